/** Exact arithmetic with numbers of columns, as the database does it: integers, and decimals as text. */
import type { Value } from './schema';

interface Exact {
  readonly digits: bigint;
  /** Number of decimals. */
  readonly scale: number;
}

/** Integers as numbers, decimals as text with the decimals of both factors. */
export function multiplyValues(one: Value, other: Value): Value {
  const [left, right] = [exactFrom(one), exactFrom(other)];
  return format({ digits: left.digits * right.digits, scale: left.scale + right.scale });
}

/** Null without any value. All values have the same number of decimals, as those of one column have. */
export function sumValues(values: readonly Value[]): Value {
  const present = values.filter((value) => value !== null).map(exactFrom);
  const [first] = present;
  return first === undefined
    ? null
    : format({ digits: present.reduce((sum, { digits }) => sum + digits, 0n), scale: first.scale });
}

function exactFrom(value: Value): Exact {
  const [whole = '', decimals = ''] = String(value).split('.');
  return { digits: BigInt(whole + decimals), scale: decimals.length };
}

function format({ digits, scale }: Exact): Value {
  if (scale === 0) return Number(digits);
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  return `${digits < 0n ? '-' : ''}${text.slice(0, -scale)}.${text.slice(-scale)}`;
}
