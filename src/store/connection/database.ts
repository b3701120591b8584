/**
 * Opens the database, and configures mysql2 and Knex so that no digit of a number is lost and every wait is bounded.
 */
import knex, { type Knex } from 'knex';
import type { ConnectionOptions } from 'mysql2';
import { connectionSettings } from '../../foundation/database/databaseAddress';
import { urlsOfHosts } from '../../foundation/database/databaseHosts';
import { systemEventLoop } from '../../foundation/eventLoop';
import { type BigintColumn, integerFrom } from './columnValues';
import { DatabaseError, isCommitError } from './databaseError';
import { type GroupConnections, groupConnections } from './groupConnections';
import { isNotPrimaryError } from './groupMembership';
import { applySessionSettings } from './sessionSettings';

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
 * and port; `ca` names a certificate file and requires TLS. With several hosts, separated by commas, they are the
 * members of a MySQL replication group, and each connection is made to its primary.
 */
export function openDatabase(url: string, options: DatabaseOptions): Knex {
  const [firstUrl, ...otherUrls] = urlsOfHosts(url);
  const database = knex({
    client: 'mysql2',
    connection: { ...connectionSettings(firstUrl), connectTimeout: options.connectTimeoutMs },
    pool: { min: 0, max: options.connectionsMax, afterCreate: prepareConnection },
    acquireConnectionTimeout: options.poolWaitMs,
    // Errors are logged, and the values of a statement must not appear in the log.
    compileSqlOnError: false,
    // Knex would print to standard output, also after its owner has ended. Each query gets its error.
    log: { warn: ignore, error: ignore, deprecate: ignore, debug: ignore },
  });
  const group = otherUrls.length === 0 ? undefined : groupConnections(url, options.connectTimeoutMs, systemEventLoop);
  const parameters: UserParameters = { queryTimeoutMs: options.queryTimeoutMs, group, renewals: 0 };
  database.userParams = parameters;
  if (group !== undefined) connectPoolToPrimary(database, group);
  replaceRenewedConnections(database, parameters);
  return database;
}

type DriverConnection = Parameters<typeof applySessionSettings>[0];

function prepareConnection(
  connection: DriverConnection,
  done: (error: Error | null, connection: DriverConnection) => void,
): void {
  applySessionSettings(connection, (error) => done(error, connection));
}

function ignore(): void {
  // Nothing is printed.
}

/**
 * Opens the same database for scripts of several statements, which are sent in one round trip. For migrations only:
 * elsewhere, a single statement for each query is a protection against injected ones.
 */
export async function withScripts<T>(database: Knex, work: (owner: Knex) => Promise<T>): Promise<T> {
  const { config, connectionSettings: settings }: ClientWithSettings = database.client;
  // Knex makes the password non-enumerable, so the spread does not copy it.
  const connection = { ...settings, password: settings.password ?? '', multipleStatements: true };
  const owner = knex({ ...config, connection });
  const group = groupOf(database);
  if (group !== undefined) connectPoolToPrimary(owner, group, { multipleStatements: true });
  return await work(owner).finally(() => owner.destroy());
}

interface ClientWithSettings {
  readonly config: Knex.Config;
  readonly connectionSettings: Knex.MySql2ConnectionConfig;
}

interface UserParameters {
  readonly queryTimeoutMs?: number;
  readonly group?: GroupConnections | undefined;
  /** How often the connections of the pool were renewed. */
  renewals?: number;
}

/**
 * The present connections of the pool are not used again. To be called when they may lead to another server than the address
 * does now.
 */
export function renewPool(database: Knex): void {
  const parameters: UserParameters = database.userParams;
  parameters.renewals = (parameters.renewals ?? 0) + 1;
  parameters.group?.beginTerm();
}

function replaceRenewedConnections(database: Knex, parameters: UserParameters): void {
  const openedAfter = new WeakMap<object, number | undefined>();
  const client: PoolClient = database.client;
  const open = client.acquireRawConnection.bind(client);
  const isUsable = client.validateConnection.bind(client);
  client.acquireRawConnection = async () => {
    const { renewals } = parameters;
    const connection = await open();
    openedAfter.set(connection, renewals);
    return connection;
  };
  client.validateConnection = (connection) =>
    openedAfter.get(connection) === parameters.renewals && isUsable(connection);
}

/** The connections to the database's replication group; undefined if its URL has a single host. */
export function groupOf(database: Knex): GroupConnections | undefined {
  return (database.userParams as UserParameters).group;
}

/** Connections of an earlier term are closed and replaced when they would be used again. */
function connectPoolToPrimary(database: Knex, group: GroupConnections, options: ConnectionOptions = {}): void {
  const terms = new WeakMap<object, number>();
  const client: PoolClient = database.client;
  const isUsable = client.validateConnection.bind(client);
  client.acquireRawConnection = async () => {
    const connection = await group.connect(options);
    terms.set(connection, group.term);
    connection.on('error', (error) => Object.assign(connection, { __knex__disposed: error }));
    await client.checkVersion(connection);
    return connection;
  };
  client.validateConnection = (connection) => terms.get(connection) === group.term && isUsable(connection);
  database.on('query-error', ({ errno }: { errno?: number }) => {
    if (isNotPrimaryError(errno)) group.beginTerm();
  });
}

/** What Knex's pool calls to open and to check a connection. */
interface PoolClient {
  acquireRawConnection(): Promise<object>;
  /** Finds out, once, which SQL the server understands. */
  checkVersion(connection: object): Promise<unknown>;
  validateConnection(connection: object): boolean;
}

/** Adds the query timeout. A query that exceeds it fails as an outage, and its connection is closed. */
export function withTimeout<Query extends { timeout(milliseconds: number): Query }>(
  database: Knex,
  query: Query,
): Query {
  const { queryTimeoutMs }: UserParameters = database.userParams;
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

/** True if the database did not answer or became unavailable; false if it rejected the statement. */
export function isOutage(error: unknown): boolean {
  if (error instanceof knex.KnexTimeoutError) return true;
  if (error instanceof DatabaseError) return !error.violation;
  if (!(error instanceof Error) || !('code' in error)) return false;
  const { code, errno, fatal } = error as { code?: unknown; errno?: unknown; fatal?: unknown };
  if (fatal === true || (typeof code === 'string' && (code.startsWith('PROTOCOL_') || LINK_CODES.has(code))))
    return true;
  return (
    typeof errno === 'number' && (SERVER_GONE_ERRNOS.has(errno) || isNotPrimaryError(errno) || isCommitError(errno))
  );
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

/**
 * Too many connections, shutting down, killed, read-only, disk full, lock wait timeouts, deadlocks, and a commit that a
 * replication group did not accept.
 */
const SERVER_GONE_ERRNOS = new Set([1040, 1053, 1205, 1213, 1290, 1317, 1927, 3169, 1021, 1114, 1836]);
