/**
 * The comparison with Binance: what it says of this exchange follows from the two documents, and what Binance documents
 * is written down once.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComparedRow, type Comparison, compare } from '../../src/programs/codegen/comparison/compare';
import { readDocumented } from '../../src/programs/codegen/comparison/documented';
import { asObject, type DocumentObject } from '../../src/programs/codegen/json/jsonDocument';
import { ROOT } from '../support/build';
import { generatedDocument } from './contractDocuments';

const documented = readDocumented(join(ROOT, 'spec'));
const openapi = generatedDocument('binance.openapi.json');
const asyncapi = generatedDocument('binance.asyncapi.json');
const comparison = compare(documented, openapi, asyncapi);

function rowsOf({ http, streams, events, controls, methods }: Comparison): readonly ComparedRow[] {
  return [...[...http, ...methods].flatMap(({ rows }) => rows), ...streams, ...events, ...controls];
}

function rowOf(name: string, of: Comparison = comparison): ComparedRow | undefined {
  return rowsOf(of).find((row) => row.name === name);
}

test('every operation of ours is one that Binance documents, and each is listed once', () => {
  expect(comparison.unknown).toEqual([]);
  for (const list of [
    documented.http.flatMap(({ operations }) => operations.map(({ call }) => call)),
    documented.streams.map(({ name }) => name),
    documented.methods.flatMap(({ methods }) => methods),
  ])
    expect(list.filter((name, index) => list.indexOf(name) !== index)).toEqual([]);
});

test('of every operation of ours with parameters, the ones that Binance documents are written down', () => {
  expect(comparison.uncompared).toEqual([]);
  const calls = documented.http.map((group) => ({
    ...group,
    operations: group.operations.map(({ parameters: _parameters, ...operation }) => operation),
  }));
  const { uncompared } = compare({ ...documented, http: calls }, openapi, asyncapi);
  expect(uncompared).toContain('POST /api/v3/orderList/oco');
});

/**
 * The client that Binance generates from its documents. Listen keys over HTTP are not in it any more, and neither are
 * the operations of the wallet.
 */
describe('what the client of Binance has', () => {
  const client = readFileSync(require.resolve('@binance/spot'), 'utf8');
  const calls = new Map(
    Array.from(
      client.matchAll(/endpoint: "(\/api\/v3\/[^"]+)",\s*method: "(\w+)"/g),
      ({ 1: path, 2: method, index }) => {
        const start = client.lastIndexOf('const localVarQueryParameter = {}', index);
        const names = client.slice(start, index).matchAll(/localVar(?:Query|Body)Parameter\["(\w+)"\]/g);
        return [`${method} ${path}`, Array.from(names, ([, name]) => name)];
      },
    ),
  );
  const known = new Map(documented.http.flatMap(({ operations }) => operations.map((each) => [each.call, each])));

  test('is documented here: every operation with its parameters', () => {
    expect(calls.size).toBeGreaterThan(40);
    const missing = Array.from(calls).flatMap(([call, names]) => {
      const { parameters = [], signed = false } = known.get(call) ?? {};
      const written = new Set<string | undefined>([...parameters, ...(signed ? ['recvWindow', 'timestamp'] : [])]);
      return known.has(call) ? names.filter((name) => !written.has(name)).map((name) => `${call} ${name}`) : [call];
    });
    expect(missing).toEqual([]);
  });

  test('is documented here: every method of the WebSocket API', () => {
    const methods = Array.from(client.matchAll(/sendMessage\("\/([\w.]+)"/g), ([, method]) => method);
    expect(methods.length).toBeGreaterThan(40);
    const written = new Set<string | undefined>(documented.methods.flatMap((group) => group.methods));
    expect(methods.filter((method) => !written.has(method))).toEqual([]);
  });
});

test('every reason is a sentence about something that is documented', () => {
  const reasons = [
    ...documented.http.flatMap(({ operations }) =>
      operations.map(({ why, parameters = [], members = [] }) => ({
        why,
        names: ['operation', ...parameters, ...members],
      })),
    ),
    ...documented.streams.map(({ why, members = [] }) => ({ why, names: ['stream', ...members] })),
    ...documented.events.map(({ why, members = [] }) => ({ why, names: ['event', ...members] })),
    ...documented.methods.map(({ why, methods }) => ({ why, names: methods })),
  ];
  for (const { why = {}, names } of reasons)
    for (const [name, reason] of Object.entries(why)) {
      expect(names).toContain(name);
      expect([name, reason]).toEqual([name, expect.stringMatching(/^[A-Z].*\.$/)]);
    }
});

test('what is there and what is missing follows from the documents', () => {
  expect(rowOf('GET /api/v3/depth')).toMatchObject({ exists: true, missing: [{ name: 'symbolStatus' }], added: [] });
  expect(rowOf('POST /api/v3/sor/order')).toMatchObject({ exists: false, why: expect.any(String) });
  expect(rowOf('<symbol>@depth<levels>@100ms')).toMatchObject({ exists: true, missing: [], added: [] });
  expect(rowOf('<symbol>@kline_1s')).toMatchObject({ exists: false });
  expect(rowOf('order.place')).toMatchObject({ exists: true });
  expect(rowOf('order.amendments')).toMatchObject({ exists: false, why: expect.any(String) });
  expect(rowOf('balanceUpdate')).toMatchObject({ exists: true, missing: [], added: [] });
});

test('an operation or a member that is taken away is missing', () => {
  const paths = { ...asObject(openapi['paths'], 'paths') };
  delete paths['/binance/api/v3/depth'];
  const without = compare(documented, { ...openapi, paths }, asyncapi);
  expect(rowOf('GET /api/v3/depth', without)).toMatchObject({ exists: false });
  const text = JSON.stringify(openapi).replaceAll('"cummulativeQuoteQty"', '"ourQuoteQty"');
  const renamed = compare(documented, JSON.parse(text) as DocumentObject, asyncapi);
  expect(rowOf('GET /api/v3/order', renamed)?.missing.map(({ name }) => name)).toContain('cummulativeQuoteQty');
  expect(rowOf('GET /api/v3/order', renamed)?.added).toContain('ourQuoteQty');
});
