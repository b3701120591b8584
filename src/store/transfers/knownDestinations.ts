/**
 * Since when a user knows the destination of a withdrawal: since the first withdrawal to it that did not fail, or since
 * it was added to the user's address book, whichever is earlier.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';

export interface UsedDestination {
  readonly userId: number;
  /** Null for a bank account. */
  readonly network: string | null;
  /** Null for coins. */
  readonly bankCode: string | null;
  readonly tag: string | null;
  /** Spellings of the address in earlier withdrawals. */
  readonly spellings: readonly string[];
  /** The spelling in the address book. */
  readonly listedAs: string;
}

interface UseRow {
  readonly place: BigintColumn;
  readonly since_ms: BigintColumn;
}

/**
 * The times, in the order of the destinations; undefined for one that was never used. Portal orders are not counted:
 * their destination is chosen by the partner.
 */
export async function findKnownSince(
  database: Knex,
  destinations: readonly UsedDestination[],
): Promise<readonly (number | undefined)[]> {
  if (destinations.length === 0) return [];
  const searches = destinations.flatMap((destination, place) => searchesFor(database, destination, place));
  const rows: readonly UseRow[] = await withTimeout(database, database.unionAll(searches, true));
  const since: (number | undefined)[] = destinations.map(() => undefined);
  for (const row of rows) {
    const [place, sinceMs] = [integerFrom(row.place), integerFrom(row.since_ms)];
    since[place] = Math.min(since[place] ?? sinceMs, sinceMs);
  }
  return since;
}

/** Each reads the first matching row of one index. */
function searchesFor(
  database: Knex,
  { userId, network, bankCode, tag, spellings, listedAs }: UsedDestination,
  place: number,
): Knex.QueryBuilder[] {
  const columns = [database.raw('? as place', [place]), database.raw('created_at_ms as since_ms')];
  const used = spellings.map((address) =>
    database('withdrawals')
      .where({ user_id: userId, address, network, bank_code: bankCode, tag, order_id: null })
      .whereNot('status', 'failed')
      .orderBy('id')
      .limit(1)
      .select(columns),
  );
  if (network === null) return used;
  const listed = database('withdrawal_addresses')
    .where({ user_id: userId, network, address: listedAs, tag: tag ?? '' })
    .limit(1)
    .select(columns);
  return [...used, listed];
}
