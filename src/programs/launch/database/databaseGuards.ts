/** Checks before a command deletes something from a database: no server uses the database, and the operator agrees. */
import type { RowDataPacket } from 'mysql2';
import { type Connection, createConnection } from 'mysql2/promise';
import { connectionSettings } from '../../../foundation/database/databaseAddress';
import { listTables, type ReadRows } from '../../../store/connection/catalogue';
import { SESSION_SETTINGS } from '../../../store/connection/sessionSettings';
import { findCurrentWriter } from '../../../store/engine/lease';
import { LaunchError } from '../process/terminal';

/** Opens one connection for the work. An unreachable database is reported in one line. */
export async function withConnection<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await createConnection(connectionSettings(url)).catch((error: Error) => {
    throw new LaunchError(
      `The database does not answer (${error.message}). Check DATABASE_URL, and that the database is running.`,
    );
  });
  try {
    for (const statement of SESSION_SETTINGS) await connection.query(statement);
    return await work(connection);
  } finally {
    await connection.end();
  }
}

export async function listTablesAndViews(
  connection: Connection,
): Promise<{ readonly tables: string[]; readonly views: string[] }> {
  const listed = await listTables(rowsOn(connection));
  const names = (views: boolean) => listed.filter(({ isView }) => isView === views).map(({ name }) => name);
  return { tables: names(false), views: names(true) };
}

function rowsOn(connection: Connection): ReadRows {
  return async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
    (await connection.query<RowDataPacket[]>(sql, [...values]))[0] as unknown as Row[];
}

/** Throws if a server holds the lease of this database. */
export async function refuseIfServerRuns(connection: Connection, tables: readonly string[]): Promise<void> {
  if (!tables.includes('engine_lease')) return;
  const holder = await findCurrentWriter({ rows: rowsOn(connection) });
  if (holder !== undefined)
    throw new LaunchError(
      `A server is using this database (${holder}). Stop it; after a killed server, wait some seconds until its lease expires.`,
    );
}

/**
 * Throws unless the operator has set FORCE=on. The message says with `found` why this is needed, and with `consequence`
 * what happens then.
 */
export function requireForce(force: boolean, found: string, consequence: string): void {
  if (!force) throw new LaunchError(`${found}. With FORCE=on ${consequence}.`);
}
