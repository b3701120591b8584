/** A valid request for each public operation under /binance that has parameters. */
import type { OperationId } from '../../generated/operations';

const SPAN = { startTime: '1000', endTime: '2000', limit: '10' };

export function binanceRequests(): [OperationId, { readonly query: Readonly<Record<string, string>> }][] {
  return [
    ['getBinanceDepth', { query: { symbol: 'BTCTHB', limit: '10' } }],
    ['listBinanceTrades', { query: { symbol: 'BTCTHB', limit: '10' } }],
    ['listBinanceHistoricalTrades', { query: { symbol: 'BTCTHB', limit: '10', fromId: '1' } }],
    ['listBinanceAggTrades', { query: { ...SPAN, symbol: 'BTCTHB' } }],
    ['getBinanceKlines', { query: { ...SPAN, symbol: 'BTCTHB', interval: '1d' } }],
    ['getBinanceUiKlines', { query: { ...SPAN, symbol: 'BTCTHB', interval: '1d' } }],
    ['getBinanceTicker24hr', { query: { symbol: 'BTCTHB', type: 'FULL' } }],
    ['getBinanceTickerPrice', { query: { symbol: 'BTCTHB' } }],
    ['getBinanceBookTicker', { query: { symbol: 'BTCTHB' } }],
    ['getBinanceExchangeInfo', { query: { symbol: 'BTCTHB' } }],
  ];
}
