/**
 * `<pair>@kline_<interval>`: the running kline once a second while it changes, and each close once, with `x` true.
 * An interval is closed only when no trade can land in it any more: the engine has settled its whole time, or has told a trade beyond it.
 * It must never close an interval twice, send an interval after its close, or leave one out, traded in or not.
 */
import { type components, streamChannels } from '../../../generated/streams';
import type { EngineEvent } from '../../core/events';
import { foldTrade, gapKline, intervalOpenMs } from '../../core/market/klines';
import type { Kline, KlineInterval, Trade } from '../../core/model';
import { formatAmount } from '../../core/values/decimal';
import type { Channel, ChannelContext, NameCheck, StreamEngine } from './channel';
import { tradesBySymbol } from './eachTrade';
import { EXISTS, NO_SUCH_PAIR, parseStreamName } from './names';
import { type OpenStream, OpenStreams } from './openStreams';

/** How soon after an interval's end its close is noticed while nothing is traded. */
const CLOSE_CHECK_MS = 100;
/** Every interval begins and ends with a minute, so only then is there anything to close. */
const BOUNDARY_MS = 60_000;

const { kind: ANY_KLINE, values: VALUES } = streamChannels.kline;

interface KlineStream extends OpenStream {
  readonly interval: KlineInterval;
  /** The kline of the interval that is not closed yet; undefined until the symbol's first trade ever. */
  running: Kline | undefined;
  /** `running` has something that was not sent. */
  changed: boolean;
}

export function klineChannel(context: ChannelContext): Channel {
  return new KlineChannel(context);
}

class KlineChannel implements Channel {
  private readonly streams = new OpenStreams<KlineStream>();
  private nextBoundaryMs = 0;

  constructor(private readonly context: ChannelContext) {
    context.every(CLOSE_CHECK_MS, () => this.closeSettled());
    context.every(context.klineIntervalMs, () => this.sendChanged());
  }

  check(stream: string): NameCheck | undefined {
    const name = ANY_KLINE.exec(stream)?.groups;
    if (name === undefined) return undefined;
    if (this.context.engine.committed.symbol(name['pair'] ?? '') === undefined) return NO_SUCH_PAIR;
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

  committed(events: readonly EngineEvent[]): void {
    for (const [symbol, trades] of tradesBySymbol(events, (symbol) => this.streams.follows(symbol))) {
      for (const stream of this.streams.ofSymbol(symbol)) this.follow(stream, trades);
    }
  }

  /** Committed state already has the fold; only a batch that runs over the interval's end is folded again, trade by trade, to close each interval with its own. */
  private follow(stream: KlineStream, trades: readonly Trade[]): void {
    const newest = this.context.engine.committed.kline(stream.symbol, stream.interval);
    stream.changed = true;
    if (newest !== undefined && newest.openTimeMs === stream.running?.openTimeMs) {
      stream.running = newest;
      return;
    }
    for (const trade of trades) {
      this.closeBefore(stream, trade.timeMs);
      stream.running = foldTrade(stream.running, trade, stream.interval);
    }
  }

  private closeSettled(): void {
    const settledMs = this.context.engine.watermarkMs();
    if (settledMs < this.nextBoundaryMs) return;
    this.nextBoundaryMs = (Math.floor(settledMs / BOUNDARY_MS) + 1) * BOUNDARY_MS;
    for (const stream of this.streams.all()) this.closeBefore(stream, settledMs);
  }

  /**
   * Closes every interval that ended before `timeMs`, in order; the one that follows is open, without a trade yet. After a leap of the clock these may be more
   * than can wait for their readers: once those were sent away, nobody is there to be told the rest.
   */
  private closeBefore(stream: KlineStream, timeMs: number): void {
    while (stream.running !== undefined && stream.running.closeTimeMs < timeMs && this.streams.has(stream)) {
      this.send(stream, stream.running, true);
      stream.running = gapKline(stream.running, stream.running.closeTimeMs + 1);
      stream.changed = true;
    }
  }

  private sendChanged(): void {
    this.closeSettled();
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
 * The interval that is running where a new subscriber comes in: the one of the settled time, or a later one that has a trade already.
 * Whatever is before it is closed for everybody.
 */
function runningKline(engine: StreamEngine, symbol: string, interval: KlineInterval): Kline | undefined {
  const newest = engine.committed.kline(symbol, interval);
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
