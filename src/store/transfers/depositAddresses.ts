/**
 * The table `deposit_addresses`: the permanent address at which a user receives deposits of one asset on one network,
 * and the pool of unassigned addresses. An address never belongs to two users: its uses (by different assets) are
 * numbered from 0, each number exists once, and a further use is only added for the user who owns all the others.
 *
 * Each row has a code, and the row of the user counts the user's addresses (`rowCodes.ts`): an address that a writer of
 * the table has changed or added is shown to nobody, and a deposit to it belongs to nobody.
 */
import type { Knex } from 'knex';
import { getOrCreate } from '../../core/values/getOrCreate';
import type { EventLoop } from '../../foundation/eventLoop';
import { batchLoader } from '../connection/batchLoader';
import { type BigintColumn, integerFrom, isDeadlock, isDuplicate, unlessDuplicate } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import { retriedTransaction } from '../connection/retriedTransaction';
import {
  type CodedRow,
  codeColumn,
  codedColumns,
  countIn,
  countRowsOfOwner,
  insertCodedRow,
  lockOwner,
  unchangedRows,
  verifyRow,
} from '../secrets/rowCodes';
import type { SecretKeys } from '../secrets/secretKeys';

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

interface DepositAddressRow extends CodedRow {
  readonly user_id: BigintColumn;
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  readonly tag: string;
  readonly assigned_at_ms: BigintColumn;
}

const TABLE = 'deposit_addresses';
/** Addresses of the pool that are inserted together. */
const INSERTED_MAX = 500;
/** Imports of the same addresses at the same time after which one of them fails as an outage. */
const IMPORT_ROUNDS_MAX = 20;
/** Unassigned addresses read in one query. Concurrent requests may claim some of them in the meantime. */
const CANDIDATES = 8;

export async function findDepositAddress(
  stores: AddressStores,
  { userId, asset, network }: DepositRoute,
): Promise<DepositAddress | undefined> {
  return findFirst(stores, { user_id: userId, asset, network });
}

export interface AddressStores {
  readonly database: Knex;
  readonly masterKeys: SecretKeys;
}

/** Finds the user to whom the address is assigned; undefined while it is unassigned. */
export async function findDepositAddressAt(
  stores: AddressStores,
  { asset, network, address, tag }: CryptoDestination & Pick<DepositRoute, 'asset' | 'network'>,
): Promise<DepositAddress | undefined> {
  return findFirst(stores, { asset, network, address, tag: tag ?? '' });
}

/** The oldest first. */
export async function listDepositAddresses(
  { database, masterKeys }: AddressStores,
  { userId, asset }: { readonly userId: number; readonly asset?: string | undefined },
) {
  const whose = { user_id: userId, ...(asset !== undefined && { asset }) };
  const rows: DepositAddressRow[] = await withTimeout(database, database(TABLE).where(whose).orderBy('id'));
  return unchangedRows(masterKeys, TABLE, rows).map(addressFrom);
}

/** Returns a function that lists one user's addresses, the oldest first. Concurrent lookups share one statement. */
export function depositAddressLoader(
  { database, masterKeys }: AddressStores,
  eventLoop: EventLoop,
): (userId: number) => Promise<readonly DepositAddress[]> {
  return batchLoader(async (userIds) => {
    const rows: DepositAddressRow[] = await withTimeout(
      database,
      database(TABLE).whereIn('user_id', userIds).orderBy('id'),
    );
    const byUser = new Map<number, DepositAddress[]>();
    const unchanged = unchangedRows(masterKeys, TABLE, rows);
    for (const address of unchanged.map(addressFrom)) getOrCreate(byUser, address.userId, () => []).push(address);
    return userIds.map((userId) => byUser.get(userId) ?? []);
  }, eventLoop);
}

/**
 * Assigns an address from the pool to the user, or returns the one they already have. Undefined if the pool is empty.
 */
export async function claimDepositAddress(
  stores: AddressStores,
  route: DepositRoute,
  nowMs: number,
): Promise<DepositAddress | undefined> {
  const { database, masterKeys } = stores;
  const { userId, asset, network } = route;
  const own = await findDepositAddress(stores, route);
  if (own !== undefined) return own;
  // Claims one row by its id at a time: of two concurrent claims of a row, the second changes nothing and tries the
  // next row, so that requests of different users wait for each other's locks only for this one statement.
  for (;;) {
    const free = database(TABLE)
      .where({ asset, network })
      .whereNull('user_id')
      .orderBy('id')
      .limit(CANDIDATES)
      .select(codedColumns(TABLE));
    const candidates: readonly DepositAddressRow[] = await withTimeout(database, free);
    // A concurrent request of the same user may have claimed the last address.
    if (candidates.length === 0) return findDepositAddress(stores, route);
    const unchanged = unchangedRows(masterKeys, TABLE, candidates);
    if (unchanged.length === 0) return undefined;
    for (const row of unchanged) {
      const claim = retriedTransaction(database, async (transaction) => {
        if (!(await hasAllAddresses(stores, transaction, userId))) return undefined;
        const change = { user_id: userId, assigned_at_ms: nowMs };
        const mine = transaction(TABLE)
          .where({ id: row['id'] as BigintColumn })
          .whereNull('user_id');
        const code = codeColumn(masterKeys, TABLE, { ...row, ...change });
        const claimed = await withTimeout(database, mine.update({ ...change, ...code }));
        if (claimed > 0) await countAddress(stores, transaction, userId);
        return claimed;
      });
      // A duplicate means that a concurrent request of the same user has claimed an address.
      if ((await unlessDuplicate(claim)) !== 0) return findDepositAddress(stores, route);
    }
  }
}

/**
 * Saves an address that a custodian issued for the user. If the user already has one, it is kept and returned.
 * Undefined if the issued address belongs to another user.
 */
export async function saveDepositAddress(
  stores: AddressStores,
  route: DepositRoute,
  issued: CryptoDestination,
  nowMs: number,
): Promise<DepositAddress | undefined> {
  const { database, masterKeys } = stores;
  const { userId, asset, network } = route;
  const where = { network, address: issued.address, tag: issued.tag ?? '' };
  for (;;) {
    const uses: readonly { readonly user_id: BigintColumn | null }[] = await withTimeout(
      database,
      database(TABLE).where(where).select('user_id'),
    );
    if (uses.some(({ user_id: owner }) => owner === null || integerFrom(owner) !== userId)) return undefined;
    const row = { ...where, user_id: userId, asset, nth_use: uses.length, created_at_ms: nowMs, assigned_at_ms: nowMs };
    const inserted = await unlessDuplicate(
      retriedTransaction(database, async (transaction) => {
        if (!(await hasAllAddresses(stores, transaction, userId))) return false;
        await insertCodedRow(database, masterKeys, transaction, TABLE, row);
        await countAddress(stores, transaction, userId);
        return true;
      }),
    );
    if (inserted === false) return undefined;
    // If the insert was a duplicate, a concurrent request has used the address, perhaps for another user: check again.
    const saved = await findDepositAddress(stores, route);
    if (saved !== undefined) return saved;
    // A row of this user and asset that was changed in the table, so that it is none: only operators can mend it.
    if (inserted === undefined && (await countChanged(stores, route)) > 0) return undefined;
  }
}

/**
 * Adds addresses to the pool and returns how many are new. An address known on its network, for any asset, is skipped.
 */
export async function addDepositAddressesToPool(
  { database, masterKeys }: AddressStores,
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
    user_id: null,
    assigned_at_ms: null,
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
      await insertPool({ database, masterKeys }, Array.from(added.values(), row));
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

/** In one transaction: all of them or none. The codes contain the ids, which are known after the insert. */
async function insertPool({ database, masterKeys }: AddressStores, rows: readonly CodedRow[]): Promise<void> {
  await retriedTransaction(database, async (transaction) => {
    for (let from = 0; from < rows.length; from += INSERTED_MAX) {
      const part = rows.slice(from, from + INSERTED_MAX);
      await withTimeout(database, transaction(TABLE).insert(part.map((row) => ({ ...row }))));
      const { network, asset } = part[0] as Pick<DepositRoute, 'network' | 'asset'>;
      const stored: readonly DepositAddressRow[] = await withTimeout(
        database,
        transaction(TABLE)
          .where({ network, asset })
          .whereIn(
            'address',
            part.map((row) => String(row['address'])),
          )
          .whereNull('authentication_code')
          .select(codedColumns(TABLE)),
      );
      for (const row of stored)
        await withTimeout(
          database,
          transaction(TABLE)
            .where({ id: row['id'] as BigintColumn })
            .update(codeColumn(masterKeys, TABLE, row)),
        );
    }
  });
}

/**
 * Whether the table has as many addresses of the user as the user's row counts; locks the user's row. If one was deleted,
 * the user gets no other one: the deleted one may be the address to which the user sends coins.
 */
async function hasAllAddresses(stores: AddressStores, transaction: Knex, userId: number): Promise<boolean> {
  const { database, masterKeys } = stores;
  const owner = await lockOwner(database, masterKeys, transaction, { table: 'users', id: userId });
  if (owner === undefined) return false;
  const stored = await countRows(database, transaction(TABLE).where('user_id', userId));
  if (stored >= countIn(owner, TABLE)) return true;
  masterKeys.onMismatch?.({ table: TABLE, id: `of user ${userId}` });
  return false;
}

function countAddress({ database, masterKeys }: AddressStores, transaction: Knex, userId: number): Promise<void> {
  const next = (count: number) => count + 1;
  return countRowsOfOwner(database, masterKeys, transaction, { table: TABLE, ownerId: userId, next });
}

/** The number of rows of this user, asset and network that were changed in the table. */
async function countChanged({ database, masterKeys }: AddressStores, { userId, asset, network }: DepositRoute) {
  const own = database(TABLE).where({ user_id: userId, asset, network }).select(codedColumns(TABLE));
  const rows: readonly DepositAddressRow[] = await withTimeout(database, own);
  return rows.length - unchangedRows(masterKeys, TABLE, rows).length;
}

/** Undefined also if the row was changed in the table. */
async function findFirst({ database, masterKeys }: AddressStores, where: object): Promise<DepositAddress | undefined> {
  const row: DepositAddressRow | undefined = await withTimeout(
    database,
    database(TABLE).where(where).whereNotNull('user_id').first(),
  );
  return row !== undefined && verifyRow(masterKeys, TABLE, row) ? addressFrom(row) : undefined;
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
