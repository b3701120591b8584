/** How many resting orders an order matches before others get their turn. These limits bound events and transactions. */
export interface MatchLimits {
  /**
   * Resting orders that one event matches. A GTC order that meets more goes on in the next batch; until then, nothing
   * else is decided for its book.
   */
  readonly perEvent: number;
  /**
   * Resting orders that an order matches which others see as one decision (IOC, FOK, market and Portal orders). All
   * its events belong to one transaction, so that it has to end somewhere; what is left of the order is closed.
   */
  readonly perDecision: number;
}

export const MATCH_LIMITS: MatchLimits = { perEvent: 1_000, perDecision: 20_000 };
