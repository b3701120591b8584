/** Integers that 32 bits cannot hold have `format: int64` in every document, because code generators read the format. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exceeds32Bits, withIntegerFormats } from '../../src/programs/codegen/json/integerFormats';
import {
  type DocumentObject,
  elements,
  isObject,
  members,
  objectsIn,
} from '../../src/programs/codegen/json/jsonDocument';
import { ROOT } from '../support/build';
import { generatedDocument } from './contractDocuments';

const LARGEST = 2 ** 31 - 1;
const DOCUMENTS = readdirSync(join(ROOT, 'generated')).filter((file) => /(openapi|asyncapi)[\w.-]*\.json$/.test(file));

test.each<[string, DocumentObject, string | undefined]>([
  ['a time', { type: 'integer', minimum: 0 }, 'int64'],
  ['an id', { type: 'integer', minimum: 1, maximum: 999_999_999_999_999 }, 'int64'],
  ['an integer without bounds', { type: 'integer' }, 'int64'],
  ['an id or null', { type: ['integer', 'null'], minimum: 1 }, 'int64'],
  ['a small count', { type: 'integer', minimum: 0, maximum: LARGEST }, undefined],
  ['one more than 32 bits', { type: 'integer', minimum: 0, maximum: LARGEST + 1 }, 'int64'],
  ['a constant', { type: 'integer', const: -1 }, undefined],
  ['another format', { type: 'integer', format: 'int32' }, 'int32'],
  ['a text', { type: 'string' }, undefined],
])('%s', (_what, schema, format) => {
  expect(withIntegerFormats({ schema })['schema']).toEqual(format === undefined ? schema : { ...schema, format });
});

test.each(DOCUMENTS)('%s: every member with a time or a nonce has it', (file) => {
  const named = [...objectsIn(generatedDocument(file))]
    .flatMap(({ properties }) => members(properties))
    .filter(([name]) => /^(nonce|\w*(Time|_at|Ms))$/.test(name));
  const integers = named.filter(
    ([, schema]) => isObject(schema) && [schema['type'], ...elements(schema['type'])].includes('integer'),
  );
  expect(integers.filter(([, schema]) => isObject(schema) && schema['format'] !== 'int64')).toEqual([]);
});

test.each(DOCUMENTS)('%s: an integer without it fits into 32 bits', (file) => {
  const integers = [...objectsIn(generatedDocument(file))].filter(({ type }) =>
    [type, ...elements(type)].includes('integer'),
  );
  const listed = ({ const: only, enum: values }: DocumentObject): boolean => only !== undefined || values !== undefined;
  const narrow = integers.filter((schema) => schema['format'] === undefined && !listed(schema));
  expect(narrow.filter(exceeds32Bits)).toEqual([]);
});

test('the documents contain such integers', () => {
  const count = (file: string): number =>
    [...objectsIn(generatedDocument(file))].filter(({ format }) => format === 'int64').length;
  expect(count('openapi.json')).toBeGreaterThan(40);
  expect(count('asyncapi.json')).toBeGreaterThan(5);
});
