/**
 * Events as rows of the log and back. Amounts become plain decimals, orders and trades stand as rows of their tables; lists and
 * members that hold nothing are left out, so that a row tells what happened and no more.
 */
import { assert, present } from '../core/assert';
import { concernedUsers } from '../core/concernedUsers';
import { amountFrom, formatAmount } from '../core/decimal';
import type { EngineEvent, LevelChange } from '../core/events';
import type { Account, AccountKind, BalanceChange, EntryKind, JournalEntry, OrderRecord, Side } from '../core/model';
import type { Row, Table } from './rows';
import { type SqlText, Written } from './sqlText';
import { writePostings } from './tables/ledger';
import {
  ORDERS,
  type OrderRow,
  orderFromRow,
  orderToRow,
  TRADES,
  type TradeRow,
  tradeFromRow,
  tradeToRow,
} from './tables/orders';

export const EVENTS: Table = {
  name: 'events',
  columns: ['sequence', 'epoch', 'time_ms', 'type', 'user_id', 'payload'],
  changing: [],
};

/** Whom an event concerns, so that a user's part of the log can be read by itself. */
export const USER_EVENTS: Table = { name: 'user_events', columns: ['user_id', 'sequence'], changing: [] };

export function eventToUserRows(event: EngineEvent): Row[] {
  const rows: Row[] = [];
  for (const userId of concernedUsers(event)) rows.push([userId, event.sequence]);
  return rows;
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
/** [side, price, quantity], of the event's own symbol */
type LevelRow = readonly [Side, string, string];

interface Payload
  extends Partial<Omit<EngineEvent, 'order' | 'orders' | 'trades' | 'balances' | 'entries' | 'levels'>> {
  /** The place of the command's own order among `orders`. */
  readonly order?: number;
  readonly orders?: readonly Columns[];
  readonly trades?: readonly Columns[];
  readonly balances?: readonly BalanceRow[];
  readonly entries?: readonly EntryRow[];
  readonly levels?: readonly LevelRow[];
}

export function eventToRow(event: EngineEvent, epoch: number): Row {
  return [event.sequence, epoch, event.timeMs, event.type, event.userId, new PayloadText(event)];
}

/** The row's own columns, and what `payloadText` writes member by member. */
type Often =
  | 'sequence'
  | 'timeMs'
  | 'type'
  | 'userId'
  | 'symbol'
  | 'order'
  | 'orders'
  | 'trades'
  | 'entries'
  | 'balances'
  | 'levels'
  | 'bookUpdateId';
/** What few events have: each as it stands. A new member of events that is in neither list would be lost, and does not compile. */
const SELDOM_MEMBERS: Readonly<Record<Exclude<keyof EngineEvent, Often>, true>> = {
  refusal: true,
  withdrawal: true,
  withdrawalRefusal: true,
  deposit: true,
  asset: true,
  marketSymbol: true,
  fees: true,
  withdrawalLimit: true,
};
const SELDOM = Object.keys(SELDOM_MEMBERS) as (keyof typeof SELDOM_MEMBERS)[];

/** The text of a `Payload`, written by hand: every order passes here, and a general encoder would look at every member of every row. */
class PayloadText extends Written {
  constructor(private readonly event: EngineEvent) {
    super();
  }

  writeTo(text: SqlText): void {
    const { sequence, symbol, order, orders, trades, balances, entries, levels, bookUpdateId } = this.event;
    text.plain('{"symbol":');
    text.json(symbol);
    this.writeSeldom(text);
    if (order !== null) {
      text.plain(',"order":');
      text.integer(placeOf(order, orders));
    }
    writeMember('orders', orders, text, (each) => text.values(orderToRow(each)));
    writeMember('trades', trades, text, (each) => text.values(tradeToRow(each, sequence)));
    writeMember('balances', balances, text, (each) => writeBalance(each, text));
    writeMember('entries', entries, text, (each) => writeEntry(each, text));
    writeMember('levels', levels, text, (each) => writeLevel(each, text));
    if (bookUpdateId !== null) {
      text.plain(',"bookUpdateId":');
      text.integer(bookUpdateId);
    }
    text.plain('}');
  }

  private writeSeldom(text: SqlText): void {
    for (const name of SELDOM)
      if (this.event[name] !== null) text.any(`,"${name}":${JSON.stringify(this.event[name], amountsAsText)}`);
  }
}

/** Of such a text, what a repeated request is answered from: the outcome, and the order itself. The rest has gone into the tables and to whoever followed. */
export function answerText(payload: string): string {
  const { order, orders = [], ...rest } = JSON.parse(payload) as Payload;
  const kept = (['symbol', ...SELDOM] as const).filter((name) => name in rest).map((name) => [name, rest[name]]);
  return JSON.stringify({
    ...Object.fromEntries(kept),
    ...(order !== undefined && { order: 0, orders: [orders[order]] }),
  });
}

function amountsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? formatAmount(value) : value;
}

function placeOf(order: OrderRecord, orders: readonly OrderRecord[]): number {
  const place = orders.findIndex(({ id }) => id === order.id);
  assert(place >= 0, `the event of order ${order.id} does not list it`);
  return place;
}

/** Nothing for an empty list. */
function writeMember<Thing>(
  name: string,
  things: readonly Thing[],
  text: SqlText,
  write: (thing: Thing) => void,
): void {
  if (things.length === 0) return;
  text.plain(`,"${name}":`);
  text.list(things, write);
}

function writeBalance({ account, balance }: BalanceChange, text: SqlText): void {
  text.values([account.id, account.owner, account.asset, account.kind, balance]);
}

function writeEntry(entry: JournalEntry, text: SqlText): void {
  text.plain('[');
  for (const value of [entry.id, entry.kind, entry.reference]) {
    text.json(value);
    text.plain(',');
  }
  writePostings(entry, text);
  text.plain(']');
}

function writeLevel({ side, price, quantity }: LevelChange, text: SqlText): void {
  text.values([side, price, quantity]);
}

export function eventFromRow(row: EventRow): EngineEvent {
  const payload = JSON.parse(row.payload) as Payload;
  const { order, orders = [], trades = [], balances = [], entries = [], levels = [], ...rest } = payload;
  const accounts = new Map<number, Account>(
    balances.map(([id, owner, asset, kind]) => [id, { id, owner, asset, kind }]),
  );
  const records = orders.map((columns) => orderFromRow(named<OrderRow>(ORDERS, columns)));
  return {
    ...EMPTY,
    ...(SELDOM.some((name) => name in rest) ? withAmounts(rest) : rest),
    sequence: Number(row.sequence),
    timeMs: Number(row.time_ms),
    type: row.type as EngineEvent['type'],
    userId: row.user_id === null ? null : Number(row.user_id),
    order: order === undefined ? null : (records[order] as OrderRecord),
    orders: records,
    trades: trades.map((columns) => tradeFromRow(named<TradeRow>(TRADES, columns))),
    balances: balances.map(([id, , , , balance]) => ({
      account: accounts.get(id) as Account,
      balance: amountFrom(balance),
    })),
    entries: entries.map(([id, kind, reference, postings]) => ({
      id,
      kind,
      reference,
      postings: postings.map(([account, amount]) => ({
        account: accounts.get(account) as Account,
        amount: amountFrom(amount),
      })),
    })),
    levels: levels.map(([side, price, quantity]) => ({
      symbol: present(payload.symbol, 'the symbol'),
      side,
      price: amountFrom(price),
      quantity: amountFrom(quantity),
    })),
  };
}

/** Only where there are any: to look at each member of each row of every order would cost more than all the rest. */
function withAmounts<Members extends object>(members: Members): Members {
  return JSON.parse(JSON.stringify(members), (key, value: unknown) =>
    AMOUNTS.has(key) && typeof value === 'string' ? amountFrom(value) : value,
  ) as Members;
}

function named<TableRow>({ columns }: Table, values: Columns): TableRow {
  return Object.fromEntries(columns.map((column, index) => [column, values[index]])) as TableRow;
}

const EMPTY = {
  symbol: null,
  refusal: null,
  bookUpdateId: null,
  withdrawal: null,
  withdrawalRefusal: null,
  deposit: null,
  asset: null,
  marketSymbol: null,
  fees: null,
  withdrawalLimit: null,
} as const;
