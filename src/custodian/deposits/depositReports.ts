/** Reports deposits to the exchange, through the outbox. */
import type { components } from '../../../generated/custodian';
import { assertPresent } from '../../core/values/assert';
import type { Chain, CustodianTransaction } from '../chains/chain';
import { amountText } from '../chains/units';
import { enqueueCallback } from '../store/callbacks';
import { depositsToReport, type StoredDeposit, updateDeposit } from '../store/deposits';

export interface DepositReport {
  readonly state: 'seen' | 'confirmed' | 'dropped';
  readonly confirmations: number;
}

export async function reportDeposit(
  transaction: CustodianTransaction,
  chain: Chain,
  { id, asset, address, txid, output, units }: StoredDeposit,
  { state, confirmations, nowMs }: DepositReport & { readonly nowMs: number },
): Promise<void> {
  const listed = assertPresent(
    chain.assets.find((one) => one.asset === asset),
    'the asset of a deposit',
  );
  const deposit: components['schemas']['CustodyDeposit'] = {
    ...{ asset, network: chain.network, address, tag: null, txid, output },
    amount: amountText(units, listed.decimals),
    ...{ state, confirmations },
  };
  await enqueueCallback(transaction, `deposit-${id}`, { deposit }, nowMs);
}

/** Reports all deposits whose confirmations have increased, up to the number that the exchange needs. */
export async function reportConfirmedDeposits(
  transaction: CustodianTransaction,
  chain: Chain,
  tipHeight: number,
  nowMs: number,
): Promise<void> {
  for (const deposit of await depositsToReport(transaction, chain.network, chain.reportedConfirmations)) {
    const confirmations = tipHeight - assertPresent(deposit.height, 'the block of a deposit') + 1;
    if (confirmations <= deposit.reportedConfirmations) continue;
    const isFinal = deposit.state === 'confirmed' || confirmations >= chain.confirmations;
    const state = isFinal ? 'confirmed' : 'seen';
    await updateDeposit(transaction, { ...deposit, state, reportedConfirmations: confirmations });
    await reportDeposit(transaction, chain, deposit, { state, confirmations, nowMs });
  }
}
