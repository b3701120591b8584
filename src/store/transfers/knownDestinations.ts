/**
 * Since when a user knows the destination of a withdrawal: since the first withdrawal to it that did not fail, or since
 * it was added to the user's address book, whichever is earlier.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { codedColumns, unchangedRows } from '../secrets/rowCodes';
import type { AddressBookStores } from './withdrawalAddresses';

const BOOK = 'withdrawal_addresses';

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
  stores: AddressBookStores,
  destinations: readonly UsedDestination[],
): Promise<readonly (number | undefined)[]> {
  if (destinations.length === 0) return [];
  const { database, masterKeys } = stores;
  const searches = destinations.flatMap((destination, place) => searchesFor(database, destination, place));
  const used: readonly UseRow[] = await withTimeout(database, database.unionAll(searches, true));
  const inBooks = destinations.flatMap((destination, place) => bookSearchesFor(database, destination, place));
  const listed: readonly UseRow[] =
    inBooks.length === 0 ? [] : await withTimeout(database, database.unionAll(inBooks, true));
  const since: (number | undefined)[] = destinations.map(() => undefined);
  for (const row of [...used, ...unchangedRows(masterKeys, BOOK, listed)]) {
    const [place, sinceMs] = [integerFrom(row.place), integerFrom(row.since_ms)];
    since[place] = Math.min(since[place] ?? sinceMs, sinceMs);
  }
  return since;
}

/** Each reads the first matching row of one index. */
function searchesFor(
  database: Knex,
  { userId, network, bankCode, tag, spellings }: UsedDestination,
  place: number,
): Knex.QueryBuilder[] {
  const columns = [database.raw('? as place', [place]), database.raw('created_at_ms as since_ms')];
  return spellings.map((address) =>
    database('withdrawals')
      .where({ user_id: userId, address, network, bank_code: bankCode, tag, order_id: null })
      .whereNot('status', 'failed')
      .orderBy('id')
      .limit(1)
      .select(columns),
  );
}

/** A row of the address book counts only if it is as a server wrote it. */
function bookSearchesFor(
  database: Knex,
  { userId, network, tag, listedAs }: UsedDestination,
  place: number,
): Knex.QueryBuilder[] {
  if (network === null) return [];
  const columns = [database.raw('? as place', [place]), database.raw('created_at_ms as since_ms')];
  const listed = database(BOOK)
    .where({ user_id: userId, network, address: listedAs, tag: tag ?? '' })
    .limit(1)
    .select(...columns, ...codedColumns(BOOK));
  return [listed];
}
