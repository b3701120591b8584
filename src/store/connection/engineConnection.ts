/**
 * The engine's own database connections, outside the pool: one carries the lease and all batches, another the history
 * queries. Statements on a connection run one after the other, also when several are sent in one packet. If a statement
 * times out or its connection fails, the connection is closed, because the outcome of the statement is unknown.
 */
import type { Knex } from 'knex';
import {
  type Connection,
  type ConnectionOptions,
  createConnection,
  format,
  type QueryError,
  type ResultSetHeader,
  type RowDataPacket,
} from 'mysql2';
import { type EventLoop, systemEventLoop } from '../../foundation/eventLoop';
import { groupOf, withTimeout } from './database';
import { type DatabaseError, toCommitError, toDatabaseError } from './databaseError';
import type { GroupConnections } from './groupConnections';
import { isNotPrimaryError } from './groupMembership';
import { ResultStream } from './resultStream';
import { SESSION_SETTINGS } from './sessionSettings';

export interface EngineConnection {
  /** The database's identifier of this connection. */
  readonly threadId: number;
  /**
   * Identifies the database server at the other end: host name, port and data directory. Locks and thread ids mean
   * something only on the server that gave them.
   */
  readonly serverIdentity: string;
  /** False once it was closed, or noticed to be lost. */
  readonly isOpen: boolean;
  rows<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * The rows of a large result, in batches. The statement timeout applies to each batch. A caller that stops iterating
   * before the end closes the connection. Throws `DatabaseError`.
   */
  streamRows<Row extends object>(sql: string, values?: readonly unknown[]): AsyncIterable<readonly Row[]>;
  /** Resolves to the number of affected rows. */
  write(sql: string, values?: readonly unknown[]): Promise<number>;
  /**
   * Sends all statements in one packet. They run in order up to the first that fails, whose error is thrown. The outcome
   * of a failed COMMIT is unknown: its error counts as not `answered`, and the connection is closed.
   */
  script(statements: readonly string[]): Promise<void>;
  close(): void;
}

/** The database that contains the engine's tables. */
export interface EngineDatabase {
  /** Opens a connection. Throws `DatabaseError` if that fails. */
  connect(statementTimeoutMs: number): Promise<EngineConnection>;
  /** Runs one read on a connection of the pool instead of the engine's own. */
  rows: EngineConnection['rows'];
}

/** `check` is called with each new connection. If it throws, the connection is closed. */
export function engineDatabase(
  database: Knex,
  eventLoop: EventLoop = systemEventLoop,
  check: (connection: EngineConnection) => Promise<void> = async () => undefined,
): EngineDatabase {
  return {
    connect: async (statementTimeoutMs) => {
      const connection = await DriverConnection.open(database, statementTimeoutMs, eventLoop);
      try {
        await check(connection);
        return connection;
      } catch (error) {
        connection.close();
        throw error;
      }
    },
    rows: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      ((await withTimeout(database, database.raw(sql, values as Knex.Value[]))) as [Row[]])[0],
  };
}

class DriverConnection implements EngineConnection {
  private constructor(
    private readonly link: Link,
    readonly serverIdentity: string,
  ) {}

  static async open(database: Knex, statementTimeoutMs: number, eventLoop: EventLoop): Promise<EngineConnection> {
    const connection = await openConnection(database);
    const link: Link = { connection, statementTimeoutMs, group: groupOf(database), eventLoop, isOpen: true };
    connection.on('error', () => endLink(link));
    const results = (await runStatements(link, SESSION_SCRIPT, [])) as [{ readonly identity: string }][];
    return new DriverConnection(link, results.at(-1)?.[0].identity ?? '');
  }

  get threadId(): number {
    return this.link.connection.threadId;
  }

  get isOpen(): boolean {
    return this.link.isOpen;
  }

  async rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.run(sql, values)) as (Row & RowDataPacket)[];
  }

  async *streamRows<Row extends object>(sql: string, values: readonly unknown[] = []): AsyncGenerator<readonly Row[]> {
    const { connection, statementTimeoutMs, eventLoop } = this.link;
    const result = new ResultStream<Row>(connection, sql, values, statementTimeoutMs, eventLoop);
    try {
      for (let rows = await result.next(); rows.length > 0; rows = await result.next()) yield rows;
    } finally {
      result.stop();
    }
  }

  async write(sql: string, values: readonly unknown[] = []): Promise<number> {
    return ((await this.run(sql, values)) as ResultSetHeader).affectedRows;
  }

  async script(statements: readonly string[]): Promise<void> {
    await runStatements(this.link, statements.join(';'), [], statements);
  }

  close(): void {
    endLink(this.link);
  }

  private run(sql: string, values: readonly unknown[]): Promise<unknown> {
    return runStatements(this.link, sql, values);
  }
}

/** A connection of the driver, with what is needed to run statements on it. */
interface Link {
  readonly connection: Connection;
  readonly statementTimeoutMs: number;
  readonly group: GroupConnections | undefined;
  readonly eventLoop: EventLoop;
  isOpen: boolean;
}

function endLink(link: Link): void {
  link.isOpen = false;
  link.connection.destroy();
}

/** The settings of an engine's connection, and the identity of the server, in one round trip. */
const SESSION_SCRIPT = [
  ...SESSION_SETTINGS,
  'SET SESSION innodb_lock_wait_timeout = 2',
  "SELECT CONCAT_WS(':', @@hostname, @@port, @@datadir) AS identity",
].join(';');

/**
 * Runs all statements of `sql` in one packet. `statements` are its parts, if there are several and the last may be a
 * COMMIT. Throws `DatabaseError`; closes the connection if it was not answered.
 */
function runStatements(
  link: Link,
  sql: string,
  values: readonly unknown[],
  statements: readonly string[] = [],
): Promise<unknown> {
  const { connection, statementTimeoutMs: timeout, group } = link;
  return new Promise((resolve, reject) => {
    let completed = 0;
    const query = connection.query(
      { sql, values: values as unknown[], timeout },
      (error: QueryError | null, result: unknown) => {
        if (error === null) return resolve(result);
        const failure =
          statements[completed] === 'COMMIT'
            ? toCommitError(error.message)
            : toDatabaseError(error.message, error.errno ?? 0, error.fatal === true);
        if (isNotPrimaryError(error.errno)) group?.beginTerm();
        if (!failure.answered) endLink(link);
        reject(failure);
      },
    );
    if (statements.length > 0) query.on('result', () => (completed += 1));
  });
}

/**
 * Connects with the pool's settings, to the primary if there are several hosts, but allows several statements in one
 * packet, so that a batch needs a single round trip.
 */
function openConnection(database: Knex): Promise<Connection> {
  const group = groupOf(database);
  const own = { multipleStatements: true, queryFormat };
  if (group !== undefined) return group.connect(own);
  const settings: ConnectionOptions = database.client.connectionSettings;
  // Knex makes the password non-enumerable, so the spread does not copy it.
  const connection = createConnection({ ...settings, password: settings.password ?? '', ...own });
  return new Promise((resolve, reject) => {
    connection.connect((error) =>
      error === null
        ? resolve(connection)
        : reject(toDatabaseError(error.message, error.errno ?? 0, error.fatal === true)),
    );
  });
}

/**
 * Instead of the driver's formatter for every statement, because it searches the text of a whole batch for `?`, which
 * costs 3 µs per order (src/performance.md, no placeholders).
 */
function queryFormat(sql: string, values: unknown): string {
  return Array.isArray(values) && values.length === 0 ? sql : format(sql, values as never);
}

/**
 * Kills a previous connection of this server that the database may still consider open, so that its locks are released.
 */
export async function killConnection(connection: EngineConnection, threadId: number): Promise<void> {
  await connection.write('KILL ?', [threadId]).catch((error: DatabaseError) => {
    if (!error.answered) throw error;
  });
}
