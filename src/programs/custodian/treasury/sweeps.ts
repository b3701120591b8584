/**
 * Moves what deposit addresses hold to the account that pays withdrawals. A token is moved by its deposit address, which
 * needs coins for the fee: the paying account sends them first. Each step is a payment like those of withdrawals: stored
 * before it is broadcast, with a nonce of its sender. A reorganization may take what a sweep would move: then the next sweep
 * of the address has the same nonce.
 */
import { assertPresent } from '../../../core/values/assert';
import type {
  AccountOperations,
  AccountTransfer,
  CustodianTransaction,
  DecodedTransfer,
  KeyPath,
} from '../model/chain';
import { accountFunds, nextNonce, type SweepCandidate, storedBalance, sweepCandidates } from '../store/accounts';
import { OWN_BRANCH } from '../store/addresses';
import { hasOpenAlarm } from '../store/alarms';
import { lockChain } from '../store/chains';
import { hasUnconfirmedDeposit } from '../store/deposits';
import {
  hasFailedSweep,
  insertPayment,
  insertVersion,
  pendingPaymentsOf,
  type StoredTransaction,
  versionsOf,
} from '../store/payments';
import { broadcastNewest, type PaymentOptions } from '../withdrawals/payments';

/** The account that pays withdrawals, and to which everything is swept. */
const PAYING_PATH: KeyPath = { branch: OWN_BRANCH, index: 0 };
/** Addresses of which one run moves the balance of an asset. The next run goes on. */
const SWEEPS_PER_RUN = 16;
/** The fee may rise between the transaction that brings the coins and the sweep. */
const GAS_RESERVE_FACTOR = 2n;

interface SweepOptions extends PaymentOptions {
  readonly accounts: AccountOperations;
  readonly feeRate: bigint;
}

/** Throws `NodeError`. */
export async function sweepDeposits(options: PaymentOptions, isStopped: () => boolean): Promise<void> {
  const { database, chain } = options;
  const { accounts } = chain;
  if (accounts === null || (await hasOpenAlarm(database, chain.network, 'unexplained_spend'))) return;
  const feeRate = await chain.feeRate();
  if (feeRate > accounts.sweepFeeRateMax) return;
  // Tokens first, because a sweep of the coin takes what their fees need.
  const assets = chain.assets.map(({ asset }) => asset).filter((asset) => asset !== accounts.coin);
  for (const asset of [...assets, accounts.coin]) {
    const unitsMin = accounts.sweepMinUnits(asset);
    const candidates = await sweepCandidates(database, chain.network, { asset, unitsMin, limit: SWEEPS_PER_RUN });
    for (const candidate of candidates) {
      if (isStopped()) return;
      const paymentId = await storeSweep({ ...options, accounts, feeRate }, candidate);
      if (paymentId !== undefined) await broadcastNewest(options, paymentId);
    }
  }
}

/** Undefined if the address cannot be swept now. */
async function storeSweep(options: SweepOptions, { address, branch, index, asset }: SweepCandidate) {
  const { database, chain, accounts, feeRate } = options;
  const { network } = chain;
  return await database.transaction(async (transaction) => {
    const { position } = await lockChain(transaction, network);
    const units = await storedBalance(transaction, network, { address, asset });
    if (position === null || units < accounts.sweepMinUnits(asset)) return undefined;
    const finalHeight = position.height - chain.confirmations + 1;
    if (!(await isSettled(transaction, network, { address, finalHeight }))) return undefined;
    const coins = await storedBalance(transaction, network, { address, asset: accounts.coin });
    const before = await pendingSweep(transaction, options, { address, coins });
    if (before === 'on_its_way') return undefined;
    const height = position.height;
    if (before?.needsGas === true)
      return await storeGas(transaction, options, { address, height, units: missingGas(before.sent.feeUnits, coins) });
    const fee = accounts.transferFeeUnits(asset, before === undefined ? feeRate : before.feeRate);
    const to = chain.addressOf(PAYING_PATH);
    const move = { from: address, to, asset, path: { branch, index }, purpose: 'sweep', replaced: before } as const;
    if (asset === accounts.coin)
      return units > fee
        ? await storeTransfer(transaction, options, { ...move, units: units - fee }, height)
        : undefined;
    return coins >= fee
      ? await storeTransfer(transaction, options, { ...move, units }, height)
      : await storeGas(transaction, options, { address, height, units: missingGas(fee, coins) });
  });
}

function missingGas(fee: bigint, coins: bigint): bigint {
  return fee * GAS_RESERVE_FACTOR - coins;
}

/** Nothing of it may disappear with a reorganization. */
async function isSettled(
  transaction: CustodianTransaction,
  network: string,
  { address, finalHeight }: { readonly address: string; readonly finalHeight: number },
): Promise<boolean> {
  return (
    !(await hasUnconfirmedDeposit(transaction, network, { address, finalHeight })) &&
    !(await hasFailedSweep(transaction, network, address))
  );
}

/** A sweep that no block contains, and that the address cannot pay any more. */
interface DeadSweep {
  readonly paymentId: number;
  readonly newest: StoredTransaction;
  readonly sent: DecodedTransfer;
  /** The fee rate of a transaction that replaces this one. */
  readonly feeRate: bigint;
  /** Whether the address has what it moves, and lacks only the coins for its fee. */
  readonly needsGas: boolean;
}

/** Undefined if nothing of the address is pending. */
async function pendingSweep(
  transaction: CustodianTransaction,
  { chain: { network }, accounts, feeRate }: SweepOptions,
  { address, coins }: { readonly address: string; readonly coins: bigint },
): Promise<DeadSweep | 'on_its_way' | undefined> {
  const [payment, ...others] = await pendingPaymentsOf(transaction, network, address);
  if (payment === undefined) return undefined;
  if (payment.purpose !== 'sweep' || others.length > 0) return 'on_its_way';
  const newest = assertPresent((await versionsOf(transaction, payment.id)).at(-1), 'the transaction of a payment');
  const sent = accounts.decode(newest.bytes, address);
  const isCoin = sent.asset === accounts.coin;
  const units = isCoin
    ? coins - sent.feeUnits
    : await storedBalance(transaction, network, { address, asset: sent.asset });
  const hasFee = isCoin || coins >= sent.feeUnits;
  if (units >= sent.units && hasFee) return 'on_its_way';
  const needsGas = units >= sent.units;
  const replacing = accounts.replacementFeeRate(newest.bytes, feeRate);
  return { paymentId: payment.id, newest, sent, feeRate: replacing, needsGas };
}

/** Undefined if coins for this address are on their way, or the paying account cannot send them. */
async function storeGas(
  transaction: CustodianTransaction,
  options: SweepOptions,
  { address, height, units }: { readonly address: string; readonly height: number; readonly units: bigint },
): Promise<number | undefined> {
  const { chain, accounts, feeRate } = options;
  const { network } = chain;
  const from = chain.addressOf(PAYING_PATH);
  const decode = (bytes: string) => accounts.decode(bytes, from);
  for (const { id, purpose } of await pendingPaymentsOf(transaction, network, from)) {
    const newest = assertPresent((await versionsOf(transaction, id)).at(-1), 'the transaction of a payment');
    if (purpose === 'gas' && decode(newest.bytes).to === address) return undefined;
  }
  const funds = await accountFunds(transaction, network, from, { coin: accounts.coin, decode });
  const cost = units + accounts.transferFeeUnits(accounts.coin, feeRate);
  if (funds.pending >= accounts.pendingMax || funds.free(accounts.coin) < cost) return undefined;
  const move = { from, to: address, asset: accounts.coin, units, path: PAYING_PATH };
  return await storeTransfer(transaction, options, { ...move, purpose: 'gas' }, height);
}

/** Signs and stores a transfer with the nonce of the sweep that it replaces, or the next one. The row of the network must be locked. */
async function storeTransfer(
  transaction: CustodianTransaction,
  { chain: { network }, accounts, clock, feeRate }: SweepOptions,
  {
    purpose,
    replaced,
    ...move
  }: Omit<AccountTransfer, 'nonce'> & {
    readonly purpose: 'sweep' | 'gas';
    readonly replaced?: DeadSweep | undefined;
  },
  createdHeight: number,
): Promise<number> {
  if (replaced !== undefined) {
    const { paymentId, newest, sent } = replaced;
    const version = await accounts.signTransfer({ ...move, nonce: sent.nonce }, feeRate, newest.bytes);
    await insertVersion(transaction, { paymentId, network, signed: version, createdHeight });
    return paymentId;
  }
  const nonce = await nextNonce(transaction, network, move.from);
  const signed = await accounts.signTransfer({ ...move, nonce }, feeRate);
  const reservation = { sender: move.from, nonce };
  const moment = { createdHeight, nowMs: clock.nowMs() };
  return await insertPayment(transaction, { network, purpose, reservation, transaction: signed, ...moment });
}
