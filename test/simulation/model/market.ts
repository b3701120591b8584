/**
 * Trades, klines, order books and last prices, recomputed from the log. Klines are computed from all trades of their
 * interval each time.
 */

import { intervalCloseMs, intervalOpenMs } from '../../../src/core/market/klines';
import type { EngineEvent } from '../../../src/core/model/events';
import { KLINE_INTERVALS, type Kline, type OrderRecord, type Trade } from '../../../src/core/model/model';
import { getOrCreate } from '../../../src/core/values/getOrCreate';
import { shownOf } from './icebergs';
import type { ModelJudge } from './modelJudge';
import { hasRested, isOpen } from './orderStates';
import type { OrdersReference } from './orders';
import { isPending } from './otoLists';
import { TrailingReference } from './trailingStops';

export class MarketReference {
  readonly trades = new Map<string, Trade[]>();
  readonly updateIds = new Map<string, number>();
  /** Trades by kline. */
  private readonly byKline = new Map<string, Trade[]>();
  private readonly trailing: TrailingReference;

  constructor(
    private readonly judge: ModelJudge,
    private readonly orders: OrdersReference,
  ) {
    this.trailing = new TrailingReference(judge);
  }

  /**
   * To be called after the event has changed the orders. Returns the klines that are stored with it: the running
   * minute, and the longer intervals when a minute has ended.
   */
  apply(event: EngineEvent): Map<string, Kline | undefined> {
    const stored = new Map<string, Kline | undefined>();
    for (const trade of event.trades) {
      const trades = getOrCreate(this.trades, trade.symbol, () => []);
      this.judge.expectSame(trade.id, trades.length + 1, () => `the next trade of ${trade.symbol}`);
      const before = trades[trades.length - 1];
      const [minute, ...longer] = KLINE_INTERVALS;
      if (before !== undefined && keyOf(before, minute) !== keyOf(trade, minute))
        for (const interval of longer) stored.set(keyOf(before, interval), this.computeKline(keyOf(before, interval)));
      trades.push(trade);
      for (const interval of KLINE_INTERVALS) getOrCreate(this.byKline, keyOf(trade, interval), () => []).push(trade);
      stored.set(keyOf(trade, minute), this.computeKline(keyOf(trade, minute)));
    }
    this.trailing.apply(event, (symbol) => this.trades.get(symbol) ?? []);
    this.judgeLevels(event);
    return stored;
  }

  computeKline(key: string): Kline | undefined {
    const [symbol = '', interval = '1m', open] = key.split(':') as [string, Kline['interval'], string];
    const trades = this.byKline.get(key) ?? [];
    const [first] = trades;
    const last = trades[trades.length - 1];
    if (first === undefined || last === undefined) return undefined;
    const sum = (of: (trade: Trade) => bigint, among = trades) => among.reduce((total, trade) => total + of(trade), 0n);
    const prices = trades.map(({ price }) => price).sort((one, other) => (one < other ? -1 : 1));
    const takerBuys = trades.filter(({ takerSide }) => takerSide === 'buy');
    return {
      symbol,
      interval,
      openTimeMs: Number(open),
      closeTimeMs: intervalCloseMs(interval, Number(open)),
      firstTradeId: first.id,
      lastTradeId: last.id,
      open: first.price,
      high: prices[prices.length - 1] ?? 0n,
      low: prices[0] ?? 0n,
      close: last.price,
      volume: sum(({ quantity }) => quantity),
      quoteVolume: sum(({ quoteQuantity }) => quoteQuantity),
      tradeCount: trades.length,
      takerBuyVolume: sum(({ quantity }) => quantity, takerBuys),
      takerBuyQuoteVolume: sum(({ quoteQuantity }) => quoteQuantity, takerBuys),
    };
  }

  /**
   * Between two commits, no stop order waits for a price that was reached, unless an order of its book goes on in the
   * next batch.
   */
  judgeStops(): void {
    for (const order of this.orders.open.values()) {
      if (order.stopPrice === null || order.restedAt !== null || isPending(order)) continue;
      const trades = this.trades.get(order.symbol) ?? [];
      const isBusy = this.orders.unfinishedOrder(order.symbol) !== undefined;
      if (this.trailing.judgeTracked(order, trades, isBusy) || isBusy) continue;
      const last = trades[trades.length - 1]?.price;
      const rising = order.extras?.trigger === 'take_profit' ? order.side === 'sell' : order.side === 'buy';
      const reached = last !== undefined && (rising ? last >= order.stopPrice : last <= order.stopPrice);
      this.judge.expect(!reached, () => `order ${order.id} waits for ${order.stopPrice}, the last price is ${last}`);
    }
  }

  private judgeLevels(event: EngineEvent): void {
    const { symbol, bookUpdateId, levels, sequence } = event;
    const reported = new Map(levels.map((level) => [`${level.side} ${level.price}`, level.quantity]));
    const changed = event.orders.filter(hasRested);
    const expected = new Map(changed.map((order) => [`${order.side} ${order.price}`, this.quantityAt(order)]));
    this.judge.expectSame(reported, expected, () => `event ${sequence}: levels`);
    if (levels.length === 0)
      return this.judge.expectSame(bookUpdateId, null, () => `event ${sequence}: update id of an unchanged book`);
    this.judge.expectSame(
      bookUpdateId,
      (this.updateIds.get(symbol ?? '') ?? 0) + 1,
      () => `event ${sequence}: update id of the book`,
    );
    this.updateIds.set(symbol ?? '', bookUpdateId ?? 0);
  }

  private quantityAt({ symbol, side, price }: OrderRecord): bigint {
    let quantity = 0n;
    for (const order of this.orders.open.values())
      if (order.symbol === symbol && order.side === side && order.price === price && hasRested(order) && isOpen(order))
        quantity += shownOf(order);
    return quantity;
  }
}

/** As `btc_thb:1m:1700000000000`. */
export function keyOf({ symbol, timeMs }: Trade, interval: Kline['interval']): string {
  return `${symbol}:${interval}:${intervalOpenMs(interval, timeMs)}`;
}
