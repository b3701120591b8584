/** Compares the ranges that bounds leave: written in another way, a range can be the same. */
import { type DocumentObject, type DocumentValue, elements } from '../json/jsonDocument';
import type { Effect } from './changes';

interface Side {
  /** 1 if a larger bound permits more, -1 if a smaller one does. */
  readonly sign: 1 | -1;
  readonly inclusive: string;
  readonly exclusive?: string;
  /** The bound that applies to every value. */
  readonly natural: number;
}

const NONE = Number.POSITIVE_INFINITY;
const SIDES: readonly Side[] = [
  { sign: 1, inclusive: 'maximum', exclusive: 'exclusiveMaximum', natural: NONE },
  { sign: -1, inclusive: 'minimum', exclusive: 'exclusiveMinimum', natural: -NONE },
  ...['maxLength', 'maxItems', 'maxProperties'].map((inclusive) => ({ sign: 1, inclusive, natural: NONE }) as const),
  ...['minLength', 'minItems', 'minProperties'].map((inclusive) => ({ sign: -1, inclusive, natural: 0 }) as const),
];

export function isBound(keyword: string): boolean {
  return sideOf(keyword) !== undefined;
}

/** The effect of the changed bound, together with the other bound of its side. */
export function effectOfBound(keyword: string, was: DocumentObject, is: DocumentObject): Effect {
  const side = sideOf(keyword);
  if (side === undefined) return 'other';
  const [old, fresh] = [limitOf(side, was), limitOf(side, is)];
  const difference = fresh.value - old.value;
  if (fresh.value !== old.value) return difference * side.sign > 0 ? 'wider' : 'narrower';
  if (fresh.isIncluded === old.isIncluded) return 'none';
  return fresh.isIncluded ? 'wider' : 'narrower';
}

function sideOf(keyword: string): Side | undefined {
  return SIDES.find(({ inclusive, exclusive }) => keyword === inclusive || keyword === exclusive);
}

interface Limit {
  readonly value: number;
  readonly isIncluded: boolean;
}

/** The stricter of both bounds. Of integers, each bound is one that is included. */
function limitOf({ sign, inclusive, exclusive, natural }: Side, schema: DocumentObject): Limit {
  const isInteger =
    schema['type'] === 'integer' || (elements(schema['type']).includes('integer') && !hasNumber(schema));
  const round = (value: number) => (isInteger ? sign * Math.floor(sign * value) : value);
  const given = numberOf(schema[inclusive]);
  const open = exclusive === undefined ? undefined : numberOf(schema[exclusive]);
  const limits: Limit[] = [{ value: natural, isIncluded: true }];
  if (given !== undefined) limits.push({ value: round(given), isIncluded: true });
  if (open !== undefined)
    limits.push(
      isInteger ? { value: sign * (Math.ceil(sign * open) - 1), isIncluded: true } : { value: open, isIncluded: false },
    );
  return limits.reduce((strictest, limit) => {
    if (limit.value === strictest.value) return { ...limit, isIncluded: limit.isIncluded && strictest.isIncluded };
    return limit.value * sign < strictest.value * sign ? limit : strictest;
  });
}

function hasNumber(schema: DocumentObject): boolean {
  return elements(schema['type']).includes('number');
}

function numberOf(value: DocumentValue | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
