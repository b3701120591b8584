/** Changes and cancels open orders from the market page. */

import type { MarketSymbol, OrderRecord } from '../../core/model/model';
import { isOpenOrder } from '../../core/orders/order';
import { amountFrom, formatAmount } from '../../core/values/decimal';
import { findOrder } from '../../store/trading/orders';
import { cancelEachOpenOrder } from '../../usecases/orders/cancelAllOrders';
import { notice } from '../framework/forms';
import { html } from '../framework/html';
import { invalidMembers } from '../framework/invalidMembers';
import { groupThousands } from '../framework/numberFormat';
import { definePage, type PageServices, type Redirect, type View } from '../framework/page';
import { typedNumber } from '../framework/typedNumber';
import type { SignedInRequest } from './account';
import { MARKET_PATH, marketPath, requestedMarket, unitNames, unknownMarketView } from './marketViews';
import { amendFields } from './openOrders';
import { orderErrors } from './orderErrors';

const ORDER_ID = /^[1-9]\d{0,14}$/;

export const submitCancel = definePage({
  method: 'post',
  path: `${MARKET_PATH}/{symbol}/orders/{order}/cancel`,
  formPage: `${MARKET_PATH}/{symbol}`,
  access: 'fullSession',
  handler: async (request, services) => {
    const market = requestedMarket(request, services);
    if (market === undefined) return unknownMarketView(request, services);
    const { order = '' } = request.params;
    const isCancelled = ORDER_ID.test(order) && (await cancel(request, services, market, Number(order)));
    return { redirect: `${marketPath(market)}?done=${isCancelled ? 'cancelled' : 'closed'}` };
  },
});

/** Cancels the orders that are open when the request arrives, each in its own command, oldest first. */
export const submitCancelAll = definePage({
  method: 'post',
  path: `${MARKET_PATH}/{symbol}/cancel-all`,
  formPage: `${MARKET_PATH}/{symbol}`,
  access: 'fullSession',
  handler: async (request, services) => {
    const market = requestedMarket(request, services);
    if (market === undefined) return unknownMarketView(request, services);
    const scope = { userId: request.user.id, symbol: market.symbol };
    const results = await cancelEachOpenOrder(services, scope, (id) => cancel(request, services, market, id));
    return { redirect: `${marketPath(market)}?done=cancelled-all&count=${results.filter(Boolean).length}` };
  },
});

/**
 * Changes an order. A smaller amount at the same price keeps its place in the order book; any other change cancels the
 * order and places a new one, both or neither. An order that was cancelled or filled meanwhile is not replaced, so a
 * repeated form places nothing twice. The form names the amount on which it is based: if the order has another one
 * now, nothing is changed.
 */
export const submitAmend = definePage({
  method: 'post',
  path: `${MARKET_PATH}/{symbol}/orders/{order}/amend`,
  keeps: (name, { order }) => name === `price-${order}` || name === `amount-${order}`,
  formPage: `${MARKET_PATH}/{symbol}`,
  access: 'fullSession',
  handler: async (request, services) => {
    const market = requestedMarket(request, services);
    if (market === undefined) return unknownMarketView(request, services);
    const { order: id = '' } = request.params;
    const { engine } = services;
    const order = ORDER_ID.test(id) ? await findOpenOrder(request, services, Number(id)) : undefined;
    const closed = { redirect: `${marketPath(market)}?done=closed` };
    if (order === undefined || order.symbol !== market.symbol) return closed;
    if (request.form.text('based_on') !== formatAmount(order.quantity))
      return failure(request, market, order, changedText(request, order));
    const wanted = readWanted(request, order);
    if ('error' in wanted) return failure(request, market, order, wanted.error);
    const { price, quantity } = wanted;
    const { amend } = request.texts.trading;
    if (price === order.price && quantity === order.quantity) return failure(request, market, order, amend.unchanged);
    if (quantity <= order.filled) return failure(request, market, order, amend.belowFilled);
    if (price === order.price && quantity < order.quantity) {
      const outcome = await engine.execute({
        ...{ type: 'amend_order', idempotencyKeys: [], trader: traderOf(request) },
        ...{ orderId: order.id, symbol: market.symbol, quantity, expected: { quantity: order.quantity } },
      });
      if (outcome.refusal === null) return { redirect: `${marketPath(market)}?done=amended` };
      const stillOpen = await findOpenOrder(request, services, order.id);
      if (stillOpen === undefined) return closed;
      if (outcome.refusal.code === 'ORDER_CHANGED')
        return failure(request, market, stillOpen, changedText(request, stillOpen));
      const errors = orderErrors(outcome.refusal, { market, terms: order }, request.texts);
      return failure(request, market, order, Object.values(errors).join(' '));
    }
    return replace(request, services, market, { order, price, quantity });
  },
});

async function findOpenOrder(
  { user }: SignedInRequest,
  { engine, database }: PageServices,
  orderId: number,
): Promise<OrderRecord | undefined> {
  const order = await engine.whenDurable(findOrder(database, user.id, orderId));
  return order !== undefined && isOpenOrder(order) ? order : undefined;
}

interface Replacement {
  readonly order: OrderRecord;
  readonly price: bigint;
  readonly quantity: bigint;
}

async function replace(
  request: SignedInRequest,
  services: PageServices,
  market: MarketSymbol,
  { order, price, quantity }: Replacement,
): Promise<View | Redirect> {
  if (hasSpecialTerms(order)) return failure(request, market, order, request.texts.trading.amend.special);
  const terms = {
    ...{ symbol: market.symbol, side: order.side, orderType: order.type, timeInForce: order.timeInForce },
    ...{ selfTradePrevention: order.selfTradePrevention, postOnly: order.postOnly },
    ...{ price, stopPrice: order.stopPrice, quantity: quantity - order.filled, clientOrderId: null },
    ...(order.extras !== null && { extras: { trigger: order.extras.trigger } }),
  };
  const shared = { idempotencyKeys: [], trader: traderOf(request) };
  // Both or neither, so that a new order that is refused does not cost the present one.
  const { parts } = await services.engine.executeBatch({
    type: 'order_batch',
    mode: 'all',
    checksTermsFirst: false,
    parts: [
      {
        ...{ type: 'cancel_order', ...shared, orderId: order.id, symbol: market.symbol },
        expected: { remaining: order.quantity - order.filled },
      },
      { type: 'create_order', ...shared, ...terms },
    ],
  });
  const [cancelled, placed] = parts.map(({ refusal }) => (refusal?.code === 'NOT_ATTEMPTED' ? null : refusal));
  if (cancelled) {
    const stillOpen = cancelled.code === 'ORDER_CHANGED' ? await findOpenOrder(request, services, order.id) : undefined;
    if (stillOpen === undefined) return { redirect: `${marketPath(market)}?done=closed` };
    return failure(request, market, stillOpen, changedText(request, stillOpen));
  }
  if (!placed) return { redirect: `${marketPath(market)}?done=replaced` };
  return failure(
    request,
    market,
    order,
    Object.values(orderErrors(placed, { market, terms }, request.texts)).join(' '),
  );
}

/** What the page says if the order is not as it was when the form was shown. */
function changedText({ texts: { trading } }: SignedInRequest, { quantity }: OrderRecord): string {
  return trading.amend.changed(groupThousands(formatAmount(quantity)));
}

/** Whether the order has terms that this page cannot give to a new order: the other order of a list would be lost too. */
function hasSpecialTerms({ extras }: OrderRecord): boolean {
  if (extras === null) return false;
  return [extras.icebergQuantity, extras.trailingDelta, extras.expiresAtMs, extras.listId].some(
    (term) => term !== null,
  );
}

/** The new price and total amount, as typed; the price of a market order stays. */
function readWanted(
  { form, texts }: SignedInRequest,
  order: OrderRecord,
): { readonly price: bigint; readonly quantity: bigint } | { readonly error: string } {
  const words = texts.market.order.errors;
  const typed = (name: string): string => typedNumber(form.textOrEmpty(`${name}-${order.id}`).trim());
  const isLimit = order.type === 'limit';
  const faulty = invalidMembers('testOrder', {
    ...{ type: order.type, pair: order.symbol, side: order.side, nonce: 1, amount: typed('amount') },
    ...(isLimit && { price: typed('price') }),
  });
  if (faulty.has('price')) return { error: words.price };
  if (faulty.size > 0) return { error: words.amount };
  return { price: isLimit ? amountFrom(typed('price')) : order.price, quantity: amountFrom(typed('amount')) };
}

async function cancel(
  request: SignedInRequest,
  { engine }: PageServices,
  { symbol }: MarketSymbol,
  orderId: number,
): Promise<boolean> {
  const { refusal } = await engine.execute({
    ...{ type: 'cancel_order', idempotencyKeys: [], trader: traderOf(request) },
    ...{ orderId, symbol },
  });
  return refusal === null;
}

/** A page with the problem and the form to correct it. The script shows only the problem. */
function failure(request: SignedInRequest, market: MarketSymbol, order: OrderRecord, problem: string): View {
  const units = unitNames(market);
  const title = request.texts.trading.amend.title(String(order.id));
  const values = { id: order.id, type: order.type };
  return {
    status: 422,
    title: request.texts.common.errorTitle(title),
    html: html`<p><a class="up" href="${marketPath(market)}">${request.texts.market.heading(units.base, units.quote)}</a></p>
<h1>${title}</h1><div id="outcome">${notice(problem, 'bad')}</div>
${amendFields(request, market, { ...values, price: formatAmount(order.price), amount: formatAmount(order.quantity) })}`,
  };
}

export function traderOf({ user, ip }: SignedInRequest) {
  return { userId: user.id, feeTier: user.feeTier, level: user.level, state: user.state, ip };
}
