/**
 * Everything public about one market, kept equal to the exchange: one socket for all streams, and after each of its openings the present state from the
 * published operations, put together as the contract tells. Says what has changed; draws nothing.
 */
import type { components as Rest } from '../../../generated/openapi';
import type { components as Streams } from '../../../generated/streams';
import { Book, type DepthEvent } from './book';
import { type KlineEvent, Klines } from './klines';
import { LiveSocket } from './liveSocket';
import { get } from './rest';
import { type TradeEvent, Trades } from './trades';

export type Interval = Streams['schemas']['KlineInterval'];
export type Part = 'book' | 'trades' | 'klines' | 'ticker';
export type State = 'connecting' | 'live' | 'lost';

type TickerEvent = Streams['schemas']['TickerEvent'];
/** What both an event and an answer tell of the last 24 hours. */
export type Ticker = Pick<
  Rest['schemas']['Ticker'],
  'lastPrice' | 'priceChange' | 'priceChangePercent' | 'highPrice' | 'lowPrice' | 'volume' | 'quoteVolume'
>;

type Wrapped = { readonly stream: string; readonly data: DepthEvent | TradeEvent | KlineEvent | TickerEvent };

const DEPTH_LEVELS = '5000';
const KLINE_ROWS = '500';
const ASK_AGAIN_MS = 250;

export interface MarketOptions {
  readonly symbol: string;
  readonly interval: Interval;
  readonly tradesShown: number;
  readonly changed: (part: Part) => void;
  readonly stateChanged: (state: State) => void;
}

export class Market {
  readonly book = new Book();
  readonly trades: Trades;
  readonly klines = new Klines();
  ticker: Ticker | undefined;
  interval: Interval;
  private readonly socket: LiveSocket;
  /** The connection, or for klines also the interval, that an answer was asked for: one for an earlier one is nothing any more. */
  private connection = 0;
  private klinesAsked = 0;
  private olderKlines: 'some' | 'asked' | 'none' = 'some';
  private readonly pending = new Set<Part>();
  private requestId = 0;

  constructor(private readonly options: MarketOptions) {
    this.interval = options.interval;
    this.trades = new Trades(options.tradesShown);
    this.socket = new LiveSocket({
      address: () =>
        `/stream?streams=${['depth@100ms', 'aggTrade', 'ticker', this.klineStream].map((kind) => `${options.symbol}@${kind}`).join('/')}`,
      opened: () => this.begin(),
      frame: (frame) => this.take(frame as Wrapped),
      lost: () => this.lose(),
    });
  }

  start(): void {
    this.options.stateChanged('connecting');
    void this.socket.connect();
  }

  /** Other klines, over the same connection. */
  show(interval: Interval): void {
    if (interval === this.interval) return;
    this.control('UNSUBSCRIBE');
    this.interval = interval;
    this.control('SUBSCRIBE');
    this.klines.restart();
    void this.askKlines();
  }

  /** Klines before the first one that is known, if there are any. */
  async askOlderKlines(): Promise<void> {
    const first = this.klines.all()[0];
    if (first === undefined || this.olderKlines !== 'some' || this.pending.has('klines')) return;
    const asked = this.klinesAsked;
    this.olderKlines = 'asked';
    try {
      const { interval } = this;
      const rows = await get('/api/v3/klines', {
        symbol: this.options.symbol,
        interval,
        limit: KLINE_ROWS,
        endTime: String(first.openMs - 1),
      });
      if (asked !== this.klinesAsked) return;
      this.klines.prepend(rows);
      this.olderKlines = rows.length === 0 ? 'none' : 'some';
      this.options.changed('klines');
    } catch {
      if (asked === this.klinesAsked) this.olderKlines = 'some';
    }
  }

  private get klineStream(): string {
    return `kline_${this.interval}`;
  }

  private control(method: 'SUBSCRIBE' | 'UNSUBSCRIBE'): void {
    this.requestId += 1;
    this.socket.send({ method, params: [`${this.options.symbol}@${this.klineStream}`], id: this.requestId });
  }

  private begin(): void {
    this.connection += 1;
    for (const part of ['book', 'trades', 'klines', 'ticker'] as const) this.pending.add(part);
    this.book.restart();
    this.trades.restart();
    this.klines.restart();
    void this.askBook();
    void this.askTrades();
    void this.askKlines();
    void this.askTicker();
  }

  private lose(): void {
    this.connection += 1;
    this.klinesAsked += 1;
    this.options.stateChanged('lost');
  }

  private async askBook(): Promise<void> {
    const snapshot = await this.asked(() => get('/api/v3/depth', { symbol: this.options.symbol, limit: DEPTH_LEVELS }));
    if (snapshot === undefined) return;
    const begun = this.book.begin(snapshot);
    if (begun === 'begun') return this.done('book');
    if (begun === 'lost') return this.socket.restart();
    setTimeout(() => void this.askBook(), ASK_AGAIN_MS);
  }

  private async askTrades(): Promise<void> {
    const trades = await this.asked(() =>
      get('/api/v3/aggTrades', { symbol: this.options.symbol, limit: String(this.options.tradesShown) }),
    );
    if (trades === undefined) return;
    this.trades.begin(trades);
    this.done('trades');
  }

  private async askKlines(): Promise<void> {
    this.klinesAsked += 1;
    const { klinesAsked, interval } = this;
    this.pending.add('klines');
    const rows = await this.asked(() =>
      get('/api/v3/klines', { symbol: this.options.symbol, interval, limit: KLINE_ROWS }),
    );
    if (rows === undefined || klinesAsked !== this.klinesAsked) return;
    this.olderKlines = 'some';
    if (this.klines.begin(rows)) this.done('klines');
    else setTimeout(() => klinesAsked === this.klinesAsked && void this.askKlines(), ASK_AGAIN_MS);
  }

  private async askTicker(): Promise<void> {
    const ticker = await this.asked(() => get('/api/v3/ticker/24hr', { symbol: this.options.symbol }));
    if (ticker === undefined || Array.isArray(ticker)) return;
    if (this.pending.has('ticker')) this.ticker = ticker;
    this.done('ticker');
  }

  /** Undefined when it is about a connection that is no more. Without an answer the whole begins again. */
  private async asked<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    const { connection } = this;
    try {
      const answer = await ask();
      return connection === this.connection ? answer : undefined;
    } catch {
      if (connection === this.connection) this.socket.restart();
      return undefined;
    }
  }

  private done(part: Part): void {
    this.pending.delete(part);
    this.options.changed(part);
    if (this.pending.size === 0) this.options.stateChanged('live');
  }

  private take({ stream, data }: Wrapped): void {
    switch (data?.e) {
      case 'depthUpdate':
        return this.took('book', this.book.take(data));
      case 'aggTrade':
        return this.took('trades', this.trades.take(data));
      case 'kline':
        // Of the interval before, one may still be under way.
        return stream.endsWith(`@${this.klineStream}`) ? this.took('klines', this.klines.take(data)) : undefined;
      case '24hrTicker':
        this.ticker = tickerOf(data);
        return this.done('ticker');
    }
  }

  private took(part: Part, isWhole: boolean): void {
    if (!isWhole) this.socket.restart();
    else if (!this.pending.has(part)) this.options.changed(part);
  }
}

function tickerOf({ c, p, P, h, l, v, q }: TickerEvent): Ticker {
  return { lastPrice: c, priceChange: p, priceChangePercent: P, highPrice: h, lowPrice: l, volume: v, quoteVolume: q };
}
