/**
 * Stores the effects of one block in one transaction, together with the new position: credits, spends, the custodian's own
 * transactions, ledger entries, and the reports that follow from the new number of confirmations.
 */
import { assertPresent } from '../../../core/values/assert';
import type { BlockContext } from '../model/blockContext';
import type { ChainCredit, CustodianTransaction, KeyPath } from '../model/chain';
import {
  DEPOSIT_BRANCH,
  findAddresses,
  insertColdAddresses,
  isColdBranch,
  type StoredAddress,
} from '../store/addresses';
import { type AlarmKind, raiseAlarm } from '../store/alarms';
import { storeBlock } from '../store/chains';
import { findDeposit, insertDeposit, updateDeposit } from '../store/deposits';
import { storeForeignTransaction } from '../store/foreignTransactions';
import { bookEntry, type CustodyAccount } from '../store/ledger';
import { findOutputs, storeOutput, storeSpend } from '../store/outputs';
import { findTransactions, type OwnTransaction } from '../store/payments';
import { storeRival } from '../store/removedInputs';
import { resolveLostPayments } from '../withdrawals/lostPayments';
import { applyOwnTransaction } from '../withdrawals/minedPayments';
import { reportConfirmedWithdrawals } from '../withdrawals/withdrawalReports';
import { reportConfirmedDeposits } from './depositReports';

/** Blocks whose hashes are kept. A deeper reorganization stops the custodian. */
export const KEPT_BLOCKS = 300;

export async function applyBlock(transaction: CustodianTransaction, context: BlockContext): Promise<void> {
  const { chain, block, nowMs } = context;
  const { network } = chain;
  const addresses = await findAddresses(
    transaction,
    network,
    block.credits.map(({ address }) => address),
  );
  const own = await findTransactions(transaction, network, [
    ...block.transactions.map(({ txid }) => txid),
    ...block.credits.map(({ txid }) => txid),
    ...block.spends.map(({ txid }) => txid),
  ]);
  for (const mined of block.transactions)
    await applyOwnTransaction(transaction, context, mined, assertPresent(own.get(mined.txid), 'an own transaction'));
  for (const credit of block.credits) {
    const address = assertPresent(addresses.get(credit.address), 'the address of a credit');
    await applyCredit(transaction, context, credit, { address, sender: own.get(credit.txid) });
  }
  await applySpends(transaction, context, own);
  for (const spend of block.watchedSpends) await storeRival(transaction, network, spend, block.height);
  await applyForeignTransactions(transaction, context);
  await reportFalseTransfers(transaction, context);
  await storeBlock(transaction, network, block, KEPT_BLOCKS);
  await reportConfirmedDeposits(transaction, chain, block.height, nowMs);
  await reportConfirmedWithdrawals(transaction, chain, block.height, nowMs);
  await resolveLostPayments(transaction, chain, block.height, nowMs);
}

interface CreditOrigin {
  readonly address: StoredAddress;
  /** The custodian's own transaction that made the credit, if one did. */
  readonly sender: OwnTransaction | undefined;
}

async function applyCredit(
  transaction: CustodianTransaction,
  context: BlockContext,
  credit: ChainCredit,
  { address, sender }: CreditOrigin,
): Promise<void> {
  const { chain, block } = context;
  const { branch, index } = address;
  if (chain.usesOutputs) {
    const output = { txid: credit.txid, output: credit.output, units: credit.units, branch, index };
    const matureHeight = block.reward?.txid === credit.txid ? block.reward.matureHeight : null;
    await storeOutput(transaction, chain.network, { ...output, height: block.height, matureHeight });
  }
  if (isColdBranch(branch)) await followMoreColdAddresses(transaction, context, address);
  // Change never left the wallet, and neither did what the custodian moves between its own addresses.
  if (sender !== undefined && (sender.purpose !== 'withdrawals' || sender.changeOutput === credit.output)) return;
  if (isColdBranch(branch)) return await bookCredit(transaction, context, credit, 'funding', 'cold');
  if (branch !== DEPOSIT_BRANCH) return await bookCredit(transaction, context, credit, 'funding');
  const isReported = credit.units >= chain.depositMinUnits(credit.asset);
  const isStored = await storeDeposit(transaction, context, credit, isReported);
  await bookCredit(transaction, context, credit, !isStored ? 'unexplained' : isReported ? 'deposits' : 'dust');
}

/** False if the same deposit was reported before with other content, which a contract can do after a reorganization. */
async function storeDeposit(
  transaction: CustodianTransaction,
  { chain: { network }, block: { height }, nowMs }: BlockContext,
  credit: ChainCredit,
  isReported: boolean,
): Promise<boolean> {
  const known = await findDeposit(transaction, network, credit);
  const state = isReported ? 'seen' : 'ignored';
  const { txid, output, address, asset, units } = credit;
  if (known !== undefined && (known.address !== address || known.asset !== asset || known.units !== units)) {
    const detail = `${units} units of ${asset} at ${address} were ${known.units} of ${known.asset} at ${known.address} before`;
    const subject = `${txid}:${output}`;
    await raiseAlarm(transaction, { network, kind: 'deposit_changed', subject, detail, nowMs });
    return false;
  }
  if (known === undefined) await insertDeposit(transaction, { ...credit, network, state, height }, nowMs);
  else
    await updateDeposit(transaction, {
      ...known,
      // A confirmed one stays so. One that was given up has come back.
      state: known.state === 'dropped' ? 'seen' : known.state === 'lost' ? 'confirmed' : known.state,
      height,
      missingSinceHeight: null,
    });
  return true;
}

async function bookCredit(
  transaction: CustodianTransaction,
  { chain: { network, usesOutputs }, block: { height }, epoch, nowMs }: BlockContext,
  { txid, output, asset, units, address }: ChainCredit,
  account: CustodyAccount,
  place: 'wallet' | 'cold' = 'wallet',
): Promise<void> {
  await bookEntry(transaction, {
    ...{ network, kind: account, height, nowMs },
    reference: `${account} ${txid}:${output} ${epoch}`,
    postings: [
      { account: place, asset, units, address: usesOutputs ? undefined : address },
      { account, asset, units: -units },
    ],
  });
}

/** Whoever signs for cold storage may use any address up to some beyond the last used one. */
async function followMoreColdAddresses(
  transaction: CustodianTransaction,
  { chain, nowMs }: BlockContext,
  { branch, index }: StoredAddress,
): Promise<void> {
  if (chain.cold === null) return;
  const through = { branch, index: index + chain.cold.lookahead };
  const addressOf = (path: KeyPath): string => chain.addressOf(path);
  await insertColdAddresses(transaction, chain.network, through, { addressOf, nowMs });
}

/** A spend by a transaction that the custodian did not sign means that somebody else has the key. */
async function applySpends(
  transaction: CustodianTransaction,
  { chain: { network, assets }, block: { spends, height }, epoch, nowMs }: BlockContext,
  own: ReadonlyMap<string, OwnTransaction>,
): Promise<void> {
  const outputs = await findOutputs(
    transaction,
    network,
    spends.map(({ spent }) => spent),
  );
  const asset = assertPresent(assets[0], 'the coin of a chain').asset;
  for (const spend of spends) {
    const { txid, output } = spend.spent;
    await storeSpend(transaction, network, spend, height);
    if (own.has(spend.txid)) continue;
    const { units, branch } = assertPresent(
      outputs.find((one) => one.txid === txid && one.output === output),
      'a spent output',
    );
    const subject = `${txid}:${output}`;
    const detail = `${spend.txid} spent ${units} units, and the custodian did not sign it`;
    const isCold = isColdBranch(branch);
    await raiseAlarm(transaction, { network, kind: spendAlarm(isCold), subject, detail, nowMs });
    await bookEntry(transaction, {
      ...{ network, kind: 'unexplained', height, nowMs },
      reference: `unexplained ${subject} ${epoch}`,
      postings: [
        { account: isCold ? 'cold' : 'wallet', asset, units: -units },
        { account: 'unexplained', asset, units },
      ],
    });
  }
}

/** What it moved is booked when the balances are compared. It may have used the nonce of a payment. */
async function applyForeignTransactions(
  transaction: CustodianTransaction,
  { chain: { network }, block: { foreignTransactions, height }, nowMs }: BlockContext,
): Promise<void> {
  const senders = await findAddresses(
    transaction,
    network,
    foreignTransactions.map(({ sender }) => sender),
  );
  for (const foreign of foreignTransactions) {
    await storeForeignTransaction(transaction, network, foreign, height);
    const { txid, sender, nonce } = foreign;
    const kind = spendAlarm(isColdBranch(senders.get(sender)?.branch ?? 0));
    const detail = `${sender} sent it with the nonce ${nonce}, and the custodian did not sign it`;
    await raiseAlarm(transaction, { network, kind, subject: txid, detail, nowMs });
  }
}

/** Payments of the hot wallet go on when cold storage was spent: other keys sign them. */
function spendAlarm(isCold: boolean): AlarmKind {
  return isCold ? 'unexplained_cold_spend' : 'unexplained_spend';
}

async function reportFalseTransfers(
  transaction: CustodianTransaction,
  { chain: { network }, block: { falseTransfers }, nowMs }: BlockContext,
): Promise<void> {
  for (const { txid, output, address, asset, announcedUnits, arrivedUnits } of falseTransfers) {
    const detail = `the contract of ${asset} announced ${announcedUnits} units to ${address}, and ${arrivedUnits} arrived`;
    await raiseAlarm(transaction, { network, kind: 'false_transfer', subject: `${txid}:${output}`, detail, nowMs });
  }
}
