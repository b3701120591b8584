/** Renders a symbol's rolling 24-hour statistics, for `/api/v3/` and for the market summary. */
import type { components } from '../../../generated/openapi';
import { formatAmount } from '../../core/values/decimal';
import type { CommittedView } from '../../engine/state/committedView';

export function renderTicker(committed: CommittedView, symbol: string, nowMs: number): components['schemas']['Ticker'] {
  const statistics = committed.ticker(symbol, nowMs);
  return {
    symbol,
    priceChange: statistics.priceChange,
    priceChangePercent: statistics.priceChangePercent,
    weightedAvgPrice: statistics.weightedAvgPrice,
    prevClosePrice: formatAmount(statistics.prevClosePrice),
    lastPrice: formatAmount(statistics.lastPrice),
    lastQty: formatAmount(statistics.lastQty),
    bidPrice: formatAmount(committed.bids(symbol, 1)[0]?.price ?? 0n),
    askPrice: formatAmount(committed.asks(symbol, 1)[0]?.price ?? 0n),
    openPrice: formatAmount(statistics.openPrice),
    highPrice: formatAmount(statistics.highPrice),
    lowPrice: formatAmount(statistics.lowPrice),
    volume: formatAmount(statistics.volume),
    quoteVolume: formatAmount(statistics.quoteVolume),
    openTime: statistics.openTimeMs,
    closeTime: statistics.closeTimeMs,
    firstId: statistics.firstId,
    lastId: statistics.lastId,
    count: statistics.count,
  };
}

export function renderMarketcapEntry(
  committed: CommittedView,
  symbol: string,
  nowMs: number,
): components['schemas']['MarketcapEntry'] {
  const statistics = committed.ticker(symbol, nowMs);
  return {
    avg24hr: statistics.weightedAvgPrice,
    baseVolume: formatAmount(statistics.volume),
    high24hr: formatAmount(statistics.highPrice),
    highestBid: formatAmount(committed.bids(symbol, 1)[0]?.price ?? 0n),
    last: formatAmount(statistics.lastPrice),
    low24hr: formatAmount(statistics.lowPrice),
    lowestAsk: formatAmount(committed.asks(symbol, 1)[0]?.price ?? 0n),
    percentChange: statistics.priceChangePercent,
    quoteVolume: formatAmount(statistics.quoteVolume),
  };
}
