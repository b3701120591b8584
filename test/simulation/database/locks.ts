/** The write lock: one transaction writes at a time; the others wait in sequence, up to the lock wait timeout. */
import { toDatabaseError } from '../../../src/store/connection/databaseError';
import type { SimulatedTime } from '../machine/simulatedTime';
import type { Session } from './databaseSession';

/** Lock wait timeout, as the engine sets it for its connection. */
const WAIT_MS = 2_000;

interface Waiting {
  readonly session: Session;
  readonly go: () => void;
  over: boolean;
}

export class WriteLock {
  private owner: Session | undefined;
  private line: Waiting[] = [];

  constructor(private readonly time: SimulatedTime) {}

  take(session: Session, go: () => void, fail: (error: Error) => void): void {
    if (this.owner === undefined || this.owner === session) {
      this.owner = session;
      return go();
    }
    const waiting: Waiting = { session, go, over: false };
    this.line.push(waiting);
    this.time.after(WAIT_MS, () => {
      if (waiting.over) return;
      waiting.over = true;
      fail(toDatabaseError('Lock wait timeout exceeded; try restarting transaction', 1205));
    });
  }

  free(session: Session): void {
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
