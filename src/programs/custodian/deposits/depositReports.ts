/** Reports deposits to the exchange, through the outbox. */
import type { components } from '../../../../generated/custodian';
import { assertPresent } from '../../../core/values/assert';
import type { Chain, CustodianTransaction } from '../model/chain';
import { amountText } from '../model/units';
import { enqueueCallback } from '../store/callbacks';
import { depositsToReport, type StoredDeposit, updateDeposit } from '../store/deposits';

export interface DepositReport {
  readonly state: 'seen' | 'confirmed' | 'dropped';
  readonly confirmations: number;
}

export async function reportDeposit(
  transaction: CustodianTransaction,
  chain: Chain,
  stored: StoredDeposit,
  { nowMs, ...report }: DepositReport & { readonly nowMs: number },
): Promise<void> {
  const deposit = depositMessage(chain, stored, report);
  await enqueueCallback(transaction, `deposit-${stored.id}`, { deposit }, nowMs);
}

/** A deposit as responses and callbacks describe it. */
export function depositMessage(
  chain: Chain,
  { asset, address, txid, output, units }: StoredDeposit,
  { state, confirmations }: DepositReport,
): components['schemas']['CustodyDeposit'] {
  const listed = assertPresent(
    chain.assets.find((one) => one.asset === asset),
    'the asset of a deposit',
  );
  return {
    ...{ asset, network: chain.network, address, tag: null, txid, output },
    amount: amountText(units, listed.decimals),
    ...{ state, confirmations },
  };
}

/**
 * Reports all deposits whose confirmations have increased, up to the number that the exchange needs. The reward of a block
 * is `seen` until it can be spent, however many confirmations it has.
 */
export async function reportConfirmedDeposits(
  transaction: CustodianTransaction,
  chain: Chain,
  tipHeight: number,
  nowMs: number,
): Promise<void> {
  for (const deposit of await depositsToReport(transaction, chain, tipHeight)) {
    const confirmations = tipHeight - assertPresent(deposit.height, 'the block of a deposit') + 1;
    if (confirmations <= deposit.reportedConfirmations) continue;
    const isFinal = deposit.state === 'confirmed' || (deposit.isMature && confirmations >= chain.confirmations);
    const state = isFinal ? 'confirmed' : 'seen';
    await updateDeposit(transaction, { ...deposit, state, reportedConfirmations: confirmations });
    await reportDeposit(transaction, chain, deposit, { state, confirmations, nowMs });
  }
}
