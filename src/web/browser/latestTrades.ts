/**
 * The newest trades in the order of their ids, which have no gaps, so that a missing trade is noticed. Contains no
 * network code.
 */
import type { components as Rest } from '../../../generated/openapi';
import type { components as Streams } from '../../../generated/streams';

export type LatestTrade = Pick<Rest['schemas']['AggTrade'], 'a' | 'p' | 'q' | 'T' | 'm'>;
export type TradeEvent = Streams['schemas']['AggTradeEvent'];

export class LatestTrades {
  /** Newest first. */
  private trades: LatestTrade[] = [];
  private isBegun = false;

  constructor(private readonly keptMax: number) {}

  newest(): readonly LatestTrade[] {
    return this.trades;
  }

  /** Events that arrive before `initialize` are merged with the trades loaded meanwhile. */
  reset(): void {
    this.trades = [];
    this.isBegun = false;
  }

  /** `loaded`: the newest trades, oldest first. */
  initialize(loaded: readonly LatestTrade[]): void {
    const byId = new Map([...loaded, ...this.trades].map((trade) => [trade.a, trade]));
    this.trades = [...byId.values()].sort((a, b) => b.a - a.a).slice(0, this.keptMax);
    this.isBegun = true;
  }

  /** Returns false if a trade is missing. */
  receiveEvent(trade: LatestTrade): boolean {
    const [last] = this.trades;
    if (last !== undefined && trade.a <= last.a) return true;
    if (this.isBegun && last !== undefined && trade.a > last.a + 1) return false;
    this.trades.unshift(trade);
    this.trades.length = Math.min(this.trades.length, this.keptMax);
    return true;
  }
}
