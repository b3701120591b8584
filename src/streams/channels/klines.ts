/**
 * `<pair>@kline_<interval>`: the running kline once per second while it changes, and each closed kline once, with `x`
 * true. A kline is closed only when no trade can fall into it any more: the engine's watermark has passed its end, or a
 * later trade was published. The channel must never close an interval twice, send it after its close, or leave one out,
 * whether or not it had trades.
 */
import { type components, streamChannels } from '../../../generated/streams';
import type { EngineEvent } from '../../core/events';
import { foldTrade, gapKline, intervalOpenMs } from '../../core/market/klines';
import type { Kline, KlineInterval, Trade } from '../../core/model';
import { formatAmount } from '../../core/values/decimal';
import type { Channel, ChannelContext, NameCheck, StreamEngine } from './channel';
import { type OpenStream, OpenStreams } from './openStreams';
import { EXISTS, NO_SUCH_PAIR, parseStreamName } from './streamNames';
import { tradesBySymbol } from './tradeChannel';

/** How often intervals without trades are checked for their end. */
const CLOSE_CHECK_MS = 100;
/** All intervals begin and end at full minutes, so klines are closed only then. */
const BOUNDARY_MS = 60_000;

const { kind: ANY_KLINE, values: VALUES } = streamChannels.kline;

interface KlineStream extends OpenStream {
  readonly interval: KlineInterval;
  /** The kline of the current interval; undefined until the first trade of the symbol. */
  running: Kline | undefined;
  /** Whether `running` has changes that were not sent. */
  changed: boolean;
}

export function klineChannel(context: ChannelContext): Channel {
  return new KlineChannel(context);
}

class KlineChannel implements Channel {
  private readonly streams = new OpenStreams<KlineStream>();
  private nextBoundaryMs = 0;

  constructor(private readonly context: ChannelContext) {
    context.every(CLOSE_CHECK_MS, () => this.closeEndedIntervals());
    context.every(context.klineIntervalMs, () => this.sendChanged());
  }

  check(stream: string): NameCheck | undefined {
    const name = ANY_KLINE.exec(stream)?.groups;
    if (name === undefined) return undefined;
    if (this.context.engine.published.symbol(name['pair'] ?? '') === undefined) return NO_SUCH_PAIR;
    return isInterval(name['interval']) ? EXISTS : { exists: false, problem: 'there is no such interval' };
  }

  open(stream: string): void {
    const { pair: symbol, interval } = parseStreamName(ANY_KLINE, stream);
    if (!isInterval(interval)) throw new Error(`broken invariant: ${stream} was opened unchecked`);
    this.streams.add({
      name: stream,
      symbol,
      interval,
      running: runningKline(this.context.engine, symbol, interval),
      changed: false,
    });
  }

  close(stream: string): void {
    this.streams.remove(stream);
  }

  onCommitted(events: readonly EngineEvent[]): void {
    for (const [symbol, trades] of tradesBySymbol(events, (symbol) => this.streams.hasSymbol(symbol))) {
      for (const stream of this.streams.ofSymbol(symbol)) this.updateRunning(stream, trades);
    }
  }

  /**
   * Uses the kline of the committed state. Only if the batch crosses the end of the interval are its trades added one
   * by one, so that each interval is closed with its own trades.
   */
  private updateRunning(stream: KlineStream, trades: readonly Trade[]): void {
    const newest = this.context.engine.published.kline(stream.symbol, stream.interval);
    stream.changed = true;
    if (newest !== undefined && newest.openTimeMs === stream.running?.openTimeMs) {
      stream.running = newest;
      return;
    }
    for (const trade of trades) {
      this.closeIntervalsBefore(stream, trade.timeMs);
      stream.running = foldTrade(stream.running, trade, stream.interval);
    }
  }

  private closeEndedIntervals(): void {
    const watermarkMs = this.context.engine.watermarkMs();
    if (watermarkMs < this.nextBoundaryMs) return;
    this.nextBoundaryMs = (Math.floor(watermarkMs / BOUNDARY_MS) + 1) * BOUNDARY_MS;
    for (const stream of this.streams.all()) this.closeIntervalsBefore(stream, watermarkMs);
  }

  /**
   * Closes every interval that ended before `timeMs`, in order. The next interval is then running, without trades.
   * After a jump of the clock there may be more closed klines than frames may wait: the stream's readers are then
   * disconnected, and the loop ends because the stream is closed.
   */
  private closeIntervalsBefore(stream: KlineStream, timeMs: number): void {
    while (stream.running !== undefined && stream.running.closeTimeMs < timeMs && this.streams.has(stream)) {
      this.send(stream, stream.running, true);
      stream.running = gapKline(stream.running, stream.running.closeTimeMs + 1);
      stream.changed = true;
    }
  }

  private sendChanged(): void {
    this.closeEndedIntervals();
    for (const stream of this.streams.all()) {
      if (!stream.changed || stream.running === undefined) continue;
      stream.changed = false;
      this.send(stream, stream.running, false);
    }
  }

  private send(stream: KlineStream, kline: Kline, isClosed: boolean): void {
    this.context.publish(stream.name, klineEvent(kline, isClosed, this.context.eventTimeMs()));
  }
}

/**
 * The running kline for a new subscriber: that of the watermark's interval, or of a later interval that already has a
 * trade. All earlier intervals are closed for all subscribers.
 */
function runningKline(engine: StreamEngine, symbol: string, interval: KlineInterval): Kline | undefined {
  const newest = engine.published.kline(symbol, interval);
  if (newest === undefined) return undefined;
  const openMs = intervalOpenMs(interval, engine.watermarkMs());
  return openMs > newest.openTimeMs ? gapKline(newest, openMs) : newest;
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

function isInterval(text: string | undefined): text is KlineInterval {
  return VALUES.interval.some((interval) => interval === text);
}
