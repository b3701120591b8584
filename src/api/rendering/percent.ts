/** Formats rates as percentages. */
import { type Amount, formatAmount } from '../../core/values/decimal';

/** Converts a fraction to a percentage: 0.0025 is "0.25". */
export function formatPercent(rate: Amount): string {
  return formatAmount(rate * 100n);
}
