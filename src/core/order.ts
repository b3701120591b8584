/** An open order in memory: the mutable twin of `OrderRecord`, with its place in the book. */
import type { Amount } from './decimal';
import type { Rates, Traded } from './fees';
import type { OrderRecord, OrderStatus, OrderType, SelfTradePrevention, Side, TimeInForce } from './model';
import type { OrderKind, OrderKinds } from './orderKinds';

export interface OrderTerms extends Rates {
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
  readonly clientOrderId: string | null;
  readonly budget: Amount | null;
  readonly createdByIp: string;
  readonly createdAtMs: number;
}

export function isOpenOrder({ status }: Pick<OrderRecord, 'status'>): boolean {
  return status === 'created' || status === 'partial_filled';
}

/** Its terms are members of its own, but for those that it shares with its kind. */
export class Order implements Omit<OrderTerms, keyof Rates>, Traded {
  readonly id: number;
  readonly userId: number;
  readonly price: Amount;
  readonly clientOrderId: string | null;
  readonly createdByIp: string;
  readonly createdAtMs: number;
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
  private readonly kind: OrderKind;

  constructor(
    kinds: OrderKinds,
    terms: OrderTerms,
    public quantity: Amount,
  ) {
    this.kind = kinds.of(terms);
    this.id = terms.id;
    this.userId = terms.userId;
    this.price = terms.price;
    this.clientOrderId = terms.clientOrderId;
    this.createdByIp = terms.createdByIp;
    this.createdAtMs = terms.createdAtMs;
    this.updatedAtMs = terms.createdAtMs;
  }

  get remaining(): Amount {
    return this.quantity - this.filled;
  }

  get symbol(): string {
    return this.kind.symbol;
  }

  get side(): Side {
    return this.kind.side;
  }

  get type(): OrderType {
    return this.kind.type;
  }

  get timeInForce(): TimeInForce {
    return this.kind.timeInForce;
  }

  get selfTradePrevention(): SelfTradePrevention {
    return this.kind.selfTradePrevention;
  }

  get postOnly(): boolean {
    return this.kind.postOnly;
  }

  get stopPrice(): Amount | null {
    return this.kind.stopPrice;
  }

  get budget(): Amount | null {
    return this.kind.budget;
  }

  get rates(): Rates {
    return this.kind.rates;
  }

  /** True while it waits for its stop price: it is open, but not in the book. */
  get waiting(): boolean {
    return this.stopPrice !== null && this.restedAt === null;
  }

  /** As it stands now, for an event and a row. */
  record(): OrderRecord {
    // Member by member: every order passes here, and a spread costs more.
    const { kind } = this;
    return {
      id: this.id,
      userId: this.userId,
      symbol: kind.symbol,
      side: kind.side,
      type: kind.type,
      timeInForce: kind.timeInForce,
      selfTradePrevention: kind.selfTradePrevention,
      postOnly: kind.postOnly,
      price: this.price,
      stopPrice: kind.stopPrice,
      quantity: this.quantity,
      remaining: this.remaining,
      filled: this.filled,
      cost: this.cost,
      takerCost: this.takerCost,
      fee: this.fee,
      vat: this.vat,
      held: this.held,
      makerRate: kind.rates.makerRate,
      takerRate: kind.rates.takerRate,
      vatRate: kind.rates.vatRate,
      status: this.status,
      restedAt: this.restedAt,
      clientOrderId: this.clientOrderId,
      budget: kind.budget,
      createdByIp: this.createdByIp,
      createdAtMs: this.createdAtMs,
      updatedAtMs: this.updatedAtMs,
    };
  }

  /** An open order as its row tells it. */
  static from(record: OrderRecord, kinds: OrderKinds): Order {
    const order = new Order(kinds, record, record.quantity);
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
