/** Estimates which quantity a fiat budget buys on the present asks, and down to which price level. */
import { affordableQuantity, type FeeRates } from '../market/fees';
import type { FeeSchedule, MarketSymbol } from '../model/model';
import { type Amount, minimum, multiplyExact } from '../values/decimal';

interface Level {
  readonly price: Amount;
  readonly quantity: Amount;
}

/** What a budget would buy on the present asks. */
export interface EstimatedPurchase {
  /** The price of the deepest ask level that the budget reaches. */
  readonly price: Amount;
  /** The base quantity. */
  readonly quantity: Amount;
}

/**
 * The deepest ask level that is reached by spending `budget`, fee and VAT included, and the quantity bought. A Portal
 * order with that price and budget fills completely if the book does not change. Undefined if there are not enough asks.
 */
export function estimatePurchase(
  asks: Iterable<Level>,
  budget: Amount,
  symbol: MarketSymbol,
  fees: FeeSchedule,
  quotePrecision: number,
): EstimatedPurchase | undefined {
  const rates: FeeRates = { makerRate: fees.makerRate, takerRate: fees.takerRate, vatRate: symbol.vatRate };
  let cost = 0n;
  let quantity = 0n;
  let deepest: Amount | undefined;
  for (const level of asks) {
    const wanted = affordableQuantity(budget, cost, level.price, rates, quotePrecision, symbol.quantityPrecision);
    if (wanted === 0n) return { price: deepest ?? level.price, quantity };
    deepest = level.price;
    const bought = minimum(wanted, level.quantity);
    quantity += bought;
    if (wanted <= level.quantity) return { price: deepest, quantity };
    cost += multiplyExact(level.price, bought);
  }
  // The budget reaches beyond all asks. The estimate is valid only if what is left buys nothing more at the last price.
  if (deepest === undefined) return undefined;
  return affordableQuantity(budget, cost, deepest, rates, quotePrecision, symbol.quantityPrecision) === 0n
    ? { price: deepest, quantity }
    : undefined;
}
