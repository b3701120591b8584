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
import { type EventLoop, systemEventLoop } from '../../eventLoop';
import { withTimeout } from './database';
import { type DatabaseError, toDatabaseError } from './databaseError';
import { ResultStream } from './resultStream';

export interface EngineConnection {
  /** The database's identifier of this connection. */
  readonly threadId: number;
  rows<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * The rows of a large result, in batches. The statement timeout applies to each batch. A caller that stops iterating
   * before the end closes the connection. Throws `DatabaseError`.
   */
  streamRows<Row extends object>(sql: string, values?: readonly unknown[]): AsyncIterable<readonly Row[]>;
  /** Resolves to the number of affected rows. */
  write(sql: string, values?: readonly unknown[]): Promise<number>;
  /** Sends all statements in one packet. They run in order up to the first that fails, whose error is thrown. */
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

export function engineDatabase(database: Knex, eventLoop: EventLoop = systemEventLoop): EngineDatabase {
  return {
    connect: (statementTimeoutMs) => DriverConnection.open(database, statementTimeoutMs, eventLoop),
    rows: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      ((await withTimeout(database, database.raw(sql, values as Knex.Value[]))) as [Row[]])[0],
  };
}

class DriverConnection implements EngineConnection {
  private constructor(
    private readonly connection: Connection,
    private readonly statementTimeoutMs: number,
    private readonly eventLoop: EventLoop,
  ) {}

  static async open(database: Knex, statementTimeoutMs: number, eventLoop: EventLoop): Promise<EngineConnection> {
    const connection = await openConnection(database);
    connection.on('error', () => connection.destroy());
    const opened = new DriverConnection(connection, statementTimeoutMs, eventLoop);
    await opened.write('SET SESSION innodb_lock_wait_timeout = 2');
    return opened;
  }

  get threadId(): number {
    return this.connection.threadId;
  }

  async rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.run(sql, values)) as (Row & RowDataPacket)[];
  }

  async *streamRows<Row extends object>(sql: string, values: readonly unknown[] = []): AsyncGenerator<readonly Row[]> {
    const result = new ResultStream<Row>(this.connection, sql, values, this.statementTimeoutMs, this.eventLoop);
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
    await this.run(statements.join(';'), []);
  }

  close(): void {
    this.connection.destroy();
  }

  private run(sql: string, values: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.connection.query(
        { sql, values: values as unknown[], timeout: this.statementTimeoutMs },
        (error: QueryError | null, result) => {
          if (error === null) return resolve(result);
          const failure = toDatabaseError(error.message, error.errno ?? 0, error.fatal === true);
          if (!failure.answered) this.connection.destroy();
          reject(failure);
        },
      );
    });
  }
}

/**
 * Connects with the pool's settings, but allows several statements in one packet, so that a batch needs a single round
 * trip.
 */
function openConnection(database: Knex): Promise<Connection> {
  const settings: ConnectionOptions = database.client.connectionSettings;
  // Knex makes the password non-enumerable, so the spread does not copy it.
  const connection = createConnection({
    ...settings,
    password: settings.password ?? '',
    multipleStatements: true,
    queryFormat,
  });
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
