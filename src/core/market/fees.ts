/**
 * Fees and VAT of trades. Fees are in the quote asset and VAT is charged on the fee; both are rounded up to the asset's
 * precision. They are computed on the total of an order's fills, not fill by fill, so that many small fills never cost
 * more than one large fill, and never more than was held.
 */
import { type Amount, maximum, multiplyExact, multiplyUp, ONE, unit } from '../values/decimal';

/** The rates at the creation of the order, as fractions. */
export interface FeeRates {
  readonly makerRate: Amount;
  readonly takerRate: Amount;
  readonly vatRate: Amount;
}

export interface Charges {
  readonly fee: Amount;
  readonly vat: Amount;
}

/**
 * Fee and VAT on `makerCost` traded as maker and `takerCost` traded as taker. Rounded up to `precision`, in favour of
 * the exchange.
 */
export function chargesOn(makerCost: Amount, takerCost: Amount, rates: FeeRates, precision: number): Charges {
  const exact = makerCost * rates.makerRate + takerCost * rates.takerRate;
  const step = unit(precision) * ONE;
  const fee = ((exact + step - 1n) / step) * unit(precision);
  return { fee, vat: multiplyUp(fee, rates.vatRate, precision) };
}

/** Totals of an order's fills: base quantity, quote value, the part of the value filled as taker, and the charges. */
export interface FillTotals {
  readonly filled: Amount;
  readonly cost: Amount;
  readonly takerCost: Amount;
  readonly fee: Amount;
  readonly vat: Amount;
}

/** Shared by all orders without fills. */
export const NO_FILLS: FillTotals = { filled: 0n, cost: 0n, takerCost: 0n, fee: 0n, vat: 0n };

export function fillTotalsFrom({ filled, cost, takerCost, fee, vat }: FillTotals): FillTotals {
  const nothing = filled === 0n && cost === 0n && takerCost === 0n && fee === 0n && vat === 0n;
  return nothing ? NO_FILLS : { filled, cost, takerCost, fee, vat };
}

/**
 * What a buy order must hold to trade `remaining` at up to `price`: value, fee and VAT at the higher of the two rates,
 * less what was charged already. For a new order: price x quantity x (1 + fee x (1 + VAT)), rounded up.
 */
export function holdForBuy(
  price: Amount,
  remaining: Amount,
  traded: FillTotals,
  rates: FeeRates,
  precision: number,
): Amount {
  const value = multiplyExact(price, remaining);
  const makerCost = traded.cost - traded.takerCost;
  const { fee, vat } =
    rates.makerRate > rates.takerRate
      ? chargesOn(makerCost + value, traded.takerCost, rates, precision)
      : chargesOn(makerCost, traded.takerCost + value, rates, precision);
  return value + fee - traded.fee + vat - traded.vat;
}

/**
 * The largest quantity, in steps of `quantityPrecision`, that a taker can buy at `price` with what is left of `budget`
 * after spending `cost` (before fees). Fee and VAT are included. Rounded down, so that the budget is never exceeded.
 */
export function affordableQuantity(
  budget: Amount,
  cost: Amount,
  price: Amount,
  rates: FeeRates,
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
  const isAffordable = (steps: bigint) => spend(cost + multiplyExact(price, steps * step)) <= budget;
  // The quotient ignores the rounding of fee and VAT, which can be many steps. So growing strides from the quotient
  // enclose the result, and a binary search finds it. Zero is always affordable.
  let low = (left * ONE * ONE * ONE) / (costPerUnit * step);
  let high = low + 1n;
  for (let stride = 1n; low > 0n && !isAffordable(low); stride *= 2n) [low, high] = [maximum(low - stride, 0n), low];
  for (let stride = 1n; isAffordable(high); stride *= 2n) [low, high] = [high, high + stride];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (isAffordable(middle)) low = middle;
    else high = middle;
  }
  return low * step;
}
