/**
 * Checks every trade after the checkpoint in sequence and recomputes what follows from it, with the code that computed
 * it first: fees by schedule, fill totals per order, klines, contiguous ids. Reads the table page by page.
 */

import type { Exchange } from '../../core/exchange';
import { NO_FILLS } from '../../core/market/fees';
import { foldTrade } from '../../core/market/klines';
import { follows } from '../../core/model/lives';
import { KLINE_INTERVALS, type Kline, type KlineInterval, type OrderRecord, type Trade } from '../../core/model/model';
import { isOpenOrder } from '../../core/orders/order';
import { multiplyExact } from '../../core/values/decimal';
import { getOrCreate } from '../../core/values/getOrCreate';
import { IdSet } from '../../core/values/idSet';
import { type KlineRow, klineFromRow, klineToRow } from '../../store/tables/klines';
import {
  ORDERS_WITH_EXTRAS,
  type OrderRow,
  orderFromRow,
  type TradeRow,
  tradeFromRow,
} from '../../store/tables/orders';
import type { Snapshot } from './auditSnapshot';
import type { ChangedRows } from './changedRows';
import { type AuditCheckpoint, EMPTY_SYMBOL_CHECKPOINT, type SymbolCheckpoint } from './checkpoint';
import { addHalfAndCheckCharges, type HalfTrade, hasSameTrading, type Trading } from './trading';

const PAGE_ROWS = 5_000;

export class TradeAudit {
  tradeCount = 0;
  klineCount = 0;
  /**
   * Ids of final orders after the checkpoint whose recomputed totals equal the stored ones, so that the totals need not
   * be kept.
   */
  readonly verifiedOrders = new IdSet();
  /** Recomputed fill totals of the other orders after the checkpoint, by id. */
  readonly recomputed = new Map<number, Trading>();
  /**
   * Trade halves of orders older than the checkpoint, by order id. The order's totals before them are known only when
   * all halves are.
   */
  readonly halvesOfOlderOrders = new Map<number, HalfTrade[]>();

  constructor(
    private readonly snapshot: Snapshot,
    private readonly exchange: Exchange,
    private readonly checkpoint: AuditCheckpoint,
    private readonly changes: ChangedRows,
  ) {
    snapshot.recordChecks('trade_charges', 'klines', 'trade_ids');
  }

  /** Checks the trades and klines of a symbol, and resolves to its part of the next checkpoint. */
  async checkSymbol(symbol: string): Promise<SymbolCheckpoint> {
    const from = this.checkpoint.symbols[symbol] ?? EMPTY_SYMBOL_CHECKPOINT;
    if ((this.exchange.lastTradeIds.get(symbol) ?? 0) === from.tradeId) {
      // If there were no trades since the checkpoint, the newest klines, which are already loaded, must equal those of
      // the checkpoint.
      const folded = new FoldedKlines(from.klines);
      for (const interval of KLINE_INTERVALS) {
        const newest = this.exchange.lastKline(symbol, interval);
        this.compareKlines(folded.klinesOf(interval), newest === undefined ? [] : [newest]);
      }
      return from;
    }
    const { snapshot } = this;
    const klines = new FoldedKlines(from.klines);
    let { tradeId, timeMs } = from;
    for (;;) {
      const rows = await snapshot.rows<TradeRow>(
        'SELECT * FROM trades WHERE symbol = ? AND id > ? ORDER BY id LIMIT ?',
        [symbol, tradeId, PAGE_ROWS],
      );
      if (rows.length === 0) break;
      const trades = rows.map(tradeFromRow);
      const orders = await this.ordersOf(trades);
      for (const trade of trades) {
        if (!follows(this.exchange.lives, tradeId, trade.id) || trade.timeMs < timeMs)
          snapshot.addViolation('trade_ids', { ...tradeSubject(trade), detail: `follows trade ${tradeId}` });
        this.checkTrade(trade, orders);
        klines.add(trade);
        tradeId = trade.id;
        timeMs = trade.timeMs;
      }
      this.tradeCount += trades.length;
      snapshot.reportProgress({ reading: 'trades', rows: this.tradeCount });
    }
    const last = this.changes.lastTradeIds.get(symbol) ?? from.tradeId;
    this.changes.checkLastId('trade', `${symbol} ${tradeId}`, { last: tradeId, expected: last });
    for (const interval of KLINE_INTERVALS) await this.checkKlines(symbol, interval, klines, from);
    return { tradeId, timeMs, klines: Array.from(klines.newest.values()) };
  }

  /** Checks the fee and VAT of one half. Halves of an order must come in sequence. */
  checkCharges(traded: Trading, order: OrderRecord, half: HalfTrade): void {
    const right = addHalfAndCheckCharges(traded, order, half, this.exchange.quotePrecision(order.symbol));
    if (!right)
      this.snapshot.addViolation('trade_charges', {
        ...tradeSubject(half.trade),
        detail: `fee or VAT of order ${order.id}`,
      });
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
    if (!sides)
      return this.snapshot.addViolation('trade_charges', { ...tradeSubject(trade), detail: 'orders, price or value' });
    this.addHalf(taker, { trade, fill: trade.taker, asTaker: true });
    this.addHalf(maker, { trade, fill: trade.maker, asTaker: false });
  }

  private addHalf(order: OrderRecord, half: HalfTrade): void {
    if (order.id <= this.checkpoint.orderId)
      return void getOrCreate<number, HalfTrade[]>(this.halvesOfOlderOrders, order.id, () => []).push(half);
    const traded = getOrCreate(this.recomputed, order.id, (): Trading => ({ ...NO_FILLS }));
    this.checkCharges(traded, order, half);
    if (isOpenOrder(order) || !hasSameTrading(traded, order) || this.verifiedOrders.has(order.id)) return;
    this.verifiedOrders.add(order.id);
    this.recomputed.delete(order.id);
  }

  private async ordersOf(trades: readonly Trade[]): Promise<Map<number, OrderRecord>> {
    const ids = Array.from(new Set(trades.flatMap(({ taker, maker }) => [taker.orderId, maker.orderId])));
    const rows = await this.snapshot.rows<OrderRow>(`SELECT o.*, x.* FROM ${ORDERS_WITH_EXTRAS} WHERE o.id IN (?)`, [
      ids,
    ]);
    return new Map(rows.map((row) => [Number(row.id), orderFromRow(row)]));
  }

  /**
   * Compares the stored klines, starting at the newest of the checkpoint. The newest of all is taken from memory,
   * because its row lacks the running minute.
   */
  private async checkKlines(
    symbol: string,
    interval: KlineInterval,
    folded: FoldedKlines,
    from: SymbolCheckpoint,
  ): Promise<void> {
    const first = from.klines.find((kline) => kline.interval === interval)?.openTimeMs ?? 0;
    const sql = 'SELECT * FROM klines WHERE symbol = ? AND `interval` = ? AND open_time_ms >= ?';
    const rows = await this.snapshot.rows<KlineRow>(sql, [symbol, interval, first]);
    const newest = this.exchange.lastKline(symbol, interval);
    const ended = rows.map(klineFromRow).filter(({ openTimeMs }) => openTimeMs !== newest?.openTimeMs);
    this.compareKlines(folded.klinesOf(interval), newest === undefined ? ended : [...ended, newest]);
  }

  /** Compares klines of one interval. `folded`: the expected ones by open time; removes those that were compared. */
  private compareKlines(folded: Map<number, Kline>, stored: readonly Kline[]): void {
    this.klineCount += stored.length;
    for (const kline of stored) {
      const expected = folded.get(kline.openTimeMs);
      folded.delete(kline.openTimeMs);
      const [text, expectedText] = [String(klineToRow(kline)), expected && String(klineToRow(expected))];
      if (text !== expectedText)
        this.snapshot.addViolation('klines', {
          ...klineSubject(kline),
          stored: text,
          ...(expectedText !== undefined && { expected: expectedText }),
        });
    }
    for (const kline of folded.values())
      this.snapshot.addViolation('klines', { ...klineSubject(kline), expected: String(klineToRow(kline)) });
  }
}

function withinLimit(taker: OrderRecord, trade: Trade): boolean {
  if (taker.type === 'market') return true;
  return taker.side === 'buy' ? trade.price <= taker.price : trade.price >= taker.price;
}

/** Klines of one symbol, computed from its trades and continuing the klines of the checkpoint. */
class FoldedKlines {
  readonly newest = new Map<KlineInterval, Kline>();
  private readonly byOpenTime = new Map<KlineInterval, Map<number, Kline>>();

  constructor(begun: Iterable<Kline>) {
    for (const kline of begun) this.set(kline);
  }

  add(trade: Trade): void {
    for (const interval of KLINE_INTERVALS) this.set(foldTrade(this.newest.get(interval), trade, interval));
  }

  /** Klines of one interval by open time. */
  klinesOf(interval: KlineInterval): Map<number, Kline> {
    return getOrCreate(this.byOpenTime, interval, () => new Map<number, Kline>());
  }

  private set(kline: Kline): void {
    this.newest.set(kline.interval, kline);
    this.klinesOf(kline.interval).set(kline.openTimeMs, kline);
  }
}

function klineSubject({ symbol, interval, openTimeMs }: Kline) {
  return { subject: 'kline', id: `${symbol} ${interval} ${openTimeMs}`, table: 'klines' } as const;
}

function tradeSubject({ symbol, id }: Trade) {
  return { subject: 'trade', id: `${symbol} ${id}`, table: 'trades' } as const;
}
