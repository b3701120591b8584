/**
 * The collection for Postman contains what the contract contains: every published operation in the folder of its tag,
 * with its example values, its credentials and its documented responses. `make clients` runs it.
 */
import { operationsOf } from '../../src/programs/codegen/documents/contract';
import {
  asObject,
  asString,
  type DocumentObject,
  elements,
  members,
  resolveReference,
  valueAtPointer,
} from '../../src/programs/codegen/json/jsonDocument';
import { generatedDocument } from './contractDocuments';

const published = generatedDocument('openapi.published.json');
const collection = generatedDocument('collection.json');
const operations = operationsOf(published);

interface CollectedRequest {
  readonly folder: string;
  readonly name: string;
  readonly request: DocumentObject;
  readonly responses: readonly DocumentObject[];
}

const requests = elements(collection['item']).flatMap((value) => {
  const folder = asObject(value, 'folder');
  return elements(folder['item']).map((entry): CollectedRequest => {
    const { name, request, response } = asObject(entry, 'request');
    return {
      folder: asString(folder['name'], 'folder'),
      name: asString(name, 'name'),
      request: asObject(request, 'request'),
      responses: elements(response).map((saved) => asObject(saved, 'response')),
    };
  });
});

function operationValue(method: string, path: string): DocumentObject {
  return asObject(asObject(asObject(published['paths'], 'paths')[path], path)[method], path);
}

/** The request of an operation. Ids in paths are variables. */
function requestOf({ method, path }: { readonly method: string; readonly path: string }): CollectedRequest | undefined {
  const pattern = new RegExp(`^\\{\\{baseUrl\\}\\}${path.replace(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  const alike = requests.filter(
    ({ request }) =>
      request['method'] === method.toUpperCase() && pattern.test(String(valueAtPointer(request, '#/url/raw'))),
  );
  return alike.find(({ name }) => name === operationValue(method, path)['summary']);
}

function headersOf({ request }: CollectedRequest): Record<string, unknown> {
  const sent = elements(request['header']).map((header) => asObject(header, 'header'));
  return Object.fromEntries(
    sent.filter((header) => header['disabled'] !== true).map((header) => [String(header['key']), header['value']]),
  );
}

test('each published operation is in the folder of its tag, and nothing else is', () => {
  const found = operations.map((operation) => requestOf(operation)?.folder);
  const expected = operations.map(({ method, path }) => elements(operationValue(method, path)['tags'])[0]);
  expect(found).toEqual(expected);
  expect(requests).toHaveLength(operations.length);
});

test.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const found = requestOf(operation);
  if (found === undefined) throw new Error(`the collection has no request for ${id}`);
  const headers = headersOf(found);
  expect('Signature' in headers).toBe(operation.security === 'key');
  expect('X-MBX-APIKEY' in headers).toBe(operation.security === 'apiKeyOnly');
  expect(found.request['auth'] !== undefined).toBe(
    operation.security === 'partner' || operation.security === 'portalReader',
  );
  const needed = operation.parameters.filter(({ in: place, required }) => place === 'query' && required);
  for (const { name } of needed) expect(String(valueAtPointer(found.request, '#/url/raw'))).toMatch(`${name}=`);

  const { method, path, body, responses } = operation;
  if (body?.required === true) {
    const declared = resolveReference(published, operationValue(method, path)['requestBody'] ?? null, id);
    const [[name, first] = ['', null]] = members(valueAtPointer(declared, '#/content/application~1json/examples'));
    const example = asObject(resolveReference(published, first, name)['value'], id);
    const raw = String(valueAtPointer(found.request, '#/body/raw'));
    const sent = asObject(JSON.parse(raw.replace(/"?\{\{(\w+)\}\}"?/g, '"$1 of the user"')), id);
    for (const [member, value] of members(example))
      expect([`${member} of the user`, value]).toContainEqual(sent[member]);
    expect(Object.keys(sent)).toEqual(Object.keys(example));
  }

  const documented = responses.flatMap(({ status, examples }) => examples.map(({ value }) => [Number(status), value]));
  expect(found.responses.map((saved) => [saved['code'], JSON.parse(String(saved['body']))])).toEqual(documented);
});
