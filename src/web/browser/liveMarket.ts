/**
 * The public data of one market, kept up to date: one WebSocket for all streams, and after each connection the current
 * state from the public operations, combined as the contract describes. Reports changes; draws nothing.
 */
import type { components as Rest } from '../../../generated/openapi';
import type { components as Streams } from '../../../generated/streams';
import { get } from './apiClient';
import { type KlineEvent, KlineHistory } from './klineHistory';
import { LatestTrades, type TradeEvent } from './latestTrades';
import { LiveSocket } from './liveSocket';
import { type DepthEvent, LocalOrderBook } from './localOrderBook';

export type ChartInterval = Streams['schemas']['KlineInterval'];
export type Part = 'book' | 'trades' | 'klines' | 'ticker';
export type ConnectionState = 'connecting' | 'live' | 'lost';

type TickerEvent = Streams['schemas']['TickerEvent'];
/** The 24-hour statistics that both the stream event and the REST response contain. */
export type DisplayedTicker = Pick<
  Rest['schemas']['Ticker'],
  'lastPrice' | 'priceChange' | 'priceChangePercent' | 'highPrice' | 'lowPrice' | 'volume' | 'quoteVolume'
>;

type StreamMessage = { readonly stream: string; readonly data: DepthEvent | TradeEvent | KlineEvent | TickerEvent };

const DEPTH_LEVELS = '5000';
const KLINE_ROWS = '500';
const RETRY_MS = 250;

export interface LiveMarketOptions {
  readonly symbol: string;
  readonly interval: ChartInterval;
  readonly tradesShown: number;
  readonly changed: (part: Part) => void;
  readonly stateChanged: (state: ConnectionState) => void;
}

export class LiveMarket {
  readonly book = new LocalOrderBook();
  readonly trades: LatestTrades;
  readonly klines = new KlineHistory();
  ticker: DisplayedTicker | undefined;
  interval: ChartInterval;
  private readonly socket: LiveSocket;
  /** Numbers of the current connection and of the current kline request. Responses of previous ones are ignored. */
  private connection = 0;
  private klineRequest = 0;
  private olderKlines: 'some' | 'loading' | 'none' = 'some';
  private readonly pending = new Set<Part>();
  private requestId = 0;

  constructor(private readonly options: LiveMarketOptions) {
    this.interval = options.interval;
    this.trades = new LatestTrades(options.tradesShown);
    this.socket = new LiveSocket({
      address: () =>
        `/stream?streams=${['depth@100ms', 'aggTrade', 'ticker', this.klineStream].map((kind) => `${options.symbol}@${kind}`).join('/')}`,
      opened: () => this.connectionOpened(),
      frame: (frame) => this.handleMessage(frame as StreamMessage),
      lost: () => this.connectionLost(),
    });
  }

  start(): void {
    this.options.stateChanged('connecting');
    void this.socket.connect();
  }

  /** Switches to another interval on the same connection. */
  showInterval(interval: ChartInterval): void {
    if (interval === this.interval) return;
    this.sendControlMessage('UNSUBSCRIBE');
    this.interval = interval;
    this.sendControlMessage('SUBSCRIBE');
    this.klines.reset();
    void this.loadKlines();
  }

  /** Loads klines before the first one, if there are any. */
  async loadOlderKlines(): Promise<void> {
    const first = this.klines.all()[0];
    if (first === undefined || this.olderKlines !== 'some' || this.pending.has('klines')) return;
    const request = this.klineRequest;
    this.olderKlines = 'loading';
    try {
      const { interval } = this;
      const rows = await get('/api/v3/klines', {
        symbol: this.options.symbol,
        interval,
        limit: KLINE_ROWS,
        endTime: String(first.openMs - 1),
      });
      if (request !== this.klineRequest) return;
      this.klines.prepend(rows);
      this.olderKlines = rows.length === 0 ? 'none' : 'some';
      this.options.changed('klines');
    } catch {
      if (request === this.klineRequest) this.olderKlines = 'some';
    }
  }

  private get klineStream(): string {
    return `kline_${this.interval}`;
  }

  private sendControlMessage(method: 'SUBSCRIBE' | 'UNSUBSCRIBE'): void {
    this.requestId += 1;
    this.socket.send({ method, params: [`${this.options.symbol}@${this.klineStream}`], id: this.requestId });
  }

  private connectionOpened(): void {
    this.connection += 1;
    for (const part of ['book', 'trades', 'klines', 'ticker'] as const) this.pending.add(part);
    this.book.reset();
    this.trades.reset();
    this.klines.reset();
    void this.loadBook();
    void this.loadTrades();
    void this.loadKlines();
    void this.loadTicker();
  }

  private connectionLost(): void {
    this.connection += 1;
    this.klineRequest += 1;
    this.options.stateChanged('lost');
  }

  private async loadBook(): Promise<void> {
    const snapshot = await this.unlessReconnected(() =>
      get('/api/v3/depth', { symbol: this.options.symbol, limit: DEPTH_LEVELS }),
    );
    if (snapshot === undefined) return;
    const begun = this.book.initialize(snapshot);
    if (begun === 'begun') return this.markLoaded('book');
    if (begun === 'lost') return this.socket.restart();
    setTimeout(() => void this.loadBook(), RETRY_MS);
  }

  private async loadTrades(): Promise<void> {
    const trades = await this.unlessReconnected(() =>
      get('/api/v3/aggTrades', { symbol: this.options.symbol, limit: String(this.options.tradesShown) }),
    );
    if (trades === undefined) return;
    this.trades.initialize(trades);
    this.markLoaded('trades');
  }

  private async loadKlines(): Promise<void> {
    this.klineRequest += 1;
    const { klineRequest, interval } = this;
    this.pending.add('klines');
    const rows = await this.unlessReconnected(() =>
      get('/api/v3/klines', { symbol: this.options.symbol, interval, limit: KLINE_ROWS }),
    );
    if (rows === undefined || klineRequest !== this.klineRequest) return;
    this.olderKlines = 'some';
    if (this.klines.initialize(rows)) this.markLoaded('klines');
    else setTimeout(() => klineRequest === this.klineRequest && void this.loadKlines(), RETRY_MS);
  }

  private async loadTicker(): Promise<void> {
    const ticker = await this.unlessReconnected(() => get('/api/v3/ticker/24hr', { symbol: this.options.symbol }));
    if (ticker === undefined || Array.isArray(ticker)) return;
    if (this.pending.has('ticker')) this.ticker = ticker;
    this.markLoaded('ticker');
  }

  /** Undefined if the connection has changed meanwhile. If the request fails, the connection is restarted. */
  private async unlessReconnected<Response>(load: () => Promise<Response>): Promise<Response | undefined> {
    const { connection } = this;
    try {
      const response = await load();
      return connection === this.connection ? response : undefined;
    } catch {
      if (connection === this.connection) this.socket.restart();
      return undefined;
    }
  }

  private markLoaded(part: Part): void {
    this.pending.delete(part);
    this.options.changed(part);
    if (this.pending.size === 0) this.options.stateChanged('live');
  }

  private handleMessage({ stream, data }: StreamMessage): void {
    switch (data?.e) {
      case 'depthUpdate':
        return this.notifyApplied('book', this.book.receiveEvent(data));
      case 'aggTrade':
        return this.notifyApplied('trades', this.trades.receiveEvent(data));
      case 'kline':
        // An event of the previous interval may still arrive.
        return stream.endsWith(`@${this.klineStream}`)
          ? this.notifyApplied('klines', this.klines.receiveEvent(data))
          : undefined;
      case '24hrTicker':
        this.ticker = tickerOf(data);
        return this.markLoaded('ticker');
    }
  }

  private notifyApplied(part: Part, isWhole: boolean): void {
    if (!isWhole) this.socket.restart();
    else if (!this.pending.has(part)) this.options.changed(part);
  }
}

function tickerOf({ c, p, P, h, l, v, q }: TickerEvent): DisplayedTicker {
  return { lastPrice: c, priceChange: p, priceChangePercent: P, highPrice: h, lowPrice: l, volume: v, quoteVolume: q };
}
