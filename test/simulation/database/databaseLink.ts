/** The engine's connection to the simulated database, on which statements are lost, cut off, delayed or refused. */

import { toCommitError, toDatabaseError } from '../../../src/store/connection/databaseError';
import type { EngineConnection, EngineDatabase } from '../../../src/store/connection/engineConnection';
import type { RunTrace } from '../machine/runTrace';
import type { SimulatedProcess } from '../machine/simulatedProcess';
import type { SimulatedTime } from '../machine/simulatedTime';
import type { SimulatedDatabase } from './database';
import type { DatabaseFaults, StatementFate } from './databaseFaults';
import type { DatabaseSession, StatementReply } from './databaseSession';

/** Connection timeout of the driver. */
const CONNECT_TIMEOUT_MS = 1_500;
/** Timeout of a query on the pool. */
const READ_TIMEOUT_MS = 1_000;

export interface LinkOptions {
  readonly process: SimulatedProcess;
  readonly database: SimulatedDatabase;
  readonly time: SimulatedTime;
  readonly faults: DatabaseFaults;
  readonly trace: RunTrace;
  /** Simulated time until which the database is down. */
  readonly downUntilMs: () => number;
}

/** All connections of a process to its database. */
export class DatabaseLinks implements EngineDatabase {
  private readonly open = new Set<DatabaseLink>();

  constructor(private readonly options: LinkOptions) {}

  connect(statementTimeoutMs: number): Promise<EngineConnection> {
    const { process, database, time, faults, trace, downUntilMs } = this.options;
    return new Promise((resolve, reject) => {
      const { fault, requestMs } = faults.fateOf('CONNECT');
      const refused = time.nowMs < downUntilMs() || (fault !== 'none' && fault !== 'slow');
      trace.addLine(`connect${refused ? ' refused' : ''}`);
      const fail = () => process.deliver(() => reject(toDatabaseError('no connection', 0)));
      if (refused || requestMs > CONNECT_TIMEOUT_MS)
        return void time.after(Math.min(requestMs, CONNECT_TIMEOUT_MS), fail);
      time.after(requestMs, () => {
        const link = new DatabaseLink(this.options, database.openSession(), statementTimeoutMs, () =>
          this.open.delete(link),
        );
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

  /** The database ends all sessions of the process. */
  breakAll(): void {
    for (const link of Array.from(this.open)) link.break();
  }

  /** Closes all connections, because the process has ended. */
  closeAll(): void {
    for (const link of Array.from(this.open)) link.close();
  }
}

class DatabaseLink implements EngineConnection {
  isOpen = true;

  constructor(
    private readonly options: LinkOptions,
    private readonly session: DatabaseSession,
    private readonly statementTimeoutMs: number,
    private readonly onClose: () => void,
  ) {
    session.onEnd = () => this.notice();
  }

  get threadId(): number {
    return this.session.id;
  }

  get serverIdentity(): string {
    return this.options.database.serverIdentity;
  }

  async rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.send([sql], values)).rows as unknown as Row[];
  }

  /** Yields the complete result or throws; a result that was cut off is not used. */
  async *streamRows<Row extends object>(sql: string, values: readonly unknown[] = []): AsyncGenerator<readonly Row[]> {
    yield await this.rows<Row>(sql, values);
  }

  async write(sql: string, values: readonly unknown[] = []): Promise<number> {
    return (await this.send([sql], values)).affected;
  }

  async script(statements: readonly string[]): Promise<void> {
    await this.send(statements, []);
  }

  /** The database ends the session, whatever it is doing. */
  break(): void {
    this.options.database.endSession(this.session);
    this.close();
  }

  /** Closes the connection. The database notices later. */
  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.onClose();
    const { time, database, faults } = this.options;
    time.after(faults.lingerMs(), () => database.endSession(this.session));
  }

  /** The process learns that the database has ended the session. */
  private notice(): void {
    this.options.process.deliver(() => this.close());
  }

  /**
   * One packet to the database and one answer. Statements that arrived are executed even if the client no longer waits.
   */
  private send(statements: readonly string[], values: readonly unknown[]): Promise<Done> {
    const { process, time } = this.options;
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(toDatabaseError('the connection is closed', 0));
      let over = false;
      const settle = (reply: StatementReply) =>
        process.deliver(() => {
          if (over) return;
          over = true;
          cancel();
          this.session.onEnd = () => this.notice();
          if (reply.error === null) return resolve(reply);
          if (!('answered' in reply.error && reply.error.answered === true)) this.close();
          reject(reply.error);
        });
      const cancel = process.eventLoop.after(this.statementTimeoutMs, () =>
        settle({ error: toDatabaseError('the statements took too long', 0) }),
      );
      this.session.onEnd = () => settle(LOST);
      const fates = statements.map((sql) => this.fateOf(sql));
      time.after(fates[0]?.requestMs ?? 0, () =>
        this.executeNext({ statements, values, fates, settle, muted: false }, 0),
      );
    });
  }

  private fateOf(sql: string): StatementFate {
    const { trace, faults } = this.options;
    const fate = faults.fateOf(sql);
    if (fate.fault !== 'none') {
      trace.addLine(`${fate.fault} at ${sql.slice(0, 40)}`);
      trace.count(`fault ${fate.fault}${sql === 'COMMIT' ? ' at commit' : ''}`);
    }
    return fate;
  }

  /** Executes the statements of a packet one after the other, up to the first that fails. */
  private executeNext(packet: Packet, index: number): void {
    const { database, time } = this.options;
    const { session } = this;
    const { statements, values, fates, settle } = packet;
    const { fault, flushMs, replyMs } = fates[index] as StatementFate;
    if (fault === 'cut_before' && this.breakConnection(packet)) return;
    if (fault === 'deadlock') database.rollback(session);
    const errno = ERRNOS[fault];
    const sql = statements[index] as string;
    if (errno !== undefined)
      return settle({ error: sql === 'COMMIT' ? toCommitError(fault) : toDatabaseError(fault, errno) });
    database.executeStatement(session, sql, values, flushMs, (reply) => {
      if (fault === 'commit_error' && sql === 'COMMIT' && !packet.muted)
        return settle({ error: toCommitError('the replication hook failed after the commit') });
      if (fault === 'mute') packet.muted = true;
      if (fault === 'cut_after' && this.breakConnection(packet)) return;
      const next = fates[index + 1];
      if (reply.error === null && next !== undefined)
        return void time.after(next.requestMs, () => this.executeNext(packet, index + 1));
      if (!packet.muted) time.after(replyMs, () => settle(reply));
    });
  }

  /**
   * Breaks the connection. Returns true if the database notices at once; otherwise it executes what it received,
   * without an answer.
   */
  private breakConnection(packet: Packet): boolean {
    packet.settle(LOST);
    packet.muted = true;
    if (packet.statements.length > 1 && this.options.faults.continuesAfterDisconnect()) return false;
    this.options.database.endSession(this.session);
    return true;
  }
}

type Done = Extract<StatementReply, { error: null }>;

interface Packet {
  readonly statements: readonly string[];
  readonly values: readonly unknown[];
  readonly fates: readonly StatementFate[];
  readonly settle: (reply: StatementReply) => void;
  /** Whether the statements are executed without an answer. */
  muted: boolean;
}

const LOST: StatementReply = { error: toDatabaseError('the connection was lost', 0) };

/** Error number of each fault that is an error of the database. */
const ERRNOS: Readonly<Record<string, number>> = { deadlock: 1213, lock_wait: 1205, read_only: 1290 };
