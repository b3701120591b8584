/**
 * The engine's own database connection, outside the pool: it carries the lease and every batch, one statement after the
 * other. A statement that fails or takes too long ends the connection, because what it did is then not known.
 */
import type { Knex } from 'knex';
import { type Connection, type ConnectionOptions, createConnection, type QueryError, type ResultSetHeader, type RowDataPacket } from 'mysql2';
import { bounded } from './database';

/** The database said no, and its transaction can be run again as it is. */
const RETRYABLE_ERRNOS = new Set([1213, 1205, 1020]);

export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  constructor(
    message: string,
    readonly retryable: boolean,
    /** True when the database said this; false when the connection failed, and what the statement did is unknown. */
    readonly answered: boolean,
    /** True when the statement broke a rule of the schema: a fault of ours, not of the database. */
    readonly violation: boolean,
  ) {
    super(message);
  }
}

export interface EngineConnection {
  /** The database's number for this connection. */
  readonly threadId: number;
  rows<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Resolves to the number of rows the statement touched. */
  write(sql: string, values?: readonly unknown[]): Promise<number>;
  /** Sends them at once; they run one after the other, up to the first that fails, whose error is thrown. Nothing is bound. */
  script(statements: readonly string[]): Promise<void>;
  close(): void;
}

/** Where the engine's tables are. */
export interface EngineDatabase {
  /** Throws `DatabaseError`, or whatever the driver throws when there is no database. */
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
      this.connection.query({ sql, values: values as unknown[], timeout: this.statementTimeoutMs }, (error: QueryError | null, result) => {
        if (error === null) return resolve(result);
        const failure = databaseError(error.message, error.errno ?? 0, error.fatal === true);
        if (!failure.answered) this.connection.destroy();
        reject(failure);
      });
    });
  }
}

/** As the pool connects, but that several statements may come in one packet: a batch is then one way there and one back. */
function connectOnce(database: Knex): Promise<Connection> {
  const settings: ConnectionOptions = database.client.connectionSettings;
  // Knex hides the password from a spread.
  const connection = createConnection({ ...settings, password: settings.password ?? '', multipleStatements: true });
  return new Promise((resolve, reject) => connection.connect((error) => (error === null ? resolve(connection) : reject(error))));
}

/** Server errors carry their number and leave the connection usable; anything else (number 0) leaves its state unknown. */
export function databaseError(message: string, errno: number, fatal = false): DatabaseError {
  const answered = errno >= 1000 && errno < 5000 && !fatal;
  return new DatabaseError(message, answered && RETRYABLE_ERRNOS.has(errno), answered, answered && VIOLATION_ERRNOS.has(errno));
}

/** Ends an earlier connection of ours that the database may still think alive, so that its locks are freed. */
export async function endConnection(connection: EngineConnection, threadId: number): Promise<void> {
  await connection.write('KILL ?', [threadId]).catch((error: DatabaseError) => {
    if (!error.answered) throw error;
  });
}

/** Duplicate key, null, out of range, too long, CHECK (MariaDB, MySQL), unknown table or column, syntax. */
const VIOLATION_ERRNOS = new Set([1062, 1048, 1264, 1406, 4025, 3819, 1146, 1054, 1064, 1366, 1265]);
