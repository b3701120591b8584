/** The indexed router must answer as openapi-backend's own does, on every operation and around them. */
import { type Document, OpenAPIRouter, type Operation } from 'openapi-backend';
import document from '../../../generated/openapi.json';
import { operationRecords } from '../../../generated/operations';
import { IndexedRouter } from '../../../src/http/contract/router';

const definition = document as unknown as Document;
const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];

/** The stock router matches paths as they are written: the comparison takes slashes off both sides, which is our one difference. */
const bareDefinition = {
  ...definition,
  paths: Object.fromEntries(Object.entries(definition.paths ?? {}).map(([path, item]) => [bare(path), item])),
} as Document;
const stock = new OpenAPIRouter({ definition: bareDefinition });
const indexed = new IndexedRouter(definition);

function bare(path: string): string {
  return path.replace(/\/$/, '');
}

/** `404`, `405`, or the operation's id, as each router says it. */
function stockAnswer(method: string, path: string): string {
  try {
    return stock.matchOperation({ method, path, headers: {} }, true).operationId ?? '';
  } catch (error) {
    return (error as Error).message.slice(0, 3);
  }
}

function indexedAnswer(method: string, path: string): string {
  const route = indexed.find(method, path);
  return route === undefined ? '404' : (route.operation?.operationId ?? '405');
}

function filled(path: string, value: string): string {
  return path.replace(/\{\w+\}/g, value);
}

const paths = Object.values(operationRecords).map(({ path }) => path);
const values = ['1', 'me', 'a-b', 'btc_thb', '%2F', '%20', 'a.b', '..', '(', '*'];
const around = [
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
const cases = [...paths.flatMap((path) => values.map((value) => filled(path, value))), ...around];

test.each(METHODS)('agrees with the stock router on every %s', (method) => {
  for (const path of cases) {
    if (path === '') continue;
    expect([path, indexedAnswer(method, path)]).toEqual([path, stockAnswer(method, bare(path) || '/')]);
  }
});

test.each(Object.entries(operationRecords))(
  '%s is found with and without its trailing slash',
  (id, { method, path }) => {
    const plain = bare(filled(path, '7'));
    expect(indexedAnswer(method, plain)).toBe(id);
    expect(indexedAnswer(method, `${plain}/`)).toBe(id);
    expect(indexedAnswer(method, `${plain}//`)).toBe('404');
  },
);

test('knows the same operations', () => {
  const byId = (operations: readonly Operation[]) => operations.map(({ operationId, method }) => [operationId, method]);
  expect(byId(indexed.getOperations())).toEqual(byId(stock.getOperations()));
  for (const id of Object.keys(operationRecords)) expect(indexed.getOperation(id)?.operationId).toBe(id);
  expect(indexed.getOperation('constructor')).toBeUndefined();
});

test('gives decoded path parameters', () => {
  expect(indexed.find('get', '/api/users/me')?.params).toEqual({ userid: 'me' });
  expect(indexed.find('get', '/api/users/%6De/')?.params).toEqual({ userid: 'me' });
  expect(indexed.find('put', '/internal/fees/btc_thb/0')?.params).toEqual({ symbol: 'btc_thb', tier: '0' });
  expect(indexed.find('get', '/api/users/a%2Fb')?.params).toEqual({ userid: 'a/b' });
});

test('a broken percent-encoding in a parameter throws, for the edge to answer', () => {
  expect(() => indexed.find('get', '/api/users/%zz')).toThrow(URIError);
});
