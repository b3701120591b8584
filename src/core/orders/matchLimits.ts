/** How many resting orders an order matches before others get their turn. These limits bound events and transactions. */
export interface MatchLimits {
  /**
   * How many resting orders one event matches. A GTC order that meets more continues in the next batch; until it ends,
   * nothing else is decided for its book.
   */
  readonly perEvent: number;
  /**
   * How many resting orders an order matches that others see as one decision (IOC, FOK, market and Portal orders). All
   * its events belong to one transaction, which must stay bounded; the rest of the order is closed.
   */
  readonly perDecision: number;
}

export const MATCH_LIMITS: MatchLimits = { perEvent: 1_000, perDecision: 20_000 };
