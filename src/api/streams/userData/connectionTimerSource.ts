/**
 * What connections with `cancel_on_disconnect` need: the rights of listen keys, and the exchange's timers.
 * `programs/roles/connectionTimers.ts` provides the implementation.
 */

export interface ListenKeyRights {
  readonly userId: number;
  readonly mayCancelOrders: boolean;
}

export interface ConnectionTimerSource {
  /** The rights of the listen key with this hash; undefined if it is not active. */
  rightsOf(hash: string): Promise<ListenKeyRights | undefined>;
  /** Whether a timer of this scope is running. */
  isRunning(userId: number, scope: string): Promise<boolean>;
  /** Sets a timer, or stops it with 0. Resolves when that is durable. Throws `Outage`. */
  setTimer(userId: number, scope: string, afterMs: number): Promise<void>;
}
