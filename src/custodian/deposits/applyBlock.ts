/**
 * Stores the effects of one block in one transaction, together with the new position: credits, spends, the custodian's own
 * transactions, ledger entries, and the reports that follow from the new number of confirmations.
 */
import { assertPresent } from '../../core/values/assert';
import type { ChainCredit, CustodianTransaction } from '../chains/chain';
import { DEPOSIT_BRANCH, findAddresses, type StoredAddress } from '../store/addresses';
import { raiseAlarm } from '../store/alarms';
import { storeBlock } from '../store/chains';
import { findDeposit, insertDeposit, updateDeposit } from '../store/deposits';
import { bookEntry, type CustodyAccount } from '../store/ledger';
import { findOutputs, storeOutput, storeSpend } from '../store/outputs';
import { findTransactions, type StoredTransaction } from '../store/payments';
import { resolveLostPayments } from '../withdrawals/lostPayments';
import { applyOwnTransaction } from '../withdrawals/minedPayments';
import { reportConfirmedWithdrawals } from '../withdrawals/withdrawalReports';
import type { BlockContext } from './blockContext';
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
  await storeBlock(transaction, network, block, KEPT_BLOCKS);
  await reportConfirmedDeposits(transaction, chain, block.height, nowMs);
  await reportConfirmedWithdrawals(transaction, chain, block.height, nowMs);
  await resolveLostPayments(transaction, chain, block.height, nowMs);
}

interface CreditOrigin {
  readonly address: StoredAddress;
  /** The custodian's own transaction that made the credit, if one did. */
  readonly sender: StoredTransaction | undefined;
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
    await storeOutput(transaction, chain.network, { ...output, height: block.height });
  }
  // Change never left the wallet.
  if (sender !== undefined && sender.changeOutput === credit.output) return;
  if (branch !== DEPOSIT_BRANCH) return await bookCredit(transaction, context, credit, 'funding');
  const isReported = credit.units >= chain.depositMinUnits(credit.asset);
  await storeDeposit(transaction, context, credit, isReported);
  await bookCredit(transaction, context, credit, isReported ? 'deposits' : 'dust');
}

async function storeDeposit(
  transaction: CustodianTransaction,
  { chain: { network }, block: { height }, nowMs }: BlockContext,
  credit: ChainCredit,
  isReported: boolean,
): Promise<void> {
  const known = await findDeposit(transaction, network, credit);
  const state = isReported ? 'seen' : 'ignored';
  if (known === undefined) await insertDeposit(transaction, { ...credit, network, state, height }, nowMs);
  else
    await updateDeposit(transaction, {
      ...known,
      // A confirmed one stays so. One that was given up has come back.
      state: known.state === 'dropped' ? 'seen' : known.state === 'lost' ? 'confirmed' : known.state,
      height,
      missingSinceHeight: null,
    });
}

async function bookCredit(
  transaction: CustodianTransaction,
  { chain: { network }, block: { height }, epoch, nowMs }: BlockContext,
  { txid, output, asset, units }: ChainCredit,
  account: CustodyAccount,
): Promise<void> {
  await bookEntry(transaction, {
    ...{ network, kind: account, height, nowMs },
    reference: `${account} ${txid}:${output} ${epoch}`,
    postings: [
      { account: 'wallet', asset, units },
      { account, asset, units: -units },
    ],
  });
}

/** A spend by a transaction that the custodian did not sign means that somebody else has the key. */
async function applySpends(
  transaction: CustodianTransaction,
  { chain: { network, assets }, block: { spends, height }, epoch, nowMs }: BlockContext,
  own: ReadonlyMap<string, StoredTransaction>,
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
    const { units } = assertPresent(
      outputs.find((one) => one.txid === txid && one.output === output),
      'a spent output',
    );
    const subject = `${txid}:${output}`;
    const detail = `${spend.txid} spent ${units} units, and the custodian did not sign it`;
    await raiseAlarm(transaction, { network, kind: 'unexplained_spend', subject, detail, nowMs });
    await bookEntry(transaction, {
      ...{ network, kind: 'unexplained', height, nowMs },
      reference: `unexplained ${subject} ${epoch}`,
      postings: [
        { account: 'wallet', asset, units: -units },
        { account: 'unexplained', asset, units },
      ],
    });
  }
}
