/** The order form of a market's page: what it asks, what it takes, what is wrong with it, and what the order comes to, worked out by the dry run. */
import type { components } from '../../../generated/openapi';
import { formatAmount } from '../../core/decimal';
import type { MarketSymbol } from '../../core/model';
import { type OrderTerms, orderTerms } from '../../handlers/orderTerms';
import type { Refusal } from '../../handlers/refusals';
import { newToken } from '../../store/tokens';
import { contractFaults } from '../contractForm';
import type { Fields } from '../fields';
import { grouped } from '../figures';
import { type Faults, field, form } from '../forms';
import { type Html, html } from '../html';
import type { Texts } from '../language';
import { leadingTo } from '../links';
import type { PageRequest, PageServices } from '../page';
import { ungrouped } from '../wallets/wallet';
import { orderCosts, type Tested } from './orderCosts';
import { pathOf, unitsOf } from './view';

type Request = PageRequest<'fullSession'>;
type Body = components['schemas']['OrderRequest'];

/** As it was typed, without the spaces around it. */
export interface Filled {
  readonly side: string;
  readonly type: string;
  readonly price: string;
  readonly amount: string;
  readonly time_in_force: string;
  readonly post_only: string;
  /** The form's name: under it one order is placed. */
  readonly once: string;
}

const TIMES = ['GTC', 'IOC', 'FOK'] as const;

export function emptyForm({ query }: Pick<PageRequest, 'query'>): Filled {
  const side = query.text('side') === 'sell' ? 'sell' : 'buy';
  return { side, type: 'limit', price: '', amount: '', time_in_force: 'GTC', post_only: '', once: newToken() };
}

export function filledIn(sent: Fields): Filled {
  const typed = (name: keyof Filled): string => sent.shown(name).trim();
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

/** As the operation reads its body: the contract first; what it cannot say, the engine does. */
export function readTerms(
  filled: Filled,
  { symbol }: MarketSymbol,
  texts: Texts,
): { readonly terms: OrderTerms } | { readonly faults: Faults } {
  const words = texts.market.order.faults;
  const isLimit = filled.type !== 'market';
  const body = {
    type: filled.type as Body['type'],
    pair: symbol,
    side: filled.side as Body['side'],
    amount: ungrouped(filled.amount),
    ...(isLimit && { price: ungrouped(filled.price) }),
    ...(isLimit && filled.time_in_force !== '' && { time_in_force: filled.time_in_force as (typeof TIMES)[number] }),
    ...(isLimit && filled.post_only !== '' && { post_only: true }),
    nonce: 1,
  };
  const named = contractFaults('testOrder', body);
  const faults = (['side', 'type', 'price', 'amount'] as const)
    .filter((name) => named.has(name))
    .map((name) => [name, words[name]] as const);
  if (faults.length > 0) return { faults: Object.fromEntries(faults) };
  return named.size > 0 ? { faults: { '': words.terms } } : { terms: orderTerms(body) };
}

/** Each under the field that can mend it. */
export function refusalFaults(refusal: Refusal, market: MarketSymbol, texts: Texts): Faults {
  const words = texts.market.order.faults;
  const units = unitsOf(market);
  switch (refusal.code) {
    case 'INVALID_ORDER_PRICE_PRECISION':
      return { price: words.pricePrecision(refusal.precision) };
    case 'ORDER_PRICE_OUT_OF_RANGE':
      return {
        price: words.priceRange(grouped(formatAmount(refusal.minimum)), grouped(formatAmount(refusal.maximum))),
      };
    case 'INVALID_ORDER_AMOUNT_PRECISION':
      return { amount: words.amountPrecision(refusal.precision) };
    case 'ORDER_AMOUNT_TOO_SMALL':
      return { amount: words.amountMinimum(`${grouped(formatAmount(refusal.minimum))} ${units.base}`) };
    case 'INSUFFICIENT_BALANCE':
      return { amount: words.balance };
    case 'TRADING_DISABLED':
      return { '': words.paused };
    case 'ORDER_NOT_MATCHED':
      return { '': words.unmatched };
    case 'IDEMPOTENCY_CONFLICT':
      return { '': texts.market.order.used };
    default:
      return { '': words.terms };
  }
}

export interface OrderShown {
  readonly market: MarketSymbol;
  readonly filled: Filled;
  readonly faults: Faults;
  readonly tested?: Tested | undefined;
}

export function orderSection(
  request: Request,
  { engine }: Pick<PageServices, 'engine'>,
  { market, filled, faults, tested }: OrderShown,
): Html {
  const { texts, user } = request;
  const words = texts.market.order;
  const units = unitsOf(market);
  const balance = (asset: string): Html =>
    html`<span class="number" data-available="${asset}">${grouped(formatAmount(engine.committed.balance(user.id, asset).available))}</span> ${asset.toUpperCase()}`;
  const pills = (name: 'side' | 'type', legend: string, choices: readonly (readonly [string, string])[]): Html =>
    html`<fieldset class="pills ${name}" id="${name}"><legend class="unseen">${legend}</legend>${choices.map(
      ([value, label]) =>
        html`<label for="${name}-${value}"><input type="radio" name="${name}" id="${name}-${value}" value="${value}"${filled[name] === value && html` checked`}><span>${label}</span></label>`,
    )}</fieldset>`;
  return html`<section class="card order" id="order" aria-labelledby="h-order"><h2 id="h-order">${words.title}</h2>
<p class="quiet">${words.available}: ${balance(market.quote)} · ${balance(market.base)}</p>
${form(
  request,
  { action: `${pathOf(market)}/orders`, hidden: { once: filled.once } },
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
    value: filled.price,
    faults,
    inputMode: 'decimal',
    autocomplete: 'off',
    required: false,
    verbatim: true,
  }),
  html`<p class="best" data-best hidden><button class="button plain" type="button" data-take="bids">${words.bestBid}</button><button class="button plain" type="button" data-take="asks">${words.bestAsk}</button></p>`,
  field({
    name: 'amount',
    label: texts.market.amount(units.base),
    value: filled.amount,
    faults,
    inputMode: 'decimal',
    autocomplete: 'off',
    verbatim: true,
  }),
  html`<details${(filled.time_in_force !== 'GTC' || filled.post_only !== '') && html` open`}><summary>${words.more}</summary>
<div class="field"><label for="time_in_force">${words.timeInForce}</label><select id="time_in_force" name="time_in_force">${TIMES.map(
    (time) =>
      html`<option value="${time}"${filled.time_in_force === time && html` selected`}>${words.times[time]}</option>`,
  )}</select></div>
<label class="choice" for="post_only"><input type="checkbox" id="post_only" name="post_only" value="on"${filled.post_only !== '' && html` checked`}><span>${words.postOnly}</span></label></details>`,
  orderCosts(request, { market, side: filled.side === 'sell' ? 'sell' : 'buy', tested, faults }),
)}</section>`;
}

export function signInSection({ texts, path }: Pick<PageRequest, 'texts' | 'path'>): Html {
  const words = texts.market.order;
  return html`<section class="card order" aria-labelledby="h-order"><h2 id="h-order">${words.title}</h2>
<p class="actions"><a class="button" href="${leadingTo('/sign-in', path)}">${words.signIn}</a><a class="button plain" href="${leadingTo('/sign-up', path)}">${texts.common.signUp}</a></p></section>`;
}
