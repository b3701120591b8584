/**
 * Streams of rolling 24 hours, one symbol's or all symbols' in one array: the part that the short and the long form share. An event is sent at
 * every beat of its stream, also when nothing changed: the window moves all the time, and whoever has just come waits for one beat at most.
 */
import type { EngineEvent } from '../../core/events';
import type { TickerStatistics } from '../../core/market/ticker';
import type { Channel, ChannelContext, NameCheck } from './channel';
import { checkPair, EXISTS, parseStreamName } from './names';
import { TickerCache } from './tickerCache';

const EVERY_SECOND_MS = 1_000;
const EVERY_THREE_SECONDS_MS = 3_000;

export interface TickerForm<Figures> {
  /** Names of one symbol's streams, and of those of all. */
  readonly one: RegExp;
  readonly all: RegExp;
  /** What is shown of a symbol beside the event time. */
  figures(symbol: string, statistics: TickerStatistics): Figures;
  event(figures: Figures, eventTimeMs: number): object;
  /** The event may have changed what is drawn of its symbol. */
  isTouchedBy(event: EngineEvent): boolean;
}

interface TickerStream {
  readonly name: string;
  /** Undefined: all that are TRADING. */
  readonly symbol: string | undefined;
  readonly everyMs: number;
}

export class TickerChannel<Figures> implements Channel {
  private readonly streams = new Map<string, TickerStream>();
  private readonly board: TickerCache<Figures>;

  constructor(
    private readonly context: ChannelContext,
    private readonly form: TickerForm<Figures>,
  ) {
    this.board = new TickerCache(context.engine, (symbol, statistics) => form.figures(symbol, statistics));
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
    if (this.streams.size === 0) this.board.clear();
  }

  committed(events: readonly EngineEvent[]): void {
    if (this.streams.size === 0) return;
    for (const event of events)
      if (event.symbol !== null && this.form.isTouchedBy(event)) this.board.invalidate(event.symbol);
  }

  private publishAll(everyMs: number): void {
    for (const stream of this.streams.values()) {
      if (stream.everyMs !== everyMs) continue;
      const nowMs = this.context.eventTimeMs();
      const show = (symbol: string): object => this.form.event(this.board.at(symbol, nowMs), nowMs);
      this.context.publish(stream.name, stream.symbol === undefined ? this.trading().map(show) : show(stream.symbol));
    }
  }

  private trading(): readonly string[] {
    const symbols = this.context.engine.committed.symbols().filter(({ status }) => status === 'TRADING');
    return symbols.map(({ symbol }) => symbol);
  }
}
