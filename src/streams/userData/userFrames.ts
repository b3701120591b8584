/** All that one event sends to one user, in the order in which it is sent. From the event alone: the same frames every time. */
import type { components } from '../../../generated/streams';
import type { EngineEvent } from '../../core/events';
import type { EntryKind } from '../../core/model';
import { formatAmount } from '../../core/values/decimal';
import { executionReports } from './executionReports';

type Schemas = components['schemas'];
export type UserFrame = Schemas['UserDataEvent'];

/** Reports of orders, then money in or out, then the balances as the event left them. */
export function userFrames(event: EngineEvent, userId: number): UserFrame[] {
  return [...executionReports(event, userId), ...balanceUpdates(event, userId), ...accountFrames(event, userId)];
}

/** What crossed the exchange's edge, by as much as the user's balance changed. */
function balanceUpdates({ entries, timeMs, sequence }: EngineEvent, userId: number): Schemas['BalanceUpdateEvent'][] {
  const updates: Schemas['BalanceUpdateEvent'][] = [];
  for (const { kind, postings } of entries) {
    if (!CROSSING.has(kind)) continue;
    for (const { account, amount } of postings)
      if (account.owner === userId)
        updates.push({ e: 'balanceUpdate', E: timeMs, a: account.asset, d: formatAmount(amount), T: timeMs, sequence });
  }
  return updates;
}

/** Entries by which a user's money comes in, goes out or comes back. */
const CROSSING: ReadonlySet<EntryKind> = new Set(['deposit', 'withdrawal', 'withdrawal_refund']);

/** The same balances in both forms; nothing when none of the user's changed. */
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

/** The event tells both halves of an asset; one that was never used is not among them. */
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
