/**
 * Numbers of the timers of one user's connections on this server. They are used again, so that the table of timers does
 * not grow with every connection, but only after every earlier deadline of the number has passed: otherwise, setting the
 * timer of a new connection could revoke the end of a previous one.
 */

/** Live connections of one user. More timers would only make the same cancellations. */
export const CONNECTIONS_PER_USER_MAX = 5;
/** Two decimal digits in the tag. Clients that reconnect more often than this within a deadline have to wait. */
const SLOTS_PER_USER = 100;

interface Slots {
  live: number;
  /** For each number of a slot, when it can be used again, in the time of `nowMs`; Infinity while it is used. */
  readonly usableAtMs: Map<number, number>;
}

export class TimerSlots {
  private readonly byUser = new Map<number, Slots>();

  constructor(private readonly nowMs: () => number) {}

  /** Undefined if the user has too many connections, or had too many lately. */
  take(userId: number): number | undefined {
    const slots = this.byUser.get(userId) ?? { live: 0, usableAtMs: new Map<number, number>() };
    if (slots.live >= CONNECTIONS_PER_USER_MAX) return undefined;
    const nowMs = this.nowMs();
    for (let slot = 0; slot < SLOTS_PER_USER; slot += 1) {
      if ((slots.usableAtMs.get(slot) ?? 0) > nowMs) continue;
      slots.usableAtMs.set(slot, Number.POSITIVE_INFINITY);
      slots.live += 1;
      this.byUser.set(userId, slots);
      return slot;
    }
    return undefined;
  }

  /** The connection has closed. Its number stays in use until `release`. */
  close(userId: number): void {
    const slots = this.byUser.get(userId);
    if (slots !== undefined) slots.live -= 1;
  }

  release(userId: number, slot: number, afterMs: number): void {
    this.byUser.get(userId)?.usableAtMs.set(slot, this.nowMs() + afterMs);
  }

  /** To be called at intervals, so that users without connections need no memory. */
  forgetUnused(): void {
    const nowMs = this.nowMs();
    for (const [userId, { live, usableAtMs }] of this.byUser) {
      for (const [slot, atMs] of usableAtMs) if (atMs <= nowMs) usableAtMs.delete(slot);
      if (live === 0 && usableAtMs.size === 0) this.byUser.delete(userId);
    }
  }
}
