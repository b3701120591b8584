/**
 * The fast decoder of payloads of version 1, for events about orders only. It reads the same places as `payloadV1.ts`.
 */

import type { EngineEvent, LevelChange } from '../../core/model/events';
import type {
  AccountKind,
  BalanceChange,
  EntryKind,
  Fill,
  JournalEntry,
  OrderRecord,
  Posting,
  Trade,
} from '../../core/model/model';
import { NO_PREVENTED_MATCHES } from '../../core/orders/preventedMatches';
import { assertPresent } from '../../core/values/assert';
import type { EventRow } from './payloadCodec';
import { PayloadReader } from './payloadReader';

/** One reader for all payloads, because each is read to its end before the next. */
const reader = new PayloadReader();
const NOTHING: readonly never[] = [];

/**
 * Throws `UncommonPayload` for a payload with a subject (a deposit, a withdrawal, a market rule) and for any text that
 * this server does not write.
 */
export function decodeEventV1(row: EventRow, payload: string): EngineEvent {
  reader.start(payload);
  reader.expect('{"v":1,"symbol":');
  const symbol = reader.optionalWord();
  const own = reader.accept(',"order":') ? reader.integer() : -1;
  const orders = reader.accept(',"orders":') ? readList(readOrder) : NOTHING;
  const trades = reader.accept(',"trades":') ? readList(readTrade) : NOTHING;
  const balances = reader.accept(',"balances":') ? readList(readBalance) : NOTHING;
  const entries = reader.accept(',"entries":') ? readList(() => readEntry(balances)) : NOTHING;
  const levels = reader.accept(',"levels":') ? readLevels(assertPresent(symbol, 'the symbol')) : NOTHING;
  const bookUpdateId = reader.accept(',"bookUpdateId":') ? reader.integer() : null;
  reader.expect('}');
  // In the order of `Draft.buildEvent`, so that decoded and new events share one hidden class.
  const event = {
    sequence: Number(row.sequence),
    timeMs: Number(row.time_ms),
    type: row.type as EngineEvent['type'],
    userId: row.user_id === null ? null : Number(row.user_id),
    symbol,
    refusal: null,
    order: own < 0 ? null : assertPresent(orders[own], `order ${own} of the list`),
    orders,
    trades,
    preventedMatches: NO_PREVENTED_MATCHES,
    entries,
    balances,
    levels,
    bookUpdateId,
    withdrawal: null,
    withdrawalRefusal: null,
    deposit: null,
    asset: null,
    marketSymbol: null,
    fees: null,
    withdrawalLimit: null,
    partnerId: null,
    cancelTimer: null,
    orderList: null,
  } satisfies { readonly [Member in keyof EngineEvent]: unknown };
  return event as unknown as EngineEvent;
}

function readList<Item>(readItem: () => Item): Item[] {
  const items: Item[] = [];
  if (!reader.opensList()) return items;
  do items.push(readItem());
  while (reader.continues());
  return items;
}

function readOrder(): OrderRecord {
  reader.open();
  const id = next(reader.integer());
  const userId = next(reader.integer());
  const symbol = next(reader.word());
  const side: OrderRecord['side'] = next(reader.word());
  const type: OrderRecord['type'] = next(reader.word());
  const timeInForce: OrderRecord['timeInForce'] = next(reader.word());
  const selfTradePrevention: OrderRecord['selfTradePrevention'] = next(reader.word());
  const postOnly = next(reader.flag());
  const price = next(reader.amount());
  const stopPrice = next(reader.optionalAmount());
  const quantity = next(reader.amount());
  const filled = next(reader.amount());
  const cost = next(reader.amount());
  const takerCost = next(reader.amount());
  const fee = next(reader.amount());
  const vat = next(reader.amount());
  const held = next(reader.amount());
  const makerRate = next(reader.amount());
  const takerRate = next(reader.amount());
  const vatRate = next(reader.amount());
  const status: OrderRecord['status'] = next(reader.word());
  const restedAt = next(reader.optionalInteger());
  const clientOrderId = next(reader.optionalWord());
  const budget = next(reader.optionalAmount());
  const createdByIp = next(reader.word());
  const createdAtMs = next(reader.integer());
  const updatedAtMs = reader.integer();
  reader.close();
  return {
    id,
    userId,
    symbol,
    side,
    type,
    timeInForce,
    selfTradePrevention,
    postOnly,
    price,
    stopPrice,
    quantity,
    remaining: quantity - filled,
    filled,
    cost,
    takerCost,
    fee,
    vat,
    held,
    makerRate,
    takerRate,
    vatRate,
    status,
    restedAt,
    clientOrderId,
    budget,
    createdByIp,
    createdAtMs,
    updatedAtMs,
    extras: null,
  };
}

function readTrade(): Trade {
  reader.open();
  const symbol = next(reader.word());
  const id = next(reader.integer());
  // The sequence of its event.
  next(reader.integer());
  const timeMs = next(reader.integer());
  const price = next(reader.amount());
  const quantity = next(reader.amount());
  const quoteQuantity = next(reader.amount());
  const takerSide: Trade['takerSide'] = next(reader.word());
  const taker = next(readFill());
  const maker = readFill();
  reader.close();
  return { symbol, id, timeMs, price, quantity, quoteQuantity, takerSide, taker, maker };
}

function readFill(): Fill {
  const orderId = next(reader.integer());
  const userId = next(reader.integer());
  const fee = next(reader.amount());
  const vat = reader.amount();
  return { orderId, userId, fee, vat };
}

function readBalance(): BalanceChange {
  reader.open();
  const id = next(reader.integer());
  const owner = next(reader.integer());
  const asset = next(reader.word());
  const kind: AccountKind = next(reader.word());
  const balance = reader.amount();
  reader.close();
  return { account: { id, owner, asset, kind }, balance };
}

function readEntry(balances: readonly BalanceChange[]): JournalEntry {
  reader.open();
  const id = next(reader.integer());
  const kind: EntryKind = next(reader.word());
  const reference = next(reader.integer());
  const postings = readList(() => readPosting(balances));
  reader.close();
  return { id, kind, reference, postings };
}

function readPosting(balances: readonly BalanceChange[]): Posting {
  reader.open();
  const accountId = next(reader.integer());
  const amount = reader.amount();
  reader.close();
  const change = balances.find(({ account }) => account.id === accountId);
  return { account: assertPresent(change, `account ${accountId} among the balances`).account, amount };
}

function readLevels(symbol: string): LevelChange[] {
  return readList(() => {
    reader.open();
    const side: LevelChange['side'] = next(reader.word());
    const price = next(reader.amount());
    const quantity = reader.amount();
    reader.close();
    return { symbol, side, price, quantity };
  });
}

/** Returns the value after skipping the comma that follows it. */
function next<Value>(value: Value): Value {
  reader.comma();
  return value;
}
