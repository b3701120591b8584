/** An open order in memory: the mutable form of `OrderRecord`, with its place in the book. */
import { type FeeRates, type FillTotals, fillTotalsFrom, NO_FILLS } from '../market/fees';
import type { OrderRecord, OrderStatus, OrderType, SelfTradePrevention, Side, TimeInForce } from '../model/model';
import type { OrderExtras } from '../model/orderExtras';
import type { Amount } from '../values/decimal';
import type { OrderTerms, SharedOrderTerms, SharedOrderTermsPool } from './sharedOrderTerms';

/**
 * Value of `restedAt` of an open order that has matched its share of one event and continues in the next. The order is
 * not in the book, because it would cross resting orders there.
 */
export const UNFINISHED = 0;

export function isOpenOrder({ status }: Pick<OrderRecord, 'status'>): boolean {
  return status === 'created' || status === 'partial_filled';
}

/**
 * Whether the order was closed because its time had come. Nothing else closes an order at that time or later, because
 * every batch lets orders expire before it decides anything else about them.
 */
export function hasExpired({ status, extras, updatedAtMs }: OrderRecord): boolean {
  return status === 'cancelled' && extras !== null && extras.expiresAtMs !== null && updatedAtMs >= extras.expiresAtMs;
}

/**
 * Whether self-trade prevention ended the order: it expired, or was decremented to nothing. An order that was decremented
 * and has something left was cancelled for another reason.
 */
export function wasPrevented({ status, extras, remaining }: OrderRecord): boolean {
  if (status !== 'cancelled' || extras === null || extras.preventedMatchId === null) return false;
  return extras.prevented === 0n || remaining === 0n;
}

/**
 * Time priority in the book is the sequence at which an order began to rest, and the rank among those that one event
 * refilled. Waiting orders are sorted by id.
 */
export function compareTimePriority(one: Order, other: Order): number {
  return (
    (one.restedAt ?? 0) - (other.restedAt ?? 0) ||
    (one.extras?.refillRank ?? 0) - (other.extras?.refillRank ?? 0) ||
    one.id - other.id
  );
}

/**
 * Memory per order matters, because a million orders may rest. Orders share their common terms, and all orders without
 * fills share one `FillTotals`.
 */
export class Order implements Omit<OrderTerms, keyof FeeRates>, FillTotals {
  readonly id: number;
  readonly userId: number;
  readonly price: Amount;
  readonly clientOrderId: string | null;
  readonly createdByIp: string;
  readonly createdAtMs: number;
  /** Each fill replaces the whole object. */
  fillTotals: FillTotals = NO_FILLS;
  held: Amount = 0n;
  /** Null for a plain order. Each change replaces the whole object. */
  extras: OrderExtras | null;
  status: OrderStatus = 'created';
  /**
   * Sequence of the event that added the order to the book; `UNFINISHED` while the order matches in several events,
   * null before. It is kept when the order leaves the book.
   */
  restedAt: number | null = null;
  /** Null while it equals `createdAtMs`, because V8 stores numbers of this size as separate heap objects. */
  private changedAtMs: number | null = null;
  /** Sequence of the last event that changed the order. A draft uses it to record each order once. */
  lastTouchedSequence = 0;
  /** Neighbours at the same price or stop price, in the order of arrival. Set by the book only. */
  previous: Order | null = null;
  next: Order | null = null;
  private readonly shared: SharedOrderTerms;

  constructor(
    sharedTerms: SharedOrderTermsPool,
    terms: OrderTerms,
    public quantity: Amount,
  ) {
    this.shared = sharedTerms.share(terms);
    this.id = terms.id;
    this.userId = terms.userId;
    this.price = terms.price;
    this.clientOrderId = terms.clientOrderId;
    this.createdByIp = terms.createdByIp;
    this.createdAtMs = terms.createdAtMs;
    this.extras = terms.extras;
  }

  get remaining(): Amount {
    const { extras } = this;
    const open = this.quantity - this.fillTotals.filled;
    return extras === null ? open : open - extras.prevented;
  }

  /** The quantity that the book shows and matches: one part of an iceberg order, all of any other order. */
  get shown(): Amount {
    const { extras } = this;
    const open = this.quantity - this.fillTotals.filled;
    return extras === null ? open : (extras.visible ?? open - extras.prevented);
  }

  get filled(): Amount {
    return this.fillTotals.filled;
  }

  get cost(): Amount {
    return this.fillTotals.cost;
  }

  get takerCost(): Amount {
    return this.fillTotals.takerCost;
  }

  get fee(): Amount {
    return this.fillTotals.fee;
  }

  get vat(): Amount {
    return this.fillTotals.vat;
  }

  get updatedAtMs(): number {
    return this.changedAtMs ?? this.createdAtMs;
  }

  set updatedAtMs(timeMs: number) {
    this.changedAtMs = timeMs === this.createdAtMs ? null : timeMs;
  }

  get symbol(): string {
    return this.shared.symbol;
  }

  get side(): Side {
    return this.shared.side;
  }

  get type(): OrderType {
    return this.shared.type;
  }

  get timeInForce(): TimeInForce {
    return this.shared.timeInForce;
  }

  get selfTradePrevention(): SelfTradePrevention {
    return this.shared.selfTradePrevention;
  }

  get postOnly(): boolean {
    return this.shared.postOnly;
  }

  get stopPrice(): Amount | null {
    return this.shared.stopPrice;
  }

  get budget(): Amount | null {
    return this.shared.budget;
  }

  get rates(): FeeRates {
    return this.shared.rates;
  }

  /** True while the order waits for its stop price: it is open, but not in the book. */
  get isWaiting(): boolean {
    return this.stopPrice !== null && this.restedAt === null && !this.isPending;
  }

  /** True until the working order of the order's list is filled: it is open, in no book, and holds nothing. */
  get isPending(): boolean {
    return this.extras?.isPending === true;
  }

  /** True while the order matches in several events: it is open, but not in the book. */
  get isUnfinished(): boolean {
    return this.restedAt === UNFINISHED;
  }

  /** True if others see all fills of the order at once: it never rests. */
  get isOneDecision(): boolean {
    return this.timeInForce !== 'GTC';
  }

  /** A snapshot of the order, for events and tables. */
  toRecord(): OrderRecord {
    const { rates, ...sharedTerms } = this.shared;
    return {
      id: this.id,
      userId: this.userId,
      ...sharedTerms,
      price: this.price,
      quantity: this.quantity,
      remaining: this.remaining,
      ...this.fillTotals,
      held: this.held,
      ...rates,
      status: this.status,
      restedAt: this.restedAt,
      clientOrderId: this.clientOrderId,
      createdByIp: this.createdByIp,
      createdAtMs: this.createdAtMs,
      updatedAtMs: this.updatedAtMs,
      extras: this.extras,
    };
  }

  /** An open order that was read from its row. */
  static fromRecord(record: OrderRecord, sharedTerms: SharedOrderTermsPool): Order {
    const order = new Order(sharedTerms, record, record.quantity);
    order.setState(record);
    return order;
  }

  /** Sets everything that can change after the creation of an order. Does not change its place in the book. */
  setState(record: OrderRecord): void {
    this.quantity = record.quantity;
    this.fillTotals = fillTotalsFrom(record);
    this.held = record.held;
    this.status = record.status;
    this.restedAt = record.restedAt;
    this.updatedAtMs = record.updatedAtMs;
    this.extras = record.extras;
  }
}
