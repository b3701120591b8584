/** The closed klines that streams need when they open, from the tables. */
import type { Knex } from 'knex';
import { fillGaps } from '../../core/market/klineHistory';
import { intervalOpenMs } from '../../core/market/klines';
import type { Kline, KlineInterval } from '../../core/model/model';
import { findKlines } from '../../store/trading/marketHistory';
import { readZonedKlines, type ZonedKlineFilter, type ZonedKlines } from './zonedKlines';

export interface RunningInterval {
  readonly symbol: string;
  readonly interval: KlineInterval;
  /** Open time of the interval of the newest published trade, so that all klines before it are final. */
  readonly openTimeMs: number;
}

export interface KlineHistorySource {
  /** The kline of the interval before that one, also if it has no trades; undefined before the first trade. */
  closedBefore(running: RunningInterval): Promise<Kline | undefined>;
  zonedKlines(filter: ZonedKlineFilter): Promise<ZonedKlines>;
}

export function createKlineHistorySource(database: Knex): KlineHistorySource {
  return {
    async closedBefore({ symbol, interval, openTimeMs }) {
      const firstMs = intervalOpenMs(interval, openTimeMs - 1);
      const stored = await findKlines(database, { symbol, interval, firstMs, beforeMs: openTimeMs, limit: 1 });
      return fillGaps(stored, { firstMs, lastMs: firstMs }, 1)[0];
    },
    zonedKlines: (filter) => readZonedKlines(database, filter),
  };
}
