/** The order form of the market page: its tabs, fields and cost preview. */
import type { MarketSymbol } from '../../core/model/model';
import { assertPresent } from '../../core/values/assert';
import { type Amount, formatAmount, maximum, multiplyUp, roundDown } from '../../core/values/decimal';
import { type FieldErrors, field, form } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { withNext } from '../framework/links';
import { groupThousands } from '../framework/numberFormat';
import type { PageContext, PageServices } from '../framework/page';
import { walletPath } from '../wallets/wallet';
import { marketPath, unitNames } from './marketViews';
import { orderCosts, type ReviewedOrder } from './orderCosts';
import { type OrderFormValues, TIMES } from './orderFormValues';

type Request = PageContext<'fullSession'>;

/** Precision of the fee with VAT, by which the script computes what a balance is enough for. */
const FEE_PRECISION = 18;
/** Parts of a balance that a button fills in, in percent. */
const SHARES = [25, 50, 75, 100] as const;

export interface OrderSectionOptions {
  readonly market: MarketSymbol;
  readonly values: OrderFormValues;
  readonly errors: FieldErrors;
  readonly tested?: ReviewedOrder | undefined;
  /** The asset of which the user has too little. */
  readonly missing?: string | undefined;
  /** Set if the script asked, which shows the costs alone or the form alone, without the page's list of errors. */
  readonly shownAlone?: 'costs' | 'form' | undefined;
}

export function orderSection(
  request: Request,
  { engine }: Pick<PageServices, 'engine'>,
  { market, values, errors, tested, missing, shownAlone }: OrderSectionOptions,
): Html {
  const { texts, user } = request;
  const words = texts.market.order;
  const units = unitNames(market);
  const assetOf = (name: string) => assertPresent(engine.committed.asset(name), `asset ${name}`);
  const balance = (side: 'buy' | 'sell', name: string): Html => {
    const asset = assetOf(name);
    const { available } = engine.committed.balance(user.id, name);
    const { transferPrecision: decimals } = asset;
    return html`<span class="for-${side}">${words.available}: <span class="number" data-available="${name}" data-decimals="${String(decimals)}">${groupThousands(formatAmount(roundDown(available, decimals)))}</span> ${name.toUpperCase()} <a href="${walletPath(asset, 'deposit')}">${words.deposit}<span class="unseen"> ${name.toUpperCase()}</span></a></span>`;
  };
  const choices = (name: 'side' | 'type', legend: string, list: readonly (readonly [string, string])[]): Html =>
    html`<fieldset class="pills ${name}" id="${name}"><legend class="unseen">${legend}</legend>${list.map(
      ([value, label]) =>
        html`<label for="${name}-${value}"><input type="radio" name="${name}" id="${name}-${value}" value="${value}"${values[name] === value && html` checked`}><span>${label}</span></label>`,
    )}</fieldset>`;
  const decimal = (name: 'stop_price' | 'price' | 'stop_limit_price' | 'amount', label: string, hint?: string): Html =>
    field({
      ...{ name, label, hint, errors, value: values[name] },
      ...{ inputMode: 'decimal', autocomplete: 'off', required: name === 'amount', verbatim: true },
    });
  const depositLink =
    missing !== undefined &&
    html`<p><a class="button plain" data-deposit href="${walletPath(assetOf(missing), 'deposit')}">${words.depositOf(missing.toUpperCase())}</a></p>`;
  return html`<section class="card order" id="order" aria-labelledby="h-order"><h2 id="h-order">${words.title}</h2>
<button class="link close" type="button" popovertarget="order" popovertargetaction="hide">${texts.trading.close}</button>
${form(
  request,
  {
    action: `${marketPath(market)}/orders`,
    hiddenFields: { once: values.once },
    attributes: html` data-decimals="${String(assetOf(market.quote).transferPrecision)}" data-fee="${formatAmount(feeRate(engine.committed.fees(market.symbol, user.feeTier), market))}"`,
  },
  choices('side', words.side, [
    ['buy', words.buy],
    ['sell', words.sell],
  ]),
  choices('type', words.type, [
    ['limit', words.limit],
    ['market', words.market],
    ['stop', words.stop],
    ['oco', words.oco],
  ]),
  html`<p class="balance quiet">${balance('buy', market.quote)}${balance('sell', market.base)}</p>
<p class="hint when-oco">${words.ocoHint}</p>
<div class="when-stop">${decimal('stop_price', words.stopPrice(units.quote), words.stopHint)}</div>
<div class="when-oco">${decimal('stop_limit_price', words.stopLimitPrice(units.quote), words.stopLimitHint)}</div>
<div class="when-priced">${decimal('price', texts.market.price(units.quote))}
<p class="hint when-stop when-one">${words.stopLimitHint}</p>
<p class="best needs-script" data-best><button class="button plain" type="button" data-take="bids">${words.bestBid}</button><button class="button plain" type="button" data-take="asks">${words.bestAsk}</button></p></div>`,
  decimal('amount', texts.market.amount(units.base)),
  shownAlone !== 'costs' && depositLink,
  html`<div class="linked needs-script"><div class="shares" role="group" aria-label="${words.shares}">${SHARES.map(
    (share) => html`<button class="button plain" type="button" data-share="${share}">${share}%</button>`,
  )}</div>
<div class="field"><label for="total">${words.total(units.quote)}</label><input id="total" type="text" inputmode="decimal" autocomplete="off" spellcheck="false" aria-describedby="total-fault"><p class="fault" id="total-fault" hidden>${words.errors.total}</p></div></div>
<details class="when-priced when-one"${(values.time_in_force !== 'GTC' || values.post_only !== '') && html` open`}><summary>${words.more}</summary>
<div class="field"><label for="time_in_force">${words.timeInForce}</label><select id="time_in_force" name="time_in_force">${TIMES.map(
    (time) =>
      html`<option value="${time}"${values.time_in_force === time && html` selected`}>${words.times[time]}</option>`,
  )}</select></div>
<label class="choice when-limit" for="post_only"><input type="checkbox" id="post_only" name="post_only" value="on"${values.post_only !== '' && html` checked`}><span>${words.postOnly}</span></label></details>`,
  orderCosts(request, {
    market,
    side: values.side === 'sell' ? 'sell' : 'buy',
    tested,
    errors: shownAlone === 'costs' ? errors : shownAlone === 'form' ? formErrors(errors) : {},
    assets: { base: assetOf(market.base), quote: assetOf(market.quote) },
    lastPrice: engine.committed.lastTrade(market.symbol)?.price,
    depositLink: shownAlone === 'costs' && depositLink !== false ? depositLink : undefined,
  }),
)}</section>`;
}

/** The highest fee of an order with VAT, as a fraction of its value: what a buy order holds in addition. */
function feeRate(
  { makerRate, takerRate }: { readonly makerRate: Amount; readonly takerRate: Amount },
  { vatRate }: MarketSymbol,
): Amount {
  const rate = maximum(makerRate, takerRate);
  return rate + multiplyUp(rate, vatRate, FEE_PRECISION);
}

/** The errors that belong to no field. */
function formErrors({ '': error }: FieldErrors): FieldErrors {
  return error === undefined ? {} : { '': error };
}

export function signInSection({ texts, path }: Pick<PageContext, 'texts' | 'path'>): Html {
  const words = texts.market.order;
  return html`<section class="card order" id="order" aria-labelledby="h-order"><h2 id="h-order">${words.title}</h2>
<p class="actions"><a class="button" href="${withNext('/sign-in', path)}">${words.signIn}</a><a class="button plain" href="${withNext('/sign-up', path)}">${texts.common.signUp}</a></p></section>`;
}
