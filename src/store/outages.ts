/** Tells a database that is down, frozen, full or read-only from a statement that is wrong: the first is an outage, the second a bug. */

/** The pool's wait and the query timeout. */
const KNEX_TIMEOUT = 'KnexTimeoutError';

/**
 * Server errors that say "not now": too many connections, out of resources, shutting down, lock wait, deadlock, changed
 * since read, killed, read-only, disk or table full.
 */
const TRANSIENT_ERRNOS = new Set([1040, 1041, 1053, 1205, 1213, 1020, 1927, 3024, 1969, 1290, 1836, 1792, 1021, 1114, 1030, 1158, 1159, 1160, 1161]);

export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === KNEX_TIMEOUT) return true;
  const { fatal, errno, code } = error as { fatal?: unknown; errno?: unknown; code?: unknown };
  // mysql2 marks what ended the connection as fatal; system errors (refused, reset, no socket) have negative numbers.
  if (fatal === true) return true;
  if (typeof errno === 'number') return errno < 0 || TRANSIENT_ERRNOS.has(errno);
  return code === 'PROTOCOL_CONNECTION_LOST' || code === 'PROTOCOL_SEQUENCE_TIMEOUT';
}
