/**
 * Moves what deposit addresses hold to the account that pays withdrawals. A token is moved by its deposit address, which
 * needs coins for the fee: the paying account sends them first. Each step is a payment like those of withdrawals: stored
 * before it is broadcast, with a nonce of its sender.
 */
import { assertPresent } from '../../core/values/assert';
import type { AccountOperations, AccountTransfer, CustodianTransaction, KeyPath } from '../chains/chain';
import { accountFunds, nextNonce, type SweepCandidate, storedBalance, sweepCandidates } from '../store/accounts';
import { OWN_BRANCH } from '../store/addresses';
import { hasOpenAlarm } from '../store/alarms';
import { lockChain } from '../store/chains';
import { hasUnconfirmedDeposit } from '../store/deposits';
import { hasFailedSweep, insertPayment, pendingPaymentsOf, versionsOf } from '../store/payments';
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
    if (!(await isReady(transaction, network, { address, finalHeight }))) return undefined;
    const fee = accounts.transferFeeUnits(asset, feeRate);
    const to = chain.addressOf(PAYING_PATH);
    const move = { from: address, to, asset, path: { branch, index } };
    if (asset === accounts.coin)
      return units > fee
        ? await storeTransfer(transaction, options, { ...move, purpose: 'sweep', units: units - fee }, position.height)
        : undefined;
    const coins = await storedBalance(transaction, network, { address, asset: accounts.coin });
    return coins >= fee
      ? await storeTransfer(transaction, options, { ...move, purpose: 'sweep', units }, position.height)
      : await storeGas(transaction, options, { address, height: position.height, units: missingGas(fee, coins) });
  });
}

function missingGas(fee: bigint, coins: bigint): bigint {
  return fee * GAS_RESERVE_FACTOR - coins;
}

/** Nothing of it may disappear with a reorganization, and nothing of it may be on its way. */
async function isReady(
  transaction: CustodianTransaction,
  network: string,
  { address, finalHeight }: { readonly address: string; readonly finalHeight: number },
): Promise<boolean> {
  const pending = await pendingPaymentsOf(transaction, network, address);
  return (
    pending.length === 0 &&
    !(await hasUnconfirmedDeposit(transaction, network, { address, finalHeight })) &&
    !(await hasFailedSweep(transaction, network, address))
  );
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

/** Signs and stores a transfer with the next nonce of its sender. The row of the network must be locked. */
async function storeTransfer(
  transaction: CustodianTransaction,
  { chain: { network }, accounts, clock, feeRate }: SweepOptions,
  { purpose, ...move }: Omit<AccountTransfer, 'nonce'> & { readonly purpose: 'sweep' | 'gas' },
  createdHeight: number,
): Promise<number> {
  const nonce = await nextNonce(transaction, network, move.from);
  const signed = await accounts.signTransfer({ ...move, nonce }, feeRate);
  const reservation = { sender: move.from, nonce };
  const moment = { createdHeight, nowMs: clock.nowMs() };
  return await insertPayment(transaction, { network, purpose, reservation, transaction: signed, ...moment });
}
