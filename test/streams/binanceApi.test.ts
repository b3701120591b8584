/**
 * The Binance-compatible WebSocket API of a complete server: sessions, signed subscriptions to user data, every refusal,
 * and the end of a subscription when its API key is revoked.
 */

import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createApiKey } from '../support/apiKeys';
import { signBinanceText } from '../support/binanceSigner';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { createTraders, placeAndCancelList, tradeBetween } from '../support/orderHelpers';
import type { Frame, StreamClient } from '../support/streamClient';

const ADDRESS = '/binance/ws-api/v3';
const exchange = exchangeOfThisFile({
  environment: { STREAMS_CONTROL_MESSAGES_BURST: '1000', AUTHENTICATION_FAILURE_FLOOR_MS: '0' },
});

interface Bot {
  readonly apiKey: string;
  readonly key: string | KeyObject;
}

let ann: TestUser;
let bob: TestUser;
let api: StreamClient;

beforeAll(async () => {
  [ann, bob] = await createTraders(exchange());
});
beforeEach(async () => {
  api = await exchange().openStream(ADDRESS);
});
afterEach(async () => {
  if (api.isOpen) await api.close();
});

async function hmacBot(user: TestUser, permissions: 'user_stream' | 'user_read' = 'user_stream'): Promise<Bot> {
  const body = { label: 'bot', permissions: [permissions], kind: 'hmac-sha256' as const };
  const issued = await createApiKey(exchange(), user.id, body);
  return { apiKey: issued.api_key, key: issued.api_secret };
}

async function ed25519Bot(user: TestUser): Promise<Bot> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const line = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const body = { label: 'bot', permissions: ['user_stream' as const], kind: 'ed25519' as const, public_key: line };
  const issued = await createApiKey(exchange(), user.id, body);
  return { apiKey: issued.api_key, key: privateKey };
}

type Parameters = Readonly<Record<string, string | number>>;

/** The parameters with time and signature: over `name=value`, sorted by name. */
function signed({ apiKey, key }: Bot, more: Parameters = {}): Parameters {
  const params: Parameters = { apiKey, timestamp: Date.now(), ...more };
  const text = Object.keys(params)
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&');
  return { ...params, signature: signBinanceText(key, text) };
}

const call = (method: string, params?: object): Promise<Frame> => api.request(method, params);

test('ping and time are answered without a key', async () => {
  expect(await call('ping')).toMatchObject({ status: 200, result: {}, rateLimits: [] });
  const { result } = await call('time');
  expect(Math.abs((result as { serverTime: number }).serverTime - Date.now())).toBeLessThan(60_000);
});

test('a session is authorized by an Ed25519 key, gives user data, and ends with the logout', async () => {
  const bot = await ed25519Bot(ann);
  expect(await call('userDataStream.subscribe')).toMatchObject({ status: 401, error: { code: -1002 } });
  expect(await call('session.logon', signed(bot))).toMatchObject({ status: 200, result: { apiKey: bot.apiKey } });
  expect(await call('session.status')).toMatchObject({ result: { apiKey: bot.apiKey } });
  expect(await call('userDataStream.subscribe')).toMatchObject({ result: { subscriptionId: 0 } });
  expect(await call('userDataStream.subscribe')).toMatchObject({ error: { code: -2035 } });
  await exchange().deposit(ann.id, 'thb', '7');
  expect(await api.next(({ event }) => (event as Frame | undefined)?.['e'] === 'balanceUpdate')).toMatchObject({
    subscriptionId: 0,
    event: { a: 'THB', d: '7' },
  });
  expect(await call('session.logout')).toMatchObject({ result: { apiKey: null, authorizedSince: null } });
  expect(await call('userDataStream.unsubscribe')).toMatchObject({ status: 200, result: {} });
  expect(await call('userDataStream.unsubscribe', { subscriptionId: 0 })).toMatchObject({ error: { code: -2036 } });
});

test('signed subscriptions of two users on one connection have ids of their own and get their own fills', async () => {
  const bots = [await hmacBot(ann), await ed25519Bot(bob)];
  for (const [id, bot] of bots.entries())
    expect(await call('userDataStream.subscribe.signature', signed(bot))).toMatchObject({
      result: { subscriptionId: id },
    });
  await tradeBetween([ann, bob], '100', '1');
  const fills: Frame[] = [];
  for (let count = 0; count < 2; count += 1)
    fills.push(await api.next(({ event }) => (event as Frame | undefined)?.['x'] === 'TRADE'));
  expect(new Set(fills.map(({ subscriptionId }) => subscriptionId))).toEqual(new Set([0, 1]));
  expect(new Set(fills.map(({ event }) => (event as Frame)['t'])).size).toBe(1);
  expect(fills.map(({ event }) => (event as Frame)['s'])).toEqual(['BTCTHB', 'BTCTHB']);
  expect(await call('userDataStream.unsubscribe', { subscriptionId: 0 })).toMatchObject({ status: 200 });
  await exchange().deposit(ann.id, 'thb', '1');
  await exchange().deposit(bob.id, 'thb', '2');
  expect(await api.next(({ event }) => (event as Frame | undefined)?.['e'] === 'balanceUpdate')).toMatchObject({
    subscriptionId: 1,
    event: { d: '2' },
  });
});

test('user data say the state of an order list, and reports name the list of their order', async () => {
  await call('userDataStream.subscribe.signature', signed(await hmacBot(ann)));
  await tradeBetween([ann, bob], '100', '1');
  await placeAndCancelList(ann);
  const kindOf = ({ event }: Frame): unknown => (event as Frame | undefined)?.['e'];
  const [started, done] = [
    await api.next((frame) => kindOf(frame) === 'listStatus'),
    await api.next((frame) => kindOf(frame) === 'listStatus'),
  ];
  const { g } = started['event'] as { g: number };
  const orders = [g, g + 1].map((i) => ({ s: 'BTCTHB', i, c: `id-${i}` }));
  const list = { s: 'BTCTHB', g, c: 'OCO', r: 'NONE', C: `id-${g}`, O: orders };
  expect(started['event']).toMatchObject({ ...list, l: 'EXEC_STARTED', L: 'EXECUTING' });
  expect(done['event']).toMatchObject({ ...list, l: 'ALL_DONE', L: 'ALL_DONE' });
  const reports = api.frames.filter((frame) => kindOf(frame) === 'executionReport').map(({ event }) => event as Frame);
  expect(new Set(reports.map((report) => [report['i'] === g || report['i'] === g + 1, report['g']].join()))).toEqual(
    new Set([`true,${g}`, 'false,-1']),
  );
});

test('revoking the API key ends its subscription, and its session cannot subscribe again', async () => {
  const [bot, witness] = [await hmacBot(ann), await exchange().openStream(ADDRESS)];
  const session = await ed25519Bot(ann);
  await witness.request('session.logon', signed(session));
  await call('userDataStream.subscribe.signature', signed(bot));
  for (const { apiKey } of [bot, session])
    await exchange().operator.expect('revokeApiKey', 204, { path: { api_key: apiKey } });
  expect(await api.next(({ event }) => event !== undefined)).toMatchObject({ event: { e: 'eventStreamTerminated' } });
  expect((await api.closed).code).toBe(1000);
  expect(await witness.request('userDataStream.subscribe', undefined)).toMatchObject({ error: { code: -2015 } });
  await witness.close();
});

describe('is refused:', () => {
  let bot: Bot;
  beforeAll(async () => {
    bot = await hmacBot(ann);
  });

  test.each<[string, (params: Parameters) => Parameters, number]>([
    ['a changed parameter', (params) => ({ ...params, timestamp: Number(params['timestamp']) + 1 }), -1022],
    ['an added parameter', (params) => ({ ...params, symbol: 'BTCTHB' }), -1022],
    ['a signature of another text', (params) => ({ ...params, signature: '0'.repeat(64) }), -1022],
    ['a missing signature', ({ signature: _signature, ...params }) => params, -1102],
    ['a missing key', ({ apiKey: _apiKey, ...params }) => params, -1102],
    ['an empty timestamp', (params) => ({ ...params, timestamp: '' }), -1102],
    ['a malformed timestamp', (params) => ({ ...params, timestamp: 'now' }), -1100],
    ['a key of another form', (params) => ({ ...params, apiKey: 'abc' }), -2014],
    ['an unknown key', (params) => ({ ...params, apiKey: `live-${'0'.repeat(32)}` }), -2015],
    ['a key of the exchange’s own kind', (params) => ({ ...params, apiKey: ann.apiKey }), -2015],
  ])('%s', async (_what, change, code) => {
    const answer = await call('userDataStream.subscribe.signature', change(signed(bot)));
    expect(answer).toMatchObject({ error: { code } });
  });

  test.each<[string, Parameters, number]>([
    ['an old timestamp', { timestamp: Date.now() - 120_000 }, -1021],
    ['a timestamp of the future', { timestamp: Date.now() + 120_000 }, -1021],
    ['a window that is too long', { recvWindow: 60_001 }, -1131],
  ])('%s, although it is signed', async (_what, more, code) => {
    expect(await call('userDataStream.subscribe.signature', signed(bot, more))).toMatchObject({ error: { code } });
  });

  test('a key without the permission, an HMAC key for a session, an unknown method, and what is no request', async () => {
    const reader = await hmacBot(ann, 'user_read');
    expect(await call('userDataStream.subscribe.signature', signed(reader))).toMatchObject({ error: { code: -2015 } });
    expect(await call('session.logon', signed(bot))).toMatchObject({ error: { code: -4056 } });
    for (const unknown of ['order.teleport', 'constructor', 'toString', '__proto__'])
      expect(await call(unknown)).toMatchObject({ status: 400, error: { code: -1020 } });
    for (const text of ['nonsense', '[]', '{"id":1}', '{"id":1,"method":"ping","params":[]}']) {
      api.send(text);
      expect(await api.next()).toMatchObject({ status: 400, error: { code: -1135 } });
    }
  });
});
