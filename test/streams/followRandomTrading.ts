/**
 * Clients of the streams of a complete server that connect, disconnect and check the guarantees of their stream. Their
 * state is compared with HTTP and the tables.
 */
import type { components as RestComponents } from '../../generated/openapi';
import type { components } from '../../generated/streams';
import { KLINE_INTERVALS, type Kline, type KlineInterval, type Trade } from '../../src/core/model/model';
import { formatAmount } from '../../src/core/values/decimal';
import { DepthFollower, type Snapshot } from '../support/depthFollower';
import type { TestExchange } from '../support/exchange';
import type { Frame, StreamClient } from '../support/streamClient';

type Schemas = components['schemas'];
type KlineRow = RestComponents['schemas']['KlineRow'];

const POLL_MS = 20;
/** Longer than the slowest stream interval, on a busy machine. */
const POLLS_MAX = 200;

abstract class LiveFollower {
  private stream: StreamClient | undefined;
  private taken = 0;

  constructor(
    protected readonly exchange: TestExchange,
    private readonly path: string,
  ) {}

  async disconnect(): Promise<void> {
    this.processNewFrames();
    await this.stream?.close();
    this.stream = undefined;
  }

  async connectIfClosed(): Promise<void> {
    if (this.stream?.isOpen === true) return;
    await this.disconnect();
    this.stream = await this.exchange.openStream(this.path);
    this.taken = 0;
    await this.resetState();
  }

  /** Processes the frames received since the last call. */
  protected processNewFrames(): void {
    const frames = (this.stream?.frames ?? []).slice(this.taken);
    this.taken += frames.length;
    for (const frame of frames) if (frame['e'] !== 'serverShutdown') this.processFrame(frame);
  }

  /** Processes frames until the state is as expected, and fails if it is not in time. */
  protected async expectEventually(shown: () => unknown, expected: () => Promise<unknown> | unknown): Promise<void> {
    for (let polls = 0; polls < POLLS_MAX; polls += 1) {
      this.processNewFrames();
      if (JSON.stringify(shown()) === JSON.stringify(await expected())) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    expect(shown()).toEqual(await expected());
  }

  /** Called when a new connection is open. */
  protected abstract resetState(): Promise<void> | void;
  protected abstract processFrame(frame: Frame): void;
}

/** Keeps an order book by the documented procedure. */
export class LiveBook extends LiveFollower {
  private book = new DepthFollower();
  snapshots = 0;

  protected async resetState(): Promise<void> {
    this.book = new DepthFollower();
    for (let begun = false; !begun; ) {
      const snapshot = await fetchDepth(this.exchange);
      this.processNewFrames();
      begun = this.book.applySnapshot(snapshot);
    }
    this.snapshots += 1;
  }

  protected processFrame(frame: Frame): void {
    this.book.receive(frame as unknown as Schemas['DepthEvent']);
  }

  /** Must be called while there is no trading. */
  async expectBook(book: Snapshot): Promise<void> {
    await this.connectIfClosed();
    await this.expectEventually(
      () => this.book.depth,
      () => ({ lastUpdateId: book.lastUpdateId, bids: book.bids, asks: book.asks }),
    );
  }
}

export async function fetchDepth(exchange: TestExchange): Promise<Snapshot> {
  return exchange.anonymous.expect('getDepth', 200, { query: { symbol: 'btc_thb', limit: '5000' } });
}

/** The streams of best prices: the last event of each equals the current book. */
export class LiveBestPrices extends LiveFollower {
  private readonly last = new Map<string, Frame>();

  constructor(exchange: TestExchange) {
    super(exchange, '/stream?streams=btc_thb@bookTicker/btc_thb@depth20@100ms/btc_thb@ticker');
  }

  protected resetState(): void {
    this.last.clear();
  }

  protected processFrame({ stream, data }: Frame): void {
    this.last.set(String(stream), data as Frame);
  }

  async expectBook({ bids, asks }: Snapshot): Promise<void> {
    await this.connectIfClosed();
    const top = [...(bids[0] ?? ['0', '0']), ...(asks[0] ?? ['0', '0'])];
    const best = (stream: string) => (): unknown => ['b', 'B', 'a', 'A'].map((name) => this.last.get(stream)?.[name]);
    const partial = (): unknown => ['bids', 'asks'].map((side) => this.last.get('btc_thb@depth20@100ms')?.[side]);
    await this.expectEventually(partial, () => [bids.slice(0, 20), asks.slice(0, 20)]);
    await this.expectEventually(best('btc_thb@ticker'), () => top);
    // This stream only sends changes.
    if (this.last.has('btc_thb@bookTicker')) await this.expectEventually(best('btc_thb@bookTicker'), () => top);
  }
}

/** Receives every trade while connected, without a gap. */
export class LiveTrades extends LiveFollower {
  readonly seen = new Map<number, Schemas['TradeEvent']>();
  private lastId: number | undefined;

  constructor(exchange: TestExchange) {
    super(exchange, '/ws/btc_thb@trade');
  }

  protected resetState(): void {
    this.lastId = undefined;
  }

  protected processFrame(frame: Frame): void {
    const trade = frame as unknown as Schemas['TradeEvent'];
    if (this.lastId !== undefined) expect(trade.t).toBe(this.lastId + 1);
    this.lastId = trade.t;
    this.seen.set(trade.t, trade);
  }

  expectTrades(trades: readonly Trade[]): void {
    const stored = new Map(trades.map((trade) => [trade.id, trade]));
    for (const { t, p, q, T, m } of this.seen.values()) {
      const trade = stored.get(t);
      const amounts = trade && [formatAmount(trade.price), formatAmount(trade.quantity)];
      expect([t, p, q, T, m]).toEqual([trade?.id, ...(amounts ?? []), trade?.timeMs, trade?.takerSide === 'sell']);
    }
  }
}

/** Klines of all fifteen intervals: the running one, and each that closed while connected. */
export class LiveKlines extends LiveFollower {
  readonly closed: Schemas['Kline'][] = [];
  private readonly running = new Map<KlineInterval, Schemas['Kline']>();

  constructor(exchange: TestExchange) {
    super(exchange, `/stream?streams=${KLINE_INTERVALS.map((interval) => `btc_thb@kline_${interval}`).join('/')}`);
  }

  protected resetState(): void {
    this.running.clear();
  }

  protected processFrame({ data }: Frame): void {
    const { k } = data as unknown as Schemas['KlineEvent'];
    const before = this.running.get(k.i);
    if (before !== undefined) expect(k.t).toBe(before.x ? before.T + 1 : before.t);
    this.running.set(k.i, k);
    if (k.x) this.closed.push(k);
  }

  /** Must be called while there is no trading: compares the klines with those over HTTP. */
  async expectRunning(): Promise<void> {
    await this.connectIfClosed();
    for (const interval of KLINE_INTERVALS) {
      await this.expectEventually(
        () => this.running.has(interval) && restRowOfFrame(this.running.get(interval)),
        async () => this.running.has(interval) && (await fetchKlines(this.exchange, interval, { limit: '1' }))[0],
      );
    }
  }

  async expectClosed(): Promise<void> {
    for (const kline of this.closed) {
      const [row] = await fetchKlines(this.exchange, kline.i, { startTime: String(kline.t), limit: '1' });
      expect(restRowOfFrame(kline)).toEqual(row);
    }
  }
}

export function fetchKlines(
  exchange: TestExchange,
  interval: KlineInterval,
  query: Readonly<Record<string, string>>,
): Promise<readonly KlineRow[]> {
  return exchange.anonymous.expect('getKlines', 200, { query: { symbol: 'btc_thb', interval, ...query } });
}

function restRowOfFrame(kline: Schemas['Kline'] | undefined): unknown {
  return (
    kline && [kline.t, kline.o, kline.h, kline.l, kline.c, kline.v, kline.T, kline.q, kline.n, kline.V, kline.Q, '0']
  );
}

/** The HTTP format of a kline that the test computed. */
export function restRowOfKline(kline: Kline): unknown {
  const {
    openTimeMs,
    open,
    high,
    low,
    close,
    volume,
    closeTimeMs,
    quoteVolume,
    tradeCount,
    takerBuyVolume,
    takerBuyQuoteVolume,
  } = kline;
  const prices = [open, high, low, close, volume].map(formatAmount);
  return [
    openTimeMs,
    ...prices,
    closeTimeMs,
    formatAmount(quoteVolume),
    tradeCount,
    formatAmount(takerBuyVolume),
    formatAmount(takerBuyQuoteVolume),
    '0',
  ];
}
