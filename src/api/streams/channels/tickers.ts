/**
 * Common part of the rolling 24-hour statistics streams, of one symbol or of all symbols in one array. An event is sent
 * at every interval, also if nothing has changed, because the window moves, and so that a new subscriber waits for one
 * interval at most.
 */
import { TICKER_WINDOW_MS, type TickerStatistics } from '../../../core/market/ticker';
import type { EngineEvent } from '../../../core/model/events';
import type { Channel, ChannelContext, NameCheck, StreamEngine } from './channel';
import { checkPair, EXISTS, parseStreamName } from './streamNames';

const EVERY_SECOND_MS = 1_000;
const EVERY_THREE_SECONDS_MS = 3_000;

export interface TickerForm<Figures> {
  /** Patterns of the names of streams of one symbol, and of all symbols. */
  readonly one: RegExp;
  readonly all: RegExp;
  /** The figures of a symbol, without the event time. */
  figures(symbol: string, statistics: TickerStatistics): Figures;
  event(figures: Figures, eventTimeMs: number): object;
  /** Whether the event may have changed the figures of its symbol. */
  isTouchedBy(event: EngineEvent): boolean;
}

interface TickerStream {
  readonly name: string;
  /** Undefined for the stream of all symbols with status TRADING. */
  readonly symbol: string | undefined;
  readonly everyMs: number;
}

export class TickerChannel<Figures> implements Channel {
  private readonly streams = new Map<string, TickerStream>();
  private readonly cache: TickerCache<Figures>;

  constructor(
    private readonly context: ChannelContext,
    private readonly form: TickerForm<Figures>,
  ) {
    this.cache = new TickerCache(context.engine, (symbol, statistics) => form.figures(symbol, statistics));
    for (const everyMs of [EVERY_SECOND_MS, EVERY_THREE_SECONDS_MS])
      context.every(everyMs, () => this.publishAll(everyMs));
  }

  check(stream: string): NameCheck | undefined {
    return this.form.all.test(stream) ? EXISTS : checkPair(this.context.engine, this.form.one, stream);
  }

  open(stream: string): void {
    const isAll = this.form.all.test(stream);
    const symbol = isAll ? undefined : parseStreamName(this.form.one, stream).pair;
    const everyMs = isAll && stream.endsWith('@3000ms') ? EVERY_THREE_SECONDS_MS : EVERY_SECOND_MS;
    this.streams.set(stream, { name: stream, symbol, everyMs });
  }

  close(stream: string): void {
    this.streams.delete(stream);
    if (this.streams.size === 0) this.cache.clear();
  }

  onCommitted(events: readonly EngineEvent[]): void {
    if (this.streams.size === 0) return;
    for (const event of events)
      if (event.symbol !== null && this.form.isTouchedBy(event)) this.cache.invalidate(event.symbol);
  }

  private publishAll(everyMs: number): void {
    for (const stream of this.streams.values()) {
      if (stream.everyMs !== everyMs) continue;
      const nowMs = this.context.eventTimeMs();
      const eventOf = (symbol: string): object => this.form.event(this.cache.at(symbol, nowMs), nowMs);
      this.context.publish(
        stream.name,
        stream.symbol === undefined ? this.tradingSymbols().map(eventOf) : eventOf(stream.symbol),
      );
    }
  }

  private tradingSymbols(): readonly string[] {
    const symbols = this.context.engine.published.symbols().filter(({ status }) => status === 'TRADING');
    return symbols.map(({ symbol }) => symbol);
  }
}

interface Entry<Figures> {
  readonly figures: Figures;
  readonly staleAtMs: number;
}

/**
 * Caches the rendered 24-hour statistics of symbols. An entry is computed again only after the channel has invalidated
 * it (a trade or a change of the book) or when the oldest trade has left the 24-hour window.
 */
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
