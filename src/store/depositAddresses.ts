/**
 * The table `deposit_addresses`: the place on a network where a user's coins of one asset come in, the same for ever, and the
 * pool of places that nobody has yet. No place ever belongs to two users: its uses are numbered from 0, each number is there once, and a further one is added
 * only by whom all the others belong to.
 */
import type { Knex } from 'knex';
import { entryOf } from '../core/entryOf';
import { askTogether } from './askTogether';
import { type BigintColumn, insertedId, integerFrom, unlessDuplicate } from './columns';
import { bounded } from './database';

/** An address as its network spells it, and what must stand beside it on chains that share one address among many. */
export interface Place {
  /** In its canonical spelling. */
  readonly address: string;
  readonly tag: string | null;
}

/** Whose coins, of what, by which way. */
export interface DepositRoute {
  readonly userId: number;
  readonly asset: string;
  readonly network: string;
}

export interface DepositAddress extends DepositRoute, Place {
  readonly assignedAtMs: number;
}

interface DepositAddressRow {
  readonly user_id: BigintColumn;
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly tag: string;
  readonly assigned_at_ms: BigintColumn;
}

const TABLE = 'deposit_addresses';
/** Free places looked at in one go; others may take some of them in the meantime. */
const CANDIDATES = 8;

export async function findDepositAddress(
  database: Knex,
  { userId, asset, network }: DepositRoute,
): Promise<DepositAddress | undefined> {
  return first(database, { user_id: userId, asset, network });
}

/** Whose the place is; undefined while it is nobody's. */
export async function findDepositAddressAt(
  database: Knex,
  { asset, network, address, tag }: Place & Pick<DepositRoute, 'asset' | 'network'>,
): Promise<DepositAddress | undefined> {
  return first(database, { asset, network, address, tag: tag ?? '' });
}

/** The oldest first. */
export async function listDepositAddresses(
  database: Knex,
  { userId, asset }: { readonly userId: number; readonly asset?: string | undefined },
) {
  const whose = { user_id: userId, ...(asset !== undefined && { asset }) };
  const rows: DepositAddressRow[] = await bounded(database, database(TABLE).where(whose).orderBy('id'));
  return rows.map(addressFrom);
}

/** A user's addresses, the oldest first; of all users who are asked for in one turn by one statement. */
export function depositAddressesOfUsers(database: Knex): (userId: number) => Promise<readonly DepositAddress[]> {
  return askTogether(async (userIds) => {
    const rows: DepositAddressRow[] = await bounded(
      database,
      database(TABLE).whereIn('user_id', userIds).orderBy('id'),
    );
    const byUser = new Map<number, DepositAddress[]>();
    for (const address of rows.map(addressFrom)) entryOf(byUser, address.userId, () => []).push(address);
    return userIds.map((userId) => byUser.get(userId) ?? []);
  });
}

/** Gives the user a place out of the pool, or the one that is theirs already; undefined when the pool is empty. */
export async function claimDepositAddress(
  database: Knex,
  route: DepositRoute,
  nowMs: number,
): Promise<DepositAddress | undefined> {
  const { userId, asset, network } = route;
  const own = await findDepositAddress(database, route);
  if (own !== undefined) return own;
  // One row by its id at a time: whoever comes second changes nothing and takes the next, and nobody waits for anybody.
  for (;;) {
    const free = database(TABLE)
      .where({ asset, network })
      .whereNull('user_id')
      .orderBy('id')
      .limit(CANDIDATES)
      .select('id');
    const candidates: { readonly id: BigintColumn }[] = await bounded(database, free);
    // The last one may have become the user's own, by another request of theirs.
    if (candidates.length === 0) return findDepositAddress(database, route);
    for (const { id } of candidates) {
      const claim = database(TABLE)
        .where({ id })
        .whereNull('user_id')
        .update({ user_id: userId, assigned_at_ms: nowMs });
      // A duplicate is the user's own, by another request of theirs.
      if ((await unlessDuplicate(bounded(database, claim))) !== 0) return findDepositAddress(database, route);
    }
  }
}

/** Keeps a place that a custodian gave out for the user; the one that is theirs already stays. Undefined when the place is another user's. */
export async function keepDepositAddress(
  database: Knex,
  route: DepositRoute,
  place: Place,
  nowMs: number,
): Promise<DepositAddress | undefined> {
  const { userId, asset, network } = route;
  const where = { network, address: place.address, tag: place.tag ?? '' };
  for (;;) {
    const uses: readonly { readonly user_id: BigintColumn | null }[] = await bounded(
      database,
      database(TABLE).where(where).select('user_id'),
    );
    if (uses.some(({ user_id: owner }) => owner === null || integerFrom(owner) !== userId)) return undefined;
    const row = { ...where, user_id: userId, asset, nth_use: uses.length, created_at_ms: nowMs, assigned_at_ms: nowMs };
    await insertedId(bounded(database, database(TABLE).insert(row)));
    // When the place has been put to another use meanwhile, it may be another user's now.
    const kept = await findDepositAddress(database, route);
    if (kept !== undefined) return kept;
  }
}

/** Puts places into the pool and resolves to how many are new; one that is known on its network, for whichever asset, is left as it is. */
export async function addToPool(
  database: Knex,
  {
    asset,
    network,
    places,
    nowMs,
  }: Pick<DepositRoute, 'asset' | 'network'> & { readonly places: readonly Place[]; readonly nowMs: number },
): Promise<number> {
  const addresses = places.map(({ address }) => address);
  const row = ({ address, tag }: Place) => ({
    asset,
    network,
    address,
    tag: tag ?? '',
    nth_use: 0,
    created_at_ms: nowMs,
  });
  for (;;) {
    const rows: Place[] = await bounded(
      database,
      database(TABLE).where('network', network).whereIn('address', addresses).select('address', 'tag'),
    );
    const known = new Set(rows.map(keyOf));
    const added = new Map(places.filter((place) => !known.has(keyOf(place))).map((place) => [keyOf(place), place]));
    if (added.size === 0) return 0;
    // All of them or none; when another import has put one of them in meanwhile, that one is known now.
    if ((await insertedId(bounded(database, database(TABLE).insert(Array.from(added.values(), row))))) !== undefined)
      return added.size;
  }
}

/** How many places nobody has yet. */
export async function countFree(
  database: Knex,
  { asset, network }: Pick<DepositRoute, 'asset' | 'network'>,
): Promise<number> {
  const free = database(TABLE).where({ asset, network }).whereNull('user_id').count({ count: '*' }).first();
  const row: { count?: number | string } | undefined = await bounded(database, free);
  return Number(row?.count ?? 0);
}

function keyOf({ address, tag }: Place): string {
  return JSON.stringify([address, tag ?? '']);
}

async function first(database: Knex, where: object): Promise<DepositAddress | undefined> {
  const row: DepositAddressRow | undefined = await bounded(
    database,
    database(TABLE).where(where).whereNotNull('user_id').first(),
  );
  return row && addressFrom(row);
}

function addressFrom(row: DepositAddressRow): DepositAddress {
  return {
    userId: integerFrom(row.user_id),
    asset: row.asset,
    network: row.network,
    address: row.address,
    tag: row.tag === '' ? null : row.tag,
    assignedAtMs: integerFrom(row.assigned_at_ms),
  };
}
