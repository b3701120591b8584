/** An open order in memory: the mutable twin of `OrderRecord`, with its place in the book. */
import type { Amount } from './decimal';
import { NOTHING_TRADED, type Rates, type Traded, tradedFrom } from './fees';
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

/**
 * A million of them may rest, so that each member counts. Its terms are its own, but for those that it shares with its kind; what it
 * traded is one object, which it shares with all others until it trades.
 */
export class Order implements Omit<OrderTerms, keyof Rates>, Traded {
  readonly id: number;
  readonly userId: number;
  readonly price: Amount;
  readonly clientOrderId: string | null;
  readonly createdByIp: string;
  readonly createdAtMs: number;
  /** Replaced whole by each fill. */
  traded: Traded = NOTHING_TRADED;
  held: Amount = 0n;
  status: OrderStatus = 'created';
  /** Set while or once it stands in the book. */
  restedAt: number | null = null;
  /** Null until then: a number as large as a time is an object of its own. */
  private changedAtMs: number | null = null;
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
  }

  get remaining(): Amount {
    return this.quantity - this.traded.filled;
  }

  get filled(): Amount {
    return this.traded.filled;
  }

  get cost(): Amount {
    return this.traded.cost;
  }

  get takerCost(): Amount {
    return this.traded.takerCost;
  }

  get fee(): Amount {
    return this.traded.fee;
  }

  get vat(): Amount {
    return this.traded.vat;
  }

  get updatedAtMs(): number {
    return this.changedAtMs ?? this.createdAtMs;
  }

  set updatedAtMs(timeMs: number) {
    this.changedAtMs = timeMs === this.createdAtMs ? null : timeMs;
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
    const { kind, traded } = this;
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
      filled: traded.filled,
      cost: traded.cost,
      takerCost: traded.takerCost,
      fee: traded.fee,
      vat: traded.vat,
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
    order.traded = tradedFrom(record);
    order.held = record.held;
    order.status = record.status;
    order.restedAt = record.restedAt;
    order.updatedAtMs = record.updatedAtMs;
    return order;
  }
}
