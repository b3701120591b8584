/** Shares as the wire has them. */
import { type Amount, formatAmount } from '../../core/values/decimal';

/** A fraction as a percentage: 0.0025 is "0.25". */
export function percentText(rate: Amount): string {
  return formatAmount(rate * 100n);
}
