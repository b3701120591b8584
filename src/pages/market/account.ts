/** The user's part of the market page: open orders, balances, and the listen key of the stream that updates them. */

import { renderOrderSummary } from '../../application/rendering/order';
import type { MarketSymbol } from '../../core/model';
import { amountFrom, formatAmount } from '../../core/values/decimal';
import { getOrCreateSessionListenKey } from '../../store/identity/sessionListenKeys';
import { listOrders } from '../../store/trading/orders';
import { form } from '../framework/forms';
import type { PageContext, PageServices } from '../framework/page';
import { type Html, html } from '../html';
import { formatMinute, padDecimals } from '../numberFormat';
import { AMOUNT_DECIMALS_MAX } from './displayLimits';
import { marketPath, unitNames } from './marketViews';
import type { AccountPageData } from './pageData';

/** The page size limit of the API's list of orders. */
const ORDERS_SHOWN = 100;

type Request = PageContext<'fullSession'>;
type Order = AccountPageData['orders'][number];

/** The request typed as signed in; undefined unless its session is complete. */
export function signedInRequest(request: PageContext): Request | undefined {
  return request.session?.stage === 'full' && request.user !== undefined ? (request as Request) : undefined;
}

/**
 * Reads the position in the event log before the state. Events between the two are sent again by the stream, which does
 * no harm because its frames contain states, not differences.
 *
 * The listen key belongs to the session: it opens only this user's documented stream, other sites cannot read the page
 * that contains it, and it ends within a second after the session.
 */
export async function loadAccountData(
  { session, user }: Request,
  services: PageServices,
  { symbol, base, quote }: MarketSymbol,
): Promise<AccountPageData> {
  const { engine, database, masterKeys, clock } = services;
  const { sequence } = engine.committed;
  const listenKey = await getOrCreateSessionListenKey(
    database,
    masterKeys,
    { id: session.id, userId: user.id },
    clock.nowMs(),
  );
  const orders = await engine.whenDurable(
    listOrders(
      database,
      { userId: user.id, symbol, side: undefined, status: 'open' },
      { limit: ORDERS_SHOWN, offset: 0 },
    ),
  );
  const available = [base, quote].map(
    (asset) => [asset, formatAmount(engine.committed.balance(user.id, asset).available)] as const,
  );
  return { sequence, listenKey, orders: orders.map(renderOrderSummary), available: Object.fromEntries(available) };
}

export function ordersSection(request: Request, market: MarketSymbol, account: AccountPageData): Html {
  const words = request.texts.market;
  const units = unitNames(market);
  const heads: readonly (readonly [string, boolean])[] = [
    [words.orders.side, false],
    [words.orders.type, false],
    [words.price(units.quote), true],
    [words.amount(units.base), true],
    [words.orders.filled, true],
    [words.time, true],
  ];
  return html`<section class="card orders" data-account="${JSON.stringify(account)}"><h2 id="h-orders">${words.orders.title}</h2>
<p class="quiet" data-no-orders${account.orders.length > 0 && html` hidden`}>${words.orders.none}</p>
<div class="wide" tabindex="0" role="region" aria-labelledby="h-orders" data-orders-shown${account.orders.length === 0 && html` hidden`}><table>
<thead><tr>${heads.map(([head, isFigure]) => html`<th scope="col"${isFigure && html` class="amount"`}>${head}</th>`)}<th scope="col"><span class="unseen">${words.orders.cancel}</span></th></tr></thead>
<tbody data-orders>${account.orders.map((order) => orderRow(request, market, order))}</tbody></table></div>
<template data-order-row>${orderRow(request, market, undefined)}</template></section>`;
}

/** One row of the table; without an order, the template that the script copies and fills in. */
function orderRow(request: Request, market: MarketSymbol, order: Order | undefined): Html {
  const words = request.texts.market;
  const id = order === undefined ? '0' : String(order.id);
  const cells = order && orderCells(order, market);
  return html`<tr data-order="${id}"><td data-cell="side" class="${order?.side === 'sell' ? 'fall' : 'rise'}">${order && words.order[order.side]}</td>
<td data-cell="type">${order && words.order[order.type]}</td>
<td data-cell="price" class="amount">${cells?.price}</td><td data-cell="amount" class="amount">${cells?.amount}</td><td data-cell="filled" class="amount">${cells?.filled}</td>
<td data-cell="time" class="amount">${cells?.time}</td>
<td>${form(request, { action: `${marketPath(market)}/orders/${id}/cancel` }, html`<button class="button plain" type="submit">${words.orders.cancel}<span class="unseen"> <span data-cell="id">${words.orders.cancelOf(id)}</span></span></button>`)}</td></tr>`;
}

function orderCells(order: Order, { pricePrecision, quantityPrecision }: MarketSymbol) {
  const decimals = Math.min(quantityPrecision, AMOUNT_DECIMALS_MAX);
  return {
    price: order.type === 'market' ? '–' : padDecimals(order.price, pricePrecision),
    amount: padDecimals(order.amount, decimals),
    filled: padDecimals(formatAmount(amountFrom(order.amount) - amountFrom(order.remaining_amount)), decimals),
    time: formatMinute(Date.parse(order.created_at)),
  };
}
