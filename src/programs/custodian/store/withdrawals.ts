/** Withdrawals as the exchange ordered them, with their states at the custodian. */
import type { Knex } from 'knex';
import {
  type BigintColumn,
  insertedIdUnlessDuplicate,
  integerFrom,
  optionalIntegerFrom,
} from '../../../store/connection/columnValues';
import type { CustodianTransaction } from '../model/chain';
import { timed } from './timed';

export type CustodyState = 'accepted' | 'refused' | 'sent' | 'confirmed' | 'returned';

/** States in which a withdrawal has to be paid, unless a payment is assigned: it may have lost the one that it had. */
export const UNPAID_STATES: readonly CustodyState[] = ['accepted', 'sent', 'confirmed'];

/** The order of the exchange, as it was sent. */
export interface WithdrawalOrder {
  readonly key: string;
  readonly asset: string;
  readonly network: string | null;
  readonly amount: string;
  readonly address: string;
  readonly tag: string | null;
  readonly bankCode: string | null;
}

export interface StoredWithdrawal extends WithdrawalOrder {
  readonly id: number;
  /** The address in the spelling of the chain; null if the order was refused at once. */
  readonly destination: string | null;
  /** The amount in the smallest unit; null if the order was refused at once. */
  readonly units: bigint | null;
  readonly state: CustodyState;
  /** The payment that pays it; null until one does. */
  readonly paymentId: number | null;
  readonly txid: string | null;
  readonly confirmations: number;
  readonly reason: string | null;
}

export type NewWithdrawal = WithdrawalOrder &
  Pick<StoredWithdrawal, 'destination' | 'units' | 'state' | 'reason'> & { readonly createdAtMs: number };

/** Stores the withdrawal. Returns false, and changes nothing, if its key is known. */
export async function insertWithdrawal(database: Knex, withdrawal: NewWithdrawal): Promise<boolean> {
  const { key, bankCode, units, createdAtMs, ...columns } = withdrawal;
  const id = await insertedIdUnlessDuplicate(
    timed(
      database('withdrawals').insert({
        ...columns,
        request_key: key,
        bank_code: bankCode,
        units: units === null ? null : String(units),
        confirmations: 0,
        created_at_ms: createdAtMs,
      }),
    ),
  );
  return id !== undefined;
}

export async function findWithdrawal(database: Knex, key: string): Promise<StoredWithdrawal | undefined> {
  const row: Row | undefined = await timed(database('withdrawals').where({ request_key: key }).first());
  return row && withdrawalFrom(row);
}

/** The withdrawals that were stored after the one with this id, the oldest first. */
export async function withdrawalsAfter(
  database: Knex,
  id: number,
  limit: number,
): Promise<readonly StoredWithdrawal[]> {
  const rows: readonly Row[] = await timed(database('withdrawals').where('id', '>', id).orderBy('id').limit(limit));
  return rows.map(withdrawalFrom);
}

/**
 * Withdrawals of an asset that no payment pays yet, or whose payment was lost, the oldest first. `after`: only those that were
 * stored after the one with this id. `unitsMax`: without larger ones.
 */
export async function waitingWithdrawals(
  transaction: Knex,
  {
    network,
    asset,
    after = 0,
    unitsMax,
    limit,
  }: {
    readonly network: string;
    readonly asset: string;
    readonly after?: number;
    readonly unitsMax?: bigint;
    readonly limit: number;
  },
): Promise<readonly StoredWithdrawal[]> {
  const rows: readonly Row[] = await transaction('withdrawals')
    .where({ network, asset })
    .whereIn('state', UNPAID_STATES)
    .whereNull('payment_id')
    .where('id', '>', after)
    .where((small) => void (unitsMax !== undefined && small.where('units', '<=', String(unitsMax))))
    .orderBy('id')
    .limit(limit);
  return rows.map(withdrawalFrom);
}

/** The withdrawals that a payment pays, in the order of its outputs. */
export async function withdrawalsOfPayment(transaction: Knex, paymentId: number): Promise<readonly StoredWithdrawal[]> {
  const rows: readonly Row[] = await transaction('withdrawals').where({ payment_id: paymentId }).orderBy('id');
  return rows.map(withdrawalFrom);
}

export async function assignPayment(
  transaction: CustodianTransaction,
  ids: readonly number[],
  paymentId: number | null,
): Promise<void> {
  await transaction('withdrawals').whereIn('id', ids).update({ payment_id: paymentId });
}

export async function updateWithdrawal(
  transaction: CustodianTransaction,
  id: number,
  { state, txid, confirmations, reason }: Pick<StoredWithdrawal, 'state' | 'txid' | 'confirmations' | 'reason'>,
): Promise<void> {
  await transaction('withdrawals').where({ id }).update({ state, txid, confirmations, reason });
}

interface Row {
  readonly id: BigintColumn;
  readonly request_key: string;
  readonly asset: string;
  readonly network: string | null;
  readonly amount: string;
  readonly address: string;
  readonly tag: string | null;
  readonly bank_code: string | null;
  readonly destination: string | null;
  readonly units: BigintColumn | null;
  readonly state: CustodyState;
  readonly payment_id: BigintColumn | null;
  readonly txid: string | null;
  readonly confirmations: BigintColumn;
  readonly reason: string | null;
}

function withdrawalFrom(row: Row): StoredWithdrawal {
  const { asset, network, amount, address, tag, destination, state, txid, reason } = row;
  return {
    id: integerFrom(row.id),
    key: row.request_key,
    bankCode: row.bank_code,
    units: row.units === null ? null : BigInt(row.units),
    paymentId: optionalIntegerFrom(row.payment_id),
    confirmations: integerFrom(row.confirmations),
    ...{ asset, network, amount, address, tag, destination, state, txid, reason },
  };
}
