/**
 * The user's open orders and balances: starts from the state in the page, then applies every frame of the user's stream
 * after the page's position. Frames contain states, so a repeated frame changes nothing.
 */
import type { components } from '../../../generated/streams';
import { amountFrom, formatAmount } from '../../core/values/decimal';
import type { AccountPageData, OwnFill } from '../market/pageData';
import { LiveSocket } from './liveSocket';

type Frame = components['schemas']['UserDataEvent'] | { readonly e: '24hrTicker' };
type Report = components['schemas']['ExecutionReportEvent'];
export type OpenOrder = Pick<
  AccountPageData['orders'][number],
  'id' | 'side' | 'type' | 'price' | 'stop_price' | 'trigger' | 'amount' | 'remaining_amount' | 'created_at'
>;

/** Trades of the user that are kept for the chart. */
const FILLS_MAX = 200;
/** Failed connection attempts in a row after which the listen key is assumed to have ended. */
const FAILED_ATTEMPTS_MAX = 2;

export interface LiveAccountOptions {
  readonly symbol: string;
  readonly data: AccountPageData;
  /**
   * Loads the current account data of the page; undefined if the page is not for this user any more, so that nothing is
   * shown again. Rejects if it cannot be loaded now.
   */
  readonly reloadData: () => Promise<AccountPageData | undefined>;
  readonly changed: () => void;
  /** Called with each new trade of the user in this market, once. */
  readonly filled: (fill: OwnFill) => void;
}

export class LiveAccount {
  readonly orders = new Map<number, OpenOrder>();
  readonly available = new Map<string, string>();
  /** The user's latest trades by id and order, oldest first. */
  readonly fills = new Map<string, OwnFill>();
  private data: AccountPageData;
  private sequence = 0;
  private failedAttempts = 0;
  private readonly socket: LiveSocket;

  constructor(private readonly options: LiveAccountOptions) {
    this.data = options.data;
    this.initialize(options.data);
    this.socket = new LiveSocket({
      address: () => this.address(),
      opened: () => {
        this.failedAttempts = 0;
      },
      frame: (frame) => this.applyFrame(frame as Frame),
      lost: () => {
        this.failedAttempts += 1;
      },
    });
  }

  start(): void {
    void this.socket.connect();
  }

  /**
   * The ticker stream shows every second that the connection works. The stream starts one event before the last one
   * received, because that event may have arrived in part only.
   */
  private async address(): Promise<string | undefined> {
    if (this.failedAttempts > FAILED_ATTEMPTS_MAX) {
      const data = await this.options.reloadData();
      if (data === undefined) return undefined;
      this.initialize(data);
    }
    return `/ws/${this.data.listenKey}/${this.options.symbol}@ticker?from=${Math.max(0, this.sequence - 1)}`;
  }

  private initialize(data: AccountPageData): void {
    this.data = data;
    this.sequence = data.sequence + 1;
    this.failedAttempts = 0;
    this.orders.clear();
    for (const order of data.orders) this.orders.set(order.id, order);
    for (const fill of data.fills.toReversed()) this.addFill(fill);
    for (const [asset, amount] of Object.entries(data.available)) this.available.set(asset, amount);
    this.options.changed();
  }

  private applyFrame(frame: Frame): void {
    switch (frame.e) {
      case 'executionReport':
        if (frame.s === this.options.symbol) this.applyReport(frame);
        break;
      case 'outboundAccountPosition':
        for (const { a, f } of frame.B) if (this.available.has(a)) this.available.set(a, f);
        break;
      case 'listenKeyExpired':
        // Makes the next connection attempt reload the account data first.
        this.failedAttempts = FAILED_ATTEMPTS_MAX + 1;
        return;
      default:
        return;
    }
    this.sequence = Math.max(this.sequence, frame.sequence);
    this.options.changed();
  }

  /** Returns false if the trade is known already. A trade with oneself is two fills, one of each side. */
  private addFill(fill: OwnFill): boolean {
    const key = `${fill.id} ${fill.side}`;
    if (this.fills.has(key)) return false;
    this.fills.set(key, fill);
    const [oldest] = this.fills.keys();
    if (this.fills.size > FILLS_MAX && oldest !== undefined) this.fills.delete(oldest);
    return true;
  }

  private applyReport({ i, S, o, p, P, q, z, X, O, x, t, L, l, T }: Report): void {
    const side = S === 'BUY' ? 'buy' : 'sell';
    if (x === 'TRADE') {
      const fill: OwnFill = { id: t, side, price: L, amount: l, timeMs: T };
      if (this.addFill(fill)) this.options.filled(fill);
    }
    if (X !== 'NEW' && X !== 'PARTIALLY_FILLED') {
      this.orders.delete(i);
      return;
    }
    const isMarket = o === 'MARKET' || o === 'STOP_LOSS' || o === 'TAKE_PROFIT';
    this.orders.set(i, {
      id: i,
      side,
      type: isMarket ? 'market' : 'limit',
      price: p,
      ...(P !== '0' && { stop_price: P }),
      ...(o.startsWith('TAKE_PROFIT') && { trigger: 'take_profit' }),
      amount: q,
      remaining_amount: formatAmount(amountFrom(q) - amountFrom(z)),
      created_at: new Date(O).toISOString(),
    });
  }
}
