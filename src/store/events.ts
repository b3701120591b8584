/**
 * Events as rows of the log and back. Amounts become plain decimals; lists and members that hold nothing are left out, so
 * that a row tells what happened and no more.
 */
import { concernedUsers } from '../core/concernedUsers';
import { amountFrom, formatAmount } from '../core/decimal';
import type { EngineEvent } from '../core/events';
import type { Account, AccountKind, BalanceChange, EntryKind, JournalEntry } from '../core/model';
import type { Row, Table } from './rows';

export const EVENTS: Table = { name: 'events', columns: ['sequence', 'epoch', 'time_ms', 'type', 'user_id', 'payload'], changing: [] };

/** Whom an event concerns, so that a user's part of the log can be read by itself. */
export const USER_EVENTS: Table = { name: 'user_events', columns: ['user_id', 'sequence'], changing: [] };

export function eventToUserRows(event: EngineEvent): Row[] {
  return Array.from(concernedUsers(event), (userId) => [userId, event.sequence]);
}

export interface EventRow {
  readonly sequence: number;
  readonly time_ms: number;
  readonly type: string;
  readonly user_id: number | null;
  readonly payload: string;
}

/** Members of an event that are amounts, wherever they stand. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'amount', 'balance', 'budget', 'capacity', 'cost', 'fee', 'filled', 'held', 'makerRate', 'maximum', 'maximumPrice', 'minimum', 'minimumPrice',
  'minimumQuantity', 'price', 'quantity', 'quoteQuantity', 'remaining', 'stopPrice', 'takerCost', 'takerRate', 'vat', 'vatRate', 'withdrawalFee', 'withdrawalMinimum',
]); // biome-ignore format: a list reads better dense

/** [id, owner, asset, kind, balance after] */
type BalanceRow = [number, number, string, AccountKind, string];
/** [id, kind, reference, [[account id, amount], ...]]; every account of it stands among the balances. */
type EntryRow = [number, EntryKind, number, [number, string][]];

export function eventToRow(event: EngineEvent, epoch: number): Row {
  return [event.sequence, epoch, event.timeMs, event.type, event.userId, encodePayload(event)];
}

function encodePayload(event: EngineEvent): string {
  const { sequence, timeMs, type, userId, balances, entries, ...rest } = event;
  const told = Object.entries(rest).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0));
  const payload = {
    ...Object.fromEntries(told),
    ...(balances.length > 0 && { balances: balances.map(encodeBalance) }),
    ...(entries.length > 0 && { entries: entries.map(encodeEntry) }),
  };
  return JSON.stringify(payload, (_key, value: unknown) => (typeof value === 'bigint' ? formatAmount(value) : value));
}

function encodeBalance({ account, balance }: BalanceChange): BalanceRow {
  return [account.id, account.owner, account.asset, account.kind, formatAmount(balance)];
}

function encodeEntry(entry: JournalEntry): EntryRow {
  return [entry.id, entry.kind, entry.reference, entry.postings.map(({ account, amount }) => [account.id, formatAmount(amount)])];
}

export function eventFromRow(row: EventRow): EngineEvent {
  const payload = JSON.parse(row.payload, (key, value: unknown) => (AMOUNTS.has(key) && typeof value === 'string' ? amountFrom(value) : value)) as Partial<
    Omit<EngineEvent, 'balances' | 'entries'>
  > & { balances?: BalanceRow[]; entries?: EntryRow[] };
  const { balances = [], entries = [], ...rest } = payload;
  const accounts = new Map<number, Account>(balances.map(([id, owner, asset, kind]) => [id, { id, owner, asset, kind }]));
  return {
    ...EMPTY,
    ...rest,
    sequence: Number(row.sequence),
    timeMs: Number(row.time_ms),
    type: row.type as EngineEvent['type'],
    userId: row.user_id === null ? null : Number(row.user_id),
    balances: balances.map(([id, , , , balance]) => ({ account: accounts.get(id) as Account, balance: amountFrom(balance) })),
    entries: entries.map(([id, kind, reference, postings]) => ({
      id,
      kind,
      reference,
      postings: postings.map(([account, amount]) => ({ account: accounts.get(account) as Account, amount: amountFrom(amount) })),
    })),
  };
}

const EMPTY = {
  symbol: null,
  refusal: null,
  order: null,
  orders: [],
  trades: [],
  levels: [],
  bookUpdateId: null,
  withdrawal: null,
  withdrawalRefusal: null,
  deposit: null,
  asset: null,
  marketSymbol: null,
  fees: null,
  withdrawalLimit: null,
} as const;
