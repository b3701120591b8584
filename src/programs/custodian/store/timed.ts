/** Limits each statement, inside and outside of transactions, so that a database that is frozen stalls nothing for ever. */

export const STATEMENT_TIMEOUT_MS = 10_000;

export function timed<Query extends { timeout(milliseconds: number): Query }>(query: Query): Query {
  return query.timeout(STATEMENT_TIMEOUT_MS);
}
