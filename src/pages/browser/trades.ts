/** The newest trades in the order of their ids, which have no gaps: one that is missing is noticed. Knows no network. */
import type { components as Rest } from '../../../generated/openapi';
import type { components as Streams } from '../../../generated/streams';

export type Trade = Pick<Rest['schemas']['AggTrade'], 'a' | 'p' | 'q' | 'T' | 'm'>;
export type TradeEvent = Streams['schemas']['AggTradeEvent'];

export class Trades {
  /** The newest first. */
  private trades: Trade[] = [];
  private isBegun = false;

  constructor(private readonly keptMax: number) {}

  newest(): readonly Trade[] {
    return this.trades;
  }

  /** What comes until `begin` is kept beside what is asked for meanwhile. */
  restart(): void {
    this.trades = [];
    this.isBegun = false;
  }

  /** `asked`: the newest ones there were, the oldest first. */
  begin(asked: readonly Trade[]): void {
    const byId = new Map([...asked, ...this.trades].map((trade) => [trade.a, trade]));
    this.trades = [...byId.values()].sort((a, b) => b.a - a.a).slice(0, this.keptMax);
    this.isBegun = true;
  }

  /** False: one was lost. */
  take(trade: Trade): boolean {
    const [last] = this.trades;
    if (last !== undefined && trade.a <= last.a) return true;
    if (this.isBegun && last !== undefined && trade.a > last.a + 1) return false;
    this.trades.unshift(trade);
    this.trades.length = Math.min(this.trades.length, this.keptMax);
    return true;
  }
}
