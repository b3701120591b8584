/** Lists of values that may grow: open in the published documents, closed for the server and its tests. */
import { withClosedLists } from '../../src/programs/codegen/json/closedLists';
import { asObject, elements, objectsIn, valueAtPointer } from '../../src/programs/codegen/json/jsonDocument';
import { generatedDocument } from './contractDocuments';

const EXTENSIBLE = 'x-extensible-enum';

test.each(['openapi.published.json', 'asyncapi.json'])('%s says of some lists that they may grow', (name) => {
  const lists = [...objectsIn(generatedDocument(name))].filter((schema) => schema[EXTENSIBLE] !== undefined);
  expect(lists.length).toBeGreaterThan(3);
  // As a closed list beside it, generators would refuse a value that follows.
  expect(lists.filter((schema) => schema['enum'] !== undefined || schema['type'] !== 'string')).toEqual([]);
});

test('the server knows all values of such a list, and sends no others', () => {
  const [published, own] = ['openapi.published.json', 'openapi.json'].map((name) =>
    valueAtPointer(asObject(generatedDocument(name), name), '#/components/schemas/SymbolStatus'),
  );
  const values = elements(asObject(published, 'the published list')[EXTENSIBLE]);
  expect(values).toEqual(['TRADING', 'BREAK']);
  expect(asObject(own, 'the closed list')['enum']).toEqual(values);
  expect(withClosedLists({ [EXTENSIBLE]: ['a'], type: 'string' })).toEqual({ type: 'string', enum: ['a'] });
});
