/** Deposits that no block contains: those that the memory pool shows, and those that have disappeared. */
import type { Knex } from 'knex';
import type { Clock } from '../../../foundation/clock';
import type { Chain, ChainCredit, CustodianTransaction, Ownership } from '../model/chain';
import { DEPOSIT_BRANCH, findAddresses, isAddressOfAsset } from '../store/addresses';
import { raiseAlarm } from '../store/alarms';
import { lockChain } from '../store/chains';
import { findDeposit, insertDeposit, pendingDeposits, type StoredDeposit, updateDeposit } from '../store/deposits';
import { reportDeposit } from './depositReports';

export interface PendingDepositsOptions {
  readonly database: Knex;
  readonly clock: Clock;
  readonly chain: Chain;
  readonly ownership: Ownership;
}

/** Throws `NodeError`. */
export async function followPendingDeposits(options: PendingDepositsOptions, tipHeight: number): Promise<void> {
  const { database, chain, ownership } = options;
  for (const credit of await chain.pendingCredits(ownership))
    if (credit.units >= chain.depositMinUnits(credit.asset)) await storePending(options, credit);
  for (const deposit of await pendingDeposits(database, chain.network)) {
    const isPending = await chain.isPending(deposit.txid);
    if (isPending !== (deposit.missingSinceHeight === null) || !isPending)
      await updateMissing(options, deposit, { isPending, tipHeight });
  }
}

async function storePending({ database, clock, chain }: PendingDepositsOptions, credit: ChainCredit): Promise<void> {
  const { network } = chain;
  const known = await findDeposit(database, network, credit);
  if (known !== undefined && known.state !== 'dropped') return;
  const address = (await findAddresses(database, network, [credit.address])).get(credit.address);
  if (address?.branch !== DEPOSIT_BRANCH) return;
  // The exchange would refuse its report. Once a block contains it, it is kept until the exchange asks for the address.
  if (!(await isAddressOfAsset(database, { network, address: credit.address, asset: credit.asset }))) return;
  await database.transaction(async (transaction) => {
    await lockChain(transaction, network);
    const nowMs = clock.nowMs();
    const before = await findDeposit(transaction, network, credit);
    if (before !== undefined && before.state !== 'dropped') return;
    const seen = { state: 'seen', height: null, reportedConfirmations: 0, missingSinceHeight: null } as const;
    const deposit = before ?? (await insertDeposit(transaction, { ...credit, ...seen, network }, nowMs));
    await updateDeposit(transaction, { ...deposit, ...seen });
    await reportDeposit(transaction, chain, deposit, { state: 'seen', confirmations: 0, nowMs });
  });
}

/** A deposit that is missing for as many blocks as make others final is given up. If it comes back, it counts again. */
async function updateMissing(
  { database, clock, chain }: PendingDepositsOptions,
  { txid, output }: StoredDeposit,
  { isPending, tipHeight }: { readonly isPending: boolean; readonly tipHeight: number },
): Promise<void> {
  const { network } = chain;
  await database.transaction(async (transaction) => {
    await lockChain(transaction, network);
    const deposit = await findDeposit(transaction, network, { txid, output });
    if (deposit === undefined || deposit.height !== null) return;
    const missingSinceHeight = isPending ? null : (deposit.missingSinceHeight ?? tipHeight);
    const missing = { ...deposit, missingSinceHeight };
    if (missingSinceHeight === null || tipHeight - missingSinceHeight < chain.confirmations)
      return await updateDeposit(transaction, missing);
    await giveUp(transaction, chain, missing, clock.nowMs());
  });
}

async function giveUp(transaction: CustodianTransaction, chain: Chain, deposit: StoredDeposit, nowMs: number) {
  const { network } = chain;
  if (deposit.state === 'seen') {
    await updateDeposit(transaction, { ...deposit, state: 'dropped' });
    if (deposit.reportedConfirmations >= 0)
      await reportDeposit(transaction, chain, deposit, { state: 'dropped', confirmations: 0, nowMs });
    return;
  }
  const subject = `${deposit.txid}:${deposit.output}`;
  const detail = `${deposit.units} units at ${deposit.address} were reported as confirmed and are gone`;
  await updateDeposit(transaction, { ...deposit, state: 'lost' });
  await raiseAlarm(transaction, { network, kind: 'confirmed_deposit_lost', subject, detail, nowMs });
}
