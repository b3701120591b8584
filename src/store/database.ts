/** Opens the database: the one place that knows how mysql2 and Knex must be set so that no digit is lost and nothing waits for ever. */
import { readFileSync } from 'node:fs';
import knex, { type Knex } from 'knex';
import type { ConnectionOptions } from 'mysql2';
import { type BigintColumn, integerFrom } from './columns';
import { DatabaseError } from './databaseError';

export interface DatabaseOptions {
  readonly connectionsMax: number;
  /** Waiting for a pooled connection. */
  readonly poolWaitMs: number;
  readonly connectTimeoutMs: number;
  /** For each query that is `bounded`. */
  readonly queryTimeoutMs: number;
}

/** `url` is mysql://user:password@host:port/name; a local socket as the query member socketPath, TLS as `ca`. */
export function openDatabase(url: string, options: DatabaseOptions): Knex {
  const database = knex({
    client: 'mysql2',
    connection: { ...connectionOf(url), connectTimeout: options.connectTimeoutMs },
    pool: { min: 0, max: options.connectionsMax, afterCreate: setPlans },
    acquireConnectionTimeout: options.poolWaitMs,
    // Errors are logged, and values are nobody's business there.
    compileSqlOnError: false,
  });
  database.userParams = { queryTimeoutMs: options.queryTimeoutMs };
  return database;
}

/**
 * Every question has a key that answers it to its first page in order. Cut from two keys instead, the rows would all have to be read and sorted first, which
 * the optimizer takes to be cheaper as tables grow.
 */
export const PLANS = "SET SESSION optimizer_switch = 'index_merge_intersection=off'";

type Connected = (error: Error | null, connection: DriverConnection) => void;
interface DriverConnection {
  query(sql: string, done: (error: Error | null) => void): void;
}

function setPlans(connection: DriverConnection, done: Connected): void {
  connection.query(PLANS, (error) => done(error, connection));
}

/** The query with its timeout, after which it is given up as an outage, together with its connection. */
export function bounded<Query extends { timeout(milliseconds: number): Query }>(database: Knex, query: Query): Query {
  const { queryTimeoutMs }: { queryTimeoutMs?: number } = database.userParams;
  if (queryTimeoutMs === undefined) throw new Error('not a database that openDatabase opened');
  return query.timeout(queryTimeoutMs);
}

/** Connections of the pool, and queries that wait for one. */
export function poolUse(database: Knex): { readonly used: number; readonly free: number; readonly waiting: number } {
  const { pool } = database.client as {
    readonly pool: { numUsed(): number; numFree(): number; numPendingAcquires(): number };
  };
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
}

/** How many rows the query finds. */
export async function countRows(database: Knex, query: Knex.QueryBuilder): Promise<number> {
  const row: { readonly count?: BigintColumn } | undefined = await bounded(
    database,
    query.count({ count: '*' }).first(),
  );
  return integerFrom(row?.count ?? 0);
}

/** Where a database is and who we are there. */
export interface DatabasePlace {
  readonly server: { readonly socketPath: string } | { readonly host: string; readonly port: number };
  readonly user: string;
  readonly password: string;
  /** The schema's name. */
  readonly database: string;
  /** File of the certificates of whoever may vouch for the server; where it is named, nothing is said but under TLS to the host that they vouch for. */
  readonly caFile: string | null;
}

/** Of an address as `openDatabase` takes it. */
export function placeOf(text: string): DatabasePlace {
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

/** How the driver is to connect to such an address. */
export function connectionOf(text: string): Knex.MySql2ConnectionConfig & ConnectionOptions {
  const { server, caFile, ...who } = placeOf(text);
  // The driver's own words: knex has no name for the last one.
  const ssl =
    caFile === null ? undefined : { ca: readFileSync(caFile, 'utf8'), rejectUnauthorized: true, verifyIdentity: true };
  return {
    ...server,
    ...who,
    ...(ssl !== undefined && { ssl }),
    charset: 'utf8mb4',
    timezone: 'Z',
    supportBigNumbers: true,
    multipleStatements: false,
  };
}

/** True when the database did not answer or went away, false when it answered that the statement is wrong. */
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

/** Too many connections, shutting down, killed, read-only, disk full, lock waits that ran out. */
const SERVER_GONE_ERRNOS = new Set([1040, 1053, 1205, 1213, 1290, 1317, 1927, 3169, 1021, 1114, 1836]);
