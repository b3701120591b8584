/** What is the user's on a market's page: open orders and balances, with the name of the stream that tells what becomes of them. */
import { amountFrom, formatAmount } from '../../core/decimal';
import type { MarketSymbol } from '../../core/model';
import { renderOrderSummary } from '../../handlers/render/order';
import { listOrders } from '../../store/orders';
import { sessionListenKey } from '../../store/sessionListenKeys';
import { aligned, minuteTime } from '../figures';
import { form } from '../forms';
import { type Html, html } from '../html';
import type { PageRequest, PageServices } from '../page';
import type { AccountNote } from './note';
import { AMOUNT_DECIMALS_MAX } from './shown';
import { pathOf, unitsOf } from './view';

/** As many as one answer of the API has at most. */
const ORDERS_SHOWN = 100;

type Request = PageRequest<'fullSession'>;
type Order = AccountNote['orders'][number];

/** The same request when its session is a full one. */
export function signedIn(request: PageRequest): Request | undefined {
  return request.session?.stage === 'full' && request.user !== undefined ? (request as Request) : undefined;
}

/**
 * The position comes first and the state after it: what happens in between is told again by the stream, whose frames carry states and not differences. The
 * stream is the documented one of a listen key, and this key is the session's own: whoever holds the page holds the session, the key opens nothing but this
 * user's stream, nobody else's page can read it, and it ends with the session within a second.
 */
export async function accountOf(
  { session, user }: Request,
  services: PageServices,
  { symbol, base, quote }: MarketSymbol,
): Promise<AccountNote> {
  const { engine, database, masterKeys, clock } = services;
  const { sequence } = engine.committed;
  const listenKey = await sessionListenKey(database, masterKeys, { id: session.id, userId: user.id }, clock.nowMs());
  const orders = await engine.told(
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

export function ordersSection(request: Request, market: MarketSymbol, account: AccountNote): Html {
  const words = request.texts.market;
  const units = unitsOf(market);
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
<p class="notice bad" role="status" data-signed-out hidden>${words.orders.ended}</p>
<div class="wide" tabindex="0" role="region" aria-labelledby="h-orders" data-orders-shown${account.orders.length === 0 && html` hidden`}><table>
<thead><tr>${heads.map(([head, isFigure]) => html`<th scope="col"${isFigure && html` class="amount"`}>${head}</th>`)}<th scope="col"><span class="unseen">${words.orders.cancel}</span></th></tr></thead>
<tbody data-orders>${account.orders.map((order) => orderRow(request, market, order))}</tbody></table></div>
<template data-order-row>${orderRow(request, market, undefined)}</template></section>`;
}

/** Without an order, the one that the script copies and fills in. */
function orderRow(request: Request, market: MarketSymbol, order: Order | undefined): Html {
  const words = request.texts.market;
  const id = order === undefined ? '0' : String(order.id);
  const cells = order && orderCells(order, market);
  return html`<tr data-order="${id}"><td data-cell="side" class="${order?.side === 'sell' ? 'fall' : 'rise'}">${order && words.order[order.side]}</td>
<td data-cell="type">${order && words.order[order.type]}</td>
<td data-cell="price" class="amount">${cells?.price}</td><td data-cell="amount" class="amount">${cells?.amount}</td><td data-cell="filled" class="amount">${cells?.filled}</td>
<td data-cell="time" class="amount">${cells?.time}</td>
<td>${form(request, { action: `${pathOf(market)}/orders/${id}/cancel` }, html`<button class="button plain" type="submit">${words.orders.cancel}<span class="unseen"> <span data-cell="id">${words.orders.cancelOf(id)}</span></span></button>`)}</td></tr>`;
}

function orderCells(order: Order, { pricePrecision, quantityPrecision }: MarketSymbol) {
  const decimals = Math.min(quantityPrecision, AMOUNT_DECIMALS_MAX);
  return {
    price: order.type === 'market' ? '–' : aligned(order.price, pricePrecision),
    amount: aligned(order.amount, decimals),
    filled: aligned(formatAmount(amountFrom(order.amount) - amountFrom(order.remaining_amount)), decimals),
    time: minuteTime(Date.parse(order.created_at)),
  };
}
