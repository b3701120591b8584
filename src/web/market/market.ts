/**
 * The market page with the current data. Its script (`browser/`) keeps it up to date by the public operations and
 * streams.
 */
import { streamChannels } from '../../../generated/streams';
import type { KlineInterval, MarketSymbol } from '../../core/model/model';
import { type Html, html } from '../framework/html';
import { pathWithQuery, withNext } from '../framework/links';
import { definePage, type PageContext, type PageServices, type View } from '../framework/page';
import { loadAccountData, signedInRequest } from './account';
import { activitySection } from './activity';
import { AMOUNT_DECIMALS_MAX } from './displayLimits';
import {
  loadPublicData,
  MARKET_PATH,
  marketPath,
  marketSwitch,
  requestedMarket,
  unitNames,
  unknownMarketView,
} from './marketViews';
import { orderSection, signInSection } from './orderForm';
import { emptyForm } from './orderFormValues';
import { orderOutcome } from './orderOutcome';
import type { MarketPageData } from './pageData';
import { bookSection, chartSection, tickerSection, tradesSection } from './sections';

const INTERVAL: KlineInterval = '15m';

export const firstMarket = definePage({
  method: 'get',
  path: MARKET_PATH,
  access: 'public',
  handler: ({ texts }, { engine }) => {
    const symbols = engine.committed.symbols();
    const first = symbols.find(({ status }) => status === 'TRADING') ?? symbols[0];
    if (first !== undefined) return { redirect: marketPath(first) };
    return {
      title: texts.market.title,
      html: html`<h1>${texts.market.title}</h1><p class="lead">${texts.market.none}</p>`,
    };
  },
});

export const showMarket = definePage({
  method: 'get',
  path: `${MARKET_PATH}/{symbol}`,
  access: 'public',
  allowedAfterSignIn: true,
  handler: (request, services) => {
    const market = requestedMarket(request, services);
    return market === undefined ? unknownMarketView(request, services) : view(request, services, market);
  },
});

async function view(request: PageContext, services: PageServices, market: MarketSymbol): Promise<View> {
  const words = request.texts.market;
  const units = unitNames(market);
  const interval = intervalFrom(request.query.text('interval'));
  const data = await loadPublicData(services, market, interval);
  const shown = { request, market, data };
  const user = signedInRequest(request);
  const account = user && (await loadAccountData(user, services, market));
  return {
    title: words.heading(units.base, units.quote),
    live: 'market',
    html: html`<div id="market" data-user="${user?.user.id}" data-market="${JSON.stringify(pageData(request, market))}">
<div class="strip"><h1>${words.heading(units.base, units.quote)}</h1>
${marketSwitch(request, services, market)}
${settings(request)}
<p class="state" role="status" data-state hidden></p></div>
${market.status !== 'TRADING' && html`<p class="notice plain">${words.paused}</p>`}
${tickerSection(shown)}
${
  user !== undefined &&
  html`<div class="outcome" id="outcome" role="status" tabindex="-1">${await orderOutcome(user, services, market)}</div>
<p class="notice bad" role="alert" data-unconfirmed hidden>${words.order.unconfirmed}</p>
<p class="notice bad" role="alert" data-refused hidden></p>
<p class="notice bad" role="alert" data-other-user hidden>${words.orders.otherUser} <a href="${request.path}">${words.orders.reload}</a></p>
<p class="notice bad" role="alert" data-signed-out hidden>${words.orders.ended} <a href="${withNext('/sign-in', pathWithQuery(request.path, request.lastingQuery))}">${request.texts.common.signIn}</a></p>
<div class="toasts" role="log" aria-live="polite" data-toasts></div>`
}
${panes(request)}
<div class="columns">
${chartSection(shown, interval)}
${bookSection(shown)}
${user === undefined ? signInSection(request) : orderSection(user, services, { market, values: emptyForm(user), errors: {} })}
${tradesSection(shown)}
${account !== undefined && user !== undefined && (await activitySection(user, services, { market, account }))}
</div>
${tradeBar(request, market)}</div>`,
  };
}

/** On a phone, one of chart, book and trades is shown at a time. The style sheet does the rest, without JavaScript. */
function panes({ texts: { trading } }: PageContext): Html {
  const { title, ...names } = trading.panes;
  return html`<fieldset class="pills panes"><legend class="unseen">${title}</legend>${Object.entries(names).map(
    ([name, label], index) =>
      html`<label for="pane-${name}"><input type="radio" name="pane" id="pane-${name}" value="${name}"${index === 0 && html` checked`}><span>${label}</span></label>`,
  )}</fieldset>`;
}

/** The buttons at the lower edge of a phone. The script opens the form as a sheet; without it, the links lead to the form. */
function tradeBar({ texts, user }: PageContext, market: MarketSymbol): Html {
  const { place } = texts.market.order;
  const { base } = unitNames(market);
  if (user === undefined)
    return html`<div class="tradebar"><a class="button" href="#order">${texts.market.order.signIn}</a></div>`;
  return html`<div class="tradebar">${(['buy', 'sell'] as const).map(
    (side) =>
      html`<a class="button ${side}" href="${marketPath(market)}?side=${side}#order" data-sheet="${side}">${place[side](base)}</a>`,
  )}</div>`;
}

/** Settings that the script keeps in this browser. Everything that could disturb is off at first. */
function settings({ texts: { trading }, user }: PageContext): Html {
  const words = trading.settings;
  const choice = (name: 'zone' | 'sound' | 'notices'): Html =>
    html`<label class="choice" for="setting-${name}"><input type="checkbox" id="setting-${name}" data-setting="${name}"><span>${words[name]}</span></label>`;
  return html`<details class="settings needs-script"><summary><span aria-hidden="true">⚙</span><span class="word">${words.title}</span></summary><div class="card">${choice('zone')}${user !== undefined && [choice('sound'), choice('notices'), html`<p class="hint" data-blocked hidden>${words.blocked}</p>`]}</div></details>`;
}

function intervalFrom(text: string | undefined): KlineInterval {
  return streamChannels.kline.values.interval.find((interval) => interval === text) ?? INTERVAL;
}

function pageData(
  { texts: { market: words, trading } }: PageContext,
  { symbol, base, quote, pricePrecision, quantityPrecision }: MarketSymbol,
): MarketPageData {
  const { buy, sell, unpreviewed } = words.order;
  const { chart, types, filled, close } = trading;
  const said = {
    ...{
      ...words.states,
      bought: words.bought,
      sold: words.sold,
      ...words.kline,
      buy,
      sell,
      unpreviewed,
      types,
      close,
    },
    ...{ yourOrder: chart.yourOrder, yourBuy: chart.yourBuy, yourSale: chart.yourSale },
    // Placeholders, which the script replaces.
    ...{ filledBuy: filled.buy('{amount}', '{price}'), filledSell: filled.sell('{amount}', '{price}') },
  };
  return {
    symbol,
    base,
    quote,
    priceDecimals: pricePrecision,
    quantityDecimals: quantityPrecision,
    amountDecimals: Math.min(quantityPrecision, AMOUNT_DECIMALS_MAX),
    texts: said,
  };
}
