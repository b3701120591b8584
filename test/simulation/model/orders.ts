/** Orders, recomputed from the log: fill totals, charges and holds, with separate arithmetic. */

import type { MarketRules } from '../../../src/core/market/marketRules';
import type { EngineEvent } from '../../../src/core/model/events';
import type { MarketSymbol, OrderRecord } from '../../../src/core/model/model';
import { NO_EXTRAS } from '../../../src/core/model/orderExtras';
import { chargesOf } from './charges';
import { isRefilled, judgeIceberg } from './icebergs';
import type { ModelJudge } from './modelJudge';
import { judgeOrderLists } from './orderLists';
import { hasRested, isOpen } from './orderStates';
import { isPending, limitLegIdOf } from './otoLists';

/** The number one in amounts. */
const ONE = 10n ** 18n;

/** What an order has matched. */
export interface WalkedSoFar {
  filled: bigint;
  cost: bigint;
  prevented: bigint;
  preventedCost: bigint;
}

/** The further quantity that the order takes at a price; of an own order by decrement if `isDecremented`. */
export type OrderDemand = (price: bigint, walked: WalkedSoFar, isDecremented: boolean) => bigint;

/** An order that goes on in its next event, with what it asked for when it began, and what it has matched since then. */
export interface UnfinishedMatch {
  readonly demand: OrderDemand;
  readonly walked: WalkedSoFar;
}

export class OrdersReference {
  /** Latest state of every accepted order. */
  readonly all = new Map<number, OrderRecord>();
  readonly open = new Map<number, OrderRecord>();
  /** By order id. */
  readonly unfinishedMatches = new Map<number, UnfinishedMatch>();
  /** Number of events in which an order has matched as the incoming one. */
  private readonly shares = new Map<number, number>();

  constructor(
    private readonly judge: ModelJudge,
    private readonly rules: MarketRules,
  ) {}

  /** Resting orders of one side of a book, by price and then in time priority. */
  restingOrders(symbol: string, side: OrderRecord['side']): OrderRecord[] {
    const sign = side === 'buy' ? -1 : 1;
    const orders = Array.from(this.open.values()).filter(
      (order) => order.symbol === symbol && order.side === side && hasRested(order),
    );
    return orders.sort(
      (one, other) =>
        sign * Number(one.price - other.price) ||
        (one.restedAt ?? 0) - (other.restedAt ?? 0) ||
        (one.extras?.refillRank ?? 0) - (other.extras?.refillRank ?? 0),
    );
  }

  /** The order of a book that has matched its share of one event, and goes on with the next. */
  unfinishedOrder(symbol: string): OrderRecord | undefined {
    return Array.from(this.open.values()).find((order) => order.symbol === symbol && isUnfinished(order));
  }

  /**
   * While an order of a book is unfinished, no other command of that book is decided. To be called before the event is
   * applied.
   */
  judgeTurn({ sequence, type, symbol, order }: EngineEvent): void {
    // What orders track changes no book.
    if (type === 'track_prices') return;
    const unfinished = symbol === null ? undefined : this.unfinishedOrder(symbol);
    if (unfinished === undefined)
      return this.judge.expect(
        type !== 'continue_order' || order?.budget !== null,
        () => `event ${sequence} continues order ${order?.id}, which does not go on`,
      );
    this.judge.expect(
      unfinished.id === order?.id && (type === 'continue_order' || type === 'create_portal_order'),
      () => `event ${sequence} (${type}) comes before order ${unfinished.id} of ${symbol} has ended`,
    );
  }

  /** Including the event that is judged now. */
  countShares(orderId: number): number {
    return (this.shares.get(orderId) ?? 0) + 1;
  }

  /** Between two commits, others never see an order in the middle of its decision. */
  judgeDecisions(): void {
    for (const order of this.open.values())
      this.judge.expect(
        !isUnfinished(order) || order.timeInForce === 'GTC',
        () => `order ${order.id} (${order.timeInForce}) is unfinished after a commit`,
      );
    for (const order of this.open.values())
      this.judge.expect(
        !isPending(order) ||
          this.open.has(order.extras?.listId ?? 0) ||
          this.unfinishedOrder(order.symbol) !== undefined,
        () => `order ${order.id} is pending although its working order is filled`,
      );
  }

  apply(event: EngineEvent): void {
    const known = this.all.size;
    if (event.order !== null && isUnfinished(event.order))
      this.shares.set(event.order.id, this.countShares(event.order.id));
    for (const order of event.orders) {
      const before = this.all.get(order.id);
      const symbol = this.rules.symbols.get(order.symbol);
      if (symbol === undefined)
        return this.judge.addFinding(`order ${order.id} is of ${order.symbol}, which is not listed`);
      if (before === undefined) this.judge.expectSame(order.id, this.all.size + 1, () => 'the next order');
      else this.expectFixedMembers(before, order);
      this.judge.expectSame(order.updatedAtMs, event.timeMs, () => `time of order ${order.id}`);
      this.checkFills(before, order, event, symbol);
      this.judgeState(before, order, event, symbol);
      this.all.set(order.id, order);
      if (isOpen(order)) this.open.set(order.id, order);
      else this.open.delete(order.id);
    }
    const created = event.type === 'create_oto_list' ? 3 : event.type === 'create_order_list' ? 2 : 1;
    this.judge.expect(
      this.all.size - known <= created,
      () => `event ${event.sequence} made ${this.all.size - known} orders`,
    );
    judgeOrderLists(this.judge, this.all, event);
    if (event.order !== null)
      this.judge.expectSame(
        event.order,
        this.all.get(event.order.id),
        () => `event ${event.sequence}: the order of the event`,
      );
  }

  /** Sum of the holds of open orders in an asset. */
  heldAmount(userId: number, asset: string): bigint {
    let sum = 0n;
    for (const order of this.open.values()) {
      const symbol = this.rules.symbols.get(order.symbol);
      if (order.userId === userId && (order.side === 'buy' ? symbol?.quote : symbol?.base) === asset) sum += order.held;
    }
    return sum;
  }

  private expectFixedMembers(before: OrderRecord, order: OrderRecord): void {
    // A plain order gets extras when it is decremented.
    const fixed = ({ extras: own }: OrderRecord) => {
      const extras = own ?? NO_EXTRAS;
      return [
        extras.trigger,
        extras.trailingDelta,
        extras.icebergQuantity,
        extras.quoteQuantity,
        extras.expiresAtMs,
        extras.listId,
        extras.listTerms,
      ];
    };
    this.judge.expectSame(fixed(order), fixed(before), () => `order ${order.id}: extras`);
    for (const name of FIXED) this.judge.expectSame(order[name], before[name], () => `order ${order.id}: ${name}`);
    this.judge.expect(isOpen(before), () => `order ${order.id} changes after it was ${before.status}`);
  }

  /** Checks the fill totals with the fills of this event, and the charges on the total. */
  private checkFills(
    before: OrderRecord | undefined,
    order: OrderRecord,
    event: EngineEvent,
    symbol: MarketSymbol,
  ): void {
    let { filled, cost, takerCost, fee, vat } = before ?? NOTHING;
    for (const trade of event.trades)
      for (const half of ['taker', 'maker'] as const) {
        if (trade[half].orderId !== order.id) continue;
        filled += trade.quantity;
        cost += trade.quoteQuantity;
        if (half === 'taker') takerCost += trade.quoteQuantity;
        fee += trade[half].fee;
        vat += trade[half].vat;
      }
    const found = {
      filled: order.filled,
      cost: order.cost,
      takerCost: order.takerCost,
      fee: order.fee,
      vat: order.vat,
    };
    this.judge.expectSame(found, { filled, cost, takerCost, fee, vat }, () => `order ${order.id}: sums of its fills`);
    const precision = this.rules.assets.get(symbol.quote)?.precision ?? 0;
    this.judge.expectSame(
      [order.fee, order.vat],
      chargesOf(order, cost - takerCost, takerCost, precision),
      () => `order ${order.id}: fee and VAT`,
    );
  }

  private judgeState(
    before: OrderRecord | undefined,
    order: OrderRecord,
    event: EngineEvent,
    symbol: MarketSymbol,
  ): void {
    const { judge } = this;
    const { id, status, filled, quantity, held } = order;
    const prevented = (before?.extras?.prevented ?? 0n) + preventedIn(event, id);
    judge.expectSame(order.extras?.prevented ?? 0n, prevented, () => `order ${id}: prevented`);
    judge.expectSame(order.remaining, quantity - filled - prevented, () => `order ${id}: remaining`);
    judge.expect(
      order.extras?.trigger !== 'take_profit' || order.stopPrice !== null,
      () => `order ${id} takes profit without a stop price`,
    );
    judge.expect(before === undefined || quantity <= before.quantity, () => `order ${id} grows`);
    judge.expect(
      before === undefined || quantity === before.quantity || event.type === 'amend_order',
      () => `order ${id}: quantity changes by ${event.type}`,
    );
    if (isOpen(order))
      judge.expectSame(status, filled === 0n ? 'created' : 'partial_filled', () => `order ${id}: status`);
    else
      judge.expect(
        prevented === 0n ? (status === 'completed') === (filled === quantity) : filled < quantity,
        () => `order ${id} is ${status} with ${filled} of ${quantity}`,
      );
    // What an order that never rests still holds was judged with its plan.
    if (!isUnfinished(order) || order.timeInForce === 'GTC')
      judge.expectSame(
        held,
        isOpen(order) ? this.requiredOwnHold(order, event, symbol) : 0n,
        () => `order ${id} (${status}): held`,
      );
    const rests =
      isOpen(order) &&
      !isPending(order) &&
      !isUnfinished(order) &&
      (order.stopPrice === null || order.restedAt !== null);
    if (rests && (before === undefined || !hasRested(before)))
      judge.expectSame(order.restedAt, event.sequence, () => `order ${id}: time priority`);
    if (before !== undefined && hasRested(before) && !isRefilled(order, event))
      judge.expectSame(order.restedAt, before.restedAt, () => `order ${id}: time priority`);
    judgeIceberg(judge, before, order, event);
  }

  /** A waiting order of a list holds only what it needs beyond the limit order, and a pending order nothing. */
  private requiredOwnHold(order: OrderRecord, event: EngineEvent, symbol: MarketSymbol): bigint {
    if (isPending(order)) return 0n;
    const required = this.requiredHold(order, symbol);
    const limitId = limitLegIdOf(order);
    if (limitId === undefined || order.stopPrice === null || order.restedAt !== null) return required;
    const shared = (event.orders.find(({ id }) => id === limitId) ?? this.all.get(limitId))?.held ?? 0n;
    return required > shared ? required - shared : 0n;
  }

  /**
   * The required hold: the remainder at its limit price, with fee and VAT on all fills at the higher rate, less what
   * was charged.
   */
  private requiredHold(order: OrderRecord, { quote }: MarketSymbol): bigint {
    if (order.side === 'sell') return order.remaining;
    const value = ((order.type === 'limit' ? order.price : (order.stopPrice ?? 0n)) * order.remaining) / ONE;
    const asMaker = order.makerRate > order.takerRate;
    const makerCost = order.cost - order.takerCost + (asMaker ? value : 0n);
    const [fee, vat] = chargesOf(
      order,
      makerCost,
      order.takerCost + (asMaker ? 0n : value),
      this.rules.assets.get(quote)?.precision ?? 0,
    );
    return value + fee - order.fee + vat - order.vat;
  }
}

/** The quantity that the order loses in the event by self-trade prevention. */
function preventedIn({ preventedMatches }: EngineEvent, orderId: number): bigint {
  let quantity = 0n;
  for (const { mode, takerOrderId, makerOrderId, takerQuantity, makerQuantity } of preventedMatches) {
    if (mode !== 'decrement') continue;
    if (takerOrderId === orderId) quantity += takerQuantity ?? 0n;
    if (makerOrderId === orderId) quantity += makerQuantity ?? 0n;
  }
  return quantity;
}

/** Whether the order has been in the book. */
export function isUnfinished(order: OrderRecord): boolean {
  return isOpen(order) && order.restedAt === 0;
}

const NOTHING = { filled: 0n, cost: 0n, takerCost: 0n, fee: 0n, vat: 0n };

const FIXED = [
  'userId', 'symbol', 'side', 'type', 'timeInForce', 'selfTradePrevention', 'postOnly', 'price', 'stopPrice', 'makerRate', 'takerRate', 'vatRate', 'clientOrderId', 'budget',
  'createdByIp', 'createdAtMs',
] as const; // biome-ignore format: one list
