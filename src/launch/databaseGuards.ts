/** What every command checks before it deletes something from a database: no server uses it, and the operator agrees. */
import type { RowDataPacket } from 'mysql2';
import { type Connection, createConnection } from 'mysql2/promise';
import { connectionSettings } from '../store/connection/databaseAddress';
import { findCurrentWriter } from '../store/engine/lease';
import { LaunchError } from './terminal';

/** Opens one connection for the work. An unreachable database is reported in one line. */
export async function withConnection<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await createConnection(connectionSettings(url)).catch((error: Error) => {
    throw new LaunchError(
      `The database does not answer (${error.message}). Check DATABASE_URL, and that the database is running.`,
    );
  });
  return await work(connection).finally(() => connection.end());
}

export async function listTablesAndViews(
  connection: Connection,
): Promise<{ readonly tables: string[]; readonly views: string[] }> {
  const [rows] = await connection.query<RowDataPacket[]>(
    'SELECT table_name AS name, table_type AS type FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
  );
  const ofType = (type: string) => rows.filter((row) => row['type'] === type).map(({ name }) => String(name));
  return { tables: ofType('BASE TABLE'), views: ofType('VIEW') };
}

/** Throws if a server holds the lease of this database. */
export async function refuseIfServerRuns(connection: Connection, tables: readonly string[]): Promise<void> {
  if (!tables.includes('engine_lease')) return;
  const rows = async <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await connection.query<RowDataPacket[]>(sql, [...values]))[0] as unknown as Row[];
  const holder = await findCurrentWriter({ rows });
  if (holder !== undefined)
    throw new LaunchError(
      `A server is using this database (${holder}). Stop it; after a killed server, wait some seconds until its lease expires.`,
    );
}

/** Throws unless the operator has set FORCE=on. `found`: why it is needed; `consequence`: what happens with it. */
export function requireForce(force: boolean, found: string, consequence: string): void {
  if (!force) throw new LaunchError(`${found}. With FORCE=on ${consequence}.`);
}
