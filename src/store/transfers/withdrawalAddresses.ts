/** The tables `withdrawal_addresses`, the address book of each user, and `withdrawal_address_rules`. */
import type { Knex } from 'knex';
import {
  type BigintColumn,
  insertedIdUnlessDuplicate,
  integerFrom,
  optionalIntegerFrom,
} from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import type { CryptoDestination } from './depositAddresses';

/** A destination on a network, whichever asset is sent there. */
export interface NetworkDestination extends CryptoDestination {
  readonly userId: number;
  readonly network: string;
}

export interface NewWithdrawalAddress extends NetworkDestination {
  readonly label: string;
  readonly createdAtMs: number;
}

export interface WithdrawalAddress extends NewWithdrawalAddress {
  readonly id: number;
}

interface AddressRow {
  readonly id: BigintColumn;
  readonly user_id: BigintColumn;
  readonly network: string;
  readonly address: string;
  /** Empty for no tag. */
  readonly tag: string;
  readonly label: string;
  readonly created_at_ms: BigintColumn;
}

const TABLE = 'withdrawal_addresses';
const RULES = 'withdrawal_address_rules';

/** Oldest first. A user has a limited number of them. */
export async function listWithdrawalAddresses(database: Knex, userId: number): Promise<WithdrawalAddress[]> {
  const query = database(TABLE).where('user_id', userId).orderBy('id');
  const rows: readonly AddressRow[] = await withTimeout(database, query);
  return rows.map(addressFrom);
}

export async function findOwnWithdrawalAddress(
  database: Knex,
  userId: number,
  id: number,
): Promise<WithdrawalAddress | undefined> {
  const row: AddressRow | undefined = await withTimeout(
    database,
    database(TABLE).where({ id, user_id: userId }).first(),
  );
  return row && addressFrom(row);
}

export async function findWithdrawalAddress(
  database: Knex,
  destination: NetworkDestination,
): Promise<WithdrawalAddress | undefined> {
  const query = database(TABLE).where(keyOf(destination)).first();
  const row: AddressRow | undefined = await withTimeout(database, query);
  return row && addressFrom(row);
}

/** The user's entries are locked until the transaction ends, so that no two requests exceed the limit together. */
export async function countWithdrawalAddressesLocked(
  database: Knex,
  transaction: Knex,
  userId: number,
): Promise<number> {
  await withTimeout<Knex.QueryBuilder>(database, transaction('users').where('id', userId).forUpdate().first('id'));
  return countRows(database, transaction(TABLE).where('user_id', userId));
}

/** Returns the new id, or undefined if the destination is already in the address book. */
export async function insertWithdrawalAddress(
  database: Knex,
  transaction: Knex,
  entry: NewWithdrawalAddress,
): Promise<number | undefined> {
  const row = { ...keyOf(entry), label: entry.label, created_at_ms: entry.createdAtMs };
  return insertedIdUnlessDuplicate(withTimeout(database, transaction(TABLE).insert(row)));
}

/** False if another request has deleted it. */
export async function deleteWithdrawalAddress(database: Knex, transaction: Knex, id: number): Promise<boolean> {
  return (await withTimeout(database, transaction(TABLE).where('id', id).delete())) === 1;
}

/** Whether coins may be withdrawn to the address book only, and when the restriction ends; null for no end. */
export interface AddressRule {
  readonly onlyListed: boolean;
  readonly endsAtMs: number | null;
}

const NO_RULE: AddressRule = { onlyListed: false, endsAtMs: null };

export async function findAddressRule(database: Knex, userId: number): Promise<AddressRule> {
  const row: { readonly only_listed: number; readonly ends_at_ms: BigintColumn | null } | undefined = await withTimeout(
    database,
    database(RULES).where('user_id', userId).first('only_listed', 'ends_at_ms'),
  );
  return row === undefined
    ? NO_RULE
    : { onlyListed: Number(row.only_listed) === 1, endsAtMs: optionalIntegerFrom(row.ends_at_ms) };
}

export async function setAddressRule(
  database: Knex,
  transaction: Knex,
  userId: number,
  { onlyListed, endsAtMs }: AddressRule,
): Promise<void> {
  const row = { user_id: userId, only_listed: onlyListed, ends_at_ms: endsAtMs };
  await withTimeout(database, transaction(RULES).insert(row).onConflict('user_id').merge());
}

function keyOf({ userId, network, address, tag }: NetworkDestination) {
  return { user_id: userId, network, address, tag: tag ?? '' };
}

function addressFrom(row: AddressRow): WithdrawalAddress {
  return {
    id: integerFrom(row.id),
    userId: integerFrom(row.user_id),
    network: row.network,
    address: row.address,
    tag: row.tag === '' ? null : row.tag,
    label: row.label,
    createdAtMs: integerFrom(row.created_at_ms),
  };
}
