/** Addresses with the paths of their keys. A path is stored before its address is given out, and never used again. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../../../store/connection/columnValues';
import type { CustodianTransaction, KeyPath } from '../model/chain';
import { timed } from './timed';

export const DEPOSIT_BRANCH = 0;
export const OWN_BRANCH = 1;
export const COLD_BRANCH = 2;
export const COLD_CHANGE_BRANCH = 3;

/** Whether the keys of a branch are those of cold storage. */
export function isColdBranch(branch: number): boolean {
  return branch >= COLD_BRANCH;
}

export interface NewAddress {
  readonly network: string;
  readonly branch: number;
  /** Who shares the address; null for the custodian's own ones. */
  readonly owner: string | null;
  readonly addressOf: (path: KeyPath) => string;
  readonly nowMs: number;
}

export async function findAddressOfOwner(database: Knex, network: string, owner: string): Promise<string | undefined> {
  const row: { address: string } | undefined = await timed(
    database('addresses').where({ network, owner }).first('address'),
  );
  return row?.address;
}

/**
 * Stores the next address of a branch. The row of the network must be locked, so that no two addresses get one index.
 */
export async function insertNextAddress(
  transaction: CustodianTransaction,
  { network, branch, owner, addressOf, nowMs }: NewAddress,
): Promise<KeyPath & { readonly address: string }> {
  const index = (await lastIndexOf(transaction, network, branch)) + 1;
  const address = addressOf({ branch, index });
  await transaction('addresses').insert({ network, branch, key_index: index, address, owner, created_at_ms: nowMs });
  return { branch, index, address };
}

export interface StoredAddress extends KeyPath {
  readonly address: string;
}

/** Finds the custodian's own addresses among the candidates, by address. */
export async function findAddresses(
  database: Knex,
  network: string,
  candidates: readonly string[],
): Promise<ReadonlyMap<string, StoredAddress>> {
  const found = new Map<string, StoredAddress>();
  for (let from = 0; from < candidates.length; from += CANDIDATES_PER_QUERY) {
    const rows: readonly Row[] = await timed(
      database('addresses')
        .where({ network })
        .whereIn('address', candidates.slice(from, from + CANDIDATES_PER_QUERY))
        .select('address', 'branch', 'key_index'),
    );
    for (const row of rows) found.set(row.address, storedAddress(row));
  }
  return found;
}

const CANDIDATES_PER_QUERY = 1_000;

/** Stores addresses of cold storage from the next index of their branch through `index`. */
export async function insertColdAddresses(
  transaction: CustodianTransaction,
  network: string,
  { branch, index }: KeyPath,
  { addressOf, nowMs }: Pick<NewAddress, 'addressOf' | 'nowMs'>,
): Promise<void> {
  for (;;) {
    const last = await lastIndexOf(transaction, network, branch);
    if (last >= index) return;
    await insertNextAddress(transaction, { network, branch, owner: null, addressOf, nowMs });
  }
}

/** -1 if the branch has none. */
async function lastIndexOf(database: Knex, network: string, branch: number): Promise<number> {
  const last: { last?: BigintColumn | null } | undefined = await timed(
    database('addresses').where({ network, branch }).max({ last: 'key_index' }).first(),
  );
  return last?.last == null ? -1 : integerFrom(last.last);
}

/** The address at a path; undefined if it was not stored. */
export async function findAddressAt(
  database: Knex,
  network: string,
  { branch, index }: KeyPath,
): Promise<string | undefined> {
  const row: { address: string } | undefined = await timed(
    database('addresses').where({ network, branch, key_index: index }).first('address'),
  );
  return row?.address;
}

/** All addresses of a network, in the order of their creation. */
export async function listAddresses(database: Knex, network: string): Promise<readonly StoredAddress[]> {
  const rows: readonly Row[] = await timed(
    database('addresses').where({ network }).orderBy('id').select('address', 'branch', 'key_index'),
  );
  return rows.map(storedAddress);
}

/** The first own address of each network, which is for funding. */
export async function fundingAddresses(
  database: Knex,
): Promise<readonly { readonly network: string; readonly address: string }[]> {
  return await timed(
    database('addresses').where({ branch: OWN_BRANCH, key_index: 0 }).orderBy('network').select('network', 'address'),
  );
}

interface Row {
  readonly address: string;
  readonly branch: number;
  readonly key_index: BigintColumn;
}

function storedAddress({ address, branch, key_index: index }: Row): StoredAddress {
  return { address, branch, index: integerFrom(index) };
}

/** The addresses that were created after the one with this id, the oldest first. */
export async function addressesAfter(
  database: Knex,
  network: string,
  id: number,
  limit: number,
): Promise<readonly (StoredAddress & { readonly id: number })[]> {
  const rows: readonly (Row & { id: BigintColumn })[] = await timed(
    database('addresses')
      .where({ network })
      .where('id', '>', id)
      .orderBy('id')
      .limit(limit)
      .select('id', 'address', 'branch', 'key_index'),
  );
  return rows.map((row) => ({ ...storedAddress(row), id: integerFrom(row.id) }));
}

/** An address of a user for one asset that the exchange has asked for. */
export interface AssignedAddress extends AddressAsset {
  readonly id: number;
  readonly owner: string;
}

/** Returns the assigned addresses after the one with this id, the oldest first. An address may have several assets. */
export async function assignedAddressesAfter(
  database: Knex,
  id: number,
  limit: number,
): Promise<readonly AssignedAddress[]> {
  const newer = database('addresses')
    .where('id', '>', id)
    .where({ branch: DEPOSIT_BRANCH })
    .whereNotNull('owner')
    .orderBy('id')
    .limit(limit)
    .select('id', 'network', 'address', 'owner');
  const rows: readonly (AssignedAddress & { id: BigintColumn })[] = await timed(
    database
      .from(newer.as('newer'))
      .join('address_assets', { 'address_assets.network': 'newer.network', 'address_assets.address': 'newer.address' })
      .orderBy('newer.id')
      .select('newer.id', 'newer.network', 'newer.address', 'newer.owner', 'address_assets.asset'),
  );
  return rows.map((row) => ({ ...row, id: integerFrom(row.id) }));
}

export interface AddressAsset {
  readonly network: string;
  readonly address: string;
  readonly asset: string;
}

/** Whether the exchange has asked for the address of this asset. */
export async function isAddressOfAsset(database: Knex, { network, address, asset }: AddressAsset): Promise<boolean> {
  const row: object | undefined = await timed(
    database('address_assets').where({ network, address, asset }).first('asset'),
  );
  return row !== undefined;
}

/** Writes only if the row is missing, so that it never waits for the lock of another process. */
export async function storeAddressAsset(database: Knex, row: AddressAsset): Promise<void> {
  if (await isAddressOfAsset(database, row)) return;
  await timed(database('address_assets').insert(row).onConflict(['network', 'address', 'asset']).ignore());
}
