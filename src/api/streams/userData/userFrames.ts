/**
 * Creates the frames that one event sends to one user, in order. They depend only on the event, so that resending it
 * gives the same frames.
 */
import type { components } from '../../../../generated/streams';
import type { EngineEvent } from '../../../core/model/events';
import type { EntryKind, OrderRecord } from '../../../core/model/model';
import { legIdsOf, listIdOf, listsDoneIn } from '../../../core/orders/orderLists';
import { formatAmount } from '../../../core/values/decimal';
import { executionReports } from './executionReports';

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

/** The changed balances of the user in both event formats; nothing if none has changed. */
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

type ListStatus = components['schemas']['ListStatusEvent'];

/** One frame for each list that the event creates, whose pending orders it places, or that it ends. */
export function listStatuses(event: EngineEvent, userId: number): ListStatus[] {
  const own = event.orders.filter((order) => order.userId === userId && listIdOf(order) !== null);
  if (own.length === 0) return [];
  const done = listsDoneIn(own);
  const statuses = new Map<number, ListStatus>();
  for (const order of own) {
    const listId = listIdOf(order) as number;
    if (statuses.has(listId) || !(done.has(listId) || listId === startedList(event))) continue;
    statuses.set(listId, listStatus(event, order, listId, done.has(listId)));
  }
  return Array.from(statuses.values());
}

/** The list that the event creates, or whose pending orders it places. */
function startedList({ type, order, orderList }: EngineEvent): number | null {
  if (orderList !== null) return orderList.id;
  return type === 'place_pending_orders' && order !== null ? listIdOf(order) : null;
}

function listStatus(event: EngineEvent, { symbol, extras }: OrderRecord, g: number, isDone: boolean): ListStatus {
  // Only lists of older versions, which were all OCO lists, have no terms.
  const { kind, clientListId, clientOrderIds } = extras?.listTerms ?? {
    kind: 'oco',
    clientListId: null,
    clientOrderIds: [],
  };
  return {
    e: 'listStatus',
    E: event.timeMs,
    s: symbol,
    g,
    c: kind === 'oco' ? 'OCO' : 'OTO',
    l: isDone ? 'ALL_DONE' : 'EXEC_STARTED',
    L: isDone ? 'ALL_DONE' : 'EXECUTING',
    r: 'NONE',
    C: clientListId ?? '',
    T: event.timeMs,
    O: legIdsOf({ id: g, kind }).map((i, index) => ({ s: symbol, i, c: clientOrderIds[index] ?? '' })),
    sequence: event.sequence,
  };
}
