/**
 * Creates the frames that one event sends to one user, in order. They depend only on the event, so that resending it
 * gives the same frames.
 */
import type { components } from '../../../../generated/streams';
import type { EngineEvent } from '../../../core/model/events';
import type { EntryKind } from '../../../core/model/model';
import { formatAmount } from '../../../core/values/decimal';
import { executionReports } from './executionReports';
import { listStatuses } from './listStatuses';

type Schemas = components['schemas'];
export type UserFrame = Schemas['UserDataEvent'];

/** Execution reports, then states of order lists, deposits and withdrawals, and the balances after the event. */
export function userFrames(event: EngineEvent, userId: number): UserFrame[] {
  return [
    ...executionReports(event, userId),
    ...listStatuses(event, userId),
    ...balanceUpdates(event, userId),
    ...accountFrames(event, userId),
  ];
}

/** Changes of the user's balances by deposits and withdrawals. */
function balanceUpdates({ entries, timeMs, sequence }: EngineEvent, userId: number): Schemas['BalanceUpdateEvent'][] {
  const updates: Schemas['BalanceUpdateEvent'][] = [];
  for (const { kind, postings } of entries) {
    if (!TRANSFER_KINDS.has(kind)) continue;
    for (const { account, amount } of postings)
      if (account.owner === userId)
        updates.push({ e: 'balanceUpdate', E: timeMs, a: account.asset, d: formatAmount(amount), T: timeMs, sequence });
  }
  return updates;
}

/** Kinds of journal entries that move a user's money into or out of the exchange. */
const TRANSFER_KINDS: ReadonlySet<EntryKind> = new Set(['deposit', 'withdrawal', 'withdrawal_refund']);

/** The same balances in both event formats; nothing if no balance of the user changed. */
function accountFrames(event: EngineEvent, userId: number): UserFrame[] {
  const B = changedBalances(event, userId);
  if (B.length === 0) return [];
  const { timeMs, sequence } = event;
  return [
    { e: 'outboundAccountPosition', E: timeMs, u: timeMs, B, sequence },
    {
      e: 'outboundAccountInfo',
      E: timeMs,
      m: 0,
      t: 0,
      b: 0,
      s: 0,
      T: true,
      W: true,
      D: true,
      u: timeMs,
      B,
      P: ['SPOT'],
      sequence,
    },
  ];
}

/**
 * The event contains both balances of an asset, available and held. A balance that was never used is missing and zero.
 */
function changedBalances({ balances }: EngineEvent, userId: number): Schemas['BalanceAfter'][] {
  const byAsset = new Map<string, Schemas['BalanceAfter']>();
  for (const { account, balance } of balances) {
    if (account.owner !== userId) continue;
    const { f, l } = byAsset.get(account.asset) ?? { f: '0', l: '0' };
    if (account.kind === 'available') byAsset.set(account.asset, { a: account.asset, f: formatAmount(balance), l });
    else if (account.kind === 'held') byAsset.set(account.asset, { a: account.asset, f, l: formatAmount(balance) });
  }
  return Array.from(byAsset.values());
}
