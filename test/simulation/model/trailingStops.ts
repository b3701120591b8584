/** Trailing stops, followed in the log: what each waiting order tracks, and that none waits beyond its trigger. */
import type { EngineEvent } from '../../../src/core/model/events';
import type { OrderRecord, Trade } from '../../../src/core/model/model';
import type { ModelJudge } from './modelJudge';

const BASIS_POINTS = 10_000n;

export class TrailingReference {
  /** By order: the number of trades of the symbol when the order began to track, and the last price then. */
  private readonly started = new Map<number, { readonly trades: number; readonly price: bigint }>();

  constructor(private readonly judge: ModelJudge) {}

  /** `tradesOf`: all trades of a symbol so far, those of the event included. */
  apply(event: EngineEvent, tradesOf: (symbol: string) => readonly Trade[]): void {
    for (const { id, extras, symbol, status } of event.orders) {
      // A pending order begins to track when it is placed; one that is closed instead never does.
      if (extras === null || extras.trackedPrice === null || extras.isPending || this.started.has(id)) continue;
      if (status !== 'created') continue;
      const trades = tradesOf(symbol);
      const price = trades[trades.length - 1]?.price ?? 0n;
      this.judge.expectSame(extras.trackedPrice, price, () => `event ${event.sequence}: order ${id} begins to track`);
      this.started.set(id, { trades: trades.length, price });
    }
    if (event.type === 'track_prices')
      this.judge.expect(event.orders.length > 0, () => `event ${event.sequence} tracks prices for no order`);
  }

  /** Of a waiting order between two commits. Whether it follows the market already. */
  judgeTracked(order: OrderRecord, trades: readonly Trade[], isBusy: boolean): boolean {
    const { id, side, extras } = order;
    const start = this.started.get(id);
    if (extras === null || extras.trailingDelta === null || start === undefined) return false;
    let tracked = start.price;
    for (const { price } of trades.slice(start.trades))
      if (side === 'sell' ? price > tracked : price < tracked) tracked = price;
    this.judge.expectSame(extras.trackedPrice, tracked, () => `order ${id}: tracked price`);
    const delta = BigInt(extras.trailingDelta);
    const trigger = (tracked * (BASIS_POINTS + (side === 'sell' ? -delta : delta))) / BASIS_POINTS;
    this.judge.expectSame(extras.trailingPrice, trigger, () => `order ${id}: price that triggers it`);
    const last = trades[trades.length - 1]?.price ?? 0n;
    const isReached = side === 'sell' ? last <= trigger : last >= trigger;
    this.judge.expect(isBusy || !isReached, () => `order ${id} trails at ${trigger}, the last price is ${last}`);
    return true;
  }
}
