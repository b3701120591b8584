/** The write lock: one transaction writes at a time; the others wait in sequence, up to the lock wait timeout. */
import { toDatabaseError } from '../../../src/store/connection/databaseError';
import type { SimulatedTime } from '../machine/simulatedTime';
import type { DatabaseSession } from './databaseSession';

/** Lock wait timeout, as the engine sets it for its connection. */
const WAIT_MS = 2_000;

interface LockWaiter {
  readonly session: DatabaseSession;
  readonly go: () => void;
  over: boolean;
}

export class WriteLock {
  private owner: DatabaseSession | undefined;
  private line: LockWaiter[] = [];

  constructor(private readonly time: SimulatedTime) {}

  acquire(session: DatabaseSession, go: () => void, fail: (error: Error) => void): void {
    if (this.owner === undefined || this.owner === session) {
      this.owner = session;
      return go();
    }
    const waiting: LockWaiter = { session, go, over: false };
    this.line.push(waiting);
    this.time.after(WAIT_MS, () => {
      if (waiting.over) return;
      waiting.over = true;
      fail(toDatabaseError('Lock wait timeout exceeded; try restarting transaction', 1205));
    });
  }

  release(session: DatabaseSession): void {
    if (this.owner !== session) return;
    this.owner = undefined;
    for (let next = this.line.shift(); next !== undefined; next = this.line.shift()) {
      if (next.over || !next.session.alive) continue;
      next.over = true;
      this.owner = next.session;
      return next.go();
    }
  }
}
