/**
 * The proxy of a cluster: the same gateway for each client, the other one if that fails, and WebSocket connections.
 *
 * @needs nginx
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { request } from 'undici';
import { WebSocket, WebSocketServer } from 'ws';
import { apiErrorMessages } from '../../../generated/operations';
import { readConfig } from '../../../src/foundation/settings/config';
import { documentBodyBytesMax } from '../../../src/foundation/settings/identity';
import type { RunningProgram } from '../../../src/programs/launch/cluster/program';
import { waitUntilGone } from '../../../src/programs/launch/process/recordedProcess';
import { freePort } from '../../support/freePort';
import { temporaryFolder } from '../../support/temporaryFolder';
import { startTestProxy } from '../../support/testProxy';

const config = readConfig({ DATABASE_URL: 'mysql://talad@localhost/talad' });
const folder = temporaryFolder();
const ports: number[] = [];
let gateways: Gateway[] = [];
let proxy: RunningProgram;
let baseUrl = '';

/** A path whose requests end the connection without an answer, as a gateway does that is killed. */
const ENDS_HERE = '/ends-here';

/** Answers every request with its own name and what it received. */
class Gateway {
  private readonly server: Server;
  private readonly sockets: WebSocketServer;

  constructor(
    private readonly name: string,
    private readonly port: number,
  ) {
    this.server = createServer((incoming, response) => {
      if (incoming.url?.endsWith(ENDS_HERE) === true) return void incoming.socket.destroy();
      incoming.resume().once('end', () => response.end(JSON.stringify(this.describe(incoming))));
    });
    this.sockets = new WebSocketServer({ server: this.server });
    this.sockets.on('connection', (socket, incoming) => socket.send(JSON.stringify(this.describe(incoming))));
  }

  listen(): Promise<void> {
    return new Promise((resolve) => void this.server.listen(this.port, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    for (const socket of this.sockets.clients) socket.terminate();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private describe({ url, headers }: IncomingMessage): object {
    return { name: this.name, url, forwarded: headers['x-forwarded-for'], host: headers.host };
  }
}

interface Answer {
  readonly name: string;
  readonly url: string;
  readonly forwarded: string;
  readonly host: string;
}

async function startGateways(): Promise<void> {
  gateways = ports.map((port, index) => new Gateway(`gateway ${index + 1}`, port));
  await Promise.all(gateways.map((gateway) => gateway.listen()));
}

async function get(headers: Readonly<Record<string, string>> = {}, path = '/'): Promise<Answer> {
  const { statusCode, body } = await request(`${baseUrl}${path}`, { headers });
  expect(statusCode).toBe(200);
  return (await body.json()) as Answer;
}

const withKey = (key: string) => ({ authorization: `TDAX-API ${key}` });
const keyOf = (index: number) => `live-${String(index).padStart(32, '0')}`;
const keys = Array.from({ length: 20 }, (_, index) => keyOf(index));
/** An operation of each interface that reads the key from the header of Binance. */
const ORDER = '/binance/api/v3/order';
const LISTEN_KEY = '/api/v3/userDataStream';

beforeAll(async () => {
  const port = await freePort();
  baseUrl = `http://127.0.0.1:${port}`;
  ports.push(await freePort(), await freePort());
  await startGateways();
  proxy = await startTestProxy(join(folder, 'a folder with spaces'), port, ports);
});

afterAll(async () => {
  await proxy.stop();
  for (const gateway of gateways) await gateway.close();
});

test('each API key has one gateway, and other clients one for each address', async () => {
  const names = new Map<string, string>();
  for (const key of keys) names.set(key, (await get(withKey(key))).name);
  expect(new Set(names.values()).size).toBe(2);
  for (const key of keys) {
    expect((await get(withKey(key))).name).toBe(names.get(key));
    expect((await get({ authorization: `tdax-api  ${key}` })).name).toBe(names.get(key));
    for (const path of [ORDER, LISTEN_KEY])
      expect((await get({ 'x-mbx-apikey': key }, path)).name).toBe(names.get(key));
  }
  const { name } = await get();
  for (const key of keys) expect((await get({ authorization: `Bearer ${key}` })).name).toBe(name);
});

test('a key in a header that the operation does not read does not move the client to another gateway', async () => {
  const [key = ''] = keys;
  const { name: ofKey } = await get(withKey(key));
  const { name: ofAddress } = await get();
  for (const madeUp of keys) {
    expect((await get({ 'x-mbx-apikey': key, ...withKey(madeUp) }, ORDER)).name).toBe(ofKey);
    expect((await get({ 'x-mbx-apikey': madeUp, ...withKey(key) }, '/api/orders/')).name).toBe(ofKey);
    expect((await get({ 'x-mbx-apikey': `${key}, ${madeUp}` }, ORDER)).name).toBe(ofAddress);
    expect((await get(withKey(`${key}${madeUp}`))).name).toBe(ofAddress);
  }
});

test.each(['/ws', '/stream?streams=btc_thb@ticker', '/binance/ws-api/v3', '/binance/ws/btcthb@trade'])(
  'all connections of an address to %s have one gateway, whatever keys their headers name',
  async (path) => {
    const { name } = await get();
    for (const key of keys) expect((await get({ 'x-mbx-apikey': key, ...withKey(key) }, path)).name).toBe(name);
  },
);

test('a gateway receives the request unchanged, and the address of the client that the proxy saw', async () => {
  const answer = await get({ 'x-forwarded-for': '9.9.9.9' }, '/a//b?c=%2F%20&d=%E0');
  expect(answer).toMatchObject({ url: '/a//b?c=%2F%20&d=%E0', forwarded: '127.0.0.1', host: baseUrl.slice(7) });
});

test('a body beyond the limit of the servers is refused, one within it is passed on', async () => {
  const send = async (bytes: number) =>
    (await request(baseUrl, { method: 'POST', body: Buffer.alloc(bytes) })).statusCode;
  expect([await send(config.http.bodyBytesMax), await send(config.http.bodyBytesMax + 1)]).toEqual([200, 413]);
});

test('a document for identity verification passes, from the operation and from the page', async () => {
  const largest = documentBodyBytesMax(config);
  for (const path of ['/api/identity-verification/documents/', '/account/identity'])
    for (const [bytes, status] of [
      [largest, 200],
      [largest + 2_048, 413],
    ] as const) {
      const { statusCode } = await request(`${baseUrl}${path}`, { method: 'POST', body: Buffer.alloc(bytes) });
      expect([path, bytes, statusCode]).toEqual([path, bytes, status]);
    }
});

test.each<[string, { readonly path: string; readonly bytes?: number; readonly header?: string }, number, string]>([
  ['a body that is too large', { path: '/api/orders/', bytes: 100_000 }, 413, 'REQUEST_BODY_TOO_LARGE'],
  ['the same for Binance', { path: '/binance/api/v3/order', bytes: 100_000 }, 400, '-1100'],
  ['a path that is too long', { path: `/api/${'x'.repeat(70_000)}` }, 414, 'URI_TOO_LONG'],
  ['a header that is too large', { path: '/api/', header: 'x'.repeat(70_000) }, 431, 'REQUEST_HEADERS_TOO_LARGE'],
  ['an operation of operators', { path: '/internal/users' }, 404, 'NOT_FOUND'],
  ['a page of errors itself', { path: '/talad-errors/413' }, 404, 'NOT_FOUND'],
])('%s is answered by the proxy in the form of the contract', async (_what, { path, bytes, header }, status, code) => {
  const { statusCode, headers, body } = await request(`${baseUrl}${path}`, {
    ...(bytes !== undefined && { method: 'POST', body: Buffer.alloc(bytes) }),
    ...(header !== undefined && { headers: { 'x-large': header } }),
  });
  const answer = (await body.json()) as { readonly code: string | number };
  expect([statusCode, headers['content-type'], String(answer.code)]).toEqual([
    status,
    'application/json; charset=utf-8',
    code,
  ]);
  const own = apiErrorMessages[code as keyof typeof apiErrorMessages] as string | undefined;
  if (own !== undefined) expect(answer).toEqual({ code, message: own });
});

test('a request whose gateway ends without an answer is answered in the form of the contract', async () => {
  const send = async (method: 'GET' | 'POST', path: string) => {
    const { statusCode, headers, body } = await request(`${baseUrl}${path}${ENDS_HERE}`, { method });
    return [statusCode, headers['retry-after'], headers['content-type'], await body.json()];
  };
  const json = ['1', 'application/json; charset=utf-8'];
  const unknown = 'The service is not available now. The outcome is unknown; repeat the request with the same key.';
  const unchanged = 'The service is not available now. Nothing was changed.';
  expect(await send('POST', '/api')).toEqual([503, ...json, { code: 'SERVICE_UNAVAILABLE', message: unknown }]);
  expect(await send('GET', '/api')).toEqual([503, ...json, { code: 'SERVICE_UNAVAILABLE', message: unchanged }]);
  expect(await send('POST', '/api/v3')).toEqual([503, ...json, { code: -1001, msg: unknown }]);
});

test('streams go through the proxy, and a new connection finds the other gateway when one has ended', async () => {
  const open = async (): Promise<{ readonly socket: WebSocket; readonly answer: Answer }> => {
    const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/ws/btc_thb@trade`);
    const text = await new Promise((resolve, reject) => socket.once('message', resolve).once('error', reject));
    return { socket, answer: JSON.parse(String(text)) as Answer };
  };
  const first = await open();
  expect(first.answer).toMatchObject({ url: '/ws/btc_thb@trade', forwarded: '127.0.0.1' });
  const closed = new Promise((resolve) => first.socket.once('close', resolve));
  const index = Number(first.answer.name.at(-1)) - 1;
  await gateways[index]?.close();
  await closed;
  const second = await open();
  expect(second.answer.name).not.toBe(first.answer.name);
  for (const key of keys) expect((await get(withKey(key))).name).toBe(second.answer.name);
  second.socket.terminate();
  await gateways[1 - index]?.close();
  await startGateways();
  expect((await get()).name).toBe(first.answer.name);
});

test('SIGQUIT lets the streams of clients end first', async () => {
  const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/ws`);
  await new Promise((resolve) => socket.once('message', resolve));
  proxy.signal('SIGQUIT');
  await expect(waitUntilGone(proxy.processId, 300)).resolves.toBe(false);
  await expect(get()).rejects.toThrow();
  socket.close();
  expect(await proxy.exited).toEqual({ code: 0, signal: null });
});
