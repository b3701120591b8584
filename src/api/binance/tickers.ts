/** The tickers of the Binance interface, from the statistics and order books of the exchange. */
import type { components } from '../../../generated/openapi';
import type { MarketSymbol } from '../../core/model/model';
import { formatAmount } from '../../core/values/decimal';
import type { CommittedView } from '../../engine/state/committedView';
import type { Services } from '../../usecases/services';
import { tickerOf } from '../marketData/ticker';
import { binanceSymbol, findBinanceSymbol, findBinanceSymbols } from './symbolNames';

type Schemas = components['schemas'];

export interface SymbolSelection {
  readonly symbol?: string;
  readonly symbols?: string;
}
type SelectionRefusal = { readonly code: 'INVALID_PAIR' } | { readonly code: 'PARAMETERS_EXCLUDE_EACH_OTHER' };

/** What the render function returns for the selected symbol, or a list of that for several. */
export async function forSelection<Row>(
  committed: CommittedView,
  { symbol, symbols }: SymbolSelection,
  render: (symbol: MarketSymbol) => Row | Promise<Row>,
): Promise<
  | { readonly status: 200; readonly body: Row | Row[]; readonly refusal?: undefined }
  | { readonly refusal: SelectionRefusal }
> {
  if (symbol !== undefined && symbols !== undefined) return { refusal: { code: 'PARAMETERS_EXCLUDE_EACH_OTHER' } };
  if (symbol !== undefined) {
    const found = findBinanceSymbol(committed, symbol);
    if (found === undefined) return { refusal: { code: 'INVALID_PAIR' } };
    return { status: 200, body: await render(found) };
  }
  const selected = symbols === undefined ? committed.symbols() : findBinanceSymbols(committed, symbols);
  if (selected === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  return { status: 200, body: await Promise.all(selected.map(render)) };
}

export function renderPriceTicker(committed: CommittedView, symbol: MarketSymbol): Schemas['BinancePriceTicker'] {
  return { symbol: binanceSymbol(symbol.symbol), price: formatAmount(committed.lastTrade(symbol.symbol)?.price ?? 0n) };
}

export function renderBookTicker(committed: CommittedView, symbol: MarketSymbol): Schemas['BinanceBookTicker'] {
  const [bid] = committed.bids(symbol.symbol, 1);
  const [ask] = committed.asks(symbol.symbol, 1);
  return {
    symbol: binanceSymbol(symbol.symbol),
    bidPrice: formatAmount(bid?.price ?? 0n),
    bidQty: formatAmount(bid?.quantity ?? 0n),
    askPrice: formatAmount(ask?.price ?? 0n),
    askQty: formatAmount(ask?.quantity ?? 0n),
  };
}

export async function dayTickerOf(
  services: Pick<Services, 'engine' | 'clock' | 'responseCaches'>,
  symbol: MarketSymbol,
): Promise<Schemas['BinanceDayTicker']> {
  const ticker = await tickerOf(services, symbol.symbol);
  return { ...ticker, ...renderBookTicker(services.engine.committed, symbol) };
}

export async function miniTickerOf(
  services: Pick<Services, 'engine' | 'clock' | 'responseCaches'>,
  symbol: MarketSymbol,
): Promise<Schemas['BinanceMiniTicker']> {
  const ticker = await tickerOf(services, symbol.symbol);
  const { openPrice, highPrice, lowPrice, lastPrice, volume, quoteVolume } = ticker;
  const { openTime, closeTime, firstId, lastId, count } = ticker;
  return {
    symbol: binanceSymbol(symbol.symbol),
    openPrice,
    highPrice,
    lowPrice,
    lastPrice,
    volume,
    quoteVolume,
    openTime,
    closeTime,
    firstId,
    lastId,
    count,
  };
}
