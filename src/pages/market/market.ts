/** A market as it stands now; its script (`browser/`) keeps it so, from the published operations and streams alone. */
import { streamChannels } from '../../../generated/streams';
import type { MarketSymbol } from '../../core/model';
import { html } from '../html';
import { type PageRequest, type PageServices, page, type View } from '../page';
import { accountOf, ordersSection, signedIn } from './account';
import type { MarketNote } from './note';
import { emptyForm, orderSection, signInSection } from './orderForm';
import { outcomeOf } from './outcome';
import { bookSection, chartSection, tickerSection, tradesSection } from './sections';
import { AMOUNT_DECIMALS_MAX } from './shown';
import { type Interval, MARKET_PATH, marketLinks, marketOf, pathOf, publicData, unitsOf, unknownMarket } from './view';

const INTERVAL: Interval = '15m';

export const firstMarket = page({
  method: 'get',
  path: MARKET_PATH,
  needs: 'anybody',
  handler: ({ texts }, { engine }) => {
    const symbols = engine.committed.symbols();
    const first = symbols.find(({ status }) => status === 'TRADING') ?? symbols[0];
    if (first !== undefined) return { redirect: pathOf(first) };
    return {
      title: texts.market.title,
      html: html`<h1>${texts.market.title}</h1><p class="lead">${texts.market.none}</p>`,
    };
  },
});

export const showMarket = page({
  method: 'get',
  path: `${MARKET_PATH}/{symbol}`,
  needs: 'anybody',
  followsSignIn: true,
  handler: (request, services) => {
    const market = marketOf(request, services);
    return market === undefined ? unknownMarket(request, services) : view(request, services, market);
  },
});

async function view(request: PageRequest, services: PageServices, market: MarketSymbol): Promise<View> {
  const words = request.texts.market;
  const units = unitsOf(market);
  const interval = intervalFrom(request.query.text('interval'));
  const data = await publicData(request, services, market, interval);
  const shown = { request, market, data };
  const user = signedIn(request);
  const account = user && (await accountOf(user, services, market));
  return {
    title: words.heading(units.base, units.quote),
    live: 'market',
    html: html`<div id="market" data-market="${JSON.stringify(noteOf(request, market))}">
<div class="strip"><h1>${words.heading(units.base, units.quote)}</h1>
${marketLinks(request, services, market)}
<p class="state" role="status" data-state hidden></p></div>
${market.status !== 'TRADING' && html`<p class="notice plain">${words.paused}</p>`}
${tickerSection(shown)}
${user !== undefined && html`<div class="outcome" id="outcome" role="status" tabindex="-1">${await outcomeOf(user, services, market)}</div>`}
<div class="columns">
${chartSection(shown, interval)}
${bookSection(shown)}
${user === undefined ? signInSection(request) : orderSection(user, services, { market, filled: emptyForm(user), faults: {} })}
${tradesSection(shown)}
${account !== undefined && user !== undefined && ordersSection(user, market, account)}
</div></div>`,
  };
}

function intervalFrom(text: string | undefined): Interval {
  return streamChannels.kline.values.interval.find((interval) => interval === text) ?? INTERVAL;
}

function noteOf(
  { texts: { market: words } }: PageRequest,
  { symbol, base, quote, pricePrecision, quantityPrecision }: MarketSymbol,
): MarketNote {
  const { buy, sell, limit, market } = words.order;
  const said = { ...words.states, bought: words.bought, sold: words.sold, ...words.kline, buy, sell, limit, market };
  return {
    symbol,
    base,
    quote,
    priceDecimals: pricePrecision,
    amountDecimals: Math.min(quantityPrecision, AMOUNT_DECIMALS_MAX),
    words: said,
  };
}
