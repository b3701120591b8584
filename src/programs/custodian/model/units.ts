/** Converts between the decimal amounts of the contract and the smallest units of a chain. Pure and exact. */
import { amountFrom, formatAmount, unit } from '../../../core/values/decimal';

/** Undefined if the amount has more decimals than the chain, or is not positive. */
export function unitsFrom(amount: string, decimals: number): bigint | undefined {
  const parsed = amountFrom(amount);
  const step = unit(decimals);
  return parsed > 0n && parsed % step === 0n ? parsed / step : undefined;
}

export function amountText(units: bigint, decimals: number): string {
  return formatAmount(units * unit(decimals));
}
