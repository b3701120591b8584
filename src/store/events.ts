/**
 * Events as rows of the log and back. Amounts become plain decimals, orders and trades stand as rows of their tables; lists and
 * members that hold nothing are left out, so that a row tells what happened and no more.
 */
import { assert } from '../core/assert';
import { concernedUsers } from '../core/concernedUsers';
import { amountFrom, formatAmount } from '../core/decimal';
import type { EngineEvent } from '../core/events';
import type { Account, AccountKind, BalanceChange, EntryKind, JournalEntry, OrderRecord } from '../core/model';
import type { Row, Table } from './rows';
import { ORDERS, type OrderRow, orderFromRow, orderToRow, TRADES, type TradeRow, tradeFromRow, tradeToRow } from './tables/orders';

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

/** Members of an event that are amounts, wherever they stand, but for its orders, trades, balances and entries, which are lists of rows. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'amount', 'approvalThreshold', 'capacity', 'fee', 'makerRate', 'maximum', 'maximumPrice', 'minimum', 'minimumPrice', 'minimumQuantity', 'price', 'quantity', 'takerRate',
  'vatRate', 'withdrawalFee', 'withdrawalMinimum',
]); // biome-ignore format: a list reads better dense

/** As the orders' and the trades' own tables hold them. */
type Columns = readonly (string | number | boolean | null)[];
/** [id, owner, asset, kind, balance after] */
type BalanceRow = readonly [number, number, string, AccountKind, string];
/** [id, kind, reference, [[account id, amount], ...]]; every account of it stands among the balances. */
type EntryRow = readonly [number, EntryKind, number, readonly (readonly [number, string])[]];

interface Payload extends Partial<Omit<EngineEvent, 'order' | 'orders' | 'trades' | 'balances' | 'entries'>> {
  /** The place of the command's own order among `orders`. */
  readonly order?: number;
  readonly orders?: readonly Columns[];
  readonly trades?: readonly Columns[];
  readonly balances?: readonly BalanceRow[];
  readonly entries?: readonly EntryRow[];
}

export function eventToRow(event: EngineEvent, epoch: number): Row {
  return [event.sequence, epoch, event.timeMs, event.type, event.userId, payloadText(event)];
}

/** The text of a `Payload`, written by hand: every order passes here, and a general encoder would look at every member of every row. */
function payloadText({ sequence, timeMs, type, userId, order, orders, trades, balances, entries, ...rest }: EngineEvent): string {
  const members: string[] = [];
  for (const [name, value] of Object.entries(rest))
    if (value !== null && !(Array.isArray(value) && value.length === 0)) members.push(`"${name}":${JSON.stringify(value, amountsAsText)}`);
  if (order !== null) members.push(`"order":${placeOf(order, orders)}`);
  if (orders.length > 0) members.push(`"orders":[${orders.map((each) => columnsText(orderToRow(each))).join()}]`);
  if (trades.length > 0) members.push(`"trades":[${trades.map((trade) => columnsText(tradeToRow(trade, sequence))).join()}]`);
  if (balances.length > 0) members.push(`"balances":[${balances.map(balanceText).join()}]`);
  if (entries.length > 0) members.push(`"entries":[${entries.map(entryText).join()}]`);
  return `{${members.join()}}`;
}

function amountsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? formatAmount(value) : value;
}

function placeOf(order: OrderRecord, orders: readonly OrderRecord[]): number {
  const place = orders.findIndex(({ id }) => id === order.id);
  assert(place >= 0, `the event of order ${order.id} does not list it`);
  return place;
}

function columnsText(columns: Row): string {
  let text = '[';
  for (let index = 0; index < columns.length; index += 1) {
    const value = columns[index];
    if (index > 0) text += ',';
    text += typeof value === 'bigint' ? `"${formatAmount(value)}"` : typeof value === 'number' ? value : JSON.stringify(value);
  }
  return `${text}]`;
}

function balanceText({ account, balance }: BalanceChange): string {
  return `[${account.id},${account.owner},"${account.asset}","${account.kind}","${formatAmount(balance)}"]`;
}

function entryText({ id, kind, reference, postings }: JournalEntry): string {
  return `[${id},"${kind}",${reference},[${postings.map(({ account, amount }) => `[${account.id},"${formatAmount(amount)}"]`).join()}]]`;
}

export function eventFromRow(row: EventRow): EngineEvent {
  const payload = JSON.parse(row.payload, (key, value: unknown) => (AMOUNTS.has(key) && typeof value === 'string' ? amountFrom(value) : value)) as Payload;
  const { order, orders = [], trades = [], balances = [], entries = [], ...rest } = payload;
  const accounts = new Map<number, Account>(balances.map(([id, owner, asset, kind]) => [id, { id, owner, asset, kind }]));
  const records = orders.map((columns) => orderFromRow(named<OrderRow>(ORDERS, columns)));
  return {
    ...EMPTY,
    ...rest,
    sequence: Number(row.sequence),
    timeMs: Number(row.time_ms),
    type: row.type as EngineEvent['type'],
    userId: row.user_id === null ? null : Number(row.user_id),
    order: order === undefined ? null : (records[order] as OrderRecord),
    orders: records,
    trades: trades.map((columns) => tradeFromRow(named<TradeRow>(TRADES, columns))),
    balances: balances.map(([id, , , , balance]) => ({ account: accounts.get(id) as Account, balance: amountFrom(balance) })),
    entries: entries.map(([id, kind, reference, postings]) => ({
      id,
      kind,
      reference,
      postings: postings.map(([account, amount]) => ({ account: accounts.get(account) as Account, amount: amountFrom(amount) })),
    })),
  };
}

function named<TableRow>({ columns }: Table, values: Columns): TableRow {
  return Object.fromEntries(columns.map((column, index) => [column, values[index]])) as TableRow;
}

const EMPTY = {
  symbol: null,
  refusal: null,
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
