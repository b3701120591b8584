/** What the pages of a market share: which one it is, how its assets and figures are written, and the public data that the API gives everybody. */
import type { MarketSymbol } from '../../core/model';
import type { PublicCaller } from '../../handlers/context';
import { getAggTrades } from '../../handlers/getAggTrades';
import { getDepth } from '../../handlers/getDepth';
import { getKlines } from '../../handlers/getKlines';
import { getTicker24hr } from '../../handlers/getTicker24hr';
import type { Refusal } from '../../handlers/refusals';
import type { RequestOf } from '../../handlers/types';
import { type Html, html } from '../html';
import type { PageRequest, PageServices, View } from '../page';
import { SHOWN } from './shown';

export const MARKET_PATH = '/market';

/** The symbol that the path names; undefined when it is not listed. */
export function marketOf(
  { params }: Pick<PageRequest, 'params'>,
  { engine }: Pick<PageServices, 'engine'>,
): MarketSymbol | undefined {
  return engine.committed.symbol(params['symbol'] ?? '');
}

export function pathOf({ symbol }: Pick<MarketSymbol, 'symbol'>): string {
  return `${MARKET_PATH}/${symbol}`;
}

export function unitsOf({ base, quote }: Pick<MarketSymbol, 'base' | 'quote'>): {
  readonly base: string;
  readonly quote: string;
} {
  return { base: base.toUpperCase(), quote: quote.toUpperCase() };
}

/** All markets but the one that is open. */
export function marketLinks(
  { texts }: Pick<PageRequest, 'texts'>,
  { engine }: Pick<PageServices, 'engine'>,
  open?: MarketSymbol,
): Html {
  const link = (market: MarketSymbol): Html => {
    const units = unitsOf(market);
    return html`<li><a href="${pathOf(market)}">${texts.market.heading(units.base, units.quote)}</a></li>`;
  };
  const others = engine.committed.symbols().filter(({ symbol }) => symbol !== open?.symbol);
  return html`<nav class="markets" aria-label="${texts.market.markets}"><ul>${others.map(link)}</ul></nav>`;
}

export function unknownMarket(request: Pick<PageRequest, 'texts'>, services: Pick<PageServices, 'engine'>): View {
  const { title, text } = request.texts.market.unknown;
  return {
    status: 404,
    title,
    html: html`<h1>${title}</h1><p class="lead">${text}</p>${marketLinks(request, services)}`,
  };
}

/** What the API's public operations say of the symbol just now: the page begins where the script, which asks the same ones, goes on. */
export async function publicData(
  { ip, requestId }: PageRequest,
  services: PageServices,
  { symbol }: MarketSymbol,
  interval: Interval,
) {
  const context = { ...services, caller: { kind: 'public' } as PublicCaller, ip, requestId };
  const asked = { path: {}, headers: {}, body: undefined };
  const [ticker, depth, trades, klines] = await Promise.all([
    getTicker24hr({ ...asked, query: { symbol } }, context),
    getDepth({ ...asked, query: { symbol, limit: String(SHOWN.levels) } }, context),
    getAggTrades({ ...asked, query: { symbol, limit: String(SHOWN.trades) } }, context),
    getKlines({ ...asked, query: { symbol, interval, limit: String(SHOWN.klines) } }, context),
  ]);
  return {
    ticker: one(given(ticker)),
    depth: given(depth),
    trades: given(trades).toReversed(),
    klines: given(klines).toReversed(),
  };
}

export type Interval = RequestOf<'getKlines'>['query']['interval'];
export type PublicData = Awaited<ReturnType<typeof publicData>>;

/** Nothing keeps anybody from what is public, once the symbol is listed. */
function given<Body>(
  answer: { readonly refusal?: undefined; readonly body: Body } | { readonly refusal: Refusal },
): Body {
  if (answer.refusal !== undefined) throw new Error(`public data was refused: ${answer.refusal.code}`);
  return answer.body;
}

function one<Entry>(entries: Entry | readonly Entry[]): Entry {
  const [first] = Array.isArray(entries) ? entries : [entries];
  return first;
}
