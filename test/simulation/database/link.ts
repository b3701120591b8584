/** The engine's end of a connection to the simulated database: where statements get lost, cut, held up or refused on their way. */
import { databaseError, type EngineConnection, type EngineDatabase } from '../../../src/store/connection';
import type { SimulatedProcess } from '../machine/process';
import type { SimulatedTime } from '../machine/time';
import type { Trace } from '../machine/trace';
import type { SimulatedDatabase } from './database';
import type { Fate, Faults, StatementKind } from './faults';
import type { Reply, Session } from './session';

/** How long a driver tries to connect. */
const CONNECT_TIMEOUT_MS = 1_500;
/** A read of the pool is given up after this. */
const READ_TIMEOUT_MS = 1_000;

export interface LinkOptions {
  readonly process: SimulatedProcess;
  readonly database: SimulatedDatabase;
  readonly time: SimulatedTime;
  readonly faults: Faults;
  readonly trace: Trace;
  /** The database answers nobody until then. */
  readonly downUntilMs: () => number;
}

/** A process's way to its database. */
export class Links implements EngineDatabase {
  private readonly open = new Set<Link>();

  constructor(private readonly options: LinkOptions) {}

  connect(statementTimeoutMs: number): Promise<EngineConnection> {
    const { process, database, time, faults, trace, downUntilMs } = this.options;
    return new Promise((resolve, reject) => {
      const { fault, requestMs } = faults.draw('other');
      const refused = time.nowMs < downUntilMs() || (fault !== 'none' && fault !== 'slow');
      trace.note(`connect${refused ? ' refused' : ''}`);
      const fail = () => process.deliver(() => reject(databaseError('no connection', 0)));
      if (refused || requestMs > CONNECT_TIMEOUT_MS) return void time.after(Math.min(requestMs, CONNECT_TIMEOUT_MS), fail);
      time.after(requestMs, () => {
        const link = new Link(this.options, database.open(), statementTimeoutMs, () => this.open.delete(link));
        this.open.add(link);
        process.deliver(() => resolve(link));
      });
    });
  }

  async rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    const link = await this.connect(READ_TIMEOUT_MS);
    try {
      return await link.rows(sql, values);
    } finally {
      link.close();
    }
  }

  /** The process is gone, and its sockets with it. */
  closeAll(): void {
    for (const link of Array.from(this.open)) link.close();
  }
}

class Link implements EngineConnection {
  private closed = false;

  constructor(
    private readonly options: LinkOptions,
    private readonly session: Session,
    private readonly statementTimeoutMs: number,
    private readonly onClose: () => void,
  ) {}

  get threadId(): number {
    return this.session.id;
  }

  async rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.run(sql, values)).rows as unknown as Row[];
  }

  async write(sql: string, values: readonly unknown[] = []): Promise<number> {
    return (await this.run(sql, values)).affected;
  }

  /** Sent at once, but each statement meets its own fate, and the database its own clock between them. */
  async script(statements: readonly string[]): Promise<void> {
    for (const statement of statements) await this.run(statement, []);
  }

  /** The database notices by and by. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.onClose();
    const { time, database, faults } = this.options;
    time.after(faults.lingerMs(), () => database.end(this.session));
  }

  private run(sql: string, values: readonly unknown[]): Promise<Extract<Reply, { error: null }>> {
    const { process, time, trace, faults } = this.options;
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(databaseError('the connection is closed', 0));
      const fate = faults.draw(kindOf(sql));
      if (fate.fault !== 'none') {
        trace.note(`${fate.fault} at ${sql.slice(0, 40)}`);
        trace.count(`fault ${fate.fault}${kindOf(sql) === 'commit' ? ' at commit' : ''}`);
      }
      let over = false;
      const settle = (reply: Reply) =>
        process.deliver(() => {
          if (over) return;
          over = true;
          cancel();
          this.session.onEnd = undefined;
          if (reply.error === null) return resolve(reply);
          if (!('answered' in reply.error && reply.error.answered === true)) this.close();
          reject(reply.error);
        });
      const cancel = process.timers.after(this.statementTimeoutMs, () => settle({ error: databaseError('the statement took too long', 0) }));
      this.session.onEnd = () => settle({ error: databaseError('the connection was lost', 0) });
      time.after(fate.requestMs, () => this.arrive(sql, values, fate, settle));
    });
  }

  private arrive(sql: string, values: readonly unknown[], { fault, flushMs, replyMs }: Fate, settle: (reply: Reply) => void): void {
    const { database, time } = this.options;
    const { session } = this;
    const lost = () => {
      database.end(session);
      settle({ error: databaseError('the connection was lost', 0) });
    };
    if (fault === 'cut_before') return lost();
    if (fault === 'deadlock') database.undo(session);
    const errno = ERRNOS[fault];
    if (errno !== undefined) return settle({ error: databaseError(fault, errno) });
    database.perform(session, sql, values, flushMs, (reply) => {
      if (fault === 'cut_after') return lost();
      if (fault !== 'mute') time.after(replyMs, () => settle(reply));
    });
  }
}

/** What the database says no with, where it does. */
const ERRNOS: Readonly<Record<string, number>> = { deadlock: 1213, lock_wait: 1205, read_only: 1290 };

function kindOf(sql: string): StatementKind {
  if (sql === 'COMMIT') return 'commit';
  return /^(INSERT|UPDATE)/.test(sql) ? 'write' : 'other';
}
