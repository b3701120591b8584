/**
 * Version 1 of the event payload: what each place of each list means, for ever. It repeats the columns of the tables on
 * purpose: a column that a table gets later must not move the places here, or stored events would be misread.
 *
 * Payloads written before versions were introduced have no member `v`; they are version 1 too. A list or member without
 * content is left out.
 */

import type { EngineEvent, LevelChange } from '../../core/model/events';
import type {
  Account,
  AccountKind,
  BalanceChange,
  EntryKind,
  Fill,
  JournalEntry,
  OrderRecord,
  Side,
  Trade,
} from '../../core/model/model';
import { NO_PREVENTED_MATCHES } from '../../core/orders/preventedMatches';
import { assert, assertPresent } from '../../core/values/assert';
import { amountFrom } from '../../core/values/decimal';
import type { PlainRow } from '../connection/insertStatements';
import { SqlFragment, type SqlWriter } from '../connection/sqlWriter';
import type { EventRow, PayloadCodec } from './payloadCodec';
import { SUBJECT_NAMES_V1, type SubjectName, subjectFromJson, subjectToJson } from './subjectsV1';

interface Payload extends Readonly<Partial<Record<SubjectName, unknown>>> {
  readonly v?: 1;
  readonly symbol: string | null;
  /** The index of the command's own order in `orders`. */
  readonly order?: number;
  readonly orders?: readonly StoredOrder[];
  readonly trades?: readonly StoredTrade[];
  readonly balances?: readonly StoredBalance[];
  readonly entries?: readonly StoredEntry[];
  readonly levels?: readonly StoredLevel[];
  readonly bookUpdateId?: number;
}

// biome-ignore format: one place after the other
type StoredOrder = readonly [
  id: number, userId: number, symbol: string, side: Side, type: OrderRecord['type'],
  timeInForce: OrderRecord['timeInForce'], selfTradePrevention: OrderRecord['selfTradePrevention'], postOnly: boolean,
  price: string, stopPrice: string | null, quantity: string, filled: string, cost: string, takerCost: string,
  fee: string, vat: string, held: string, makerRate: string, takerRate: string, vatRate: string,
  status: OrderRecord['status'], restedAt: number | null, clientOrderId: string | null, budget: string | null,
  createdByIp: string, createdAtMs: number, updatedAtMs: number,
];
// biome-ignore format: one place after the other
type StoredTrade = readonly [
  symbol: string, id: number, sequence: number, timeMs: number, price: string, quantity: string, quoteQuantity: string,
  takerSide: Side, takerOrderId: number, takerUserId: number, takerFee: string, takerVat: string,
  makerOrderId: number, makerUserId: number, makerFee: string, makerVat: string,
];
type StoredBalance = readonly [accountId: number, owner: number, asset: string, kind: AccountKind, balance: string];
/** Each account of the postings is also one of the event's balances. */
type StoredEntry = readonly [id: number, kind: EntryKind, reference: number, postings: readonly StoredPosting[]];
type StoredPosting = readonly [accountId: number, amount: string];
/** A level of the event's own symbol. */
type StoredLevel = readonly [side: Side, price: string, quantity: string];

export const PAYLOAD_V1: PayloadCodec = { decode, shorten: shortenPayload };

/** The JSON text of an event's payload. Written by hand, because every order passes here. */
export class PayloadV1 extends SqlFragment {
  constructor(private readonly event: EngineEvent) {
    super();
  }

  writeTo(text: SqlWriter): void {
    this.writeMembers(text, '{"v":1,"symbol":');
  }

  /** Writes all members. `start` is the text up to the first value, which is the symbol. */
  protected writeMembers(text: SqlWriter, start: string): void {
    const { sequence, symbol, order, orders, trades, balances, entries, levels, bookUpdateId } = this.event;
    text.ascii(start);
    text.jsonValue(symbol);
    this.writeSubject(text);
    if (order !== null) {
      text.ascii(',"order":');
      text.integer(indexOf(order, orders));
    }
    writeList('orders', orders, text, (each) => text.jsonValues(encodeOrder(each)));
    writeList('trades', trades, text, (each) => text.jsonValues(encodeTrade(each, sequence)));
    writeList('balances', balances, text, (each) => writeBalance(each, text));
    writeList('entries', entries, text, (each) => writeEntry(each, text));
    writeList('levels', levels, text, (each) => writeLevel(each, text));
    if (bookUpdateId !== null) {
      text.ascii(',"bookUpdateId":');
      text.integer(bookUpdateId);
    }
    text.ascii('}');
  }

  /** Writes the object that the command created or changed besides orders, or its refusal (`subjectsV1.ts`). */
  private writeSubject(text: SqlWriter): void {
    for (const name of SUBJECT_NAMES_V1) {
      const subject = this.event[name];
      if (subject !== null) text.escaped(`,"${name}":${subjectToJson(name, subject)}`);
    }
  }
}

function indexOf(order: OrderRecord, orders: readonly OrderRecord[]): number {
  const index = orders.findIndex(({ id }) => id === order.id);
  assert(index >= 0, `the event of order ${order.id} does not list it`);
  return index;
}

/** Writes nothing for an empty list. */
function writeList<Thing>(
  name: string,
  things: readonly Thing[],
  text: SqlWriter,
  write: (thing: Thing) => void,
): void {
  if (things.length === 0) return;
  text.ascii(`,"${name}":`);
  text.jsonList(things, write);
}

/** The values of the order, in the order of `StoredOrder`. */
function encodeOrder(order: OrderRecord): PlainRow {
  return [
    order.id,
    order.userId,
    order.symbol,
    order.side,
    order.type,
    order.timeInForce,
    order.selfTradePrevention,
    order.postOnly,
    order.price,
    order.stopPrice,
    order.quantity,
    order.filled,
    order.cost,
    order.takerCost,
    order.fee,
    order.vat,
    order.held,
    order.makerRate,
    order.takerRate,
    order.vatRate,
    order.status,
    order.restedAt,
    order.clientOrderId,
    order.budget,
    order.createdByIp,
    order.createdAtMs,
    order.updatedAtMs,
  ];
}

/** The values of the trade, in the order of `StoredTrade`. */
function encodeTrade(trade: Trade, sequence: number): PlainRow {
  const { taker, maker } = trade;
  return [
    trade.symbol,
    trade.id,
    sequence,
    trade.timeMs,
    trade.price,
    trade.quantity,
    trade.quoteQuantity,
    trade.takerSide,
    taker.orderId,
    taker.userId,
    taker.fee,
    taker.vat,
    maker.orderId,
    maker.userId,
    maker.fee,
    maker.vat,
  ];
}

function writeBalance({ account, balance }: BalanceChange, text: SqlWriter): void {
  text.jsonValues([account.id, account.owner, account.asset, account.kind, balance]);
}

function writeEntry({ id, kind, reference, postings }: JournalEntry, text: SqlWriter): void {
  text.ascii('[');
  for (const value of [id, kind, reference]) {
    text.jsonValue(value);
    text.ascii(',');
  }
  text.jsonList(postings, ({ account, amount }) => text.jsonValues([account.id, amount]));
  text.ascii(']');
}

function writeLevel({ side, price, quantity }: LevelChange, text: SqlWriter): void {
  text.jsonValues([side, price, quantity]);
}

function decode(row: EventRow, stored: unknown): EngineEvent {
  const payload = stored as Payload;
  const { symbol, order, orders = [], trades = [], balances = [], entries = [], levels = [] } = payload;
  const subject = (name: SubjectName): unknown => (name in payload ? subjectFromJson(name, payload[name]) : null);
  const accounts = new Map<number, Account>(
    balances.map(([id, owner, asset, kind]) => [id, { id, owner, asset, kind }]),
  );
  const accountOf = (id: number): Account => assertPresent(accounts.get(id), `account ${id} among the balances`);
  const records = orders.map(decodeOrder);
  // In the order of `Draft.buildEvent`, so that decoded and new events share one hidden class.
  const event = {
    sequence: Number(row.sequence),
    timeMs: Number(row.time_ms),
    type: row.type as EngineEvent['type'],
    userId: row.user_id === null ? null : Number(row.user_id),
    symbol,
    refusal: subject('refusal'),
    order: order === undefined ? null : assertPresent(records[order], `order ${order} of the list`),
    orders: records,
    trades: trades.map(decodeTrade),
    preventedMatches: NO_PREVENTED_MATCHES,
    entries: entries.map(([id, kind, reference, postings]) => ({
      id,
      kind,
      reference,
      postings: postings.map(([account, amount]) => ({ account: accountOf(account), amount: amountFrom(amount) })),
    })),
    balances: balances.map(([id, , , , balance]) => ({ account: accountOf(id), balance: amountFrom(balance) })),
    levels: levels.map(([side, price, quantity]) => ({
      symbol: assertPresent(symbol, 'the symbol'),
      side,
      price: amountFrom(price),
      quantity: amountFrom(quantity),
    })),
    bookUpdateId: payload.bookUpdateId ?? null,
    withdrawal: subject('withdrawal'),
    withdrawalRefusal: subject('withdrawalRefusal'),
    deposit: subject('deposit'),
    asset: subject('asset'),
    marketSymbol: subject('marketSymbol'),
    fees: subject('fees'),
    withdrawalLimit: subject('withdrawalLimit'),
    partnerId: null,
    cancelTimer: null,
    orderList: null,
  } satisfies { readonly [Member in keyof EngineEvent]: unknown };
  return event as EngineEvent;
}

function decodeOrder(stored: StoredOrder): OrderRecord {
  // biome-ignore format: one place after the other
  const [
    id, userId, symbol, side, type, timeInForce, selfTradePrevention, postOnly, price, stopPrice, quantity, filled,
    cost, takerCost, fee, vat, held, makerRate, takerRate, vatRate, status, restedAt, clientOrderId, budget, createdByIp,
    createdAtMs, updatedAtMs,
  ] = stored;
  const ordered = amountFrom(quantity);
  const traded = amountFrom(filled);
  return {
    id,
    userId,
    symbol,
    side,
    type,
    timeInForce,
    selfTradePrevention,
    postOnly,
    price: amountFrom(price),
    stopPrice: stopPrice === null ? null : amountFrom(stopPrice),
    quantity: ordered,
    remaining: ordered - traded,
    filled: traded,
    cost: amountFrom(cost),
    takerCost: amountFrom(takerCost),
    fee: amountFrom(fee),
    vat: amountFrom(vat),
    held: amountFrom(held),
    makerRate: amountFrom(makerRate),
    takerRate: amountFrom(takerRate),
    vatRate: amountFrom(vatRate),
    status,
    restedAt,
    clientOrderId,
    budget: budget === null ? null : amountFrom(budget),
    createdByIp,
    createdAtMs,
    updatedAtMs,
    extras: null,
  };
}

function decodeTrade(stored: StoredTrade): Trade {
  // biome-ignore format: one place after the other
  const [
    symbol, id, , timeMs, price, quantity, quoteQuantity, takerSide, takerOrderId, takerUserId, takerFee, takerVat,
    makerOrderId, makerUserId, makerFee, makerVat,
  ] = stored;
  return {
    symbol,
    id,
    timeMs,
    price: amountFrom(price),
    quantity: amountFrom(quantity),
    quoteQuantity: amountFrom(quoteQuantity),
    takerSide,
    taker: decodeFill(takerOrderId, takerUserId, takerFee, takerVat),
    maker: decodeFill(makerOrderId, makerUserId, makerFee, makerVat),
  };
}

function decodeFill(orderId: number, userId: number, fee: string, vat: string): Fill {
  return { orderId, userId, fee: amountFrom(fee), vat: amountFrom(vat) };
}

/** Keeps the refusal or the subject, and of the orders only the command's own. All else is in the tables. */
function shortenPayload(stored: unknown): string {
  const { symbol, order, orders = [], ...rest } = stored as Payload;
  const subjects = SUBJECT_NAMES_V1.filter((name) => name in rest).map((name) => [name, rest[name]]);
  return JSON.stringify({
    v: 1,
    symbol,
    ...Object.fromEntries(subjects),
    ...(order !== undefined && { order: 0, orders: [orders[order]] }),
  });
}
