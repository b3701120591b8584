/**
 * The exact costs of an order, computed by the dry run, and the form's button. The script replaces this part while the
 * form is filled in.
 */
import type { components } from '../../../generated/openapi';
import type { MarketSymbol, Side } from '../../core/model';
import { amountFrom, formatAmount } from '../../core/values/decimal';
import type { FieldErrors } from '../framework/forms';
import type { PageContext } from '../framework/page';
import { type Html, html } from '../html';
import { groupThousands, truncateDecimals } from '../numberFormat';
import { unitNames } from './marketViews';

export interface ReviewedOrder {
  readonly preview: components['schemas']['TestedOrder'];
  /** Fingerprint of the reviewed input; an order is placed only if its input has the same fingerprint. */
  readonly fingerprint: string;
}

export interface OrderCostsOptions {
  readonly market: MarketSymbol;
  readonly side: Side;
  readonly tested: ReviewedOrder | undefined;
  readonly errors: FieldErrors;
}

export function orderCosts(
  { texts }: Pick<PageContext, 'texts'>,
  { market, side, tested, errors }: OrderCostsOptions,
): Html {
  const words = texts.market.order;
  const label = tested === undefined ? words.review : words.place[side](unitNames(market).base);
  const said =
    tested === undefined
      ? Object.values(errors).map((fault) => html`<p class="quiet">${fault}</p>`)
      : renderFigures(texts, market, tested.preview);
  return html`<div id="costs" class="${side}" aria-live="polite">${said}
${tested !== undefined && html`<input type="hidden" name="reviewed" value="${tested.fingerprint}">`}
<p class="actions"><button class="button" type="submit">${label}</button></p></div>`;
}

/** Renders the figures of the dry run. Only the sum of the fills is computed here. */
function renderFigures(
  texts: PageContext['texts'],
  market: MarketSymbol,
  { order, fills, fee, vat, balances }: ReviewedOrder['preview'],
): Html {
  const words = texts.market.order;
  const units = unitNames(market);
  const spent = order.side === 'buy' ? market.quote : market.base;
  const traded = formatAmount(fills.reduce((sum, { amount }) => sum + amountFrom(amount), 0n));
  const line = (name: string, decimal: string, unit: string, more?: Html): Html | false =>
    decimal !== '0' && html`<dt>${name}</dt><dd class="number">${groupThousands(decimal)} ${unit}${more}</dd>`;
  const average = html`<br><span class="quiet">${words.atPrice(truncateDecimals(order.average_price, market.pricePrecision))}</span>`;
  return html`<h3>${words.costs}</h3>${order.status === 'rejected' && html`<p class="quiet">${words.rejected}</p>`}
<dl class="figures">${line(words.now, traded, units.base, average)}
${line(words.rests, order.remain_amount, units.base)}
${line(words.fee, fee, units.quote)}${line(words.vat, vat, units.quote)}
${line(order.side === 'buy' ? words.pays : words.gets, order.cost, units.quote)}
${line(words.holds, order.open_cost, spent.toUpperCase())}
${html`<dt>${words.left}</dt><dd class="number">${groupThousands(balances[spent]?.available ?? '0')} ${spent.toUpperCase()}</dd>`}</dl>`;
}
