/** The closed klines of a fake engine, computed from its trades. The test decides when a read ends, and whether it fails. */
import type { KlineHistorySource } from '../../src/api/marketData/klineHistorySource';
import { fillGaps } from '../../src/core/market/klineHistory';
import { foldPart, foldTrade, intervalOpenMs } from '../../src/core/market/klines';
import type { Kline, KlineInterval } from '../../src/core/model/model';
import { BlockingGate } from '../support/blockingGate';
import type { FakeEngine } from './fakeEngine';

export class FakeKlineHistory implements KlineHistorySource {
  reads = 0;
  isFailing = false;
  private gate: BlockingGate | undefined;

  constructor(private readonly engine: FakeEngine) {}

  /** Reads do not end until `release`. They return what was committed when they began. */
  hold(): void {
    this.gate = new BlockingGate();
  }

  release(): void {
    this.gate?.open();
    this.gate = undefined;
  }

  closedBefore: KlineHistorySource['closedBefore'] = ({ symbol, interval, openTimeMs }) => {
    const firstMs = intervalOpenMs(interval, openTimeMs - 1);
    const stored = this.klines(symbol, interval).filter((kline) => kline.openTimeMs < openTimeMs);
    return this.read(fillGaps(stored.slice(-1), { firstMs, lastMs: firstMs }, 1)[0]);
  };

  zonedKlines: KlineHistorySource['zonedKlines'] = ({ symbol, interval, offsetMs, span, beforeMs }) => {
    const klines: Kline[] = [];
    for (const part of this.klines(symbol, '15m')) {
      if (part.openTimeMs >= beforeMs) break;
      const folded = foldPart(klines.at(-1), part, interval, offsetMs);
      if (folded.openTimeMs === klines.at(-1)?.openTimeMs) klines.pop();
      klines.push(folded);
    }
    const before = klines.filter(({ openTimeMs }) => openTimeMs < span.firstMs).slice(-1);
    return this.read({
      klines: [...before, ...klines.filter(({ openTimeMs }) => openTimeMs >= span.firstMs)],
      firstMs: span.firstMs,
    });
  };

  private klines(symbol: string, interval: KlineInterval): Kline[] {
    const klines: Kline[] = [];
    for (const trade of this.engine.committedEvents.flatMap(({ trades }) => trades)) {
      if (trade.symbol !== symbol) continue;
      const folded = foldTrade(klines.at(-1), trade, interval);
      if (folded.openTimeMs === klines.at(-1)?.openTimeMs) klines.pop();
      klines.push(folded);
    }
    return klines;
  }

  private async read<Found>(found: Found): Promise<Found> {
    this.reads += 1;
    const { isFailing } = this;
    await this.gate?.hold(undefined);
    if (isFailing) throw new Error('the tables cannot be read');
    return found;
  }
}
