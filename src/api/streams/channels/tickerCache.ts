/**
 * Caches the rendered 24-hour statistics of symbols. An entry is computed again only after the channel has invalidated
 * it (a trade or a change of the book) or when the oldest trade has left the 24-hour window.
 */
import { TICKER_WINDOW_MS, type TickerStatistics } from '../../../core/market/ticker';
import type { StreamEngine } from './channel';

interface Entry<Figures> {
  readonly figures: Figures;
  readonly staleAtMs: number;
}

export class TickerCache<Figures> {
  private readonly entries = new Map<string, Entry<Figures>>();

  constructor(
    private readonly engine: StreamEngine,
    private readonly makeFigures: (symbol: string, statistics: TickerStatistics) => Figures,
  ) {}

  /** The figures as of `nowMs`. */
  at(symbol: string, nowMs: number): Figures {
    const entry = this.entries.get(symbol);
    if (entry !== undefined && nowMs < entry.staleAtMs) return entry.figures;
    const statistics = this.engine.published.ticker(symbol, nowMs);
    const figures = this.makeFigures(symbol, statistics);
    this.entries.set(symbol, { figures, staleAtMs: oldestTradeLeavesAtMs(statistics) });
    return figures;
  }

  /** Must be called when the symbol's statistics may have changed. */
  invalidate(symbol: string): void {
    this.entries.delete(symbol);
  }

  /** Must be called when the last stream closes, because changes are not reported after that. */
  clear(): void {
    this.entries.clear();
  }
}

/** The time at which the oldest trade leaves the window. */
function oldestTradeLeavesAtMs({ count, openTimeMs }: TickerStatistics): number {
  return count === 0 ? Number.POSITIVE_INFINITY : openTimeMs + TICKER_WINDOW_MS;
}
