/** What audits found and two operators have accepted. A start does not begin a quarantine because of it. */
import type { Knex } from 'knex';
import { withTimeout } from '../connection/database';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';

const TABLE = 'accepted_violations';
const CONTEXT = 'accepted violation';
const ROWS_PER_STATEMENT = 500;

/** Returns those of the fingerprints that were accepted. */
export async function findAcceptedViolations(
  database: Knex,
  keys: Pick<SecretKeys, 'tokenKey'>,
  fingerprints: readonly string[],
): Promise<ReadonlySet<string>> {
  const accepted = new Set<string>();
  for (let from = 0; from < fingerprints.length; from += ROWS_PER_STATEMENT) {
    const byHash = new Map(
      fingerprints.slice(from, from + ROWS_PER_STATEMENT).map((each) => [keyedHash(keys, CONTEXT, each), each]),
    );
    const found: string[] = await withTimeout(
      database,
      database(TABLE)
        .whereIn('violation_hash', [...byHash.keys()])
        .pluck('violation_hash'),
    );
    for (const hash of found) accepted.add(byHash.get(hash) as string);
  }
  return accepted;
}

export async function insertAcceptedViolations(
  database: Knex,
  keys: Pick<SecretKeys, 'tokenKey'>,
  { fingerprints, nowMs }: { readonly fingerprints: readonly string[]; readonly nowMs: number },
): Promise<void> {
  const rows = fingerprints.map((each) => ({ violation_hash: keyedHash(keys, CONTEXT, each), accepted_at_ms: nowMs }));
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT)
    await withTimeout(
      database,
      database(TABLE)
        .insert(rows.slice(from, from + ROWS_PER_STATEMENT))
        .onConflict('violation_hash')
        .ignore(),
    );
}
