/** The table of the user's open orders, with the forms to change and to cancel them. The script fills the same rows. */
import type { MarketSymbol } from '../../core/model/model';
import { amountFrom, formatAmount } from '../../core/values/decimal';
import { field, form } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { padDecimals } from '../framework/numberFormat';
import type { SignedInRequest } from './account';
import { AMOUNT_DECIMALS_MAX } from './displayLimits';
import { marketTime, timeHeading } from './marketTimes';
import { marketPath, unitNames } from './marketViews';
import { type OrderKind, orderKind } from './orderKind';
import type { AccountPageData } from './pageData';

type Order = AccountPageData['orders'][number];

export function openOrdersPanel(request: SignedInRequest, market: MarketSymbol, orders: readonly Order[]): Html {
  const words = request.texts.market;
  const { columns, cancelAll, cancelAllOf, tabs, time } = request.texts.trading;
  const units = unitNames(market);
  const heads: readonly (readonly [string | Html, boolean])[] = [
    [timeHeading(time, request.texts), false],
    [columns.side, false],
    [columns.type, false],
    [words.price(units.quote), true],
    [words.amount(units.base), true],
    [columns.filled, true],
  ];
  const isEmpty = orders.length === 0;
  return html`<p class="quiet" data-no-orders${!isEmpty && html` hidden`}>${words.orders.none}</p>
<div data-orders-shown${isEmpty && html` hidden`}><div class="wide" tabindex="0" role="region" aria-label="${tabs.open}"><table class="stacked">
<thead><tr>${heads.map(([head, isFigure]) => html`<th scope="col"${isFigure && html` class="amount"`}>${head}</th>`)}<th scope="col"><span class="unseen">${columns.actions}</span></th></tr></thead>
<tbody data-orders>${orders.map((order) => orderRow(request, market, order))}</tbody></table></div>
<details class="all"><summary>${cancelAll}</summary>${form(
    request,
    { action: `${marketPath(market)}/cancel-all` },
    html`<button class="button danger" type="submit">${cancelAllOf(words.heading(units.base, units.quote))}</button>`,
  )}</details></div>
<template data-order-row>${orderRow(request, market, undefined)}</template>`;
}

/** One row of the table; without an order, the template that the script copies and fills in. */
function orderRow(request: SignedInRequest, market: MarketSymbol, order: Order | undefined): Html {
  const words = request.texts.market;
  const { columns, types, time } = request.texts.trading;
  const units = unitNames(market);
  const id = order === undefined ? '0' : String(order.id);
  const cells = order && orderCells(order, market);
  const figure = (name: 'price' | 'amount' | 'filled', label: string): Html =>
    html`<td data-cell="${name}" data-label="${label}" class="amount">${cells?.[name]}</td>`;
  return html`<tr data-order="${id}"><td data-label="${time}" data-cell="time">${marketTime(order === undefined ? 0 : Date.parse(order.created_at))}</td>
<td data-cell="side" data-label="${columns.side}" class="${order?.side === 'sell' ? 'fall' : 'rise'}">${order && words.order[order.side]}</td>
<td data-label="${columns.type}"><span><span data-cell="type">${cells && types[cells.kind]}</span><span data-cell="stop">${cells?.stop}</span></span></td>
${figure('price', words.price(units.quote))}${figure('amount', words.amount(units.base))}${figure('filled', columns.filled)}
<td class="ways">${amendButton(request, market, order)}${form(request, { action: `${marketPath(market)}/orders/${id}/cancel` }, html`<button class="button plain" type="submit">${words.orders.cancel}<span class="unseen"> <span data-cell="id">${words.orders.cancelOf(id)}</span></span></button>`)}</td></tr>`;
}

/** A button that opens the form to change an order in place; it needs no JavaScript. */
function amendButton(
  request: SignedInRequest,
  market: MarketSymbol,
  order: Pick<Order, 'id' | 'type' | 'price' | 'amount'> | undefined,
): Html {
  const { amend } = request.texts.trading;
  const id = order === undefined ? '0' : String(order.id);
  return html`<button class="button plain" type="button" popovertarget="amend-${id}">${amend.open}<span class="unseen"> <span data-cell="id">${request.texts.market.orders.cancelOf(id)}</span></span></button>
<div class="amend" id="amend-${id}" popover role="dialog" aria-labelledby="h-amend-${id}"><h3 id="h-amend-${id}" data-cell="id">${amend.title(id)}</h3>${amendFields(request, market, order)}</div>`;
}

/** The form itself, for the page that shows a problem with it. */
export function amendFields(
  request: SignedInRequest,
  market: MarketSymbol,
  order: Pick<Order, 'id' | 'type' | 'price' | 'amount'> | undefined,
): Html {
  const { amend, close } = request.texts.trading;
  const units = unitNames(market);
  const id = order === undefined ? '0' : String(order.id);
  return form(
    request,
    { action: `${marketPath(market)}/orders/${id}/amend`, hiddenFields: { based_on: order?.amount ?? '' } },
    html`<div data-amend-price${order?.type === 'market' && html` hidden`}>${amendField(`price-${id}`, request.texts.market.price(units.quote), order?.type === 'market' ? '' : order?.price)}</div>`,
    amendField(`amount-${id}`, request.texts.market.amount(units.base), order?.amount),
    html`<p class="hint">${amend.hint}</p><p class="actions"><button class="button" type="submit">${amend.submit}</button><button class="link" type="button" popovertarget="amend-${id}" popovertargetaction="hide">${close}</button></p>`,
  );
}

/** The names of these fields contain the order's id, because they are also their ids on the page. */
function amendField(name: string, label: string, value: string | undefined): Html {
  return field({
    ...{ name, label, inputMode: 'decimal', autocomplete: 'off', verbatim: true },
    ...(value !== undefined && { value }),
  });
}

function orderCells(
  order: Order,
  { pricePrecision, quantityPrecision }: MarketSymbol,
): Readonly<Record<'price' | 'stop' | 'amount' | 'filled', string>> & { readonly kind: OrderKind } {
  const decimals = Math.min(quantityPrecision, AMOUNT_DECIMALS_MAX);
  return {
    kind: orderKind(order),
    price: order.type === 'market' ? '–' : padDecimals(order.price, pricePrecision),
    stop: order.stop_price === undefined ? '' : padDecimals(order.stop_price, pricePrecision),
    amount: padDecimals(order.amount, decimals),
    filled: padDecimals(formatAmount(amountFrom(order.amount) - amountFrom(order.remaining_amount)), decimals),
  };
}
