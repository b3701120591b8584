/** What the documents must say for tools that read them: the headers of deprecated operations, and names that differ. */
import { asObject, type DocumentObject, members, resolveReference } from '../../src/programs/codegen/json/jsonDocument';
import { generatedDocument } from './contractDocuments';

test('every response of a deprecated operation declares Deprecation and Sunset', () => {
  const document = generatedDocument('openapi.json');
  const operations = members(document['paths']).flatMap(([path, item]) =>
    members(item).map(([method, operation]) => ({ place: `${method} ${path}`, operation: asObject(operation, path) })),
  );
  const deprecated = operations.filter(({ operation }) => operation['deprecated'] === true);
  expect(deprecated.length).toBeGreaterThan(5);
  const silent = deprecated.flatMap(({ place, operation }) =>
    members(operation['responses'])
      .map(([status, response]) => [status, resolveReference(document, response, place)] as const)
      // A page has the responses that it declares itself.
      .filter(([, response]) => operation['x-page'] !== true && !hasBoth(response))
      .map(([status]) => `${place} ${status}`),
  );
  expect(silent).toEqual([]);
});

function hasBoth({ headers }: DocumentObject): boolean {
  const names = members(headers).map(([name]) => name);
  return names.includes('Deprecation') && names.includes('Sunset');
}

test.each([
  'openapi.json',
  'binance.openapi.json',
  'partner.openapi.json',
  'custodian.openapi.json',
  'asyncapi.json',
  'binance.asyncapi.json',
])('%s has no two components of a kind whose names differ only in case', (file) => {
  const { components } = generatedDocument(file);
  const names = members(components).flatMap(([kind, parts]) =>
    members(parts).map(([name]) => `${kind}.${name}`.toLowerCase()),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
