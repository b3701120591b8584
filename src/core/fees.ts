/**
 * What a trade costs. Fees are in the quote asset, VAT is on the fee, and both round up to the asset's precision.
 * They are reckoned on an order's whole trading so far, not fill by fill, so that many small fills never cost more than
 * one large one and never more than was held.
 */
import { type Amount, maximum, multiplyExact, multiplyUp, ONE, unit } from './decimal';

/** Fractions, as they stood when the order came in. */
export interface Rates {
  readonly makerRate: Amount;
  readonly takerRate: Amount;
  readonly vatRate: Amount;
}

export interface Charges {
  readonly fee: Amount;
  readonly vat: Amount;
}

/** Fee and VAT on `makerCost` traded as maker and `takerCost` as taker, rounded up to `precision`: what we charge. */
export function chargesOn(makerCost: Amount, takerCost: Amount, rates: Rates, precision: number): Charges {
  const exact = makerCost * rates.makerRate + takerCost * rates.takerRate;
  const step = unit(precision) * ONE;
  const fee = ((exact + step - 1n) / step) * unit(precision);
  return { fee, vat: multiplyUp(fee, rates.vatRate, precision) };
}

/** An order's trading so far: base, and in the quote asset its value, how much of that as taker, and what was charged. */
export interface Traded {
  readonly filled: Amount;
  readonly cost: Amount;
  readonly takerCost: Amount;
  readonly fee: Amount;
  readonly vat: Amount;
}

/** One and the same for all that have not traded. */
export const NOTHING_TRADED: Traded = { filled: 0n, cost: 0n, takerCost: 0n, fee: 0n, vat: 0n };

export function tradedFrom({ filled, cost, takerCost, fee, vat }: Traded): Traded {
  const nothing = filled === 0n && cost === 0n && takerCost === 0n && fee === 0n && vat === 0n;
  return nothing ? NOTHING_TRADED : { filled, cost, takerCost, fee, vat };
}

/**
 * What a buy must still hold to trade `remaining` at up to `price`: its value, fee and VAT at the dearer of the two
 * rates, beyond what was charged already. For a fresh order: price x quantity x (1 + fee x (1 + VAT)), rounded up.
 */
export function holdForBuy(price: Amount, remaining: Amount, traded: Traded, rates: Rates, precision: number): Amount {
  const value = multiplyExact(price, remaining);
  const makerCost = traded.cost - traded.takerCost;
  const { fee, vat } =
    rates.makerRate > rates.takerRate
      ? chargesOn(makerCost + value, traded.takerCost, rates, precision)
      : chargesOn(makerCost, traded.takerCost + value, rates, precision);
  return value + fee - traded.fee + vat - traded.vat;
}

/**
 * The largest quantity, in steps of `quantityPrecision`, that a taker who has spent `cost` (before fees) of `budget` can
 * still buy at `price`, fee and VAT included. Rounded down: the budget is never exceeded.
 */
export function affordableQuantity(
  budget: Amount,
  cost: Amount,
  price: Amount,
  rates: Rates,
  precision: number,
  quantityPrecision: number,
): Amount {
  const spend = (takerCost: Amount) => {
    const { fee, vat } = chargesOn(0n, takerCost, rates, precision);
    return takerCost + fee + vat;
  };
  const left = budget - spend(cost);
  if (left <= 0n) return 0n;
  const step = unit(quantityPrecision);
  const costPerUnit = price * (ONE * ONE + rates.takerRate * (ONE + rates.vatRate));
  let quantity = ((left * ONE * ONE * ONE) / (costPerUnit * step)) * step;
  // The quotient ignores that fee and VAT round up, and what earlier rounding already paid for: settle it by whole steps.
  while (quantity > 0n && spend(cost + multiplyExact(price, quantity)) > budget) quantity -= step;
  while (spend(cost + multiplyExact(price, quantity + step)) <= budget) quantity += step;
  return maximum(quantity, 0n);
}
