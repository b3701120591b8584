/** Signatures of the Binance-compatible interface: what they cover, when they are valid, and with which keys. */

import { permissions } from '../../../generated/operations';
import { createApiKey } from '../../support/apiKeys';
import { type BinanceSigner, binanceText, signBinanceText, signedBinanceText } from '../../support/binanceSigner';
import { type BinanceKind, BinanceUser, createBinanceUser, issueBinanceKey } from '../../support/binanceUser';
import { exchangeOfThisFile } from '../../support/exchange';
import { updateCredential } from '../../support/storedCredentials';

const exchange = exchangeOfThisFile({
  environment: { AUTHENTICATION_FAILURE_FLOOR_MS: '0', AUTHENTICATION_IDENTITY_CACHE_MS: '0' },
});
const ORDER = '/binance/api/v3/order';
const ACCOUNT = '/binance/api/v3/account';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const WRONG_SIGNATURE = { status: 400, body: { code: -1022, msg: 'Signature for this request is not valid.' } };
const UNKNOWN_KEY = {
  status: 401,
  body: { code: -2015, msg: 'Invalid API-key, IP, or permissions for action.' },
};
const terms = { symbol: 'BTCTHB', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity: '0.01', price: '900000' };

let alice: BinanceUser;
beforeAll(async () => {
  alice = await createBinanceUser(exchange(), { balances: { thb: '1000000' } });
});
afterEach(async () => {
  await alice.send('DELETE', '/api/v3/openOrders', { symbol: 'BTCTHB' });
});

async function send(
  { apiKey }: Pick<BinanceSigner, 'apiKey'>,
  method: string,
  path: string,
  { query = '', body }: { readonly query?: string; readonly body?: string },
) {
  const { status, body: answered } = await exchange().anonymous.send({
    method,
    path: query === '' ? path : `${path}?${query}`,
    headers: { 'x-mbx-apikey': apiKey, ...(body !== undefined && FORM) },
    ...(body !== undefined && { body }),
  });
  return { status, body: answered };
}

async function openOrders(): Promise<number> {
  return (await alice.expect<unknown[]>('GET', '/api/v3/openOrders')).length;
}

describe.each<BinanceKind>(['hmac-sha256', 'ed25519'])('with a key of the kind %s', (kind) => {
  let signer: BinanceSigner;
  beforeAll(async () => {
    signer = await issueBinanceKey(exchange(), alice.user.id, permissions, kind);
  });
  const signed = (text: string): string => `${text}&signature=${encodeURIComponent(signBinanceText(signer.key, text))}`;

  test('reads and orders are accepted, with parameters in the query, in a form, and in both', async () => {
    expect((await send(signer, 'GET', ACCOUNT, { query: signed(binanceText({})) })).status).toBe(200);
    expect((await send(signer, 'POST', ORDER, { query: signed(binanceText(terms)) })).status).toBe(200);
    expect(
      (await send(signer, 'POST', ORDER, { body: signed(binanceText({ ...terms, quantity: '0.02' })) })).status,
    ).toBe(200);
    const { symbol, side, ...others } = terms;
    const query = new URLSearchParams({ symbol, side }).toString();
    const body = binanceText(others);
    const signature = encodeURIComponent(signBinanceText(signer.key, query + body));
    expect((await send(signer, 'POST', ORDER, { query, body: `${body}&signature=${signature}` })).status).toBe(200);
    const again = binanceText({ ...others, quantity: '0.03' });
    const other = encodeURIComponent(signBinanceText(signer.key, query + again));
    expect((await send(signer, 'POST', ORDER, { query: `${query}&signature=${other}`, body: again })).status).toBe(200);
    expect(await openOrders()).toBe(4);
  });

  test('what is sent is signed as it is sent, with or without percent-encoding', async () => {
    const text = `${binanceText(terms)}&newClientOrderId=desk%2F7%3A${kind.slice(0, 2)}`;
    expect(await send(signer, 'POST', ORDER, { query: signed(text) })).toMatchObject({
      status: 200,
      body: { clientOrderId: `desk/7:${kind.slice(0, 2)}` },
    });
    const decoded = signed(decodeURIComponent(text)).split('&signature=')[1] ?? '';
    expect(await send(signer, 'POST', ORDER, { query: `${text}&signature=${decoded}` })).toEqual(WRONG_SIGNATURE);
  });

  test.each<[string, (text: string) => { query?: string; body?: string }]>([
    ['a changed query', (text) => ({ query: signed(text).replace('quantity=0.01', 'quantity=0.02') })],
    ['a changed form', (text) => ({ body: signed(text).replace('quantity=0.01', 'quantity=0.02') })],
    ['a form that was not signed', (text) => ({ query: signed(text), body: 'quantity=0.02' })],
    ['a query that was not signed', (text) => ({ query: 'quantity=0.02', body: signed(text) })],
    ['a parameter after the signature', (text) => ({ query: `${signed(text)}&quantity=0.02` })],
    ['two signatures', (text) => ({ query: `${signed(text)}&signature=ab` })],
    [
      'another order of parameters',
      (text) => ({ query: signed(text).replace(/^(timestamp=\d+)&(symbol=\w+)/, '$2&$1') }),
    ],
    ['no signature of this key', (text) => ({ query: `${text}&signature=${'ab'.repeat(32)}` })],
    ['an empty signature', (text) => ({ query: `${text}&signature=` })],
  ])('%s is refused, and places nothing', async (_what, sent) => {
    expect(await send(signer, 'POST', ORDER, sent(binanceText(terms)))).toEqual(WRONG_SIGNATURE);
    expect(await openOrders()).toBe(0);
  });

  test('a signed text that is divided anew between query and form is refused', async () => {
    const text = binanceText(terms);
    const signature = encodeURIComponent(signBinanceText(signer.key, text));
    const cuts = Array.from({ length: text.length - 1 }, (_, at) => at + 1);
    for (const at of cuts.filter((each) => each % 3 === 0 || text[each] === '&' || text[each - 1] === '&')) {
      const body = `${text.slice(at)}&signature=${signature}`;
      expect(await send(signer, 'POST', ORDER, { query: text.slice(0, at), body })).toEqual(WRONG_SIGNATURE);
    }
    expect(await openOrders()).toBe(0);
  });

  test.each<[string, number, object]>([
    ['now', 0, {}],
    ['a second ago', -1_000, {}],
    ['with a longer window', -30_000, { recvWindow: 60_000 }],
    ['slightly ahead', 500, {}],
  ])('a time %s is accepted, in milliseconds and in microseconds', async (_when, skewMs, more) => {
    const timestamp = Date.now() + skewMs;
    for (const time of [timestamp, timestamp * 1_000 + 7])
      expect(
        (await send(signer, 'GET', ACCOUNT, { query: signed(binanceText({ timestamp: time, ...more })) })).status,
      ).toBe(200);
  });

  test.each<[string, number, object, RegExp]>([
    ['too old', -6_000, {}, /outside of the recvWindow: it is \d+ms behind/],
    ['too old for a short window', -1_500, { recvWindow: 1_000 }, /outside of the recvWindow/],
    ['ahead', 30_000, { recvWindow: 60_000 }, /\d+ms ahead of the server's time/],
  ])('a time that is %s is refused with the skew', async (_when, skewMs, more, message) => {
    const timestamp = Date.now() + skewMs;
    for (const time of [timestamp, timestamp * 1_000]) {
      const answer = await send(signer, 'POST', ORDER, {
        query: signed(binanceText({ ...terms, timestamp: time, ...more })),
      });
      expect(answer).toEqual({ status: 400, body: { code: -1021, msg: expect.stringMatching(message) } });
    }
    expect(await openOrders()).toBe(0);
  });

  test.each<[string, number, string]>([
    ['symbol=BTCTHB', -1102, 'timestamp'],
    ['timestamp=', -1102, 'timestamp'],
    ['timestamp=yesterday', -1100, 'timestamp'],
    ['timestamp=1&recvWindow=ten', -1100, 'recvWindow'],
    ['timestamp=1&recvWindow=60001', -1131, 'recvWindow'],
    ['timestamp=1&timestamp=2', -1101, 'timestamp'],
  ])('%s is refused with %d before the signature is checked', async (text, code, name) => {
    expect(await send(signer, 'GET', ACCOUNT, { query: `${text}&signature=ab` })).toEqual({
      status: 400,
      body: { code, msg: expect.stringContaining(name) },
    });
  });
});

test('a request without a signature is refused', async () => {
  expect(await send(alice.signer, 'GET', ACCOUNT, { query: binanceText({}) })).toEqual({
    status: 400,
    body: { code: -1102, msg: expect.stringContaining("'signature'") },
  });
});

test('an HMAC may be in upper case, and its repetition in another case has no second effect', async () => {
  const text = binanceText({ ...terms, newOrderRespType: 'ACK' });
  const signature = signBinanceText(alice.signer.key, text);
  const first = await send(alice.signer, 'POST', ORDER, { query: `${text}&signature=${signature.toUpperCase()}` });
  expect(first.status).toBe(200);
  expect(await send(alice.signer, 'POST', ORDER, { query: `${text}&signature=${signature}` })).toEqual(first);
  expect(await openOrders()).toBe(1);
});

test.each([
  '',
  'live-1',
  'LIVE-0123456789ABCDEF0123456789ABCDEF',
  'vmPUZE6mv9SD5VNHk4HlWFsOr6aKE2zvsw0MuIgwCIPy6utIco14y7Ju91duEh8A',
])('the key %j has no valid form', async (apiKey) => {
  expect(await send({ apiKey }, 'GET', ACCOUNT, { query: signedBinanceText(alice.signer, {}) })).toEqual({
    status: 401,
    body: { code: -2014, msg: 'API-key format invalid.' },
  });
});

test('keys that are unknown, revoked, expired or of the exchange’s own kind are refused alike', async () => {
  const unknown = { ...alice.signer, apiKey: `live-${'0'.repeat(32)}` };
  const revoked = await issueBinanceKey(exchange(), alice.user.id, permissions, 'hmac-sha256');
  await exchange().operator.expect('revokeApiKey', 204, { path: { api_key: revoked.apiKey } });
  const created = await createApiKey(exchange(), alice.user.id, {
    label: 'x',
    permissions: ['wallet_read'],
    kind: 'hmac-sha256',
    expires_at: '2020-01-01T00:00:00Z',
  });
  const expired = { apiKey: created.api_key, key: created.api_secret };
  const own = { apiKey: alice.user.apiKey, key: alice.user.apiSecret };
  for (const signer of [unknown, revoked, expired, own])
    expect(await send(signer, 'GET', ACCOUNT, { query: signedBinanceText(signer, {}) })).toEqual(UNKNOWN_KEY);
});

test('a suspended key is refused', async () => {
  const signer = await issueBinanceKey(exchange(), alice.user.id, permissions, 'ed25519');
  await updateCredential(exchange(), { table: 'api_keys', where: { api_key: signer.apiKey } }, { suspended_at_ms: 1 });
  expect(await send(signer, 'GET', ACCOUNT, { query: signedBinanceText(signer, {}) })).toEqual({
    status: 401,
    body: { code: -2015, msg: expect.stringContaining('suspended') },
  });
});

test('an Ed25519 key does not accept its public key as the secret of an HMAC', async () => {
  const { apiKey } = await issueBinanceKey(exchange(), alice.user.id, permissions, 'ed25519');
  const { items } = await exchange().operator.expect('listApiKeys', 200, { path: { userid: alice.user.id } });
  const key = items.find((each) => each.api_key === apiKey)?.public_key ?? '';
  expect(await send({ apiKey }, 'GET', ACCOUNT, { query: signedBinanceText({ apiKey, key }, {}) })).toEqual(
    WRONG_SIGNATURE,
  );
});

test('a key works from its allowed addresses only, and only for its permissions', async () => {
  const reader = await issueBinanceKey(exchange(), alice.user.id, ['order_list'], 'hmac-sha256');
  const asReader = new BinanceUser(exchange(), alice.user, reader);
  expect(await asReader.expect('GET', '/api/v3/openOrders')).toEqual([]);
  expect(await asReader.refusal('GET', '/api/v3/account')).toEqual([401, -2015, UNKNOWN_KEY.body.msg]);
  const created = await createApiKey(exchange(), alice.user.id, {
    label: 'away',
    permissions: ['wallet_read'],
    kind: 'hmac-sha256',
    ip_allowlist: ['203.0.113.7'],
  });
  const away = { apiKey: created.api_key, key: created.api_secret };
  expect(await send(away, 'GET', ACCOUNT, { query: signedBinanceText(away, {}) })).toEqual(UNKNOWN_KEY);
});

test('a key that may place but not cancel orders does not replace orders', async () => {
  const placer = await issueBinanceKey(exchange(), alice.user.id, ['order_create'], 'hmac-sha256');
  const asPlacer = new BinanceUser(exchange(), alice.user, placer);
  const { orderId } = await alice.expect('POST', '/api/v3/order', terms);
  const replacement = { ...terms, cancelReplaceMode: 'ALLOW_FAILURE', cancelOrderId: Number(orderId) };
  expect((await asPlacer.refusal('POST', '/api/v3/order/cancelReplace', replacement)).slice(0, 2)).toEqual([
    401, -2015,
  ]);
  expect(await openOrders()).toBe(1);
});
