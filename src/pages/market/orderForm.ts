/** The order form of the market page: its fields, validation, error messages and cost preview. */
import type { components } from '../../../generated/openapi';
import { type OrderInput, parseOrderInput } from '../../application/orders/orderInput';
import type { RequestRefusal } from '../../application/refusals';
import type { MarketSymbol, TimeInForce } from '../../core/model';
import { assertPresent } from '../../core/values/assert';
import { formatAmount, roundDown } from '../../core/values/decimal';
import { newToken } from '../../store/secrets/tokens';
import type { Fields } from '../framework/fields';
import { type FieldErrors, field, form } from '../framework/forms';
import { invalidMembers } from '../framework/invalidMembers';
import { withNext } from '../framework/links';
import type { PageContext, PageServices } from '../framework/page';
import { type Html, html } from '../html';
import { groupThousands } from '../numberFormat';
import type { Texts } from '../texts/texts';
import { removeThousandsSeparators } from '../wallets/wallet';
import { marketPath, unitNames } from './marketViews';
import { orderCosts, type ReviewedOrder } from './orderCosts';

type Request = PageContext<'fullSession'>;
type Body = components['schemas']['OrderRequest'];

/** The trimmed values by field name. */
export interface OrderFormValues {
  readonly side: string;
  readonly type: string;
  readonly price: string;
  readonly amount: string;
  readonly time_in_force: string;
  readonly post_only: string;
  /** The form's idempotency key: each form places one order. */
  readonly once: string;
}

const TIMES = ['GTC', 'IOC', 'FOK'] as const;

export function emptyForm({ query }: Pick<PageContext, 'query'>): OrderFormValues {
  const side = query.text('side') === 'sell' ? 'sell' : 'buy';
  return { side, type: 'limit', price: '', amount: '', time_in_force: 'GTC', post_only: '', once: newToken() };
}

export function readFormValues(sent: Fields): OrderFormValues {
  const typed = (name: keyof OrderFormValues): string => sent.textOrEmpty(name).trim();
  return {
    side: typed('side'),
    type: typed('type'),
    price: typed('price'),
    amount: typed('amount'),
    time_in_force: typed('time_in_force'),
    post_only: typed('post_only'),
    once: typed('once'),
  };
}

/** Validates the values by the contract. The engine checks the rules that the contract cannot express. */
export function readOrderInput(
  values: OrderFormValues,
  { symbol }: MarketSymbol,
  texts: Texts,
): { readonly terms: OrderInput } | { readonly errors: FieldErrors } {
  const words = texts.market.order.errors;
  const isLimit = values.type !== 'market';
  const body = {
    type: values.type as Body['type'],
    pair: symbol,
    side: values.side as Body['side'],
    amount: removeThousandsSeparators(values.amount),
    ...(isLimit && { price: removeThousandsSeparators(values.price) }),
    ...(isLimit && values.time_in_force !== '' && { time_in_force: values.time_in_force as (typeof TIMES)[number] }),
    ...(isLimit && values.post_only !== '' && { post_only: true }),
    nonce: 1,
  };
  const named = invalidMembers('testOrder', body);
  const errors = (['side', 'type', 'price', 'amount'] as const)
    .filter((name) => named.has(name))
    .map((name) => [name, words[name]] as const);
  if (errors.length > 0) return { errors: Object.fromEntries(errors) };
  return named.size > 0 ? { errors: { '': words.terms } } : { terms: parseOrderInput(body) };
}

/** Translates a refusal into an error message of the field that can fix it. */
export function orderErrors(
  refusal: RequestRefusal,
  { market, timeInForce }: { readonly market: MarketSymbol; readonly timeInForce: TimeInForce },
  texts: Texts,
): FieldErrors {
  const words = texts.market.order.errors;
  const units = unitNames(market);
  switch (refusal.code) {
    case 'INVALID_ORDER_PRICE_PRECISION':
      return { price: words.pricePrecision(refusal.precision) };
    case 'ORDER_PRICE_OUT_OF_RANGE':
      return {
        price: words.priceRange(
          groupThousands(formatAmount(refusal.minimum)),
          groupThousands(formatAmount(refusal.maximum)),
        ),
      };
    case 'INVALID_ORDER_AMOUNT_PRECISION':
      return { amount: words.amountPrecision(refusal.precision) };
    case 'ORDER_AMOUNT_TOO_SMALL':
      return { amount: words.amountMinimum(`${groupThousands(formatAmount(refusal.minimum))} ${units.base}`) };
    case 'ORDER_NOTIONAL_TOO_SMALL':
      return { amount: words.notionalMinimum(`${groupThousands(formatAmount(refusal.minimum))} ${units.quote}`) };
    case 'TOO_MANY_OPEN_ORDERS':
      return { '': words.openOrders(refusal.maximum) };
    case 'TOO_MANY_STOP_ORDERS':
      return { '': words.stopOrders(refusal.maximum) };
    case 'INSUFFICIENT_BALANCE':
      return { amount: words.balance };
    case 'TRADING_DISABLED':
      return { '': words.paused };
    case 'ORDER_NOT_MATCHED':
      return { '': timeInForce === 'FOK' ? words.unfilled : words.unmatched };
    case 'IDEMPOTENCY_CONFLICT':
      return { '': texts.market.order.alreadySent };
    default:
      return { '': words.terms };
  }
}

export interface OrderSectionOptions {
  readonly market: MarketSymbol;
  readonly values: OrderFormValues;
  readonly errors: FieldErrors;
  readonly tested?: ReviewedOrder | undefined;
  /** Set if the script asked, which shows the costs alone or the form alone, without the page's list of errors. */
  readonly shownAlone?: 'costs' | 'form' | undefined;
}

export function orderSection(
  request: Request,
  { engine }: Pick<PageServices, 'engine'>,
  { market, values, errors, tested, shownAlone }: OrderSectionOptions,
): Html {
  const { texts, user } = request;
  const words = texts.market.order;
  const units = unitNames(market);
  const assetOf = (name: string) => assertPresent(engine.committed.asset(name), `asset ${name}`);
  const balance = (asset: string): Html => {
    const { available } = engine.committed.balance(user.id, asset);
    const { transferPrecision: decimals } = assetOf(asset);
    return html`<span class="number" data-available="${asset}" data-decimals="${String(decimals)}">${groupThousands(formatAmount(roundDown(available, decimals)))}</span> ${asset.toUpperCase()}`;
  };
  const pills = (name: 'side' | 'type', legend: string, choices: readonly (readonly [string, string])[]): Html =>
    html`<fieldset class="pills ${name}" id="${name}"><legend class="unseen">${legend}</legend>${choices.map(
      ([value, label]) =>
        html`<label for="${name}-${value}"><input type="radio" name="${name}" id="${name}-${value}" value="${value}"${values[name] === value && html` checked`}><span>${label}</span></label>`,
    )}</fieldset>`;
  return html`<section class="card order" id="order" aria-labelledby="h-order"><h2 id="h-order">${words.title}</h2>
<p class="quiet">${words.available}: ${balance(market.quote)} · ${balance(market.base)}</p>
${form(
  request,
  { action: `${marketPath(market)}/orders`, hiddenFields: { once: values.once } },
  pills('side', words.side, [
    ['buy', words.buy],
    ['sell', words.sell],
  ]),
  pills('type', words.type, [
    ['limit', words.limit],
    ['market', words.market],
  ]),
  field({
    name: 'price',
    label: texts.market.price(units.quote),
    hint: words.priceHint,
    value: values.price,
    errors,
    inputMode: 'decimal',
    autocomplete: 'off',
    required: false,
    verbatim: true,
  }),
  html`<p class="best" data-best hidden><button class="button plain" type="button" data-take="bids">${words.bestBid}</button><button class="button plain" type="button" data-take="asks">${words.bestAsk}</button></p>`,
  field({
    name: 'amount',
    label: texts.market.amount(units.base),
    value: values.amount,
    errors,
    inputMode: 'decimal',
    autocomplete: 'off',
    verbatim: true,
  }),
  html`<details${(values.time_in_force !== 'GTC' || values.post_only !== '') && html` open`}><summary>${words.more}</summary>
<div class="field"><label for="time_in_force">${words.timeInForce}</label><select id="time_in_force" name="time_in_force">${TIMES.map(
    (time) =>
      html`<option value="${time}"${values.time_in_force === time && html` selected`}>${words.times[time]}</option>`,
  )}</select></div>
<label class="choice" for="post_only"><input type="checkbox" id="post_only" name="post_only" value="on"${values.post_only !== '' && html` checked`}><span>${words.postOnly}</span></label></details>`,
  orderCosts(request, {
    market,
    side: values.side === 'sell' ? 'sell' : 'buy',
    tested,
    errors: shownAlone === 'costs' ? errors : shownAlone === 'form' ? formErrors(errors) : {},
    assets: { base: assetOf(market.base), quote: assetOf(market.quote) },
  }),
)}</section>`;
}

/** The errors that belong to no field. */
function formErrors({ '': error }: FieldErrors): FieldErrors {
  return error === undefined ? {} : { '': error };
}

export function signInSection({ texts, path }: Pick<PageContext, 'texts' | 'path'>): Html {
  const words = texts.market.order;
  return html`<section class="card order" aria-labelledby="h-order"><h2 id="h-order">${words.title}</h2>
<p class="actions"><a class="button" href="${withNext('/sign-in', path)}">${words.signIn}</a><a class="button plain" href="${withNext('/sign-up', path)}">${texts.common.signUp}</a></p></section>`;
}
