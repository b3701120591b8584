/**
 * A database connection of the engine's own, outside the pool: one carries the lease and every batch, another the questions beside them. Statements run one after
 * the other, also those that are sent together; one that fails or takes too long ends the connection, because what it did is then not known.
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
import { bounded } from './database';
import { type DatabaseError, databaseError } from './databaseError';
import { LongAnswer } from './longAnswer';

export interface EngineConnection {
  /** The database's number for this connection. */
  readonly threadId: number;
  rows<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * The rows of a long answer, part by part: the database goes on looking while one is worked on, and each may take as long as a statement. Throws `DatabaseError`.
   * Whoever stops before the end ends the connection.
   */
  parts<Row extends object>(sql: string, values?: readonly unknown[]): AsyncIterable<readonly Row[]>;
  /** Resolves to the number of rows the statement touched. */
  write(sql: string, values?: readonly unknown[]): Promise<number>;
  /** Sends them at once; they run one after the other, up to the first that fails, whose error is thrown. Nothing is bound. */
  script(statements: readonly string[]): Promise<void>;
  close(): void;
}

/** Where the engine's tables are. */
export interface EngineDatabase {
  /** Throws `DatabaseError` when there is none to be had. */
  connect(statementTimeoutMs: number): Promise<EngineConnection>;
  /** One read on a connection of the pool, beside the engine's own. */
  rows: EngineConnection['rows'];
}

export function engineDatabase(database: Knex): EngineDatabase {
  return {
    connect: (statementTimeoutMs) => DriverConnection.open(database, statementTimeoutMs),
    rows: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      ((await bounded(database, database.raw(sql, values as Knex.Value[]))) as [Row[]])[0],
  };
}

class DriverConnection implements EngineConnection {
  private constructor(
    private readonly connection: Connection,
    private readonly statementTimeoutMs: number,
  ) {}

  static async open(database: Knex, statementTimeoutMs: number): Promise<EngineConnection> {
    const connection = await connectOnce(database);
    connection.on('error', () => connection.destroy());
    const opened = new DriverConnection(connection, statementTimeoutMs);
    await opened.write('SET SESSION innodb_lock_wait_timeout = 2');
    return opened;
  }

  get threadId(): number {
    return this.connection.threadId;
  }

  async rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.run(sql, values)) as (Row & RowDataPacket)[];
  }

  async *parts<Row extends object>(sql: string, values: readonly unknown[] = []): AsyncGenerator<readonly Row[]> {
    const answer = new LongAnswer<Row>(this.connection, sql, values, this.statementTimeoutMs);
    try {
      for (let part = await answer.next(); part.length > 0; part = await answer.next()) yield part;
    } finally {
      answer.stop();
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
          const failure = databaseError(error.message, error.errno ?? 0, error.fatal === true);
          if (!failure.answered) this.connection.destroy();
          reject(failure);
        },
      );
    });
  }
}

/** As the pool connects, but that several statements may come in one packet: a batch is then one way there and one back. */
function connectOnce(database: Knex): Promise<Connection> {
  const settings: ConnectionOptions = database.client.connectionSettings;
  // Knex hides the password from a spread.
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
        : reject(databaseError(error.message, error.errno ?? 0, error.fatal === true)),
    );
  });
}

/** Where nothing is bound, nothing is looked for: the driver would read a whole batch through for a question mark. */
function queryFormat(sql: string, values: unknown): string {
  return Array.isArray(values) && values.length === 0 ? sql : format(sql, values as never);
}

/** Ends an earlier connection of ours that the database may still think alive, so that its locks are freed. */
export async function endConnection(connection: EngineConnection, threadId: number): Promise<void> {
  await connection.write('KILL ?', [threadId]).catch((error: DatabaseError) => {
    if (!error.answered) throw error;
  });
}
