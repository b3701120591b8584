/**
 * Remembers the numbers of the messages of each gateway session, so that a message that is delivered twice is handled
 * once. Messages may arrive in another order than they were sent.
 */

/** A message whose number is this far behind the newest one counts as repeated. */
const REORDERED_MAX = 1_024;
/**
 * A session without messages for this many milliseconds is forgotten. By then, commands of its old messages are too
 * late to begin.
 */
const FORGET_AFTER_MS = 600_000;

interface Session {
  newest: number;
  readonly seen: Set<number>;
  heardMs: number;
}

export class GatewaySessions {
  private readonly sessions = new Map<string, Session>();

  /** Returns true for the first message with this number, and false for a repetition. */
  isNew(name: string, number: number, nowMs: number): boolean {
    const session = this.sessionOf(name, nowMs);
    session.heardMs = nowMs;
    if (number <= session.newest - REORDERED_MAX || session.seen.has(number)) return false;
    session.seen.add(number);
    session.newest = Math.max(session.newest, number);
    if (session.seen.size > 2 * REORDERED_MAX)
      for (const old of session.seen) if (old <= session.newest - REORDERED_MAX) session.seen.delete(old);
    return true;
  }

  private sessionOf(name: string, nowMs: number): Session {
    const known = this.sessions.get(name);
    if (known !== undefined) return known;
    for (const [other, { heardMs }] of this.sessions)
      if (nowMs - heardMs > FORGET_AFTER_MS) this.sessions.delete(other);
    const session = { newest: 0, seen: new Set<number>(), heardMs: nowMs };
    this.sessions.set(name, session);
    return session;
  }
}
