/**
 * An in-memory database with the guarantees of MariaDB and no others: transactions are atomic, a snapshot does not
 * change, a writer waits for another, and a commit is durable when it is flushed. It can lose connections, be slow, and
 * crash; what was flushed survives.
 */
import { assert } from '../../../src/core/values/assert';
import { toDatabaseError } from '../../../src/store/connection/databaseError';
import type { EngineConnection } from '../../../src/store/connection/engineConnection';
import type { SimulatedTime } from '../machine/simulatedTime';
import { DatabaseSession, type StatementReply, type Transaction } from './databaseSession';
import { WriteLock } from './locks';
import { candidateRows, type EvaluationContext, evaluate, executeSelect, isTrue } from './select';
import { parseStatement, type Statement } from './sqlParser';
import { type Row, rowOf, type Table, Tables } from './tableData';

type Insert = Extract<Statement, { kind: 'insert' }>;
type Update = Extract<Statement, { kind: 'update' }>;
export type TableChanges = ReadonlyMap<string, ReadonlyMap<string, Row>>;

export interface DatabaseOptions {
  readonly time: SimulatedTime;
  /** Time of the database's clock. */
  readonly wallMs: () => number;
  /** A random choice where the real database guarantees nothing. */
  readonly randomChoice: () => boolean;
  /** Called with each commit when it becomes visible. */
  readonly onCommit: (changes: TableChanges) => void;
}

export class SimulatedDatabase {
  readonly serverIdentity = 'simulated:3306:/data/';
  private readonly sessions = new Map<number, DatabaseSession>();
  private readonly lock: WriteLock;
  private sessionsMade = 0;
  /** Holders of named locks. */
  private readonly named = new Map<string, DatabaseSession>();

  private constructor(
    private readonly options: DatabaseOptions,
    private tables: Tables,
  ) {
    this.lock = new WriteLock(options.time);
  }

  static async create(options: DatabaseOptions): Promise<SimulatedDatabase> {
    return new SimulatedDatabase(options, await Tables.createMigrated());
  }

  /** The committed rows, for checks. */
  committedRows(table: string): ReadonlyMap<string, Row> {
    return this.tables.get(table).rows;
  }

  committedTable(table: string): Pick<Table, 'schema' | 'rows'> {
    return this.tables.get(table);
  }

  /** The present version of the tables, with one row replaced or, if `row` is null, deleted. */
  alteredTables(name: string, key: string, row: Row | null): Tables {
    return this.snapshot().withReplacedRow(name, key, row);
  }

  /** A connection without faults, for checks. `view`: the tables that it reads instead of the committed ones. */
  openDirectConnection(view?: Tables): EngineConnection {
    const session = this.openSession(view);
    const run = (sql: string, values: readonly unknown[] = []) =>
      new Promise<Extract<StatementReply, { error: null }>>((resolve, reject) => {
        this.executeStatement(session, sql, values, 0, (reply) =>
          reply.error === null ? resolve(reply) : reject(reply.error),
        );
      });
    const rows = async <Row extends object>(sql: string, values?: readonly unknown[]) =>
      (await run(sql, values)).rows as unknown as Row[];
    return {
      threadId: session.id,
      serverIdentity: this.serverIdentity,
      isOpen: true,
      rows,
      streamRows: async function* <Row extends object>(sql: string, values?: readonly unknown[]) {
        yield await rows<Row>(sql, values);
      },
      write: async (sql, values) => (await run(sql, values)).affected,
      script: async (statements) => {
        for (const statement of statements) await run(statement);
      },
      close: () => this.endSession(session),
    };
  }

  openSession(view?: Tables): DatabaseSession {
    const session = new DatabaseSession((this.sessionsMade += 1), view);
    this.sessions.set(session.id, session);
    return session;
  }

  /**
   * The client has disconnected or was killed: its transaction is rolled back. A commit that is being flushed is
   * completed first.
   */
  endSession(session: DatabaseSession): void {
    if (!session.alive) return;
    session.alive = false;
    this.sessions.delete(session.id);
    for (const [name, holder] of this.named) if (holder === session) this.named.delete(name);
    if (!session.flushing) {
      session.transaction = null;
      this.lock.release(session);
    }
    session.onEnd?.();
  }

  /** The server crashes. A commit that is being flushed is durable or not, at random. */
  crash(): void {
    for (const session of Array.from(this.sessions.values())) {
      if (session.flushing && this.options.randomChoice()) session.transaction = null;
      else if (session.flushing) this.publish(session);
      this.endSession(session);
    }
  }

  /** `flushMs`: time of the flush of a commit. The reply is later if another transaction holds the lock. */
  executeStatement(
    session: DatabaseSession,
    sql: string,
    bound: readonly unknown[],
    flushMs: number,
    reply: (reply: StatementReply) => void,
  ): void {
    if (!session.alive) return reply({ error: toDatabaseError('the connection is gone', 0) });
    const fail = (error: Error) => reply({ error });
    const done = (rows: readonly Row[] = [], affected = 0) => reply({ error: null, rows, affected });
    const statement = parseStatement(insertIdentifiers(sql, bound));
    const values = sql.includes('??') ? bound.slice(sql.split('??').length - 1) : bound;
    switch (statement.kind) {
      case 'begin':
        // As in MySQL, an open transaction is committed.
        if (session.transaction !== null) this.publish(session);
        session.transaction = {
          snapshot: session.view ?? (statement.snapshot ? this.snapshot() : null),
          changes: new Map(),
        };
        return done();
      case 'commit':
        return this.commit(session, flushMs, done);
      case 'rollback':
        this.rollback(session);
        return done();
      case 'set':
        return done();
      case 'kill':
        return this.kill(Number(values[0]), done, fail);
      case 'select':
        return done(
          executeSelect(
            session.transaction?.snapshot ?? session.view ?? this.tables,
            statement.select,
            this.evaluationContext(session, values),
          ),
        );
      case 'insert':
      case 'update':
        return this.lock.acquire(session, () => this.executeWrite(session, statement, values, done, fail), fail);
    }
  }

  rollback(session: DatabaseSession): void {
    session.transaction = null;
    this.lock.release(session);
  }

  private snapshot(): Tables {
    this.tables.shared = true;
    return this.tables;
  }

  private commit(session: DatabaseSession, flushMs: number, done: () => void): void {
    if (session.transaction === null || session.transaction.changes.size === 0) {
      this.rollback(session);
      return done();
    }
    const flushed = () => {
      session.flushing = false;
      this.publish(session);
      done();
    };
    if (flushMs === 0) return flushed();
    session.flushing = true;
    this.options.time.after(flushMs, flushed);
  }

  private publish(session: DatabaseSession): void {
    const changes = session.transaction?.changes ?? new Map<string, Map<string, Row>>();
    session.transaction = null;
    if (changes.size > 0) {
      this.tables = this.tables.withChanges(changes);
      this.options.onCommit(changes);
    }
    this.lock.release(session);
  }

  private kill(id: number, done: () => void, fail: (error: Error) => void): void {
    const session = this.sessions.get(id);
    if (session === undefined) return fail(toDatabaseError(`Unknown thread id: ${id}`, 1094));
    this.endSession(session);
    done();
  }

  private executeWrite(
    session: DatabaseSession,
    statement: Insert | Update,
    bound: readonly unknown[],
    done: (rows: readonly Row[], affected: number) => void,
    fail: (error: Error) => void,
  ): void {
    const alone = session.transaction === null;
    const transaction: Transaction = session.transaction ?? { snapshot: null, changes: new Map() };
    try {
      const affected =
        statement.kind === 'insert'
          ? this.insert(transaction, statement)
          : this.update(session, transaction, statement, bound);
      if (alone) {
        session.transaction = transaction;
        this.publish(session);
      }
      done([], affected);
    } catch (error) {
      if (alone) this.lock.release(session);
      fail(error as Error);
    }
  }

  private insert({ changes }: Transaction, { table: name, columns, rows, changing }: Insert): number {
    const table = this.tables.get(name);
    const own = changes.get(name) ?? new Map<string, Row>();
    for (const values of rows) {
      const row = rowOf(table.schema, columns, values);
      const key = table.keyOf(row);
      const standing = own.get(key) ?? table.conflictingRow(row);
      if (standing === undefined) own.set(key, row);
      else if (changing.length === 0) throw toDatabaseError(`Duplicate entry ${key} in ${name}`, 1062);
      else
        own.set(table.keyOf(standing), {
          ...standing,
          ...Object.fromEntries(changing.map((column) => [column, row[column] ?? null])),
        });
    }
    changes.set(name, own);
    return rows.length;
  }

  private update(
    session: DatabaseSession,
    { changes }: Transaction,
    { table: name, sets, where }: Update,
    bound: readonly unknown[],
  ): number {
    const table = this.tables.get(name);
    const own = changes.get(name) ?? new Map<string, Row>();
    const asker = this.evaluationContext(session, bound);
    let affected = 0;
    // The transaction's own rows first: the engine never updates a row that it has just inserted.
    for (const committed of candidateRows(this.tables, name, name, where, asker)) {
      const row = own.get(table.keyOf(committed)) ?? committed;
      const scope = new Map([[name, row]]);
      if (where !== null && !isTrue(evaluate(where, scope, asker))) continue;
      const set = sets.map(([column, expression]) => [
        column,
        table.schema.columns.get(column)?.store(evaluate(expression, scope, asker)) ?? null,
      ]);
      own.set(table.keyOf(row), { ...row, ...Object.fromEntries(set) });
      affected += 1;
    }
    if (affected > 0) changes.set(name, own);
    return affected;
  }

  private evaluationContext(session: DatabaseSession, bound: readonly unknown[]): EvaluationContext {
    return { bound, call: (name, args) => this.callSqlFunction(session, name, args) };
  }

  private callSqlFunction(session: DatabaseSession, name: string, args: readonly unknown[]): unknown {
    const [first] = args;
    switch (name) {
      case 'NOW':
        return this.options.wallMs() / 1000;
      case 'UNIX_TIMESTAMP':
        return first;
      case 'CAST':
        return Math.round(Number(first));
      case 'DATABASE':
        return 'talad';
      case 'IF':
        return isTrue(first) ? args[1] : args[2];
      case 'CONCAT':
        return args.join('');
      case 'HEX':
        return (first as Buffer).toString('hex').toUpperCase();
      case 'SHA2':
      case 'LEFT':
        return first;
      case 'COALESCE':
        return args.find((value) => value !== null) ?? null;
      case 'IS_USED_LOCK':
        return this.named.get(String(first))?.id ?? null;
      case 'RELEASE_LOCK':
        if (this.named.get(String(first)) !== session) return 0;
        this.named.delete(String(first));
        return 1;
      case 'GET_LOCK': {
        assert(args[1] === 0, 'a named lock is not waited for');
        const holder = this.named.get(String(first));
        if (holder !== undefined && holder !== session) return 0;
        this.named.set(String(first), session);
        return 1;
      }
      default:
        throw new Error(`the simulated database knows no function ${name}`);
    }
  }
}

/** Replaces `??` by names, as the driver does. Names come first among the bound values. */
function insertIdentifiers(sql: string, bound: readonly unknown[]): string {
  let index = 0;
  return sql.includes('??') ? sql.replace(/\?\?/g, () => `\`${String(bound[index++])}\``) : sql;
}
