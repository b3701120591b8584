/** The price at which a fiat budget would be spent completely on the present asks. */
import { affordableQuantity, type FeeRates } from '../market/fees';
import type { FeeSchedule, MarketSymbol } from '../model';
import { type Amount, minimum, multiplyExact } from '../values/decimal';

interface Level {
  readonly price: Amount;
  readonly quantity: Amount;
}

/**
 * The deepest ask level that is reached by spending `budget`, fee and VAT included. A Portal order with that price and
 * budget fills completely if the book does not change. Undefined if there are not enough asks.
 */
export function estimatePrice(
  asks: Iterable<Level>,
  budget: Amount,
  symbol: MarketSymbol,
  fees: FeeSchedule,
  quotePrecision: number,
): Amount | undefined {
  const rates: FeeRates = { makerRate: fees.makerRate, takerRate: fees.takerRate, vatRate: symbol.vatRate };
  let cost = 0n;
  let deepest: Amount | undefined;
  for (const level of asks) {
    const wanted = affordableQuantity(budget, cost, level.price, rates, quotePrecision, symbol.quantityPrecision);
    if (wanted === 0n) return deepest ?? level.price;
    deepest = level.price;
    if (wanted <= level.quantity) return deepest;
    cost += multiplyExact(level.price, minimum(wanted, level.quantity));
  }
  // All asks are taken. They are enough only if the rest of the budget buys nothing more at the last price.
  if (deepest === undefined) return undefined;
  return affordableQuantity(budget, cost, deepest, rates, quotePrecision, symbol.quantityPrecision) === 0n
    ? deepest
    : undefined;
}
