/**
 * The exact costs of an order, computed by the dry run, and the form's button. The script replaces this part while the
 * form is filled in.
 */
import type { components } from '../../../generated/openapi';
import type { Asset, MarketSymbol, Side } from '../../core/model';
import { type Amount, amountFrom, formatAmount, roundDown, roundUp } from '../../core/values/decimal';
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
  /** Errors that are shown nowhere else on the page. */
  readonly errors: FieldErrors;
  readonly assets: OrderAssets;
}

/** The two assets of a market, for the decimals in which they are shown. */
export interface OrderAssets {
  readonly base: Pick<Asset, 'transferPrecision'>;
  readonly quote: Pick<Asset, 'transferPrecision'>;
}

export function orderCosts(
  { texts }: Pick<PageContext, 'texts'>,
  { market, side, tested, errors, assets }: OrderCostsOptions,
): Html {
  const words = texts.market.order;
  const isPlaceable = tested !== undefined && tested.preview.order.status !== 'rejected';
  const label = isPlaceable ? words.place[side](unitNames(market).base) : words.review;
  const said =
    tested === undefined
      ? Object.values(errors).map((fault) => html`<p class="quiet">${fault}</p>`)
      : renderFigures(texts, { market, assets }, tested.preview);
  return html`<div id="costs" class="${side}" aria-live="polite">${said}
${isPlaceable && html`<input type="hidden" name="reviewed" value="${tested.fingerprint}">`}
<p class="actions"><button class="button" type="submit">${label}</button></p></div>`;
}

/** Renders the figures of the dry run. Only the sum of the fills is computed here. */
function renderFigures(
  texts: PageContext['texts'],
  { market, assets }: Pick<OrderCostsOptions, 'market' | 'assets'>,
  { order, fills, fee, vat, balances }: ReviewedOrder['preview'],
): Html {
  const words = texts.market.order;
  const units = unitNames(market);
  const spent = order.side === 'buy' ? market.quote : market.base;
  const traded = formatAmount(fills.reduce((sum, { amount }) => sum + amountFrom(amount), 0n));
  const line = (name: string, amount: string, unit: string, more?: Html): Html | false =>
    amount !== '0' && html`<dt>${name}</dt><dd class="number">${amount} ${unit}${more}</dd>`;
  // What is charged or held is shown rounded up and everything else down, so that nobody expects more than there will be.
  const charged = (decimal: string, asset: Pick<Asset, 'transferPrecision'>): string =>
    shown(roundUp(amountFrom(decimal), asset.transferPrecision));
  const left = (decimal: string, asset: Pick<Asset, 'transferPrecision'>): string =>
    shown(roundDown(amountFrom(decimal), asset.transferPrecision));
  const paid = order.side === 'buy' ? assets.quote : assets.base;
  const average = html`<br><span class="quiet">${words.atPrice(truncateDecimals(order.average_price, market.pricePrecision))}</span>`;
  return html`<h3>${words.costs}</h3>${order.status === 'rejected' && html`<p class="quiet">${words.rejected}</p>`}
<dl class="figures">${line(words.now, groupThousands(traded), units.base, average)}
${line(words.rests, groupThousands(order.remain_amount), units.base)}
${line(words.fee, charged(fee, assets.quote), units.quote)}${line(words.vat, charged(vat, assets.quote), units.quote)}
${order.side === 'buy' ? line(words.pays, charged(order.cost, assets.quote), units.quote) : line(words.gets, left(order.cost, assets.quote), units.quote)}
${line(words.holds, charged(order.open_cost, paid), spent.toUpperCase())}
${html`<dt>${words.left}</dt><dd class="number">${left(balances[spent]?.available ?? '0', paid)} ${spent.toUpperCase()}</dd>`}</dl>`;
}

function shown(amount: Amount): string {
  return groupThousands(formatAmount(amount));
}
