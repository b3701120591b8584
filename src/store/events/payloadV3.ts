/**
 * Version 3 of the event payload: version 1, with what few events have. Only events with such content are written in it,
 * so that all others keep the fast decoder of version 1.
 *
 * A member that has its default value is left out. So members may be added until the version is released, if their
 * default says what older payloads of the version meant.
 */
import type { EngineEvent } from '../../core/model/events';
import type { MarketSymbol, OrderRecord } from '../../core/model/model';
import { NO_EXTRAS, type OrderExtras } from '../../core/model/orderExtras';
import type { OrderList, PreventedMatch } from '../../core/model/orderRecords';
import type { SymbolLimits } from '../../core/model/symbolLimits';
import { NO_PREVENTED_MATCHES } from '../../core/orders/preventedMatches';
import { type Amount, amountFrom, formatAmount } from '../../core/values/decimal';
import type { SqlWriter } from '../connection/sqlWriter';
import type { EventRow, PayloadCodec } from './payloadCodec';
import { PAYLOAD_V1, PayloadV1 } from './payloadV1';
import { SYMBOL_LIMITS_V1 } from './subjectsV1';

interface Payload {
  readonly v: 3;
  /** As in version 2. */
  readonly partnerId?: number;
  /** The extras of those orders of the event that have any. */
  readonly extras?: readonly StoredExtras[];
  /** The limits of the symbol that the event lists or changes, unless they are those of version 1. */
  readonly symbolLimits?: StoredLimits;
  /** The timer that the event sets, clears or lets expire. */
  readonly cancelTimer?: StoredTimer;
  /** The order list that the event creates. */
  readonly orderList?: OrderList;
  readonly preventedMatches?: readonly StoredPreventedMatch[];
  /** The client's own id of the event's withdrawal, if it has one. */
  readonly withdrawalClientId?: string;
}

type StoredLimits = readonly [minimumNotional: string, maxOpenOrders: number, maxStopOrders: number];

type StoredTimer = readonly [userId: number, scope: string, deadlineMs: number | null];

/** The time, the user and the symbol are those of the event and of its orders. */
type StoredPreventedMatch = readonly [
  id: number,
  userId: number,
  takerOrderId: number,
  makerOrderId: number,
  mode: PreventedMatch['mode'],
  price: string,
  takerQuantity: string | null,
  makerQuantity: string | null,
];

type StoredExtras = readonly [orderId: number, extras: Readonly<Record<string, unknown>>];

/** How each member is stored: an amount as a decimal string, anything else as its JSON value. */
const EXTRAS: { readonly [Name in keyof OrderExtras]-?: 'plain' | 'amount' } = {
  trigger: 'plain',
  trailingDelta: 'plain',
  trackedPrice: 'amount',
  trailingPrice: 'amount',
  icebergQuantity: 'amount',
  visible: 'amount',
  refillRank: 'plain',
  quoteQuantity: 'amount',
  prevented: 'amount',
  preventedMatchId: 'plain',
  expiresAtMs: 'plain',
  listId: 'plain',
  listTerms: 'plain',
  isPending: 'plain',
};
const EXTRAS_MEMBERS = Object.entries(EXTRAS) as [keyof OrderExtras, 'plain' | 'amount'][];

export const PAYLOAD_V3: PayloadCodec = { decode, shorten };

/** Whether the event has anything that versions 1 and 2 have no place for. */
export function needsPayloadV3(event: EngineEvent): boolean {
  const { orders, marketSymbol, cancelTimer, orderList, preventedMatches, withdrawal } = event;
  return (
    orders.some(({ extras }) => extras !== null) ||
    cancelTimer !== null ||
    orderList !== null ||
    preventedMatches.length > 0 ||
    (withdrawal?.clientId ?? null) !== null ||
    (marketSymbol !== null && storedLimits(marketSymbol) !== undefined)
  );
}

/** The JSON text of the payload. */
export class PayloadV3 extends PayloadV1 {
  constructor(private readonly whole: EngineEvent) {
    super(whole);
  }

  override writeTo(text: SqlWriter): void {
    const { partnerId, orders, marketSymbol, cancelTimer, orderList, preventedMatches, withdrawal } = this.whole;
    text.ascii('{"v":3');
    if (partnerId !== null) {
      text.ascii(',"partnerId":');
      text.integer(partnerId);
    }
    const extras = orders.flatMap(storedExtras);
    if (extras.length > 0) text.escaped(`,"extras":${JSON.stringify(extras)}`);
    const limits = marketSymbol === null ? undefined : storedLimits(marketSymbol);
    if (limits !== undefined) text.escaped(`,"symbolLimits":${JSON.stringify(limits)}`);
    if (cancelTimer !== null) {
      const { userId, scope, deadlineMs } = cancelTimer;
      text.escaped(`,"cancelTimer":${JSON.stringify([userId, scope, deadlineMs] satisfies StoredTimer)}`);
    }
    if (orderList !== null) text.escaped(`,"orderList":${JSON.stringify(orderList)}`);
    if (preventedMatches.length > 0)
      text.escaped(`,"preventedMatches":${JSON.stringify(preventedMatches.map(storedMatch))}`);
    const clientId = withdrawal?.clientId ?? null;
    if (clientId !== null) text.escaped(`,"withdrawalClientId":${JSON.stringify(clientId)}`);
    this.writeMembers(text, ',"symbol":');
  }
}

/** Undefined for the limits that a symbol of version 1 has (`subjectsV1.ts`). */
function storedLimits({ minimumNotional, maxOpenOrders, maxStopOrders }: SymbolLimits): StoredLimits | undefined {
  const isDefault =
    minimumNotional === SYMBOL_LIMITS_V1.minimumNotional &&
    maxOpenOrders === SYMBOL_LIMITS_V1.maxOpenOrders &&
    maxStopOrders === SYMBOL_LIMITS_V1.maxStopOrders;
  return isDefault ? undefined : [formatAmount(minimumNotional), maxOpenOrders, maxStopOrders];
}

function withLimits(symbol: MarketSymbol | null, stored: StoredLimits | undefined): MarketSymbol | null {
  if (symbol === null || stored === undefined) return symbol;
  const [minimumNotional, maxOpenOrders, maxStopOrders] = stored;
  return { ...symbol, minimumNotional: amountFrom(minimumNotional), maxOpenOrders, maxStopOrders };
}

function storedMatch(match: PreventedMatch): StoredPreventedMatch {
  const { id, userId, takerOrderId, makerOrderId, mode, price, takerQuantity, makerQuantity } = match;
  const lost = (quantity: Amount | null) => (quantity === null ? null : formatAmount(quantity));
  const quantities = [lost(takerQuantity), lost(makerQuantity)] as const;
  return [id, userId, takerOrderId, makerOrderId, mode, formatAmount(price), ...quantities];
}

function decodeMatch(stored: StoredPreventedMatch, { symbol, timeMs }: EngineEvent): PreventedMatch {
  const [id, userId, takerOrderId, makerOrderId, mode, price, takerQuantity, makerQuantity] = stored;
  return {
    id,
    userId,
    symbol: symbol ?? '',
    timeMs,
    takerOrderId,
    makerOrderId,
    mode,
    price: amountFrom(price),
    takerQuantity: takerQuantity === null ? null : amountFrom(takerQuantity),
    makerQuantity: makerQuantity === null ? null : amountFrom(makerQuantity),
  };
}

function storedExtras({ id, extras }: OrderRecord): StoredExtras[] {
  if (extras === null) return [];
  const stored: Record<string, unknown> = {};
  for (const [name, kind] of EXTRAS_MEMBERS) {
    const value = extras[name];
    if (value !== NO_EXTRAS[name]) stored[name] = kind === 'amount' ? formatAmount(value as Amount) : value;
  }
  return [[id, stored]];
}

function decodeExtras(stored: StoredExtras[1]): OrderExtras {
  const extras: Record<string, unknown> = { ...NO_EXTRAS };
  for (const [name, kind] of EXTRAS_MEMBERS)
    if (name in stored) extras[name] = kind === 'amount' ? amountFrom(stored[name] as string) : stored[name];
  return extras as unknown as OrderExtras;
}

function decode(row: EventRow, stored: unknown): EngineEvent {
  const { partnerId = null, extras = [], symbolLimits, cancelTimer: timer, orderList = null } = stored as Payload;
  const { preventedMatches: matches, withdrawalClientId: clientId } = stored as Payload;
  const byId = new Map(extras.map(([id, members]) => [id, decodeExtras(members)]));
  const event = PAYLOAD_V1.decode(row, stored);
  const orders = event.orders.map((order): OrderRecord => {
    const own = byId.get(order.id);
    return own === undefined ? order : { ...order, remaining: order.remaining - own.prevented, extras: own };
  });
  const order = event.order === null ? null : (orders.find(({ id }) => id === event.order?.id) ?? null);
  const marketSymbol = withLimits(event.marketSymbol, symbolLimits);
  const cancelTimer = timer === undefined ? null : { userId: timer[0], scope: timer[1], deadlineMs: timer[2] };
  const preventedMatches = matches?.map((match) => decodeMatch(match, event)) ?? NO_PREVENTED_MATCHES;
  const withdrawal = event.withdrawal && clientId !== undefined ? { ...event.withdrawal, clientId } : event.withdrawal;
  const own = { preventedMatches, order, orders, marketSymbol, partnerId, cancelTimer, orderList, withdrawal };
  return { ...event, ...own } as EngineEvent;
}

/** Keeps the orders that the command itself creates, with their extras, and leaves out all others. */
function shorten(stored: unknown): string {
  const { partnerId, extras = [], symbolLimits, cancelTimer, orderList, withdrawalClientId } = stored as Payload;
  const { v: _v, ...rest } = JSON.parse(PAYLOAD_V1.shorten(stored)) as {
    readonly v: 1;
    readonly orders?: readonly (readonly [id: number])[];
  };
  const own = extras.filter(([id]) => orderList !== undefined || rest.orders?.[0]?.[0] === id);
  return JSON.stringify({
    v: 3,
    ...(partnerId !== undefined && { partnerId }),
    ...(own.length > 0 && { extras: own }),
    ...(symbolLimits !== undefined && { symbolLimits }),
    ...(cancelTimer !== undefined && { cancelTimer }),
    ...(orderList !== undefined && { orderList }),
    ...(withdrawalClientId !== undefined && { withdrawalClientId }),
    ...rest,
    ...(orderList !== undefined && { orders: (stored as { readonly orders: unknown }).orders }),
  });
}
