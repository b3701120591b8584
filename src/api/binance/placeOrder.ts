/**
 * Places, tests and cancels orders of the Binance-compatible interface, for all of its transports. The commands are those
 * of the exchange's own interface.
 */
import type { ExpectedOrder } from '../../core/model/commands';
import type { IdempotencyKey } from '../../core/model/idempotencyKeys';
import type { OrderRecord, Trade } from '../../core/model/model';
import { assertPresent } from '../../core/values/assert';
import { signedMilliseconds } from '../../core/values/binanceSignature';
import type { CommandOutcome } from '../../engine/types';
import { findOrder } from '../../store/trading/orders';
import type { KeyCaller } from '../../usecases/callers';
import { traderOf } from '../../usecases/callers';
import { createNonceKey, fingerprintOf } from '../../usecases/idempotency/idempotencyKeys';
import { NO_ORDER_ID } from '../../usecases/orders/cancelOrderList';
import type { OrderInput } from '../../usecases/orders/orderInput';
import { type Placement, placementContent } from '../../usecases/orders/placement';
import type { RequestRefusal } from '../../usecases/refusals';
import type { Services } from '../../usecases/services';
import { type BinanceOrderParameters, parseBinanceOrder } from './orderParameters';
import { findOwnOrder, type OrderReference } from './ownOrders';
import { findBinanceSymbol } from './symbolNames';

export type OrderContext = Pick<Services, 'engine' | 'database'> & { readonly caller: KeyCaller; readonly ip: string };
type Refused = { readonly refusal: RequestRefusal };

export interface PlacedOrder {
  readonly order: OrderRecord;
  readonly trades: readonly Trade[];
}

export interface SentOrder extends BinanceOrderParameters {
  /** `BTCTHB`. */
  readonly symbol: string;
}

/**
 * `timestamp`: as it was signed. An exact repetition of a signed request has the same time and signature. It places
 * nothing, and gets the order of the first one in its present state. Refusals: INVALID_PAIR, those of
 * `parseBinanceOrder` and of the engine, ORDER_WOULD_MATCH.
 */
export async function placeBinanceOrder(
  context: OrderContext,
  sent: SentOrder,
  timestamp: string,
): Promise<PlacedOrder | Refused> {
  const read = readOrder(context, sent);
  if ('refusal' in read) return read;
  const order = { type: 'create_order', ...read.input } as const;
  const outcome = await placeOnce(context, order, timestamp);
  if (outcome.refusal !== null) return { refusal: outcome.refusal };
  const created = assertPresent(outcome.event.order, 'the created order');
  return acceptedOrder(await presentOrder(context, created, outcome.replayed), outcome.event.trades);
}

/**
 * Client ids bind no request here: they are unique among the open orders of the user, and free again afterwards. Only the
 * exact repetition of a signed request has no second effect.
 */
export function placeOnce(context: OrderContext, placement: Placement, timestamp: string): Promise<CommandOutcome> {
  const key = nonceKeyOf(context.caller, timestamp, placementContent(placement));
  return context.engine.execute({ ...placement, idempotencyKeys: [key], trader: traderOf(context) });
}

/** The order as its event has it, or, for a repetition of an earlier request, as it is now. */
export async function presentOrder(
  { engine, database }: OrderContext,
  order: OrderRecord,
  isReplayed: boolean,
): Promise<OrderRecord> {
  if (!isReplayed) return order;
  return (await engine.whenDurable(findOrder(database, order.userId, order.id))) ?? order;
}

/** The key of a signed request, by its time as it was signed. */
export function nonceKeyOf(caller: KeyCaller, timestamp: string, content: readonly string[]): IdempotencyKey {
  return createNonceKey(caller, signedMilliseconds(timestamp), fingerprintOf(content));
}

/** Checks an order as the engine would decide it next. Refusals: those of `placeBinanceOrder`. */
export async function testBinanceOrder(context: OrderContext, sent: SentOrder): Promise<PlacedOrder | Refused> {
  const read = readOrder(context, sent);
  if ('refusal' in read) return read;
  const command = { type: 'create_order', idempotencyKeys: [], trader: traderOf(context), ...read.input } as const;
  const { decision } = await context.engine.preview(command);
  if (decision.refusal !== null) return { refusal: decision.refusal };
  return acceptedOrder(assertPresent(decision.event.order, 'the tested order'), decision.event.trades);
}

/**
 * The key of a request that names an order only by its client order id: repeated, it must not affect a later order that
 * has the same id. None for others.
 */
export function referenceKeys(
  { caller }: OrderContext,
  { orderId, clientOrderId }: OrderReference,
  timestamp: string,
  content: readonly string[],
): readonly IdempotencyKey[] {
  return orderId === undefined ? [nonceKeyOf(caller, timestamp, [...content, clientOrderId ?? ''])] : [];
}

export type CancelRestrictions = 'ONLY_NEW' | 'ONLY_PARTIALLY_FILLED';

/** How the order must be, so that it is cancelled. */
export function restrictionOf(restrictions: CancelRestrictions | undefined): { readonly expected?: ExpectedOrder } {
  return restrictions === undefined ? {} : { expected: { hasTraded: restrictions === 'ONLY_PARTIALLY_FILLED' } };
}

/**
 * `symbol`: the exchange's own name of it. `keys`: of the request. Refusals: ORDER_NOT_CANCELLABLE, also if there is no
 * such order, ORDER_CHANGED if the restrictions do not permit it.
 */
export async function cancelBinanceOrder(
  context: OrderContext,
  symbol: string,
  reference: OrderReference,
  {
    keys,
    restrictions,
  }: { readonly keys: readonly IdempotencyKey[]; readonly restrictions: CancelRestrictions | undefined },
): Promise<OrderRecord | Refused> {
  const named = await orderIdOf(context, symbol, reference);
  // The refusal of a request with keys is stored: repeated, it must not cancel an order that was placed meanwhile.
  if (named === undefined && keys.length === 0) return NOT_CANCELLABLE;
  const orderId = named ?? NO_ORDER_ID;
  const { refusal, event } = await context.engine.execute({
    type: 'cancel_order',
    idempotencyKeys: keys,
    trader: traderOf(context),
    orderId,
    symbol,
    ...restrictionOf(restrictions),
  });
  if (refusal === null) return assertPresent(event.order, 'the cancelled order');
  return refusal.code === 'ORDER_NOT_FOUND' ? NOT_CANCELLABLE : { refusal };
}

/** The id of the order that the request names; undefined if it is certain that there is none. */
export async function orderIdOf(
  context: OrderContext,
  symbol: string,
  reference: OrderReference,
): Promise<number | undefined> {
  if (reference.clientOrderId === undefined) return reference.orderId;
  return (await findOwnOrder(context, context.caller.userId, symbol, reference))?.id;
}

export const NOT_CANCELLABLE = { refusal: { code: 'ORDER_NOT_CANCELLABLE' } } as const;

/** Translates the parameters. Refusals: INVALID_PAIR, those of `parseBinanceOrder`. */
export function readOrder(context: OrderContext, sent: SentOrder): { readonly input: OrderInput } | Refused {
  const symbol = findBinanceSymbol(context.engine.committed, sent.symbol);
  return symbol === undefined ? { refusal: { code: 'INVALID_PAIR' } } : parseBinanceOrder(symbol, sent);
}

/** An order that must not take liquidity, and would have, is stored as rejected, and refused here. */
export function acceptedOrder(order: OrderRecord, trades: readonly Trade[]): PlacedOrder | Refused {
  return order.status === 'rejected' ? { refusal: { code: 'ORDER_WOULD_MATCH' } } : { order, trades };
}
