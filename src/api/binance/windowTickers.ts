/** The tickers of the Binance interface for windows other than the last 24 hours, and the average price. */
import type { components } from '../../../generated/openapi';
import { STATISTIC } from '../../core/market/ticker';
import type { WindowTrades } from '../../core/market/windowParts';
import type { MarketSymbol } from '../../core/model/model';
import { formatAmount } from '../../core/values/decimal';
import { percentage, quotient } from '../../core/values/quotient';
import { missingField } from '../../usecases/refusals';
import type { Services } from '../../usecases/services';
import { binanceSymbol } from './symbolNames';
import { forSelection, type SymbolSelection } from './tickers';
import { minuteOf, windowTrades } from './windowStatistics';

type Schemas = components['schemas'];
type WindowServices = Pick<Services, 'engine' | 'database' | 'clock' | 'responseCaches'>;

export interface StatisticsWindow {
  /** A full minute. */
  readonly fromMs: number;
  /** As the response states it. The statistics last until now. */
  readonly toMs: number;
}

const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const AVERAGE_MINUTES = 5;

/** `4h` and the like, as the contract has checked it, in milliseconds. */
export function windowMs(size: string): number {
  return Number(size.slice(0, -1)) * (UNIT_MS[size.slice(-1)] ?? 0);
}

/** Refusals: INVALID_PARAMETERS without a symbol, those of `forSelection`. */
export async function windowTickersOf(
  services: WindowServices,
  selection: SymbolSelection & { readonly type?: 'FULL' | 'MINI' },
  window: StatisticsWindow,
) {
  const { symbol, symbols, type } = selection;
  if (symbol === undefined && symbols === undefined) return { refusal: missingField('symbol') };
  const { committed } = services.engine;
  return forSelection(committed, selection, async (each) => {
    const lastPrice = committed.lastTrade(each.symbol)?.price ?? 0n;
    const trades = (await windowTrades(services, each.symbol, window.fromMs)) ?? NO_TRADES;
    const mini = renderMini(each, trades, trades.tradeCount === 0 ? lastPrice : trades.close, window);
    return type === 'MINI' ? mini : renderFull(mini, trades);
  });
}

export async function averagePriceOf(
  services: WindowServices,
  { symbol }: MarketSymbol,
): Promise<Schemas['BinanceAveragePrice']> {
  const last = services.engine.committed.lastTrade(symbol);
  const fromMs = minuteOf(services.clock.nowMs()) - (AVERAGE_MINUTES - 1) * 60_000;
  const trades = await windowTrades(services, symbol, fromMs);
  const price = trades === undefined ? (last?.price ?? 0n) : averageOf(trades);
  return { mins: AVERAGE_MINUTES, price: formatAmount(price), closeTime: last?.timeMs ?? 0 };
}

const NO_TRADES: WindowTrades = {
  firstTradeId: -1,
  lastTradeId: -1,
  open: 0n,
  high: 0n,
  low: 0n,
  close: 0n,
  volume: 0n,
  quoteVolume: 0n,
  tradeCount: 0,
};

function renderMini(
  symbol: MarketSymbol,
  trades: WindowTrades,
  lastPrice: bigint,
  { fromMs, toMs }: StatisticsWindow,
): Schemas['BinanceMiniTicker'] {
  return {
    symbol: binanceSymbol(symbol.symbol),
    openPrice: formatAmount(trades.open),
    highPrice: formatAmount(trades.high),
    lowPrice: formatAmount(trades.low),
    lastPrice: formatAmount(lastPrice),
    volume: formatAmount(trades.volume),
    quoteVolume: formatAmount(trades.quoteVolume),
    openTime: fromMs,
    closeTime: toMs,
    firstId: trades.firstTradeId,
    lastId: trades.lastTradeId,
    count: trades.tradeCount,
  };
}

function renderFull(mini: Schemas['BinanceMiniTicker'], trades: WindowTrades): Schemas['BinanceWindowTicker'] {
  const change = trades.close - trades.open;
  return {
    ...mini,
    priceChange: formatAmount(change),
    priceChangePercent: formatAmount(percentage(change, trades.open, STATISTIC)),
    weightedAvgPrice: formatAmount(averageOf(trades)),
  };
}

function averageOf({ quoteVolume, volume }: WindowTrades): bigint {
  return quotient(quoteVolume, volume, STATISTIC);
}
