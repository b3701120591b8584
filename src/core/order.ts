/** An open order in memory: the mutable twin of `OrderRecord`, with its place in the book. */
import type { Amount } from './decimal';
import type { Rates, Traded } from './fees';
import type { OrderRecord, OrderStatus, OrderType, SelfTradePrevention, Side, TimeInForce } from './model';

export interface OrderTerms {
  readonly id: number;
  readonly userId: number;
  readonly symbol: string;
  readonly side: Side;
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  readonly selfTradePrevention: SelfTradePrevention;
  readonly postOnly: boolean;
  readonly price: Amount;
  readonly stopPrice: Amount | null;
  readonly rates: Rates;
  readonly clientOrderId: string | null;
  readonly budget: Amount | null;
  readonly createdByIp: string;
  readonly createdAtMs: number;
}

export class Order implements Traded {
  filled: Amount = 0n;
  cost: Amount = 0n;
  takerCost: Amount = 0n;
  fee: Amount = 0n;
  vat: Amount = 0n;
  held: Amount = 0n;
  status: OrderStatus = 'created';
  /** Set while or once it stands in the book. */
  restedAt: number | null = null;
  updatedAtMs: number;
  /** Sequence of the event that touched it last: how a draft sees that it has noted it already. */
  touchedAt = 0;
  /** Neighbours in its price level or stop level, in order of arrival; the book's own. */
  earlier: Order | null = null;
  later: Order | null = null;

  constructor(
    readonly terms: OrderTerms,
    public quantity: Amount,
  ) {
    this.updatedAtMs = terms.createdAtMs;
  }

  get remaining(): Amount {
    return this.quantity - this.filled;
  }

  /** True while it waits for its stop price: it is open, but not in the book. */
  get waiting(): boolean {
    return this.terms.stopPrice !== null && this.restedAt === null;
  }

  /** As it stands now, for an event and a row. */
  record(): OrderRecord {
    // Member by member: every order passes here, and spreading the terms costs more.
    const { terms } = this;
    return {
      id: terms.id,
      userId: terms.userId,
      symbol: terms.symbol,
      side: terms.side,
      type: terms.type,
      timeInForce: terms.timeInForce,
      selfTradePrevention: terms.selfTradePrevention,
      postOnly: terms.postOnly,
      price: terms.price,
      stopPrice: terms.stopPrice,
      quantity: this.quantity,
      remaining: this.remaining,
      filled: this.filled,
      cost: this.cost,
      takerCost: this.takerCost,
      fee: this.fee,
      vat: this.vat,
      held: this.held,
      makerRate: terms.rates.makerRate,
      takerRate: terms.rates.takerRate,
      vatRate: terms.rates.vatRate,
      status: this.status,
      restedAt: this.restedAt,
      clientOrderId: terms.clientOrderId,
      budget: terms.budget,
      createdByIp: terms.createdByIp,
      createdAtMs: terms.createdAtMs,
      updatedAtMs: this.updatedAtMs,
    };
  }

  /** An open order as its row tells it. */
  static from(record: OrderRecord): Order {
    const { makerRate, takerRate, vatRate } = record;
    const order = new Order({ ...termsOf(record), rates: { makerRate, takerRate, vatRate } }, record.quantity);
    order.filled = record.filled;
    order.cost = record.cost;
    order.takerCost = record.takerCost;
    order.fee = record.fee;
    order.vat = record.vat;
    order.held = record.held;
    order.status = record.status;
    order.restedAt = record.restedAt;
    order.updatedAtMs = record.updatedAtMs;
    return order;
  }
}

function termsOf(record: OrderRecord): Omit<OrderTerms, 'rates'> {
  const { id, userId, symbol, side, type, timeInForce, selfTradePrevention, postOnly, price, stopPrice, clientOrderId, budget, createdByIp, createdAtMs } =
    record;
  return { id, userId, symbol, side, type, timeInForce, selfTradePrevention, postOnly, price, stopPrice, clientOrderId, budget, createdByIp, createdAtMs };
}
