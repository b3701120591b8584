/**
 * Refills of the hot wallet from cold storage: prepared here, signed elsewhere, and handed back. From then on, the payment
 * is followed like those that the custodian signs: the same bytes are broadcast until a block contains them.
 */
import type { Knex } from 'knex';
import type { Clock } from '../../../foundation/clock';
import type { Chain, SignedTransaction, SigningFault } from '../model/chain';
import { unitsFrom } from '../model/units';
import { findAddressAt, OWN_BRANCH } from '../store/addresses';
import { lockChain } from '../store/chains';
import { type ColdTransfer, findRefill, insertColdTransfer } from '../store/coldTransfers';
import { releaseOutputs } from '../store/outputs';
import {
  cancelPayment,
  findPayment,
  insertPayment,
  insertVersion,
  preparedPayments,
  setPaymentState,
  versionsOf,
} from '../store/payments';
import { readHotWallet } from './surplus';

export interface RefillOptions {
  readonly database: Knex;
  readonly clock: Clock;
  /** The chain of each network. */
  readonly chains: ReadonlyMap<string, Chain>;
}

export interface RefillRequest {
  readonly key: string;
  readonly asset: string;
  readonly network: string;
  readonly amount: string;
}

/** Reasons why a refill is refused, as the contract names them. */
export type RefillConflict =
  | 'key_known'
  | 'refill_open'
  | 'canceled'
  | 'lost'
  | 'already_mined'
  | 'submitted'
  | 'fee_not_higher';
export type RefillFault = SigningFault | 'wrong_amount' | 'insufficient_funds' | 'above_limit';

export type RefillResult =
  | { readonly refill: ColdTransfer; readonly chain: Chain }
  | { readonly conflict: RefillConflict }
  | { readonly fault: RefillFault }
  | 'not_found';

/** Prepares a refill. The same key gives the same refill. */
export async function prepareRefill(options: RefillOptions, request: RefillRequest): Promise<RefillResult> {
  const { database, clock, chains } = options;
  const { key, asset, network, amount } = request;
  const chain = chains.get(network);
  const listed = chain?.assets.find((one) => one.asset === asset);
  if (chain === undefined || listed === undefined || chain.cold === null) return 'not_found';
  const { cold } = chain;
  const known = await findRefill(database, key);
  const units = unitsFrom(amount, listed.decimals);
  if (known !== undefined) return sameRefill(known, chain, { asset, units });
  if (units === undefined) return { fault: 'wrong_amount' };
  const recipient = await findAddressAt(database, network, OWN_PATH);
  const isFollowed = (await findAddressAt(database, network, cold.first)) !== undefined;
  // Before the first block was read, nothing is known.
  if (recipient === undefined || !isFollowed) return { fault: 'insufficient_funds' };
  if (chain.payoutFault({ asset, address: recipient, units }) !== undefined) return { fault: 'wrong_amount' };
  const feeRate = await chain.feeRate();
  const nonce = cold.sender === null ? null : ((await chain.accounts?.nonceOf(cold.sender)) ?? null);
  return await database.transaction(async (transaction): Promise<RefillResult> => {
    const { position } = await lockChain(transaction, network);
    const concurrent = await findRefill(transaction, key);
    if (concurrent !== undefined) return sameRefill(concurrent, chain, { asset, units });
    if ((await preparedPayments(transaction, network)).length > 0) return { conflict: 'refill_open' };
    const limits = chain.hotLimits.get(asset);
    const isAbove = limits !== undefined && (await exceeds(transaction, chain, { asset, units, limits }));
    if (isAbove) return { fault: 'above_limit' };
    const prepared = await cold.prepare(transaction, { asset, units, recipient, feeRate, nonce });
    if (prepared === 'insufficient_funds' || position === null) return { fault: 'insufficient_funds' };
    const { unsigned, reservation, feeUnits } = prepared;
    const moment = { createdHeight: position.height, nowMs: clock.nowMs() };
    const payment = { network, purpose: 'refill', reservation, transaction: null, ...moment } as const;
    const paymentId = await insertPayment(transaction, payment);
    const transfer = { network, asset, direction: 'refill', key, units, recipient, paymentId, unsigned } as const;
    await insertColdTransfer(transaction, { ...transfer, feeUnits }, moment.nowMs);
    return { refill: { ...transfer, feeUnits, paymentState: 'prepared' }, chain };
  });
}

const OWN_PATH = { branch: OWN_BRANCH, index: 0 };

function sameRefill(
  known: ColdTransfer,
  chain: Chain,
  { asset, units }: { readonly asset: string; readonly units: bigint | undefined },
): RefillResult {
  const isSame = known.network === chain.network && known.asset === asset && known.units === units;
  return isSame ? { refill: known, chain } : { conflict: 'key_known' };
}

/** Whether the hot wallet would have more than its upper bound. */
async function exceeds(
  transaction: Knex.Transaction,
  chain: Chain,
  {
    asset,
    units,
    limits,
  }: { asset: string; units: bigint; limits: NonNullable<ReturnType<Chain['hotLimits']['get']>> },
): Promise<boolean> {
  const { available, incoming } = await readHotWallet(transaction, chain, { asset, limits });
  return available + incoming + units > limits.high;
}

export async function getRefill({ database, chains }: RefillOptions, key: string): Promise<RefillResult> {
  const refill = await findRefill(database, key);
  const chain = refill && chains.get(refill.network);
  return refill === undefined || chain === undefined ? 'not_found' : { refill, chain };
}

/** Stores the signed bytes; they are broadcast after that. Handing in the same bytes again changes nothing. */
export async function submitRefill(options: RefillOptions, key: string, signed: string): Promise<RefillResult> {
  const { database } = options;
  const found = await getRefill(options, key);
  if (found === 'not_found' || !('refill' in found)) return found;
  const { chain, refill } = found;
  if (chain.cold === null || refill.unsigned === null) return 'not_found';
  const read = await chain.cold.readSigned(refill.unsigned, signed);
  if (typeof read === 'string') return { fault: read };
  return await database.transaction(async (transaction): Promise<RefillResult> => {
    const { position } = await lockChain(transaction, chain.network);
    const conflict = await storeSigned(transaction, refill, { read, height: position?.height ?? 0 });
    return conflict === undefined
      ? { chain, refill: { ...refill, paymentState: (await findPayment(transaction, refill.paymentId)).state } }
      : { conflict };
  });
}

async function storeSigned(
  transaction: Knex.Transaction,
  { paymentId, network }: ColdTransfer,
  { read, height }: { readonly read: SignedTransaction; readonly height: number },
): Promise<RefillConflict | undefined> {
  const versions = await versionsOf(transaction, paymentId);
  if (versions.some(({ txid }) => txid === read.txid)) return undefined;
  const { state } = await findPayment(transaction, paymentId);
  if (state === 'canceled' || state === 'lost') return state;
  if (state === 'mined' || state === 'final') return 'already_mined';
  const newest = versions.at(-1);
  // A replacement spends the same inputs or nonce, so at most one of them can be mined.
  if (newest !== undefined && (read.feeRate <= newest.feeRate || read.feeUnits <= newest.feeUnits))
    return 'fee_not_higher';
  await insertVersion(transaction, { paymentId, network, signed: read, createdHeight: height });
  await setPaymentState(transaction, paymentId, 'pending');
  return undefined;
}

/** Releases what an unsigned refill reserves. Bytes that are signed later are not accepted any more. */
export async function cancelRefill(options: RefillOptions, key: string): Promise<RefillResult> {
  const found = await getRefill(options, key);
  if (found === 'not_found' || !('refill' in found)) return found;
  const { chain, refill } = found;
  return await options.database.transaction(async (transaction): Promise<RefillResult> => {
    await lockChain(transaction, chain.network);
    const { state } = await findPayment(transaction, refill.paymentId);
    if (state !== 'prepared' && state !== 'canceled') return { conflict: state === 'lost' ? 'lost' : 'submitted' };
    await releaseOutputs(transaction, refill.paymentId);
    await cancelPayment(transaction, refill.paymentId);
    return { chain, refill: { ...refill, paymentState: 'canceled' } };
  });
}
