/**
 * Goes through every trade in the order in which it happened and does the sums again with the code that did them: fees by
 * schedule, fills per order, klines, contiguous ids. Streams the table page by page.
 */
import { multiplyExact } from '../../core/decimal';
import { chargesOn, type Rates } from '../../core/fees';
import { foldTrade } from '../../core/klines';
import { type Fill, KLINE_INTERVALS, type Kline, type KlineInterval, type MarketSymbol, type OrderRecord, type Trade } from '../../core/model';
import { TickerWindow } from '../../core/ticker';
import { type KlineRow, klineFromRow, klineToRow } from '../../store/tables/klines';
import { type OrderRow, orderFromRow, type TradeRow, tradeFromRow } from '../../store/tables/orders';
import type { Snapshot } from './snapshot';

const PAGE_ROWS = 5_000;
const A6 = "A6 an order's numbers equal those of its fills";
const A7 = 'A7 a trade has two sides, a price inside both limits, and fees by schedule, rounded up';
const A10 = 'A10 stored klines equal the fold of trades';
const A12 = 'A12 trade ids are contiguous per symbol and times do not decrease';

/** An order's trading, added up again. */
interface Retraced {
  filled: bigint;
  cost: bigint;
  takerCost: bigint;
  fee: bigint;
  vat: bigint;
}

export class TradeAudit {
  tradeCount = 0;
  klineCount = 0;
  readonly tickers = new Map<string, TickerWindow>();
  private readonly retraced = new Map<number, Retraced>();

  constructor(
    private readonly snapshot: Snapshot,
    private readonly quotePrecision: (symbol: string) => number,
  ) {}

  async checkSymbol(symbol: MarketSymbol): Promise<void> {
    const { snapshot } = this;
    for (const check of [A6, A7, A10, A12]) snapshot.checked(check);
    const klines = new FoldedKlines();
    const ticker = new TickerWindow();
    this.tickers.set(symbol.symbol, ticker);
    let last: Trade | undefined;
    for (;;) {
      const rows = await snapshot.rows<TradeRow>('SELECT * FROM trades WHERE symbol = ? AND id > ? ORDER BY id LIMIT ?', [
        symbol.symbol,
        last?.id ?? 0,
        PAGE_ROWS,
      ]);
      if (rows.length === 0) break;
      const trades = rows.map(tradeFromRow);
      const orders = await this.ordersOf(trades);
      for (const trade of trades) {
        snapshot.expect(
          A12,
          trade.id === (last?.id ?? 0) + 1 && trade.timeMs >= (last?.timeMs ?? 0),
          () => `${trade.symbol} trade ${trade.id} after ${last?.id ?? 'none'}`,
        );
        this.checkTrade(trade, orders);
        klines.add(trade);
        ticker.add(trade);
        last = trade;
      }
      this.tradeCount += trades.length;
    }
    await this.checkKlines(symbol.symbol, klines.byOpenTime);
  }

  /** After all symbols: every order's numbers are those of its trades. */
  async checkOrders(): Promise<number> {
    let count = 0;
    for (let last = 0; ; ) {
      const rows = await this.snapshot.rows<OrderRow>('SELECT * FROM orders WHERE id > ? ORDER BY id LIMIT ?', [last, PAGE_ROWS]);
      if (rows.length === 0) return count;
      for (const order of rows.map(orderFromRow)) this.checkOrder(order);
      count += rows.length;
      last = Number(rows[rows.length - 1]?.id);
    }
  }

  private checkOrder(order: OrderRecord): void {
    const traded = this.retraced.get(order.id) ?? NOTHING;
    this.retraced.delete(order.id);
    const equal = (['filled', 'cost', 'takerCost', 'fee', 'vat'] as const).every((name) => traded[name] === order[name]);
    this.snapshot.expect(A6, equal, () => `order ${order.id}`);
  }

  private checkTrade(trade: Trade, orders: Map<number, OrderRecord>): void {
    const taker = orders.get(trade.taker.orderId);
    const maker = orders.get(trade.maker.orderId);
    const sides =
      taker !== undefined &&
      maker !== undefined &&
      taker.side === trade.takerSide &&
      maker.side !== taker.side &&
      taker.symbol === trade.symbol &&
      maker.symbol === trade.symbol &&
      taker.userId === trade.taker.userId &&
      maker.userId === trade.maker.userId &&
      maker.price === trade.price &&
      withinLimit(taker, trade) &&
      trade.quoteQuantity === multiplyExact(trade.price, trade.quantity);
    this.snapshot.expect(A7, sides, () => `${trade.symbol} trade ${trade.id}: orders, price or value`);
    if (!sides) return;
    for (const [order, fill, asTaker] of [[taker, trade.taker, true] as const, [maker, trade.maker, false] as const])
      this.snapshot.expect(A7, this.retrace(order, fill, trade, asTaker), () => `${trade.symbol} trade ${trade.id}: fee or VAT of order ${order.id}`);
  }

  /** Adds the fill to its order's trading; true when its fee and VAT are what the schedule asks. */
  private retrace(order: OrderRecord, fill: Fill, trade: Trade, asTaker: boolean): boolean {
    const traded = this.retraced.get(order.id) ?? { ...NOTHING };
    this.retraced.set(order.id, traded);
    traded.filled += trade.quantity;
    traded.cost += trade.quoteQuantity;
    if (asTaker) traded.takerCost += trade.quoteQuantity;
    const rates: Rates = { makerRate: order.makerRate, takerRate: order.takerRate, vatRate: order.vatRate };
    const { fee, vat } = chargesOn(traded.cost - traded.takerCost, traded.takerCost, rates, this.quotePrecision(trade.symbol));
    const right = fee - traded.fee === fill.fee && vat - traded.vat === fill.vat;
    traded.fee += fill.fee;
    traded.vat += fill.vat;
    return right;
  }

  private async ordersOf(trades: readonly Trade[]): Promise<Map<number, OrderRecord>> {
    const ids = Array.from(new Set(trades.flatMap(({ taker, maker }) => [taker.orderId, maker.orderId])));
    const rows = await this.snapshot.rows<OrderRow>('SELECT * FROM orders WHERE id IN (?)', [ids]);
    return new Map(rows.map((row) => [Number(row.id), orderFromRow(row)]));
  }

  private async checkKlines(symbol: string, folded: Map<string, Kline>): Promise<void> {
    for (const interval of KLINE_INTERVALS) {
      const rows = await this.snapshot.rows<KlineRow>('SELECT * FROM klines WHERE symbol = ? AND `interval` = ?', [symbol, interval]);
      this.klineCount += rows.length;
      for (const row of rows) {
        const key = `${interval}:${Number(row.open_time_ms)}`;
        const kline = folded.get(key);
        folded.delete(key);
        this.snapshot.expect(A10, kline !== undefined && String(klineToRow(kline)) === String(klineToRow(klineFromRow(row))), () => `${symbol} ${key}`);
      }
    }
    for (const key of folded.keys()) this.snapshot.violated(A10, `${symbol} ${key} is not stored`);
  }
}

const NOTHING: Readonly<Retraced> = { filled: 0n, cost: 0n, takerCost: 0n, fee: 0n, vat: 0n };

function withinLimit(taker: OrderRecord, trade: Trade): boolean {
  if (taker.type === 'market') return true;
  return taker.side === 'buy' ? trade.price <= taker.price : trade.price >= taker.price;
}

/** All klines of one symbol, folded from its trades. */
class FoldedKlines {
  /** By interval and open time, as `1m:1700000000000`. */
  readonly byOpenTime = new Map<string, Kline>();
  private readonly newest = new Map<KlineInterval, Kline>();

  add(trade: Trade): void {
    for (const interval of KLINE_INTERVALS) {
      const kline = foldTrade(this.newest.get(interval), trade, interval);
      this.newest.set(interval, kline);
      this.byOpenTime.set(`${interval}:${kline.openTimeMs}`, kline);
    }
  }
}
