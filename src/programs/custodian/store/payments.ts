/** Payments, and the versions of their transactions. Everything is stored before it is broadcast. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../../../store/connection/columnValues';
import type { CustodianTransaction, PaymentPurpose, Reservation, SignedTransaction } from '../model/chain';
import { reserveOutputs } from './outputs';
import { timed } from './timed';

/**
 * `prepared`: what it spends is reserved, and it is not signed yet. `canceled`: it was given up before. `pending`: no version is in a block. `mined`: one is. `final`: it has enough confirmations. `lost`: none can ever be
 * mined, because another transaction used its inputs or its nonce, or its inputs can no longer come to exist.
 */
export type PaymentState = 'prepared' | 'canceled' | 'pending' | 'mined' | 'final' | 'lost';

export interface StoredPayment {
  readonly id: number;
  readonly network: string;
  readonly state: PaymentState;
  readonly purpose: PaymentPurpose;
  /** The sender whose nonce the payment reserves; null on chains with outputs. */
  readonly sender: string | null;
  readonly nonce: number | null;
}

export interface StoredTransaction extends SignedTransaction {
  readonly id: number;
  readonly paymentId: number;
  /** Height of the chain when it was signed. */
  readonly createdHeight: number;
  /** Block that contains it; null if none does. */
  readonly height: number | null;
  /** False if a block contains it and it had no effect but its fee; null while no block contains it. */
  readonly succeeded: boolean | null;
}

export interface NewPayment {
  readonly network: string;
  readonly purpose: PaymentPurpose;
  readonly reservation: Reservation;
  /** The signed transaction; null if it is only prepared and will be signed elsewhere. */
  readonly transaction: SignedTransaction | null;
  readonly createdHeight: number;
  readonly nowMs: number;
}

/** Stores the payment, its first transaction and what it reserves. Throws if anything of it is reserved already. */
export async function insertPayment(transaction: CustodianTransaction, payment: NewPayment): Promise<number> {
  const { network, purpose, reservation, createdHeight, nowMs } = payment;
  const nonce = 'nonce' in reservation ? { sender: reservation.sender, nonce: reservation.nonce } : {};
  const state: PaymentState = payment.transaction === null ? 'prepared' : 'pending';
  const row = { network, purpose, state, created_at_ms: nowMs, ...nonce };
  const ids: readonly BigintColumn[] = await timed(transaction('payments').insert(row));
  const id = integerFrom(ids[0] ?? 0);
  if ('outputs' in reservation) await reserveOutputs(transaction, network, reservation.outputs, id);
  if (payment.transaction !== null)
    await insertVersion(transaction, { paymentId: id, network, signed: payment.transaction, createdHeight });
  return id;
}

export async function insertVersion(
  transaction: CustodianTransaction,
  {
    paymentId,
    network,
    signed,
    createdHeight,
  }: {
    readonly paymentId: number;
    readonly network: string;
    readonly signed: SignedTransaction;
    readonly createdHeight: number;
  },
): Promise<void> {
  const { txid, bytes, feeAsset, feeUnits, feeRate, changeOutput } = signed;
  await timed(
    transaction('transactions').insert({
      payment_id: paymentId,
      network,
      txid,
      bytes,
      fee_asset: feeAsset,
      fee_units: String(feeUnits),
      fee_rate: String(feeRate),
      change_output: changeOutput,
      created_height: createdHeight,
    }),
  );
}

export async function pendingPayments(database: Knex, network: string): Promise<readonly StoredPayment[]> {
  return await paymentsInState(database, network, 'pending');
}

export async function minedPayments(database: Knex, network: string): Promise<readonly StoredPayment[]> {
  return await paymentsInState(database, network, 'mined');
}

export async function preparedPayments(database: Knex, network: string): Promise<readonly StoredPayment[]> {
  return await paymentsInState(database, network, 'prepared');
}

/** Gives up a payment that is only prepared, so that its nonce can be used by another one. */
export async function cancelPayment(transaction: CustodianTransaction, id: number): Promise<void> {
  await timed(transaction('payments').where({ id }).update({ state: 'canceled', sender: null, nonce: null }));
}

async function paymentsInState(database: Knex, network: string, state: PaymentState): Promise<StoredPayment[]> {
  const rows: readonly PaymentRow[] = await timed(database('payments').where({ network, state }).orderBy('id'));
  return rows.map(paymentFrom);
}

export async function pendingPaymentsOf(
  database: Knex,
  network: string,
  sender: string,
): Promise<readonly StoredPayment[]> {
  const rows: readonly PaymentRow[] = await timed(
    database('payments').where({ network, sender, state: 'pending' }).orderBy('nonce'),
  );
  return rows.map(paymentFrom);
}

export async function findPayment(database: Knex, id: number): Promise<StoredPayment> {
  const row: PaymentRow | undefined = await timed(database('payments').where({ id }).first());
  if (row === undefined) throw new Error(`the payment ${id} is missing`);
  return paymentFrom(row);
}

/** Whether a sweep of this sender failed, and its alarm is not acknowledged yet. */
export async function hasFailedSweep(database: Knex, network: string, sender: string): Promise<boolean> {
  const row: object | undefined = await timed(
    database('payments')
      .join('transactions', 'transactions.payment_id', 'payments.id')
      .join('alarms', 'alarms.subject', 'transactions.txid')
      .where({ 'payments.network': network, 'payments.sender': sender, 'payments.purpose': 'sweep' })
      .where({ 'transactions.succeeded': false, 'alarms.kind': 'sweep_failed' })
      .whereNull('alarms.acknowledged_at_ms')
      .first('payments.id'),
  );
  return row !== undefined;
}

export async function setPaymentState(transaction: CustodianTransaction, id: number, state: PaymentState) {
  await timed(transaction('payments').where({ id }).update({ state }));
}

/** The versions of a payment's transaction, the oldest first. */
export async function versionsOf(database: Knex, paymentId: number): Promise<readonly StoredTransaction[]> {
  const rows: readonly Row[] = await timed(database('transactions').where({ payment_id: paymentId }).orderBy('id'));
  return rows.map(transactionFrom);
}

export interface OwnTransaction extends StoredTransaction {
  readonly purpose: PaymentPurpose;
}

/** Those of the given transaction ids that are transactions of the custodian. */
export async function findTransactions(
  database: Knex,
  network: string,
  candidates: readonly string[],
): Promise<ReadonlyMap<string, OwnTransaction>> {
  if (candidates.length === 0) return new Map();
  const rows: readonly (Row & { purpose: PaymentPurpose })[] = await timed(
    database('transactions')
      .join('payments', 'payments.id', 'transactions.payment_id')
      .where('transactions.network', network)
      .whereIn('transactions.txid', candidates)
      .select('transactions.*', 'payments.purpose'),
  );
  return new Map(rows.map((row) => [row.txid, { ...transactionFrom(row), purpose: row.purpose }]));
}

export async function setTransactionBlock(
  transaction: CustodianTransaction,
  id: number,
  block: { readonly height: number; readonly succeeded: boolean } | null,
): Promise<void> {
  await timed(
    transaction('transactions')
      .where({ id })
      .update({ height: block?.height ?? null, succeeded: block?.succeeded ?? null }),
  );
}

/** Transactions in blocks above a height, with the state of their payments. */
export async function transactionsAbove(
  transaction: Knex,
  network: string,
  height: number,
): Promise<readonly (StoredTransaction & { readonly paymentState: PaymentState })[]> {
  const rows: readonly (Row & { payment_state: PaymentState })[] = await timed(
    transaction('transactions')
      .join('payments', 'payments.id', 'transactions.payment_id')
      .where('transactions.network', network)
      .where('transactions.height', '>', height)
      .select('transactions.*', 'payments.state as payment_state'),
  );
  return rows.map((row) => ({ ...transactionFrom(row), paymentState: row.payment_state }));
}

interface Row {
  readonly id: BigintColumn;
  readonly payment_id: BigintColumn;
  readonly txid: string;
  readonly bytes: string;
  readonly fee_asset: string;
  readonly fee_units: BigintColumn;
  readonly fee_rate: BigintColumn;
  readonly change_output: BigintColumn | null;
  readonly created_height: BigintColumn;
  readonly height: BigintColumn | null;
  readonly succeeded: number | null;
}

interface PaymentRow {
  readonly id: BigintColumn;
  readonly network: string;
  readonly state: PaymentState;
  readonly purpose: PaymentPurpose;
  readonly sender: string | null;
  readonly nonce: BigintColumn | null;
}

function paymentFrom({ id, network, state, purpose, sender, nonce }: PaymentRow): StoredPayment {
  return { id: integerFrom(id), network, state, purpose, sender, nonce: optionalIntegerFrom(nonce) };
}

function transactionFrom(row: Row): StoredTransaction {
  return {
    id: integerFrom(row.id),
    paymentId: integerFrom(row.payment_id),
    txid: row.txid,
    bytes: row.bytes,
    feeAsset: row.fee_asset,
    feeUnits: BigInt(row.fee_units),
    feeRate: BigInt(row.fee_rate),
    changeOutput: optionalIntegerFrom(row.change_output),
    createdHeight: integerFrom(row.created_height),
    height: optionalIntegerFrom(row.height),
    succeeded: row.succeeded === null ? null : Number(row.succeeded) === 1,
  };
}
