/**
 * An order list on the market page: a limit order and a stop order of one amount, of which one cancels the other (OCO).
 * Reads its values from the order form, and shows what it would hold.
 */
import type { components } from '../../../generated/openapi';
import type { PreviewedOrderList } from '../../api/orders/previewOrderList';
import type { Asset, MarketSymbol } from '../../core/model/model';
import { amountFrom, formatAmount, roundDown, roundUp } from '../../core/values/decimal';
import { type OrderListInput, parseOrderListInput } from '../../usecases/orders/orderLists';
import type { FieldErrors } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { invalidMembers } from '../framework/invalidMembers';
import { groupThousands, padDecimals } from '../framework/numberFormat';
import type { PageContext } from '../framework/page';
import { typedNumber } from '../framework/typedNumber';
import type { Texts } from '../texts/texts';
import { unitNames } from './marketViews';
import type { OrderFormValues } from './orderFormValues';

/** The two assets of a market, for the decimals in which they are shown. */
export interface OrderAssets {
  readonly base: Pick<Asset, 'transferPrecision'>;
  readonly quote: Pick<Asset, 'transferPrecision'>;
}

type Body = components['schemas']['OrderListRequest'];

/** Validates the values by the contract. The engine checks the rules that the contract cannot express. */
export function readOcoInput(
  values: OrderFormValues,
  { symbol }: MarketSymbol,
  texts: Texts,
): { readonly terms: OrderListInput } | { readonly errors: FieldErrors } {
  const words = texts.market.order.errors;
  const stopLimitPrice = typedNumber(values.stop_limit_price);
  const body: Body = {
    type: 'oco',
    pair: symbol,
    side: values.side as Body['side'],
    amount: typedNumber(values.amount),
    price: typedNumber(values.price),
    stop_price: typedNumber(values.stop_price),
    ...(stopLimitPrice !== '' && { stop_limit_price: stopLimitPrice }),
    nonce: 1,
  };
  const named = invalidMembers('createOrderList', { ...body });
  const errors = (['side', 'stop_price', 'price', 'stop_limit_price', 'amount'] as const)
    .filter((name) => named.has(name))
    .map((name) => [name, words[name === 'stop_limit_price' ? 'price' : name]] as const);
  if (errors.length > 0) return { errors: Object.fromEntries(errors) };
  return named.size > 0 ? { errors: { '': words.terms } } : { terms: parseOrderListInput(body) };
}

/** Each order with its price, and what both hold together: it is rounded up, and what is left rounded down. */
export function ocoFigures(
  { texts }: Pick<PageContext, 'texts'>,
  { market, assets }: { readonly market: MarketSymbol; readonly assets: OrderAssets },
  { list, balances, held }: PreviewedOrderList,
): Html {
  const words = texts.market.order;
  const units = unitNames(market);
  const { orders } = list;
  const side = orders[0]?.side ?? 'buy';
  const [spent, { transferPrecision: decimals }] =
    side === 'buy' ? [market.quote, assets.quote] : [market.base, assets.base];
  const unit = spent.toUpperCase();
  const priceOf = (price: string): string => padDecimals(price, market.pricePrecision);
  const lines = orders.map(({ type, price, stop_price, amount }) => {
    const name =
      stop_price === undefined ? words.rests : words.waits[side === 'buy' ? 'rise' : 'fall'](priceOf(stop_price));
    const at = type === 'limit' ? words.atLimit(priceOf(price)) : words.atMarket;
    return html`<dt>${name}</dt><dd class="number">${groupThousands(amount)} ${units.base}<br><span class="quiet">${at}</span></dd>`;
  });
  const left = formatAmount(roundDown(amountFrom(balances[spent]?.available ?? '0'), decimals));
  return html`<h3>${words.costs}</h3><p class="quiet">${words.ocoEnds}</p>
<dl class="figures">${lines}
<dt>${words.holds}</dt><dd class="number">${groupThousands(formatAmount(roundUp(amountFrom(held), decimals)))} ${unit}</dd>
<dt>${words.left}</dt><dd class="number">${groupThousands(left)} ${unit}</dd></dl>`;
}
