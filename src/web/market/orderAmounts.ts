/**
 * The linked fields of the order form: exact totals, and the amounts that a total or a part of a balance is enough for.
 * Amounts are always rounded down, so that the balance is enough. Used by the script, which divides integers: decimal.js
 * finds the same digits, and would make the script larger by 18 % (13 of 74 kB, compressed).
 */
import {
  type Amount,
  amountFrom,
  divideDown,
  formatAmount,
  minimum,
  multiplyUp,
  roundDown,
  roundUp,
  unit,
} from '../../core/values/decimal';
import { typedNumber } from '../framework/typedNumber';

type Levels = readonly (readonly string[])[];

const DECIMAL = /^(0|[1-9]\d{0,14})(\.\d{1,18})?$/;
const ONE = unit(0);
const PRECISION_MAX = 18;

/** The amount that was typed; undefined if it is not a positive decimal. */
export function typedAmount(text: string): Amount | undefined {
  const number = typedNumber(text);
  if (!DECIMAL.test(number)) return undefined;
  const amount = amountFrom(number);
  return amount > 0n ? amount : undefined;
}

/** price x amount, rounded up to the decimals in which the quote asset is paid. */
export function totalOf(price: Amount, amount: Amount, decimals: number): string {
  return formatAmount(multiplyUp(price, amount, decimals));
}

export function amountForTotal(total: Amount, price: Amount, decimals: number): string {
  return formatAmount(divideDown(total, price, decimals));
}

/** What a market order is worth at the levels of the book, best first, rounded up; undefined if they are not enough. */
export function totalInBook(levels: Levels, amount: Amount, decimals: number): string | undefined {
  let [rest, total] = [amount, 0n];
  for (const [price = '0', quantity = '0'] of levels) {
    const taken = minimum(rest, amountFrom(quantity));
    total += amountFrom(price) * taken;
    rest -= taken;
    if (rest === 0n) return formatAmount(roundUp(total / ONE, decimals));
  }
  return undefined;
}

/** The amount that `total` buys or sells for at the levels of the book; all of them if it is enough for more. */
export function amountInBook(levels: Levels, total: Amount, decimals: number): string {
  let [rest, amount] = [total, 0n];
  for (const [price = '0', quantity = '0'] of levels) {
    const [at, there] = [amountFrom(price), amountFrom(quantity)];
    const taken = minimum(there, divideDown(rest, at, PRECISION_MAX));
    amount += taken;
    if (taken < there) break;
    rest -= (at * taken) / ONE;
  }
  return formatAmount(roundDown(amount, decimals));
}

/** The part of a balance, in percent. */
export function shareOf(available: Amount, percent: number): Amount {
  return (available * BigInt(percent)) / 100n;
}

/** What is left of a budget for the order itself, when the fee of this rate has to be paid in addition. */
export function withoutFee(budget: Amount, feeRate: Amount): Amount {
  return divideDown(budget, ONE + feeRate, PRECISION_MAX);
}
