/**
 * The table `deposit_addresses`: the permanent address at which a user receives deposits of one asset on one network,
 * and the pool of unassigned addresses. An address never belongs to two users: its uses (by different assets) are
 * numbered from 0, each number exists once, and a further use is only added for the user who owns all the others.
 */
import type { Knex } from 'knex';
import { getOrCreate } from '../../core/values/getOrCreate';
import type { EventLoop } from '../../foundation/eventLoop';
import { batchLoader } from '../connection/batchLoader';
import {
  type BigintColumn,
  insertedIdUnlessDuplicate,
  integerFrom,
  isDeadlock,
  isDuplicate,
  unlessDuplicate,
} from '../connection/columnValues';
import { withTimeout } from '../connection/database';

/** An address, and the tag that identifies the recipient on networks where many users share one address. */
export interface CryptoDestination {
  /** In the network's canonical spelling. */
  readonly address: string;
  readonly tag: string | null;
}

/** A user has one deposit address for each asset and network. */
export interface DepositRoute {
  readonly userId: number;
  readonly asset: string;
  readonly network: string;
}

export interface DepositAddress extends DepositRoute, CryptoDestination {
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
/** Imports of the same addresses at the same time after which one of them fails as an outage. */
const IMPORT_ROUNDS_MAX = 20;
/** Unassigned addresses read in one query. Concurrent requests may claim some of them in the meantime. */
const CANDIDATES = 8;

export async function findDepositAddress(
  database: Knex,
  { userId, asset, network }: DepositRoute,
): Promise<DepositAddress | undefined> {
  return findFirst(database, { user_id: userId, asset, network });
}

/** Finds the user to whom the address is assigned; undefined while it is unassigned. */
export async function findDepositAddressAt(
  database: Knex,
  { asset, network, address, tag }: CryptoDestination & Pick<DepositRoute, 'asset' | 'network'>,
): Promise<DepositAddress | undefined> {
  return findFirst(database, { asset, network, address, tag: tag ?? '' });
}

/** The oldest first. */
export async function listDepositAddresses(
  database: Knex,
  { userId, asset }: { readonly userId: number; readonly asset?: string | undefined },
) {
  const whose = { user_id: userId, ...(asset !== undefined && { asset }) };
  const rows: DepositAddressRow[] = await withTimeout(database, database(TABLE).where(whose).orderBy('id'));
  return rows.map(addressFrom);
}

/** Returns a function that lists one user's addresses, the oldest first. Concurrent lookups share one statement. */
export function depositAddressLoader(
  database: Knex,
  eventLoop: EventLoop,
): (userId: number) => Promise<readonly DepositAddress[]> {
  return batchLoader(async (userIds) => {
    const rows: DepositAddressRow[] = await withTimeout(
      database,
      database(TABLE).whereIn('user_id', userIds).orderBy('id'),
    );
    const byUser = new Map<number, DepositAddress[]>();
    for (const address of rows.map(addressFrom)) getOrCreate(byUser, address.userId, () => []).push(address);
    return userIds.map((userId) => byUser.get(userId) ?? []);
  }, eventLoop);
}

/**
 * Assigns an address from the pool to the user, or returns the one they already have. Undefined if the pool is empty.
 */
export async function claimDepositAddress(
  database: Knex,
  route: DepositRoute,
  nowMs: number,
): Promise<DepositAddress | undefined> {
  const { userId, asset, network } = route;
  const own = await findDepositAddress(database, route);
  if (own !== undefined) return own;
  // Claims one row by its id at a time: of two concurrent claims of a row, the second changes nothing and tries the
  // next row, so that no request waits for another's lock.
  for (;;) {
    const free = database(TABLE)
      .where({ asset, network })
      .whereNull('user_id')
      .orderBy('id')
      .limit(CANDIDATES)
      .select('id');
    const candidates: { readonly id: BigintColumn }[] = await withTimeout(database, free);
    // A concurrent request of the same user may have claimed the last address.
    if (candidates.length === 0) return findDepositAddress(database, route);
    for (const { id } of candidates) {
      const claim = database(TABLE)
        .where({ id })
        .whereNull('user_id')
        .update({ user_id: userId, assigned_at_ms: nowMs });
      // A duplicate means that a concurrent request of the same user has claimed an address.
      if ((await unlessDuplicate(withTimeout(database, claim))) !== 0) return findDepositAddress(database, route);
    }
  }
}

/**
 * Saves an address that a custodian issued for the user. If the user already has one, it is kept and returned.
 * Undefined if the issued address belongs to another user.
 */
export async function saveDepositAddress(
  database: Knex,
  route: DepositRoute,
  issued: CryptoDestination,
  nowMs: number,
): Promise<DepositAddress | undefined> {
  const { userId, asset, network } = route;
  const where = { network, address: issued.address, tag: issued.tag ?? '' };
  for (;;) {
    const uses: readonly { readonly user_id: BigintColumn | null }[] = await withTimeout(
      database,
      database(TABLE).where(where).select('user_id'),
    );
    if (uses.some(({ user_id: owner }) => owner === null || integerFrom(owner) !== userId)) return undefined;
    const row = { ...where, user_id: userId, asset, nth_use: uses.length, created_at_ms: nowMs, assigned_at_ms: nowMs };
    await insertedIdUnlessDuplicate(withTimeout(database, database(TABLE).insert(row)));
    // If the insert was a duplicate, a concurrent request has used the address, perhaps for another user: check again.
    const saved = await findDepositAddress(database, route);
    if (saved !== undefined) return saved;
  }
}

/**
 * Adds addresses to the pool and returns how many are new. An address known on its network, for any asset, is skipped.
 */
export async function addDepositAddressesToPool(
  database: Knex,
  {
    asset,
    network,
    addresses,
    nowMs,
  }: Pick<DepositRoute, 'asset' | 'network'> & {
    readonly addresses: readonly CryptoDestination[];
    readonly nowMs: number;
  },
): Promise<number> {
  const row = ({ address, tag }: CryptoDestination) => ({
    asset,
    network,
    address,
    tag: tag ?? '',
    nth_use: 0,
    created_at_ms: nowMs,
  });
  for (let round = 1; ; round += 1) {
    const rows: CryptoDestination[] = await withTimeout(
      database,
      database(TABLE)
        .where('network', network)
        .whereIn(
          'address',
          addresses.map(({ address }) => address),
        )
        .select('address', 'tag'),
    );
    const known = new Set(rows.map(keyOf));
    const added = new Map(addresses.filter((each) => !known.has(keyOf(each))).map((each) => [keyOf(each), each]));
    if (added.size === 0) return 0;
    // One insert adds all of them or none. If a concurrent import added one of them, that one is known in the next
    // round. Several imports that wait for each other's rows are a deadlock, of which the database ends one.
    try {
      await withTimeout(database, database(TABLE).insert(Array.from(added.values(), row)));
      return added.size;
    } catch (error) {
      if (round === IMPORT_ROUNDS_MAX || !(isDuplicate(error) || isDeadlock(error))) throw error;
    }
  }
}

/** The number of unassigned addresses. */
export async function countFreeAddresses(
  database: Knex,
  { asset, network }: Pick<DepositRoute, 'asset' | 'network'>,
): Promise<number> {
  const free = database(TABLE).where({ asset, network }).whereNull('user_id').count({ count: '*' }).first();
  const row: { count?: number | string } | undefined = await withTimeout(database, free);
  return Number(row?.count ?? 0);
}

function keyOf({ address, tag }: CryptoDestination): string {
  return JSON.stringify([address, tag ?? '']);
}

async function findFirst(database: Knex, where: object): Promise<DepositAddress | undefined> {
  const row: DepositAddressRow | undefined = await withTimeout(
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
