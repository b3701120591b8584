/** Makes values for a schema, with those near its limits at one chosen place inside it. */
import fc from 'fast-check';
import type { Random } from '../../support/randomSeed';
import type { Document } from './reviewCase';
import { atPointer, stepsOf } from './schemaUses';

export interface Sampling {
  readonly document: Document;
  readonly random: Random;
  /** The changed place as the other version has it, whose limits are tried too. */
  readonly other: Document;
}

const DEPTH_MAX = 9;
const ANY: readonly unknown[] = ['text', '', 0, 7, -1.5, true, null, [], {}, ['text'], { other: 1 }];

/** `path` leads to the chosen place; undefined beside the way to it. */
export function sample(sampling: Sampling, schema: Document, path?: readonly string[], depth = 0): unknown {
  if (typeof schema !== 'object' || schema === null || depth > DEPTH_MAX) return pick(sampling, ANY);
  if (typeof schema.$ref === 'string' && path?.length !== 0) {
    const { $ref, ...siblings } = schema;
    const target = sample(sampling, atPointer(sampling.document, stepsOf($ref)), undefined, depth + 1);
    return Object.keys(siblings).some((keyword) => !['description', 'title', 'examples'].includes(keyword))
      ? merge(target, sampleOwn(sampling, siblings, undefined, depth))
      : target;
  }
  return sampleOwn(sampling, schema, path, depth);
}

function sampleOwn(sampling: Sampling, schema: Document, path: readonly string[] | undefined, depth: number): unknown {
  const [step = '', key = ''] = path ?? [];
  const isFocus = path?.length === 0;
  const { allOf, oneOf, anyOf, $ref, if: condition, then, else: otherwise, ...own } = schema;
  const parts = [
    ...(typeof $ref === 'string' ? [{ $ref }] : []),
    ...(allOf ?? []),
    ...(condition === undefined ? [] : [condition, pick(sampling, [then ?? {}, otherwise ?? {}])]),
  ];
  const values = parts.map((part: Document, index: number) =>
    sample(sampling, part, step === 'allOf' && key === String(index) ? path?.slice(2) : undefined, depth + 1),
  );
  const alternatives = oneOf ?? anyOf;
  if (alternatives !== undefined) {
    const index =
      step === 'oneOf' || step === 'anyOf' ? Number(key) : Math.floor(sampling.random.next() * alternatives.length);
    const isOnPath = step === 'oneOf' || step === 'anyOf';
    values.push(sample(sampling, alternatives[index], isOnPath ? path?.slice(2) : undefined, depth + 1));
  }
  const restricts = Object.keys(own).some(
    (keyword) => !/^(description|title|examples?|deprecated|x-.*)$/.test(keyword),
  );
  if (values.length > 0 && !restricts && !isFocus) return values.reduce(merge);
  if (values.length > 0 && isFocus && sampling.random.next() < 0.6 && !restricts) return values.reduce(merge);
  return [...values, sampleKeywords(sampling, own, path, depth)].reduce(merge);
}

function merge(one: unknown, other: unknown): unknown {
  const areObjects = [one, other].every(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  return areObjects ? { ...(one as object), ...(other as object) } : other === undefined ? one : other;
}

function sampleKeywords(
  sampling: Sampling,
  own: Document,
  path: readonly string[] | undefined,
  depth: number,
): unknown {
  const isFocus = path?.length === 0;
  const other = isFocus && typeof sampling.other === 'object' && sampling.other !== null ? sampling.other : {};
  const listed = [own, other].flatMap((one) => [
    ...(one.enum ?? one['x-extensible-enum'] ?? []),
    ...(one.const === undefined ? [] : [one.const]),
  ]);
  if (listed.length > 0 && (!isFocus || sampling.random.next() < 0.9)) return pick(sampling, listed);
  const forbidden = (other.allOf ?? []).flatMap((part: Document) => part.not?.const ?? []);
  if (forbidden.length > 0 && sampling.random.next() < 0.2) return pick(sampling, forbidden);
  const isOpen = ['type', 'enum', 'const', 'properties'].every((keyword) => own[keyword] === undefined);
  if (isFocus && isOpen && sampling.random.next() < 0.5) return pick(sampling, ANY);
  const types = [own, other].flatMap((one) => one.type ?? []).flat();
  const type =
    types.length > 0
      ? pick(sampling, types)
      : own.properties !== undefined || own.required !== undefined
        ? 'object'
        : undefined;
  switch (type) {
    case 'string':
      return sampleText(sampling, own, other, isFocus);
    case 'integer':
    case 'number':
      return sampleNumber(sampling, own, other, type, isFocus);
    case 'boolean':
      return pick(sampling, [true, false]);
    case 'null':
      return null;
    case 'array':
      return sampleList(sampling, own, other, path, depth);
    case 'object':
      return sampleObject(sampling, own, other, path, depth);
    default:
      return pick(sampling, ANY);
  }
}

function sampleText({ random }: Sampling, own: Document, other: Document, isFocus: boolean): string {
  const patterns = [own, other].flatMap((one) => one.pattern ?? one['x-pattern'] ?? []);
  const lengths = limitsOf([own, other], 'minLength', 'maxLength', isFocus);
  const length = pickOf(random, lengths);
  const isWithout = [own, other].some((one) => one.pattern === undefined);
  if (patterns.length === 0 || (isFocus && isWithout && random.next() < 0.3)) return 'x'.repeat(length);
  return pickOf(random, textsMatching(pickOf(random, patterns)));
}

const TEXTS = new Map<string, readonly string[]>();

/** Texts of several lengths that match a pattern, always the same. */
function textsMatching(pattern: string): readonly string[] {
  const known = TEXTS.get(pattern);
  if (known !== undefined) return known;
  // Also with the most and the least repetitions.
  const limits = [...pattern.matchAll(/\{(\d+),(\d+)\}/g)].flatMap(([text, least, most]) =>
    [least, most].map((count) => pattern.replace(text, `{${count}}`)),
  );
  const texts = [pattern, pattern, ...limits].flatMap((source, index) => {
    const arbitrary = fc.stringMatching(new RegExp(source, 'u'), { size: index === 0 ? 'small' : 'medium' });
    return fc.sample(arbitrary, { numRuns: 8, seed: 1 });
  });
  TEXTS.set(pattern, texts);
  return texts;
}

function sampleNumber({ random }: Sampling, own: Document, other: Document, type: string, isFocus: boolean): number {
  const bounds = (isFocus ? [own, other] : [own]).flatMap((one) =>
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].flatMap(
      (keyword) => one[keyword] ?? [],
    ),
  );
  const near = bounds.flatMap((bound: number) => [bound - 1, bound, bound + 1, 2 * bound, 3 * bound]);
  const values = [...near, 0, 1, 7, -3, 12, ...(type === 'number' ? [0.5, ...bounds.map((one) => one + 0.25)] : [])];
  return pickOf(random, values);
}

function sampleList(
  sampling: Sampling,
  own: Document,
  other: Document,
  path: readonly string[] | undefined,
  depth: number,
): unknown[] {
  const isFocus = path?.length === 0;
  const [step, key] = path ?? [];
  const prefix: Document[] = own.prefixItems ?? [];
  const least = step === 'items' ? prefix.length + 1 : (own.minItems ?? prefix.length);
  const counts = isFocus
    ? limitsOf([own, other], 'minItems', 'maxItems', true)
    : [Math.min(Math.max(least, 1), own.maxItems ?? 9)];
  const count = Math.max(Math.min(pickOf(sampling.random, counts), 1200), step === 'items' ? least : 0);
  const distinct = isFocus ? 20 : 2;
  const repeats = isFocus && sampling.random.next() < 0.4;
  const items: unknown[] = [];
  for (let index = 0; index < count; index++) {
    if ((repeats || index >= distinct) && index > 0 && prefix.length === 0) {
      items.push(items[0]);
      continue;
    }
    const isPrefix = index < prefix.length;
    const onPath = isPrefix ? step === 'prefixItems' && key === String(index) : step === 'items';
    const schema = isPrefix ? prefix[index] : (own.items ?? {});
    items.push(sample(sampling, schema, onPath ? path?.slice(isPrefix ? 2 : 1) : undefined, depth + 1));
  }
  return items;
}

function sampleObject(
  sampling: Sampling,
  own: Document,
  other: Document,
  path: readonly string[] | undefined,
  depth: number,
): Record<string, unknown> {
  const { random } = sampling;
  const isFocus = path?.length === 0;
  const [step, key] = path ?? [];
  const required = new Set<string>(own.required ?? []);
  const share = pickOf(random, isFocus ? [0, 0.5, 1] : [0, 1]);
  const value: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries<Document>(own.properties ?? {})) {
    const isOnPath = step === 'properties' && key === name;
    if (isOnPath || required.has(name) || (random.next() < share && depth < 5))
      value[name] = sample(sampling, schema, isOnPath ? path?.slice(2) : undefined, depth + 1);
  }
  const others = own.additionalProperties ?? own.unevaluatedProperties;
  if (typeof others === 'object' && others !== null) {
    const counts = isFocus ? limitsOf([own, other], 'minProperties', 'maxProperties', true) : [1];
    const isOnPath = step === 'additionalProperties' || step === 'unevaluatedProperties';
    const count = Math.min(pickOf(random, counts), 50);
    for (let index = 0; index < Math.max(count, isOnPath ? 1 : 0); index++) {
      const name = String(
        sample(sampling, own.propertyNames ?? { type: 'string', enum: [`name${index}`] }, undefined, depth + 1),
      );
      value[name] = sample(sampling, others, isOnPath ? path?.slice(1) : undefined, depth + 1);
    }
  }
  for (const name of required) if (!(name in value)) value[name] = pick(sampling, ANY);
  return value;
}

/** The sizes at the limits of all schemas, and beside them. */
function limitsOf(schemas: readonly Document[], least: string, most: string, isFocus: boolean): number[] {
  const limits = schemas
    .flatMap((schema) => [schema[least], schema[most]])
    .filter((limit) => typeof limit === 'number');
  const near = isFocus ? limits.flatMap((limit: number) => [limit - 1, limit, limit + 1]) : limits;
  const sizes = [...near, ...(isFocus || limits.length === 0 ? [0, 1, 2, 5] : [])];
  return [...new Set(sizes.filter((size) => size >= 0))];
}

function pick<Value>({ random }: Sampling, values: readonly Value[]): Value {
  return pickOf(random, values);
}

export function pickOf<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random.next() * values.length)] as Value;
}
