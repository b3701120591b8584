/** Refills of the hot wallet from cold storage, and payments of its surplus to cold storage. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../../../store/connection/columnValues';
import type { CustodianTransaction } from '../model/chain';
import type { PaymentState } from './payments';
import { timed } from './timed';

export type ColdDirection = 'refill' | 'surplus';

export interface NewColdTransfer {
  readonly network: string;
  readonly asset: string;
  readonly direction: ColdDirection;
  /** The key of a refill; null for a surplus. */
  readonly key: string | null;
  readonly units: bigint;
  readonly recipient: string;
  readonly paymentId: number;
  /** As it was given out to be signed; null for a surplus, which the custodian signs. */
  readonly unsigned: string | null;
  /** In the chain's coin, when it was prepared. */
  readonly feeUnits: bigint;
}

export interface ColdTransfer extends NewColdTransfer {
  readonly paymentState: PaymentState;
}

export async function insertColdTransfer(
  transaction: CustodianTransaction,
  { key, units, paymentId, unsigned, feeUnits, ...columns }: NewColdTransfer,
  nowMs: number,
): Promise<void> {
  await timed(
    transaction('cold_transfers').insert({
      ...columns,
      request_key: key,
      units: String(units),
      payment_id: paymentId,
      unsigned_transaction: unsigned,
      fee_units: String(feeUnits),
      created_at_ms: nowMs,
    }),
  );
}

export async function findRefill(database: Knex, key: string): Promise<ColdTransfer | undefined> {
  return transferFrom(await timed(joined(database).where({ request_key: key }).first()));
}

export async function transferOfPayment(database: Knex, paymentId: number): Promise<ColdTransfer | undefined> {
  return transferFrom(await timed(joined(database).where({ payment_id: paymentId }).first()));
}

/** Returns the transfers of a network whose payments are in this state. */
export async function transfersInState(
  database: Knex,
  network: string,
  state: PaymentState,
): Promise<readonly ColdTransfer[]> {
  const rows: readonly Row[] = await timed(
    joined(database).where({ 'payments.network': network, 'payments.state': state }).orderBy('cold_transfers.id'),
  );
  return rows.flatMap((row) => transferFrom(row) ?? []);
}

function joined(database: Knex) {
  return database('cold_transfers')
    .join('payments', 'payments.id', 'cold_transfers.payment_id')
    .select('cold_transfers.*', 'payments.state as payment_state');
}

interface Row {
  readonly network: string;
  readonly asset: string;
  readonly direction: ColdDirection;
  readonly request_key: string | null;
  readonly units: BigintColumn;
  readonly recipient: string;
  readonly payment_id: BigintColumn;
  readonly unsigned_transaction: string | null;
  readonly fee_units: BigintColumn;
  readonly payment_state: PaymentState;
}

function transferFrom(row: Row | undefined): ColdTransfer | undefined {
  if (row === undefined) return undefined;
  const { network, asset, direction, recipient } = row;
  return {
    ...{ network, asset, direction, recipient },
    key: row.request_key,
    units: BigInt(row.units),
    paymentId: integerFrom(row.payment_id),
    unsigned: row.unsigned_transaction,
    feeUnits: BigInt(row.fee_units),
    paymentState: row.payment_state,
  };
}
