/** Prism serves the published contract as a mock: `make mock`, and the command in spec/clients/README.md. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { BUILD, ROOT } from '../support/build';
import { eventually } from '../support/eventually';
import { freePort } from '../support/freePort';

let mock: ChildProcess;
let baseUrl: string;
beforeAll(async () => {
  const port = await freePort();
  baseUrl = `http://127.0.0.1:${port}`;
  const program = join(BUILD, 'clients', 'node_modules', '.bin', 'prism');
  const words = ['mock', '--host', '127.0.0.1', '--port', String(port), join(ROOT, 'generated/openapi.published.json')];
  mock = spawn(program, words, { stdio: 'ignore' });
  await eventually(
    () => fetch(`${baseUrl}/api/v3/ping`).catch(() => undefined),
    (response) => response?.status === 200,
  );
});
afterAll(async () => {
  const ended = once(mock, 'exit');
  mock.kill();
  await ended;
});

const SIGNED = { Authorization: 'TDAX-API key', Signature: 'a'.repeat(128) };

function placeOrder(headers: Record<string, string>, order: object): Promise<Response> {
  return fetch(`${baseUrl}/api/orders/`, {
    method: 'POST',
    headers: { ...SIGNED, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(order),
  });
}

const ORDER = { pair: 'btc_thb', side: 'buy', type: 'limit', price: '1000', amount: '0.01', nonce: 1 };

test('public data and a signed order are answered with the examples of the contract', async () => {
  const time = await fetch(`${baseUrl}/api/v3/time`);
  expect([time.status, await time.json()]).toEqual([200, { serverTime: expect.any(Number) }]);
  const placed = await placeOrder({}, ORDER);
  expect([placed.status, await placed.json()]).toEqual([200, expect.objectContaining({ status: 'created' })]);
});

test('a client can ask for a refusal', async () => {
  const refused = await placeOrder({ Prefer: 'code=422, example=INSUFFICIENT_BALANCE' }, ORDER);
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'INSUFFICIENT_BALANCE' }]);
});

test('a request that violates the contract is noticed', async () => {
  const { price: _price, ...incomplete } = ORDER;
  const invalid = await placeOrder({}, { ...incomplete, side: 'hold' });
  expect(invalid.status).toBeGreaterThanOrEqual(400);
});
