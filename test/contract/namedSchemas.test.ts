/**
 * Every object and every list of permitted values is a schema with a name in the documents of the streams: generators of
 * models take the title as name, and call the others `AnonymousSchema_1`, and by another number after the next change.
 */
import {
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
} from '../../src/programs/codegen/json/jsonDocument';
import { generatedDocument } from './contractDocuments';

/** The places of schemas inside of others that need a name and have none. */
function namelessIn(schema: DocumentValue | undefined, place: string, isNamed = false): string[] {
  if (!isObject(schema)) return [];
  const own = !isNamed && needsName(schema) ? [place] : [];
  const inner = members(schema['properties']).flatMap(([name, each]) => namelessIn(each, `${place}.${name}`));
  const alternatives = ['oneOf', 'anyOf'].flatMap((word) =>
    elements(schema[word]).flatMap((each, index) => namelessIn(each, `${place}.${word}.${index}`)),
  );
  // A part of `allOf` belongs to the schema around it.
  const parts = elements(schema['allOf']).flatMap((each, index) => namelessIn(each, `${place}.allOf.${index}`, true));
  return [...own, ...inner, ...alternatives, ...parts, ...namelessIn(schema['items'], `${place}.items`)];
}

function needsName({ properties, enum: values, title }: DocumentObject): boolean {
  if (title !== undefined) return false;
  // A list with arrays becomes an array in every generator (spec/clients/modelina).
  return properties !== undefined || (elements(values).length > 1 && !elements(values).some(Array.isArray));
}

test.each(['asyncapi.json', 'binance.asyncapi.json'])('%s: every object and list of values has a name', (file) => {
  const { components } = generatedDocument(file);
  const { schemas, messages } = components as DocumentObject;
  const named = members(schemas);
  expect(named.length).toBeGreaterThan(40);
  expect(named.flatMap(([name, schema]) => namelessIn(schema, name, true))).toEqual([]);
  expect(
    members(messages).flatMap(([name, message]) =>
      isObject(message) ? ['payload', 'headers'].flatMap((part) => namelessIn(message[part], `${name}.${part}`)) : [],
    ),
  ).toEqual([]);
});

test.each([
  ['an object', { properties: { a: { properties: {} } } }, ['S.a']],
  ['a list of values', { properties: { a: { enum: ['A', 'B'] } } }, ['S.a']],
  ['an alternative', { oneOf: [{ $ref: '#/A' }, { properties: {} }] }, ['S.oneOf.1']],
  ['elements', { items: { enum: ['A', 'B'] } }, ['S.items']],
  ['a reference', { properties: { a: { $ref: '#/A' } } }, []],
  ['a title', { properties: { a: { title: 'A', enum: ['A', 'B'] } } }, []],
  ['a single value', { properties: { a: { enum: ['A'] } } }, []],
])('%s inside of a schema: %j', (_what, schema, places) => {
  expect(namelessIn(schema, 'S', true)).toEqual(places);
});
