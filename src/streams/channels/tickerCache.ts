/**
 * Symbols' last 24 hours as streams show them, drawn anew only where something may have changed: a trade came, an old one left the window, or
 * the channel says so. Showing a symbol that did not change costs a comparison, however often and to whomever it is shown.
 */
import { TICKER_WINDOW_MS, type TickerStatistics } from '../../core/market/ticker';
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

  /** As of `nowMs`. */
  at(symbol: string, nowMs: number): Figures {
    const entry = this.entries.get(symbol);
    if (entry !== undefined && nowMs < entry.staleAtMs) return entry.figures;
    const statistics = this.engine.committed.ticker(symbol, nowMs);
    const figures = this.makeFigures(symbol, statistics);
    this.entries.set(symbol, { figures, staleAtMs: oldestTradeLeavesAtMs(statistics) });
    return figures;
  }

  /** Something of the symbol changed. */
  invalidate(symbol: string): void {
    this.entries.delete(symbol);
  }

  /** Nobody looks any more, and so nobody will say what changed. */
  clear(): void {
    this.entries.clear();
  }
}

/** When the window's oldest trade leaves it. */
function oldestTradeLeavesAtMs({ count, openTimeMs }: TickerStatistics): number {
  return count === 0 ? Number.POSITIVE_INFINITY : openTimeMs + TICKER_WINDOW_MS;
}
