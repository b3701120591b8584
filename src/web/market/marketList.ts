/**
 * The list of markets with prices, changes, volumes and a line of the last 24 hours. Search and sort are links and a
 * form; the script filters while typing, keeps favourites in the browser, and updates the prices.
 */
import { klinesOf } from '../../api/marketData/klines';
import { tickerOf } from '../../api/marketData/ticker';
import type { MarketSymbol } from '../../core/model/model';
import { amountFrom } from '../../core/values/decimal';
import { type Html, html } from '../framework/html';
import { ARROWS, formatPercent, padDecimals, priceDirection, truncateDecimals } from '../framework/numberFormat';
import { definePage, type PageContext, type PageServices } from '../framework/page';
import { marketPath, unitNames } from './marketViews';
import { sparkline } from './sparkline';

export const MARKETS_PATH = '/markets';

const SORTS = ['market', 'price', 'change', 'volume'] as const;
type Sort = (typeof SORTS)[number];
/** Closes of the last 24 hours, by the hour. */
const HOURS_SHOWN = 24;
const QUERY_LENGTH_MAX = 30;
const CARDS_SHOWN = 3;

type Ticker = Awaited<ReturnType<typeof tickerOf>>;

export interface MarketRow {
  readonly market: MarketSymbol;
  readonly name: string;
  readonly ticker: Ticker;
  readonly closes: readonly string[];
}

export const showMarkets = definePage({
  method: 'get',
  path: MARKETS_PATH,
  access: 'public',
  handler: async (request, services) => {
    const { list } = request.texts.trading;
    const query = (request.query.text('q') ?? '').trim().slice(0, QUERY_LENGTH_MAX);
    const { sort, isDescending } = chosenSort(request);
    const rows = sorted(await loadMarketRows(request, services), sort, isDescending).filter(({ name }) =>
      name.includes(query.toUpperCase()),
    );
    return {
      title: list.title,
      description: list.description,
      live: 'markets',
      html: html`<div id="markets"><h1>${list.title}</h1><p class="lead">${list.lead}</p>
<form class="search" role="search" action="${MARKETS_PATH}" method="get"><label class="unseen" for="q">${list.search}</label><input id="q" name="q" type="search" maxlength="${QUERY_LENGTH_MAX}" value="${query}" placeholder="${list.search}" autocomplete="off" spellcheck="false">
${sort !== 'volume' && html`<input type="hidden" name="sort" value="${sort}">`}<button class="button plain" type="submit" data-search>${list.submit}</button>
<label class="choice" for="favourites" data-favourites-shown hidden><input type="checkbox" id="favourites"><span>${list.favourites}</span></label></form>
${rows.length === 0 ? html`<p>${list.none}</p>` : table(request, rows, { sort, isDescending, query })}
<p data-none hidden>${list.none}</p></div>`,
    };
  },
});

/** All markets with their tickers and the closes of the last 24 hours. */
export async function loadMarketRows(request: PageContext, services: PageServices): Promise<readonly MarketRow[]> {
  return Promise.all(services.engine.committed.symbols().map((market) => loadRow(request, services, market)));
}

/** The markets with the largest volumes of the last 24 hours, as cards of the home page. */
export async function marketCards(request: PageContext, services: PageServices): Promise<Html | undefined> {
  const rows = sorted(await loadMarketRows(request, services), 'volume', true).slice(0, CARDS_SHOWN);
  if (rows.length === 0) return undefined;
  const { list } = request.texts.trading;
  const card = ({ market, name, ticker, closes }: MarketRow): Html => {
    const direction = priceDirection(ticker.priceChange);
    const percent = formatPercent(ticker.priceChangePercent);
    return html`<li class="card"><a href="${marketPath(market)}">${name}</a><span class="${direction}">${sparkline(closes, list.trendOf(percent))}</span>
<strong>${padDecimals(ticker.lastPrice, market.pricePrecision)}</strong><span class="${direction}">${ARROWS[direction]} ${percent}</span></li>`;
  };
  return html`<section aria-labelledby="prices"><h2 id="prices">${list.title}</h2>
<ul class="points prices">${rows.map(card)}</ul><p><a href="${MARKETS_PATH}">${list.all}</a></p></section>
`;
}

async function loadRow({ texts }: PageContext, services: PageServices, market: MarketSymbol): Promise<MarketRow> {
  const units = unitNames(market);
  const [ticker, klines] = await Promise.all([
    tickerOf(services, market.symbol),
    klinesOf(services, market.symbol, {
      ...{ interval: '1h', startMs: undefined, endMs: undefined, limit: HOURS_SHOWN },
    }),
  ]);
  const closes = klines.map(([, , , , close]) => close);
  return { market, ticker, closes, name: texts.market.heading(units.base, units.quote) };
}

function chosenSort({ query }: PageContext): { readonly sort: Sort; readonly isDescending: boolean } {
  const sort = SORTS.find((name) => name === query.text('sort')) ?? 'volume';
  const order = query.text('order');
  return { sort, isDescending: order === undefined ? sort !== 'market' : order === 'desc' };
}

function sorted(rows: readonly MarketRow[], sort: Sort, isDescending: boolean): readonly MarketRow[] {
  const key: Readonly<Record<Exclude<Sort, 'market'>, (ticker: Ticker) => string>> = {
    price: ({ lastPrice }) => lastPrice,
    change: ({ priceChangePercent }) => priceChangePercent,
    volume: ({ quoteVolume }) => quoteVolume,
  };
  const compare = (a: MarketRow, b: MarketRow): number => {
    if (sort === 'market') return a.name < b.name ? -1 : 1;
    const [x, y] = [amountFrom(key[sort](a.ticker)), amountFrom(key[sort](b.ticker))];
    return x === y ? 0 : x < y ? -1 : 1;
  };
  return rows.toSorted((a, b) => (isDescending ? compare(b, a) : compare(a, b)));
}

function table(
  { texts }: PageContext,
  rows: readonly MarketRow[],
  { sort, isDescending, query }: { readonly sort: Sort; readonly isDescending: boolean; readonly query: string },
): Html {
  const { list } = texts.trading;
  const head = (name: Sort, isFigure = true): Html => {
    const isChosen = name === sort;
    const order = isChosen ? (isDescending ? 'asc' : 'desc') : name === 'market' ? 'asc' : 'desc';
    const link = new URLSearchParams({ ...(query !== '' && { q: query }), sort: name, order });
    return html`<th scope="col"${isFigure && html` class="amount"`}${isChosen && html` aria-sort="${isDescending ? 'descending' : 'ascending'}"`}><a href="${MARKETS_PATH}?${link.toString()}">${list[name]}</a></th>`;
  };
  return html`<div class="wide" tabindex="0" role="region" aria-label="${list.title}"><table class="listed"><thead><tr>
<th scope="col" class="star" hidden data-star-head><span class="unseen">${list.favourites}</span></th>${head('market', false)}${head('price')}${head('change')}<th scope="col" class="amount">${list.high}</th><th scope="col" class="amount">${list.low}</th>${head('volume')}<th scope="col" class="amount">${list.trend}</th></tr></thead>
<tbody data-markets>${rows.map((row) => marketRow(texts, row))}</tbody></table></div>`;
}

function marketRow(texts: PageContext['texts'], { market, name, ticker, closes }: MarketRow): Html {
  const { list } = texts.trading;
  const direction = priceDirection(ticker.priceChange);
  const percent = formatPercent(ticker.priceChangePercent);
  const price = (decimal: string): string => padDecimals(decimal, market.pricePrecision);
  const { quote } = unitNames(market);
  return html`<tr data-symbol="${market.symbol}" data-name="${name}" data-decimals="${String(market.pricePrecision)}"><td class="star" hidden><button type="button" aria-pressed="false"><span aria-hidden="true">☆</span><span class="unseen">${list.favourite(name)}</span></button></td>
<th scope="row"><a href="${marketPath(market)}">${name}</a>${market.status !== 'TRADING' && html` <span class="tag off">${list.paused}</span>`}</th>
<td class="amount" data-cell="last">${price(ticker.lastPrice)}</td><td class="amount ${direction}" data-cell="change">${ARROWS[direction]} ${percent}</td>
<td class="amount" data-cell="high">${price(ticker.highPrice)}</td><td class="amount" data-cell="low">${price(ticker.lowPrice)}</td>
<td class="amount"><span data-cell="volume">${truncateDecimals(ticker.quoteVolume, 0)}</span> ${quote}</td>
<td class="amount ${direction}">${sparkline(closes, list.trendOf(percent))}</td></tr>`;
}
