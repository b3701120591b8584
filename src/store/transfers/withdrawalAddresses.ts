/**
 * The tables `withdrawal_addresses`, the address book of each user, and `withdrawal_address_rules`. Rows have codes, and
 * the row of the user counts the rule (`rowCodes.ts`).
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom, unlessDuplicate } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import {
  type CodedRow,
  codeColumn,
  countIn,
  countRowsOfOwner,
  findOwnerRow,
  insertCodedRow,
  unchangedRows,
  verifyRow,
} from '../secrets/rowCodes';
import type { SecretKeys } from '../secrets/secretKeys';
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

export interface AddressBookStores {
  readonly database: Knex;
  readonly masterKeys: SecretKeys;
}

interface AddressRow extends CodedRow {
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
export async function listWithdrawalAddresses(
  { database, masterKeys }: AddressBookStores,
  userId: number,
): Promise<WithdrawalAddress[]> {
  const query = database(TABLE).where('user_id', userId).orderBy('id');
  const rows: readonly AddressRow[] = await withTimeout(database, query);
  return unchangedRows(masterKeys, TABLE, rows).map(addressFrom);
}

/** Undefined also if the row was changed in the table. */
export async function findOwnWithdrawalAddress(
  { database, masterKeys }: AddressBookStores,
  userId: number,
  id: number,
): Promise<WithdrawalAddress | undefined> {
  const row: AddressRow | undefined = await withTimeout(
    database,
    database(TABLE).where({ id, user_id: userId }).first(),
  );
  return row !== undefined && verifyRow(masterKeys, TABLE, row) ? addressFrom(row) : undefined;
}

/** Undefined also if the row was changed in the table. */
export async function findWithdrawalAddress(
  { database, masterKeys }: AddressBookStores,
  destination: NetworkDestination,
): Promise<WithdrawalAddress | undefined> {
  const query = database(TABLE).where(keyOf(destination)).first();
  const row: AddressRow | undefined = await withTimeout(database, query);
  return row !== undefined && verifyRow(masterKeys, TABLE, row) ? addressFrom(row) : undefined;
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
  { database, masterKeys }: AddressBookStores,
  transaction: Knex,
  entry: NewWithdrawalAddress,
): Promise<number | undefined> {
  const row = { ...keyOf(entry), label: entry.label, created_at_ms: entry.createdAtMs };
  return unlessDuplicate(insertCodedRow(database, masterKeys, transaction, TABLE, row));
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
/** Applies to a user whose rule was changed in the table or deleted from it, until the user sets one again. */
const STRICTEST_RULE: AddressRule = { onlyListed: true, endsAtMs: null };

interface RuleRow extends CodedRow {
  readonly only_listed: number;
  readonly ends_at_ms: BigintColumn | null;
}

export async function findAddressRule(
  { database, masterKeys }: AddressBookStores,
  userId: number,
): Promise<AddressRule> {
  const row: RuleRow | undefined = await withTimeout(database, database(RULES).where('user_id', userId).first());
  if (row !== undefined)
    return verifyRow(masterKeys, RULES, row)
      ? { onlyListed: Number(row.only_listed) === 1, endsAtMs: optionalIntegerFrom(row.ends_at_ms) }
      : STRICTEST_RULE;
  const owner = await findOwnerRow(database, masterKeys, { table: 'users', id: userId });
  if (owner !== undefined && countIn(owner, RULES) === 0) return NO_RULE;
  masterKeys.onMismatch?.({ table: RULES, id: userId });
  return STRICTEST_RULE;
}

export async function setAddressRule(
  { database, masterKeys }: AddressBookStores,
  transaction: Knex,
  userId: number,
  { onlyListed, endsAtMs }: AddressRule,
): Promise<void> {
  const columns = { user_id: userId, only_listed: onlyListed, ends_at_ms: endsAtMs };
  const row = { ...columns, ...codeColumn(masterKeys, RULES, columns) };
  await withTimeout(database, transaction(RULES).insert(row).onConflict('user_id').merge());
  await countRowsOfOwner(database, masterKeys, transaction, { table: RULES, ownerId: userId, next: () => 1 });
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
