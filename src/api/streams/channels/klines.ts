/**
 * `<pair>@kline_<interval>` and its relatives with `@closed` and with a time zone: the running kline for a new
 * subscriber, once per second while it changes, and each closed kline once, with `x` true. A new subscriber gets no closed
 * kline that it may have had already, because bots act on each one; a subscriber of `@closed` gets the last one. A
 * kline is closed only when no trade can fall into it any more: the engine's watermark has passed its end, or a later
 * trade was published. The channel must never close an interval twice, send it after its close, or leave one out,
 * whether or not it had trades.
 */
import type { components } from '../../../../generated/streams';
import { baseIntervalOf } from '../../../core/market/timeZones';
import type { EngineEvent } from '../../../core/model/events';
import type { Kline, KlineInterval } from '../../../core/model/model';
import { formatAmount } from '../../../core/values/decimal';
import type { KlineHistorySource } from '../../marketData/klineHistorySource';
import { ConcurrencyLimiter } from '../connection/concurrencyLimiter';
import type { Channel, ChannelContext, NameCheck } from './channel';
import { checkKlineName, type KlineName, parseKlineName } from './klineNames';
import { KlineSeries, seriesName } from './klineSeries';
import { type KlineView, PlainView, ZonedView } from './klineViews';
import { type OpenStream, OpenStreams } from './openStreams';
import { tradesBySymbol } from './trades';

/** How often intervals without trades are checked for their end. */
const CLOSE_CHECK_MS = 100;
/** All intervals begin and end at full minutes, so klines are closed only then. */
const BOUNDARY_MS = 60_000;
/** Reads of the tables at the same time, so that subscribers do not occupy the database. */
const READS_MAX = 2;

interface KlineStream extends OpenStream {
  readonly series: KlineSeries;
  readonly view: KlineView;
  readonly isClosedOnly: boolean;
  /** The version of the series, and the state of the kline, that were sent or could be read at subscription. */
  sentVersion: number;
  sentKline: string;
}

export function klineChannel(context: ChannelContext): Channel {
  return new KlineChannel(context);
}

class KlineChannel implements Channel {
  private readonly streams = new OpenStreams<KlineStream>();
  private readonly streamsOf = new Map<KlineSeries, Set<KlineStream>>();
  private readonly series = new OpenStreams<KlineSeries>();
  private readonly history: KlineHistorySource;
  private nextBoundaryMs = 0;

  constructor(private readonly context: ChannelContext) {
    const { klineHistory } = context;
    const reads = new ConcurrencyLimiter(READS_MAX);
    this.history = {
      closedBefore: (running) => reads.run(() => klineHistory.closedBefore(running)),
      zonedKlines: (filter) => reads.run(() => klineHistory.zonedKlines(filter)),
    };
    context.every(CLOSE_CHECK_MS, () => this.closeEndedIntervals());
    context.every(context.klineIntervalMs, () => this.sendChanged());
  }

  check(stream: string): NameCheck | undefined {
    return checkKlineName(this.context.engine, stream);
  }

  open(stream: string): void {
    const name = parseKlineName(stream);
    if (name === undefined) throw new Error(`broken invariant: ${stream} was opened unchecked`);
    const { symbol, interval, offsetMs, isClosedOnly } = name;
    const series = this.seriesOf(symbol, offsetMs === undefined ? interval : baseIntervalOf(offsetMs));
    const view = this.viewOf(series, name);
    const opened = { name: stream, symbol, series, view, isClosedOnly, sentVersion: series.version, sentKline: '' };
    this.streams.add(opened);
    this.streamsOf.get(series)?.add(opened);
  }

  close(stream: string): void {
    const closed = this.streams.remove(stream);
    if (closed === undefined) return;
    const { series } = closed;
    const others = this.streamsOf.get(series);
    others?.delete(closed);
    if (others?.size !== 0) return;
    this.streamsOf.delete(series);
    this.series.remove(series.name);
  }

  async prepareGreeting(stream: string): Promise<void> {
    await this.streams.get(stream)?.view.load(this.history);
  }

  greeting(stream: string): readonly object[] {
    const opened = this.streams.get(stream);
    if (opened === undefined) return [];
    const { view, isClosedOnly } = opened;
    const { lastClosed, running } = view;
    // The first reader has seen this state with its greeting. Later readers do not change what the first ones need.
    if (opened.sentKline === '' && running !== undefined) opened.sentKline = stateOf(running);
    const eventTimeMs = this.context.eventTimeMs();
    const first = isClosedOnly ? lastClosed : running;
    return first === undefined ? [] : [klineEvent(first, isClosedOnly, eventTimeMs)];
  }

  onCommitted(events: readonly EngineEvent[]): void {
    for (const [symbol, trades] of tradesBySymbol(events, (symbol) => this.series.hasSymbol(symbol))) {
      for (const series of this.series.ofSymbol(symbol)) {
        const newest = this.context.engine.published.kline(symbol, series.interval);
        series.addTrades(newest, trades, (timeMs) => this.closeIntervalsBefore(series, timeMs));
      }
    }
  }

  private seriesOf(symbol: string, interval: KlineInterval): KlineSeries {
    const known = this.series.get(seriesName(symbol, interval));
    if (known !== undefined) return known;
    const series = new KlineSeries(this.context.engine, symbol, interval);
    this.series.add(series);
    this.streamsOf.set(series, new Set());
    return series;
  }

  private viewOf(series: KlineSeries, { symbol, interval, offsetMs, isClosedOnly }: KlineName): KlineView {
    if (offsetMs === undefined) return new PlainView(series, isClosedOnly);
    const newest = this.context.engine.published.kline(symbol, series.interval);
    return new ZonedView({ series, newest, interval, offsetMs });
  }

  private closeEndedIntervals(): void {
    const watermarkMs = this.context.engine.watermarkMs();
    if (watermarkMs < this.nextBoundaryMs) return;
    this.nextBoundaryMs = (Math.floor(watermarkMs / BOUNDARY_MS) + 1) * BOUNDARY_MS;
    for (const series of this.series.all()) this.closeIntervalsBefore(series, watermarkMs);
  }

  /**
   * Closes every interval that ended before `timeMs`, in order. The next interval is then running, without trades.
   * After a jump of the clock there may be more closed klines than frames may wait: the readers are then disconnected,
   * and the loop ends because the series has no streams any more.
   */
  private closeIntervalsBefore(series: KlineSeries, timeMs: number): void {
    while (this.series.has(series)) {
      const closed = series.closeRunningBefore(timeMs);
      if (closed === undefined) return;
      for (const stream of [...(this.streamsOf.get(series) ?? [])]) {
        const kline = stream.view.close(closed);
        if (kline !== undefined) this.send(stream, kline, true);
      }
    }
  }

  private sendChanged(): void {
    this.closeEndedIntervals();
    for (const stream of this.streams.all()) {
      const { series, view } = stream;
      if (stream.isClosedOnly || stream.sentVersion === series.version) continue;
      stream.sentVersion = series.version;
      const { running } = view;
      if (running === undefined) continue;
      // A kline of a time zone does not change when a part of it without trades ends.
      const state = stateOf(running);
      if (state === stream.sentKline) continue;
      stream.sentKline = state;
      this.send(stream, running, false);
    }
  }

  private send(stream: KlineStream, kline: Kline, isClosed: boolean): void {
    this.context.publish(stream.name, klineEvent(kline, isClosed, this.context.eventTimeMs()));
  }
}

function stateOf({ openTimeMs, lastTradeId }: Kline): string {
  return `${openTimeMs} ${lastTradeId}`;
}

function klineEvent(kline: Kline, isClosed: boolean, eventTimeMs: number): components['schemas']['KlineEvent'] {
  return {
    e: 'kline',
    E: eventTimeMs,
    s: kline.symbol,
    k: {
      t: kline.openTimeMs,
      T: kline.closeTimeMs,
      s: kline.symbol,
      i: kline.interval,
      f: kline.firstTradeId,
      L: kline.lastTradeId,
      o: formatAmount(kline.open),
      c: formatAmount(kline.close),
      h: formatAmount(kline.high),
      l: formatAmount(kline.low),
      v: formatAmount(kline.volume),
      n: kline.tradeCount,
      x: isClosed,
      q: formatAmount(kline.quoteVolume),
      V: formatAmount(kline.takerBuyVolume),
      Q: formatAmount(kline.takerBuyQuoteVolume),
      B: '0',
    },
  };
}
