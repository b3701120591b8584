/** Edits of one schema, each of one kind, as people make them by hand. */
import type { Random } from '../../support/randomSeed';
import type { Document } from './reviewCase';
import { pickOf } from './schemaSamples';

export interface SchemaEdit {
  readonly kind: string;
  /** Returns false if the schema has nothing that can be edited so. */
  readonly edit: (schema: Document, random: Random) => boolean;
}

const BOUNDS: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  array: ['minItems', 'maxItems'],
  object: ['minProperties', 'maxProperties'],
};
const SIZES = new Set(['string', 'array', 'object']);

const has = (schema: Document, keyword: string) => schema[keyword] !== undefined;
const isType = (schema: Document, type: string) => [schema.type].flat().includes(type);
const boundsOf = (schema: Document) => [schema.type].flat().flatMap((type) => BOUNDS[String(type)] ?? []);

/** Changes the schema, and returns true. */
function put(schema: Document, members: Document): boolean {
  Object.assign(schema, members);
  return true;
}

function moveBound(schema: Document, random: Random, by: number): boolean {
  const present = boundsOf(schema).filter((keyword) => has(schema, keyword));
  if (present.length === 0) return false;
  const keyword = pickOf(random, present);
  if (schema[keyword] + by < 0 && SIZES.has(schema.type)) return false;
  return put(schema, { [keyword]: schema[keyword] + by });
}

function removeOne(random: Random, list: Document[] | undefined): boolean {
  if (list === undefined || list.length < 2) return false;
  list.splice(Math.floor(random.next() * list.length), 1);
  return true;
}

const nameOf = (random: Random, schema: Document): string | undefined => {
  const names = Object.keys(schema.properties ?? {});
  return names.length === 0 ? undefined : pickOf(random, names);
};

function withMember(schema: Document, random: Random, edit: (name: string) => void): boolean {
  const name = nameOf(random, schema);
  if (name === undefined) return false;
  edit(name);
  return true;
}

const withoutRequired = (schema: Document, name: string) => {
  if (schema.required !== undefined) schema.required = schema.required.filter((one: string) => one !== name);
};

export const SCHEMA_EDITS: readonly SchemaEdit[] = [
  { kind: 'raise a bound', edit: (schema, random) => moveBound(schema, random, 1) },
  { kind: 'lower a bound', edit: (schema, random) => moveBound(schema, random, -1) },
  {
    kind: 'add a bound',
    edit: (schema, random) => {
      const absent = boundsOf(schema).filter((keyword) => !has(schema, keyword));
      return absent.length > 0 && put(schema, { [pickOf(random, absent)]: 3 });
    },
  },
  {
    kind: 'remove a bound',
    edit: (schema, random) => {
      const present = boundsOf(schema).filter((keyword) => has(schema, keyword));
      return present.length > 0 && delete schema[pickOf(random, present)];
    },
  },
  {
    kind: 'write out what applies anyway',
    edit: (schema) => {
      if (isType(schema, 'string') && !has(schema, 'minLength')) return put(schema, { minLength: 0 });
      if (isType(schema, 'array') && !has(schema, 'uniqueItems'))
        return put(schema, { uniqueItems: false, minItems: schema.minItems ?? 0 });
      if (!isType(schema, 'object') || has(schema, 'additionalProperties') || has(schema, 'unevaluatedProperties'))
        return false;
      return put(schema, { additionalProperties: true, required: schema.required ?? [] });
    },
  },
  {
    kind: 'restrict values of another type',
    edit: (schema) => {
      if (typeof schema.type !== 'string') return false;
      return put(schema, schema.type === 'string' ? { maximum: 3 } : { maxLength: 3 });
    },
  },
  {
    kind: 'write a bound in another way',
    edit: (schema) => {
      if (schema.type !== 'integer' || !has(schema, 'minimum') || has(schema, 'exclusiveMinimum')) return false;
      const { minimum } = schema;
      delete schema.minimum;
      return put(schema, { exclusiveMinimum: minimum - 1 });
    },
  },
  { kind: 'add a value', edit: (schema) => has(schema, 'enum') && schema.enum.push('another') > 0 },
  { kind: 'remove a value', edit: (schema, random) => removeOne(random, schema.enum) },
  {
    kind: 'add a value to a list that may grow',
    edit: (schema) => has(schema, 'x-extensible-enum') && schema['x-extensible-enum'].push('another') > 0,
  },
  {
    kind: 'remove a value of a list that may grow',
    edit: (schema, random) => removeOne(random, schema['x-extensible-enum']),
  },
  {
    kind: 'reorder the values',
    edit: (schema) => schema.enum?.length > 1 && put(schema, { enum: [...schema.enum].reverse() }),
  },
  {
    kind: 'let a list grow',
    edit: (schema) => {
      if (!has(schema, 'enum') || schema.enum.includes(null) || !isType(schema, 'string')) return false;
      put(schema, { 'x-extensible-enum': schema.enum });
      return delete schema.enum;
    },
  },
  {
    kind: 'list the values',
    edit: (schema) =>
      schema.type === 'string' &&
      !has(schema, 'enum') &&
      !has(schema, 'const') &&
      put(schema, { enum: ['one', 'another'] }),
  },
  { kind: 'permit any value', edit: (schema) => has(schema, 'enum') && delete schema.enum },
  {
    kind: 'change a constant',
    edit: (schema) => typeof schema.const === 'string' && put(schema, { const: `${schema.const}2` }),
  },
  {
    kind: 'permit null',
    edit: (schema) =>
      typeof schema.type === 'string' &&
      schema.type !== 'null' &&
      !has(schema, 'enum') &&
      !has(schema, 'const') &&
      put(schema, { type: [schema.type, 'null'] }),
  },
  {
    kind: 'forbid null',
    edit: (schema) =>
      Array.isArray(schema.type) &&
      schema.type.includes('null') &&
      schema.type.length > 1 &&
      !has(schema, 'enum') &&
      put(schema, { type: schema.type.filter((one: string) => one !== 'null') }),
  },
  { kind: 'permit fractions', edit: (schema) => schema.type === 'integer' && put(schema, { type: 'number' }) },
  {
    kind: 'write a type as a list',
    edit: (schema) => typeof schema.type === 'string' && put(schema, { type: [schema.type] }),
  },
  {
    kind: 'change the type',
    edit: (schema) =>
      ['string', 'integer', 'boolean'].includes(schema.type) &&
      put(schema, { type: schema.type === 'string' ? 'integer' : 'string' }),
  },
  { kind: 'permit every type', edit: (schema) => typeof schema.type === 'string' && delete schema.type },
  {
    kind: 'add an optional member',
    edit: (schema) =>
      isType(schema, 'object') && has(schema, 'properties') && put(schema.properties, { venue: { type: 'string' } }),
  },
  {
    kind: 'add a required member',
    edit: (schema) => {
      if (!isType(schema, 'object') || !has(schema, 'properties')) return false;
      schema.required = [...(schema.required ?? []), 'venue'];
      return put(schema.properties, { venue: { type: 'string' } });
    },
  },
  {
    kind: 'remove a member',
    edit: (schema, random) =>
      withMember(schema, random, (name) => {
        delete schema.properties[name];
        withoutRequired(schema, name);
      }),
  },
  {
    kind: 'rename a member',
    edit: (schema, random) =>
      withMember(schema, random, (name) => {
        schema.properties[`${name}_2`] = schema.properties[name];
        delete schema.properties[name];
        if (schema.required?.includes(name)) schema.required.push(`${name}_2`);
        withoutRequired(schema, name);
      }),
  },
  {
    kind: 'require a member',
    edit: (schema, random) => {
      const name = nameOf(random, schema);
      if (name === undefined || schema.required?.includes(name) === true) return false;
      return put(schema, { required: [...(schema.required ?? []), name] });
    },
  },
  {
    kind: 'no longer require a member',
    edit: (schema, random) => schema.required?.length > 1 && removeOne(random, schema.required),
  },
  {
    kind: 'permit other members',
    edit: (schema) => schema.additionalProperties === false && delete schema.additionalProperties,
  },
  {
    kind: 'forbid other members',
    edit: (schema) =>
      isType(schema, 'object') && schema.additionalProperties !== false && put(schema, { additionalProperties: false }),
  },
  {
    kind: 'restrict other members',
    edit: (schema) =>
      isType(schema, 'object') &&
      !has(schema, 'additionalProperties') &&
      put(schema, { additionalProperties: { type: 'integer' } }),
  },
  {
    kind: 'permit any elements',
    edit: (schema) => typeof schema.items === 'object' && !has(schema, 'prefixItems') && delete schema.items,
  },
  {
    kind: 'require distinct elements',
    edit: (schema) => isType(schema, 'array') && schema.uniqueItems !== true && put(schema, { uniqueItems: true }),
  },
  {
    kind: 'add an alternative',
    edit: (schema) => (schema.oneOf ?? schema.anyOf)?.push({ const: 'other-alternative' }) > 0,
  },
  { kind: 'remove an alternative', edit: (schema, random) => removeOne(random, schema.oneOf ?? schema.anyOf) },
  {
    kind: 'add a part',
    edit: (schema) => put(schema, { allOf: [...(schema.allOf ?? []), { not: { const: 'forbidden' } }] }),
  },
  {
    kind: 'add a part that permits everything',
    edit: (schema) => put(schema, { allOf: [...(schema.allOf ?? []), {}] }),
  },
  { kind: 'remove a part', edit: (schema, random) => removeOne(random, schema.allOf) },
  {
    kind: 'write a reference as a part',
    edit: (schema) => {
      if (typeof schema.$ref !== 'string') return false;
      const { $ref } = schema;
      delete schema.$ref;
      return put(schema, { allOf: [{ $ref }, ...(schema.allOf ?? [])] });
    },
  },
  {
    kind: 'restrict beside a reference',
    edit: (schema) =>
      typeof schema.$ref === 'string' && put(schema, { maxLength: 5, maxProperties: 2, maxItems: 1, maximum: 5 }),
  },
  {
    kind: 'add a pattern',
    edit: (schema) => schema.type === 'string' && !has(schema, 'pattern') && put(schema, { pattern: '^[a-z]{0,4}$' }),
  },
  { kind: 'remove a pattern', edit: (schema) => has(schema, 'pattern') && delete schema.pattern },
  {
    kind: 'permit more by a pattern',
    edit: (schema) => {
      const inner = /^\^(.*)\$$/.exec(schema.pattern ?? '')?.[1];
      return inner !== undefined && put(schema, { pattern: `^(?:${inner}|-more-)$` });
    },
  },
  {
    kind: 'permit less by a pattern',
    edit: (schema) => {
      const bounds = /\{(\d+),(\d+)\}/.exec(schema.pattern ?? '');
      if (bounds === null || Number(bounds[2]) <= Number(bounds[1])) return false;
      return put(schema, { pattern: schema.pattern.replace(bounds[0], `{${bounds[1]},${Number(bounds[2]) - 1}}`) });
    },
  },
  {
    kind: 'add a multiple',
    edit: (schema) =>
      schema.type === 'integer' && !has(schema, 'multipleOf') && !has(schema, 'enum') && put(schema, { multipleOf: 2 }),
  },
  { kind: 'change a text', edit: (schema) => put(schema, { description: 'Another text.' }) },
  { kind: 'add a title', edit: (schema) => put(schema, { title: 'AnotherTitle' }) },
  { kind: 'add an extension', edit: (schema) => put(schema, { 'x-other': true }) },
  { kind: 'deprecate', edit: (schema) => schema.deprecated !== true && put(schema, { deprecated: true }) },
  { kind: 'state a default', edit: (schema) => !has(schema, 'default') && put(schema, { default: 'usual' }) },
  {
    kind: 'add a format',
    edit: (schema) => schema.type === 'string' && !has(schema, 'format') && put(schema, { format: 'date-time' }),
  },
];
