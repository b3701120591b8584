/** The price at which a fiat budget would fill wholly against the present asks. */
import { type Amount, minimum, multiplyExact } from './decimal';
import { affordableQuantity, type Rates } from './fees';
import type { FeeSchedule, MarketSymbol } from './model';

interface Level {
  readonly price: Amount;
  readonly quantity: Amount;
}

/**
 * The deepest ask level that spending `budget`, fee and VAT included, touches: a Portal order at that price for that
 * budget fills if the book has not moved. Undefined when the asks run out first.
 */
export function estimatePrice(
  asks: Iterable<Level>,
  budget: Amount,
  symbol: MarketSymbol,
  fees: FeeSchedule,
  quotePrecision: number,
): Amount | undefined {
  const rates: Rates = { makerRate: fees.makerRate, takerRate: fees.takerRate, vatRate: symbol.vatRate };
  let cost = 0n;
  let deepest: Amount | undefined;
  for (const level of asks) {
    const wanted = affordableQuantity(budget, cost, level.price, rates, quotePrecision, symbol.quantityPrecision);
    if (wanted === 0n) return deepest ?? level.price;
    deepest = level.price;
    if (wanted <= level.quantity) return deepest;
    cost += multiplyExact(level.price, minimum(wanted, level.quantity));
  }
  // All asks are taken: enough only if what is left of the budget buys nothing more at the last of them.
  if (deepest === undefined) return undefined;
  return affordableQuantity(budget, cost, deepest, rates, quotePrecision, symbol.quantityPrecision) === 0n
    ? deepest
    : undefined;
}
