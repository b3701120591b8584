/**
 * The market page with the current data. Its script (`browser/`) keeps it up to date by the public operations and
 * streams.
 */
import { streamChannels } from '../../../generated/streams';
import type { KlineInterval, MarketSymbol } from '../../core/model';
import { withNext } from '../framework/links';
import { definePage, type PageContext, type PageServices, type View } from '../framework/page';
import { html } from '../html';
import { loadAccountData, ordersSection, signedInRequest } from './account';
import { AMOUNT_DECIMALS_MAX } from './displayLimits';
import {
  loadPublicData,
  MARKET_PATH,
  marketLinks,
  marketPath,
  requestedMarket,
  unitNames,
  unknownMarketView,
} from './marketViews';
import { emptyForm, orderSection, signInSection } from './orderForm';
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
    html: html`<div id="market" data-market="${JSON.stringify(pageData(request, market))}">
<div class="strip"><h1>${words.heading(units.base, units.quote)}</h1>
${marketLinks(request, services, market)}
<p class="state" role="status" data-state hidden></p></div>
${market.status !== 'TRADING' && html`<p class="notice plain">${words.paused}</p>`}
${tickerSection(shown)}
${
  user !== undefined &&
  html`<div class="outcome" id="outcome" role="status" tabindex="-1">${await orderOutcome(user, services, market)}</div>
<p class="notice bad" role="alert" data-unconfirmed hidden>${words.order.unconfirmed}</p>
<p class="notice bad" role="alert" data-signed-out hidden>${words.orders.ended} <a href="${withNext('/sign-in', request.path)}">${request.texts.common.signIn}</a></p>`
}
<div class="columns">
${chartSection(shown, interval)}
${bookSection(shown)}
${user === undefined ? signInSection(request) : orderSection(user, services, { market, values: emptyForm(user), errors: {} })}
${tradesSection(shown)}
${account !== undefined && user !== undefined && ordersSection(user, market, account)}
</div></div>`,
  };
}

function intervalFrom(text: string | undefined): KlineInterval {
  return streamChannels.kline.values.interval.find((interval) => interval === text) ?? INTERVAL;
}

function pageData(
  { texts: { market: words } }: PageContext,
  { symbol, base, quote, pricePrecision, quantityPrecision }: MarketSymbol,
): MarketPageData {
  const { buy, sell, limit, market } = words.order;
  const said = { ...words.states, bought: words.bought, sold: words.sold, ...words.kline, buy, sell, limit, market };
  return {
    symbol,
    base,
    quote,
    priceDecimals: pricePrecision,
    amountDecimals: Math.min(quantityPrecision, AMOUNT_DECIMALS_MAX),
    texts: said,
  };
}
