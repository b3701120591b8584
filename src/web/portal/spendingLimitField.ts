/** The field for what an app may spend in any 24 hours. Amounts are in baht, the quote asset of all Portal orders. */
import { type Amount, amountFrom } from '../../core/values/decimal';
import { type FieldErrors, field } from '../framework/forms';
import type { Html } from '../framework/html';
import { typedNumber } from '../framework/typedNumber';
import type { Texts } from '../texts/texts';
import { formatWithUnit } from '../wallets/wallet';

const BAHT = { asset: 'thb', transferPrecision: 2 };
/** Fits the column of the table. */
const LIMIT = /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/;
const LENGTH_MAX = 24;

/** Undefined if the text is not an amount of baht. */
export function readSpendingLimit(typed: string): Amount | undefined {
  const text = typedNumber(typed.trim());
  return LIMIT.test(text) ? amountFrom(text) : undefined;
}

export interface SpendingLimitFieldOptions {
  readonly name: string;
  readonly value: string;
  readonly errors: FieldErrors;
}

export function spendingLimitField({ spending }: Texts, { name, value, errors }: SpendingLimitFieldOptions): Html {
  const { label, hint } = spending;
  const shape = { inputMode: 'decimal', lengthMax: LENGTH_MAX, width: 'short', autocomplete: 'off' } as const;
  return field({ name, label, hint, value, errors, ...shape });
}

export function bahtText(amount: Amount): string {
  return formatWithUnit(amount, BAHT);
}
