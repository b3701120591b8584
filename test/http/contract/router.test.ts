/** The indexed router returns the same results as openapi-backend's own, for every operation and for other paths. */
import { type Document, OpenAPIRouter, type Operation } from 'openapi-backend';
import document from '../../../generated/openapi.json';
import { operationRecords } from '../../../generated/operations';
import { IndexedRouter } from '../../../src/api/http/calls/router';
import { variantsOfThisRun } from '../../support/runSize';

const definition = document as unknown as Document;
const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];

/**
 * The original router does not ignore trailing slashes, so the comparison removes them. There is no other difference.
 */
const bareDefinition = {
  ...definition,
  paths: Object.fromEntries(
    Object.entries(definition.paths ?? {}).map(([path, item]) => [withoutTrailingSlash(path), item]),
  ),
} as Document;
const original = new OpenAPIRouter({ definition: bareDefinition });
const indexed = new IndexedRouter(definition);

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** The result of each router: `404`, `405`, or the operation's id. */
function originalResult(method: string, path: string): string {
  try {
    return original.matchOperation({ method, path, headers: {} }, true).operationId ?? '';
  } catch (error) {
    return (error as Error).message.slice(0, 3);
  }
}

function indexedResult(method: string, path: string): string {
  const route = indexed.find(method, path);
  return route === undefined ? '404' : (route.operation?.operationId ?? '405');
}

function fillParameters(path: string, value: string): string {
  return path.replace(/\{\w+\}/g, value);
}

const paths = Object.values(operationRecords).map(({ path }) => path);
const values = ['1', 'me', 'a-b', 'btc_thb', '%2F', '%20', 'a.b', '..', '(', '*'];
const otherPaths = [
  '/',
  '',
  '/api',
  '/api/',
  '/api/users',
  '/api/users/',
  '/api/users/1/2',
  '/API/users/1',
  '/api/v3/exchangeinfo',
  '/apiv3',
  '/api//users/1',
  '/nothing',
];
/** Which values of parameters are tried depends on the operation and the method: in `make long`, all. */
const valuesOf = (operation: number, method: number): readonly string[] =>
  variantsOfThisRun(values, 5, (operation + method) % 5);

test.each(METHODS)('the indexed router agrees with the original router on every %s', (method) => {
  const filled = paths.flatMap((path, index) =>
    valuesOf(index, METHODS.indexOf(method)).map((value) => fillParameters(path, value)),
  );
  for (const path of [...filled, ...otherPaths]) {
    if (path === '') continue;
    expect([path, indexedResult(method, path)]).toEqual([
      path,
      originalResult(method, withoutTrailingSlash(path) || '/'),
    ]);
  }
});

test.each(Object.entries(operationRecords))(
  '%s is found with and without its trailing slash',
  (id, { method, path }) => {
    const plain = withoutTrailingSlash(fillParameters(path, '7'));
    expect(indexedResult(method, plain)).toBe(id);
    expect(indexedResult(method, `${plain}/`)).toBe(id);
    expect(indexedResult(method, `${plain}//`)).toBe('404');
  },
);

test('the indexed router has the same operations', () => {
  const byId = (operations: readonly Operation[]) => operations.map(({ operationId, method }) => [operationId, method]);
  expect(byId(indexed.getOperations())).toEqual(byId(original.getOperations()));
  for (const id of Object.keys(operationRecords)) expect(indexed.getOperation(id)?.operationId).toBe(id);
  expect(indexed.getOperation('constructor')).toBeUndefined();
});

test('the indexed router returns decoded path parameters', () => {
  expect(indexed.find('get', '/api/users/me')?.params).toEqual({ userid: 'me' });
  expect(indexed.find('get', '/api/users/%6De/')?.params).toEqual({ userid: 'me' });
  expect(indexed.find('put', '/internal/fees/btc_thb/0')?.params).toEqual({ symbol: 'btc_thb', tier: '0' });
  expect(indexed.find('get', '/api/users/a%2Fb')?.params).toEqual({ userid: 'a/b' });
});

test('the indexed router throws URIError for invalid percent-encoding in a parameter', () => {
  expect(() => indexed.find('get', '/api/users/%zz')).toThrow(URIError);
});
