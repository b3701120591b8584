/** Rows of the table `klines`. */

import type { Kline } from '../../core/model/model';
import { amountFrom } from '../../core/values/decimal';
import type { Row, Table } from '../connection/insertStatements';

const KLINE_VALUES = [
  'close_time_ms', 'first_trade_id', 'last_trade_id', 'open', 'high', 'low', 'close', 'volume', 'quote_volume',
  'taker_buy_volume', 'taker_buy_quote_volume', 'trade_count',
]; // biome-ignore format: one list

export const KLINES: Table = {
  name: 'klines',
  columns: ['symbol', 'interval', 'open_time_ms', ...KLINE_VALUES],
  updatedColumns: KLINE_VALUES,
};

export function klineToRow(kline: Kline): Row {
  return [
    kline.symbol,
    kline.interval,
    kline.openTimeMs,
    kline.closeTimeMs,
    kline.firstTradeId,
    kline.lastTradeId,
    kline.open,
    kline.high,
    kline.low,
    kline.close,
    kline.volume,
    kline.quoteVolume,
    kline.takerBuyVolume,
    kline.takerBuyQuoteVolume,
    kline.tradeCount,
  ];
}

export interface KlineRow {
  symbol: string;
  interval: Kline['interval'];
  open_time_ms: number;
  close_time_ms: number;
  first_trade_id: number;
  last_trade_id: number;
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
  quote_volume: string;
  taker_buy_volume: string;
  taker_buy_quote_volume: string;
  trade_count: number;
}

export function klineFromRow(row: KlineRow): Kline {
  return {
    symbol: row.symbol,
    interval: row.interval,
    openTimeMs: Number(row.open_time_ms),
    closeTimeMs: Number(row.close_time_ms),
    firstTradeId: Number(row.first_trade_id),
    lastTradeId: Number(row.last_trade_id),
    open: amountFrom(row.open),
    high: amountFrom(row.high),
    low: amountFrom(row.low),
    close: amountFrom(row.close),
    volume: amountFrom(row.volume),
    quoteVolume: amountFrom(row.quote_volume),
    tradeCount: Number(row.trade_count),
    takerBuyVolume: amountFrom(row.taker_buy_volume),
    takerBuyQuoteVolume: amountFrom(row.taker_buy_quote_volume),
  };
}
