/**
 * Opens the database, and configures mysql2 and Knex so that no digit of a number is lost and every wait is bounded.
 */
import { readFileSync } from 'node:fs';
import knex, { type Knex } from 'knex';
import type { ConnectionOptions } from 'mysql2';
import { type BigintColumn, integerFrom } from './columnValues';
import { DatabaseError } from './databaseError';

export interface DatabaseOptions {
  readonly connectionsMax: number;
  /** Longest wait for a connection of the pool. */
  readonly poolWaitMs: number;
  readonly connectTimeoutMs: number;
  /** Timeout of each query that is run `withTimeout`. */
  readonly queryTimeoutMs: number;
}

/**
 * `url` is mysql://user:password@host:port/name. The query parameter `socketPath` names a local socket instead of host
 * and port; `ca` names a certificate file and requires TLS.
 */
export function openDatabase(url: string, options: DatabaseOptions): Knex {
  const database = knex({
    client: 'mysql2',
    connection: { ...connectionSettings(url), connectTimeout: options.connectTimeoutMs },
    pool: { min: 0, max: options.connectionsMax, afterCreate: applySessionSettings },
    acquireConnectionTimeout: options.poolWaitMs,
    // Errors are logged, and the values of a statement must not appear in the log.
    compileSqlOnError: false,
  });
  database.userParams = { queryTimeoutMs: options.queryTimeoutMs };
  return database;
}

/**
 * Every query has an index that returns its first page in order. As tables grow, the optimizer would prefer to
 * intersect two indexes, which has to read and sort all matching rows first; so index intersection is switched off.
 */
export const SESSION_SETTINGS = "SET SESSION optimizer_switch = 'index_merge_intersection=off'";

type Connected = (error: Error | null, connection: DriverConnection) => void;
interface DriverConnection {
  query(sql: string, done: (error: Error | null) => void): void;
}

function applySessionSettings(connection: DriverConnection, done: Connected): void {
  connection.query(SESSION_SETTINGS, (error) => done(error, connection));
}

/** Adds the query timeout. A query that exceeds it fails as an outage, and its connection is closed. */
export function withTimeout<Query extends { timeout(milliseconds: number): Query }>(
  database: Knex,
  query: Query,
): Query {
  const { queryTimeoutMs }: { queryTimeoutMs?: number } = database.userParams;
  if (queryTimeoutMs === undefined) throw new Error('the database was not opened by openDatabase');
  return query.timeout(queryTimeoutMs);
}

/** Used and free connections of the pool, and the number of queries that wait for one. */
export function poolUsage(database: Knex): { readonly used: number; readonly free: number; readonly waiting: number } {
  const { pool } = database.client as {
    readonly pool: { numUsed(): number; numFree(): number; numPendingAcquires(): number };
  };
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
}

/** The number of rows that the query matches. */
export async function countRows(database: Knex, query: Knex.QueryBuilder): Promise<number> {
  const row: { readonly count?: BigintColumn } | undefined = await withTimeout(
    database,
    query.count({ count: '*' }).first(),
  );
  return integerFrom(row?.count ?? 0);
}

/** Location of a database, and the credentials to log in with. */
export interface DatabaseAddress {
  readonly server: { readonly socketPath: string } | { readonly host: string; readonly port: number };
  readonly user: string;
  readonly password: string;
  /** Name of the schema. */
  readonly database: string;
  /**
   * File with the certificates of the accepted authorities. If set, connections require TLS and verify the server's
   * certificate and host name.
   */
  readonly caFile: string | null;
}

/** Parses a URL in the format of `openDatabase`. */
export function parseDatabaseUrl(text: string): DatabaseAddress {
  const url = new URL(text);
  const socketPath = url.searchParams.get('socketPath');
  return {
    server:
      socketPath === null
        ? { host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(url.port || 3306) }
        : { socketPath },
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    caFile: url.searchParams.get('ca'),
  };
}

/** The driver's connection settings for a URL in the format of `openDatabase`. */
export function connectionSettings(text: string): Knex.MySql2ConnectionConfig & ConnectionOptions {
  const { server, caFile, ...credentials } = parseDatabaseUrl(text);
  // Option names of mysql2; the type of Knex lacks verifyIdentity.
  const ssl =
    caFile === null ? undefined : { ca: readFileSync(caFile, 'utf8'), rejectUnauthorized: true, verifyIdentity: true };
  return {
    ...server,
    ...credentials,
    ...(ssl !== undefined && { ssl }),
    charset: 'utf8mb4',
    timezone: 'Z',
    supportBigNumbers: true,
    multipleStatements: false,
  };
}

/** True if the database did not answer or became unavailable; false if it rejected the statement. */
export function isOutage(error: unknown): boolean {
  if (error instanceof knex.KnexTimeoutError) return true;
  if (error instanceof DatabaseError) return !error.violation;
  if (!(error instanceof Error) || !('code' in error)) return false;
  const { code, errno, fatal } = error as { code?: unknown; errno?: unknown; fatal?: unknown };
  if (fatal === true || (typeof code === 'string' && (code.startsWith('PROTOCOL_') || LINK_CODES.has(code))))
    return true;
  return typeof errno === 'number' && SERVER_GONE_ERRNOS.has(errno);
}

const LINK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
]);

/** Too many connections, shutting down, killed, read-only, disk full, lock wait timeouts, deadlocks. */
const SERVER_GONE_ERRNOS = new Set([1040, 1053, 1205, 1213, 1290, 1317, 1927, 3169, 1021, 1114, 1836]);
