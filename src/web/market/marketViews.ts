/** Functions shared by the market pages: the requested market, its paths and unit names, and its public data. */

import { aggTradesOf } from '../../api/marketData/aggTrades';
import { depthOf } from '../../api/marketData/depth';
import { klinesOf } from '../../api/marketData/klines';
import { tickerOf } from '../../api/marketData/ticker';
import { renderTicker } from '../../api/rendering/ticker';
import type { KlineInterval, MarketSymbol } from '../../core/model/model';
import { type Html, html } from '../framework/html';
import { formatPercent, padDecimals, priceDirection } from '../framework/numberFormat';
import type { PageContext, PageServices, View } from '../framework/page';
import { DISPLAY_LIMITS } from './displayLimits';

export const MARKET_PATH = '/market';
/** Markets in the list beside the heading; `/markets` has all. */
const SWITCH_MARKETS = 20;

/** The symbol in the path; undefined if it is not listed. */
export function requestedMarket(
  { params }: Pick<PageContext, 'params'>,
  { engine }: Pick<PageServices, 'engine'>,
): MarketSymbol | undefined {
  return engine.committed.symbol(params['symbol'] ?? '');
}

export function marketPath({ symbol }: Pick<MarketSymbol, 'symbol'>): string {
  return `${MARKET_PATH}/${symbol}`;
}

export function unitNames({ base, quote }: Pick<MarketSymbol, 'base' | 'quote'>): {
  readonly base: string;
  readonly quote: string;
} {
  return { base: base.toUpperCase(), quote: quote.toUpperCase() };
}

/** Links to all markets except the open one. */
export function marketLinks(
  { texts }: Pick<PageContext, 'texts'>,
  { engine }: Pick<PageServices, 'engine'>,
  open?: MarketSymbol,
): Html {
  const link = (market: MarketSymbol): Html => {
    const units = unitNames(market);
    return html`<li><a href="${marketPath(market)}">${texts.market.heading(units.base, units.quote)}</a></li>`;
  };
  const others = engine.committed.symbols().filter(({ symbol }) => symbol !== open?.symbol);
  return html`<nav class="markets" aria-label="${texts.market.markets}"><ul>${others.map(link)}</ul></nav>`;
}

/** The other markets with their last price and change, behind a button beside the heading. */
export function marketSwitch(
  { texts }: Pick<PageContext, 'texts'>,
  { engine, clock }: Pick<PageServices, 'engine' | 'clock'>,
  open: MarketSymbol,
): Html {
  const { committed } = engine;
  const row = (market: MarketSymbol): Html => {
    const units = unitNames(market);
    const { lastPrice, priceChange, priceChangePercent } = renderTicker(committed, market.symbol, clock.nowMs());
    const direction = priceDirection(priceChange);
    const figures =
      committed.lastTrade(market.symbol) === undefined
        ? html`<span class="number">–</span>`
        : html`<span class="number">${padDecimals(lastPrice, market.pricePrecision)}</span> <span class="number ${direction}">${formatPercent(priceChangePercent)}</span>`;
    return html`<li><a href="${marketPath(market)}">${texts.market.heading(units.base, units.quote)}</a> ${figures}</li>`;
  };
  const others = committed.symbols().filter(({ symbol }) => symbol !== open.symbol);
  return html`<details class="switch"><summary>${texts.market.markets}</summary><nav class="card" aria-label="${texts.market.markets}"><ul>${others.slice(0, SWITCH_MARKETS).map(row)}<li><a href="/markets">${texts.trading.list.all}</a></li></ul></nav></details>`;
}

export function unknownMarketView(request: Pick<PageContext, 'texts'>, services: Pick<PageServices, 'engine'>): View {
  const { title, text } = request.texts.market.unknown;
  return {
    status: 404,
    title,
    html: html`<h1>${title}</h1><p class="lead">${text}</p>${marketLinks(request, services)}`,
  };
}

/**
 * The symbol's public market data, identical to what the API answers, so that the page's script can continue from it.
 */
export async function loadPublicData(services: PageServices, { symbol }: MarketSymbol, interval: KlineInterval) {
  const [ticker, depth, trades, klines] = await Promise.all([
    tickerOf(services, symbol),
    depthOf(services, symbol, DISPLAY_LIMITS.levels),
    aggTradesOf(services, { symbol, limit: DISPLAY_LIMITS.trades }),
    klinesOf(services, symbol, { interval, startMs: undefined, endMs: undefined, limit: DISPLAY_LIMITS.klines }),
  ]);
  return { ticker, depth, trades: trades.toReversed(), klines: klines.toReversed() };
}

export type PublicData = Awaited<ReturnType<typeof loadPublicData>>;
