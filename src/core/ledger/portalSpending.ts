/** How much partners' apps spent for each user in a rolling window of 24 hours, per app, user and quote asset. */
import type { EngineEvent } from '../model/events';
import type { Amount } from '../values/decimal';
import { Deque } from '../values/deque';
import { getOrCreate } from '../values/getOrCreate';

export const PORTAL_SPENDING_WINDOW_MS = 86_400_000;

/** A purchase by a Portal order, as it counts towards the spending limit of the app. */
export interface CountedPurchase {
  readonly orderId: number;
  readonly partnerId: number;
  readonly userId: number;
  /** The quote asset. */
  readonly asset: string;
  /** What the user paid, fee and VAT included. */
  readonly amount: Amount;
  readonly timeMs: number;
}

/**
 * The purchase that an event records. Undefined for all other events, and for purchases in events of older versions.
 */
export function portalPurchaseOf({ order, partnerId, timeMs }: EngineEvent): CountedPurchase | undefined {
  if (partnerId === null || order === null) return undefined;
  const { id: orderId, userId, symbol, cost, fee, vat } = order;
  // A symbol is named `<base>_<quote>` (`core/market/ruleChecks.ts`).
  const asset = symbol.slice(symbol.indexOf('_') + 1);
  return { orderId, partnerId, userId, asset, amount: cost + fee + vat, timeMs };
}

/** The purchases of one app for one user in one asset, oldest first. */
class Purchases {
  readonly list = new Deque<CountedPurchase>();
  total: Amount = 0n;
}

/** Holds 24 hours of purchases. Recording one takes the same time, however many there are. */
export class RollingPortalSpending {
  /** Purchases by app, user and asset. */
  private readonly byApp = new Map<string, Purchases>();
  /** All purchases, oldest first. */
  private readonly purchases = new Deque<CountedPurchase>();

  /** Records a purchase. To be called once for each purchase, in their order. */
  record(purchase: CountedPurchase): void {
    this.dropExpired(purchase.timeMs - PORTAL_SPENDING_WINDOW_MS);
    const { list } = this.totalsOf(purchase, purchase.amount);
    list.push(purchase);
    this.purchases.push(purchase);
  }

  /** The amount that the app spent for the user in the 24 hours before `nowMs`. */
  spentAmount(
    { partnerId, userId, asset }: Omit<CountedPurchase, 'orderId' | 'amount' | 'timeMs'>,
    nowMs: number,
  ): Amount {
    const purchases = this.byApp.get(keyOf({ partnerId, userId, asset }));
    if (purchases === undefined) return 0n;
    const { list, total } = purchases;
    let spent = total;
    for (let index = 0; index < list.length; index += 1) {
      const purchase = list.at(index);
      if (purchase === undefined || purchase.timeMs > nowMs - PORTAL_SPENDING_WINDOW_MS) break;
      spent -= purchase.amount;
    }
    return spent;
  }

  /** The purchases of the 24 hours before `nowMs`, oldest first. */
  *countedPurchases(nowMs: number): Generator<CountedPurchase> {
    for (let index = 0; index < this.purchases.length; index += 1) {
      const purchase = this.purchases.at(index);
      if (purchase !== undefined && purchase.timeMs > nowMs - PORTAL_SPENDING_WINDOW_MS) yield purchase;
    }
  }

  private totalsOf(purchase: CountedPurchase, change: Amount): Purchases {
    const purchases = getOrCreate(this.byApp, keyOf(purchase), () => new Purchases());
    purchases.total += change;
    return purchases;
  }

  /** Removes expired purchases. The oldest purchase of all is also the oldest of its app, user and asset. */
  private dropExpired(untilMs: number): void {
    for (let oldest = this.purchases.first(); oldest !== undefined && oldest.timeMs <= untilMs; ) {
      const { list } = this.totalsOf(oldest, -oldest.amount);
      list.shift();
      if (list.length === 0) this.byApp.delete(keyOf(oldest));
      this.purchases.shift();
      oldest = this.purchases.first();
    }
  }
}

function keyOf({ partnerId, userId, asset }: Pick<CountedPurchase, 'partnerId' | 'userId' | 'asset'>): string {
  return `${partnerId}:${userId}:${asset}`;
}
