/**
 * The exact costs of an order, computed by the dry run, and the form's button. The script replaces this part while the
 * form is filled in.
 */
import type { components } from '../../../generated/openapi';
import type { PreviewedOrderList } from '../../api/orders/previewOrderList';
import type { Asset, MarketSymbol, Side } from '../../core/model/model';
import { waitsForRise } from '../../core/orders/stopTriggers';
import { type Amount, amountFrom, formatAmount, roundDown, roundUp } from '../../core/values/decimal';
import { percentage } from '../../core/values/quotient';
import type { FieldErrors } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { groupThousands, padDecimals, truncateDecimals } from '../framework/numberFormat';
import type { PageContext } from '../framework/page';
import { unitNames } from './marketViews';
import { type OrderAssets, ocoFigures } from './ocoForm';

/** A limit price further than this from the last price is shown with a warning. */
const FAR_PERCENT = 5n;
const TENTHS = { digits: 1, rounding: 'down' } as const;

type Preview = components['schemas']['TestedOrder'];

export type ReviewedOrder = {
  /** Fingerprint of the reviewed input; an order is placed only if its input has the same fingerprint. */
  readonly fingerprint: string;
} & ({ readonly preview: Preview } | { readonly list: PreviewedOrderList });

export interface OrderCostsOptions {
  readonly market: MarketSymbol;
  readonly side: Side;
  readonly tested: ReviewedOrder | undefined;
  /** Errors that are shown nowhere else on the page. */
  readonly errors: FieldErrors;
  readonly assets: OrderAssets;
  readonly lastPrice: Amount | undefined;
  /** Where the user can pay in what is missing for the order. */
  readonly depositLink?: Html | undefined;
}

export function orderCosts(
  { texts }: Pick<PageContext, 'texts'>,
  { market, side, tested, errors, assets, lastPrice, depositLink }: OrderCostsOptions,
): Html {
  const words = texts.market.order;
  const isPlaceable = tested !== undefined && ('list' in tested || tested.preview.order.status !== 'rejected');
  const { base } = unitNames(market);
  const labels = isPlaceable ? { ...words.place } : { ...words.review };
  const label = (each: Side): Html => html`<span class="for-${each}">${labels[each](base)}</span>`;
  const said =
    tested === undefined
      ? [Object.values(errors).map((fault) => html`<p class="fault">${fault}</p>`), depositLink]
      : 'list' in tested
        ? [
            priceWarning(texts, { market, lastPrice }, tested.list.list.orders[0]),
            ocoFigures({ texts }, { market, assets }, tested.list),
          ]
        : [
            priceWarning(texts, { market, lastPrice }, tested.preview.order),
            renderFigures(texts, { market, assets }, tested.preview),
          ];
  return html`<div id="costs" class="${side}" aria-live="polite">${said}
${isPlaceable && html`<input type="hidden" name="reviewed" value="${tested.fingerprint}">`}
<p class="actions"><button class="button" type="submit">${label('buy')}${label('sell')}</button></p></div>`;
}

/** Renders the figures of the dry run. Only the sum of the fills is computed here. */
function renderFigures(
  texts: PageContext['texts'],
  { market, assets }: Pick<OrderCostsOptions, 'market' | 'assets'>,
  { order, fills, fee, vat, balances }: Preview,
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
  const waits = order.stop_price !== undefined && fills.length === 0 && order.status === 'created';
  const rises = waitsForRise(order.side, order.trigger ?? 'stop') ? 'rise' : 'fall';
  const rests = waits ? words.waits[rises](padDecimals(order.stop_price ?? '0', market.pricePrecision)) : words.rests;
  const average = html`<br><span class="quiet">${words.atPrice(truncateDecimals(order.average_price, market.pricePrecision))}</span>`;
  return html`<h3>${words.costs}</h3>${order.status === 'rejected' && html`<p class="quiet">${words.rejected}</p>`}
<dl class="figures">${line(words.now, groupThousands(traded), units.base, average)}
${line(rests, groupThousands(order.remain_amount), units.base)}
${line(words.fee, charged(fee, assets.quote), units.quote)}${line(words.vat, charged(vat, assets.quote), units.quote)}
${order.side === 'buy' ? line(words.pays, charged(order.cost, assets.quote), units.quote) : line(words.gets, left(order.cost, assets.quote), units.quote)}
${line(words.holds, charged(order.open_cost, paid), spent.toUpperCase())}
${html`<dt>${words.left}</dt><dd class="number">${left(balances[spent]?.available ?? '0', paid)} ${spent.toUpperCase()}</dd>`}</dl>`;
}

/** Warns of a limit price far from the last price, which may be a mistake in typing. */
function priceWarning(
  texts: PageContext['texts'],
  { market, lastPrice }: Pick<OrderCostsOptions, 'market' | 'lastPrice'>,
  order: Pick<Preview['order'], 'type' | 'price'> | undefined,
): Html | undefined {
  if (order?.type !== 'limit' || lastPrice === undefined || lastPrice === 0n) return undefined;
  const limit = amountFrom(order.price);
  const distance = limit > lastPrice ? limit - lastPrice : lastPrice - limit;
  if (distance * 100n <= lastPrice * FAR_PERCENT) return undefined;
  const percent = padDecimals(formatAmount(percentage(distance, lastPrice, TENTHS)), TENTHS.digits);
  const last = padDecimals(formatAmount(lastPrice), market.pricePrecision);
  return html`<p class="notice warn" data-far>${texts.market.order.far[limit > lastPrice ? 'above' : 'below'](percent, last)}</p>`;
}

function shown(amount: Amount): string {
  return groupThousands(formatAmount(amount));
}
