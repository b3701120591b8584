/** Signatures of version 2 bind the whole request, and API keys that are limited to them accept nothing else. */

import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { permissions } from '../../../generated/operations';
import { canonicalMessage, sign, timedMessage } from '../../../src/core/values/signature';
import type { JsonValue } from '../../../src/foundation/json';
import { createApiKey, type NewKey } from '../../support/apiKeys';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { orderBody } from '../../support/orderHelpers';
import { type RequestToSign, type SigningKey, signedV2Headers, signText } from '../../support/signatureV2';
import { updateCredential } from '../../support/storedCredentials';

const exchange = exchangeOfThisFile({ environment: { AUTHENTICATION_FAILURE_FLOOR_MS: '0' } });
const UNAUTHORIZED = { code: 'INVALID_AUTHENTICATION_HEADER', message: 'The credentials are missing or not valid.' };
const VERSION_2_REQUIRED = {
  code: 'INVALID_AUTHENTICATION_HEADER',
  message: 'This API key accepts only signatures of version 2. Send the header Signature-Version: 2.',
};
const ALL = '/api/orders/all';
const ORDERS = '/api/orders/';

let alice: TestUser;
beforeAll(async () => {
  alice = await exchange().createUser({ balances: { thb: '1000000' } });
});

interface Signer {
  readonly apiKey: string;
  readonly key: SigningKey;
}

async function issueKey(terms: Partial<NewKey>): Promise<Signer> {
  const key = await createApiKey(exchange(), alice.id, {
    label: 'test',
    permissions: permissions.filter((permission) => permission !== 'withdrawal_create'),
    ...terms,
  });
  return { apiKey: key.api_key, key: key.api_secret };
}

async function issueEd25519Key(): Promise<Signer & { readonly publicKey: string }> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const text = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  return { ...(await issueKey({ public_key: text })), key: privateKey, publicKey: lineOf(publicKey) };
}

function lineOf(publicKey: KeyObject): string {
  return publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
}

/** Sends `sent`, which is `signed` unless a test changes it on the way. */
function send(signer: Signer, signed: RequestToSign, sent: Partial<RequestToSign> = {}) {
  const { method, path, body } = { ...signed, ...sent };
  const headers = signedV2Headers(signer, signed);
  return exchange().anonymous.send({ method, path, headers, ...(body !== undefined && { body }) });
}

/** Sends a request that is signed with version 1. */
function sendV1({ apiKey, key }: Signer, { method, path, body }: RequestToSign, message?: string) {
  const text = message ?? (body === undefined ? '' : canonicalMessage(JSON.parse(body) as Record<string, JsonValue>));
  const headers = { authorization: `TDAX-API ${apiKey}`, signature: sign(key as string, text) };
  return exchange().anonymous.send({ method, path, headers, ...(body !== undefined && { body }) });
}

const orderText = (price = '1000'): string => JSON.stringify(orderBody({ side: 'buy', price, amount: '0.001' }));

async function openOrders(signer: Signer): Promise<number> {
  const { body } = await send(signer, { method: 'GET', path: '/api/orders/user?status=open&limit=100' });
  return (body as unknown[]).length;
}

describe.each<[string, () => Promise<Signer>]>([
  ['a secret', () => issueKey({})],
  ['a secret, limited to version 2', () => issueKey({ signature_v2_only: true })],
  ['an Ed25519 key', issueEd25519Key],
])('with %s', (_name, issue) => {
  let signer: Signer;
  beforeAll(async () => {
    signer = await issue();
  });

  test('requests with and without query and body are accepted, also under /api/v3/', async () => {
    const statuses = [
      await send(signer, { method: 'GET', path: '/api/users/me' }),
      await send(signer, { method: 'GET', path: '/api/orders/user/?pair=btc_thb&limit=5&note=%E0%B8%81' }),
      await send(signer, { method: 'POST', path: ORDERS, body: orderText() }),
      await send(signer, { method: 'POST', path: '/api/v3/orders', body: orderText(), recvWindow: '2000' }),
      await send(signer, { method: 'POST', path: ORDERS, body: ` ${orderText()}\n` }),
      await send(signer, { method: 'DELETE', path: ALL, body: '{"pair":"btc_thb"}' }),
      await send(signer, { method: 'DELETE', path: '/api/v3/orders/all' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200]);
    const head = await fetch(`${exchange().baseUrl}/api/users/me`, {
      method: 'HEAD',
      headers: signedV2Headers(signer, { method: 'HEAD', path: '/api/users/me' }),
    });
    expect(head.status).toBe(200);
  });

  test.each<[string, RequestToSign, Partial<RequestToSign>]>([
    ['another method', { method: 'POST', path: '/api/orders/all' }, { method: 'DELETE' }],
    ['another path', { method: 'DELETE', path: '/api/orders/1' }, { path: ALL }],
    ['the path with a trailing slash', { method: 'GET', path: '/api/users/me' }, { path: '/api/users/me/' }],
    ['another query', { method: 'GET', path: '/api/orders/user?limit=1' }, { path: '/api/orders/user?limit=2' }],
    ['no query', { method: 'GET', path: '/api/orders/user?limit=1' }, { path: '/api/orders/user' }],
    ['a changed body', { method: 'POST', path: ORDERS, body: orderText() }, { body: orderText('2000') }],
    ['a body with one more space', { method: 'POST', path: ORDERS, body: orderText() }, { body: ` ${orderText()}` }],
    ['a body where none was signed', { method: 'DELETE', path: ALL }, { body: '{"pair":"btc_thb"}' }],
    ['no body where one was signed', { method: 'DELETE', path: ALL, body: '{"pair":"btc_thb"}' }, { body: undefined }],
  ])('a signed request that is sent with %s is refused', async (_change, signed, sent) => {
    const answer = await send(signer, signed, sent);
    expect([answer.status, answer.body]).toEqual([401, UNAUTHORIZED]);
  });

  test('a signed dry run that is sent as an order is refused, and places nothing', async () => {
    await send(signer, { method: 'DELETE', path: ALL });
    const dryRun = { method: 'POST', path: '/api/orders/test', body: orderText() };
    expect((await send(signer, dryRun)).status).toBe(200);
    const answer = await send(signer, dryRun, { path: ORDERS });
    expect([answer.status, answer.body]).toEqual([401, UNAUTHORIZED]);
    expect(await openOrders(signer)).toBe(0);
  });

  test.each([
    [-1_000, undefined, 200],
    [500, undefined, 200],
    [-6_000, undefined, 401],
    [-6_000, '60000', 200],
    [-500, '100', 401],
    [30_000, undefined, 401],
    [30_000, '60000', 401],
  ])('a replay %i ms off with a window of %s is answered %i', async (skewMs, recvWindow, status) => {
    const timestampMs = Date.now() + skewMs;
    const window = recvWindow === undefined ? {} : { recvWindow };
    const answer = await send(signer, { method: 'DELETE', path: ALL, timestampMs, ...window });
    expect(answer.status).toBe(status);
    if (status === 401)
      expect((answer.body as { message: string }).message).toMatch(/^The request is outside its window of \d+ ms\./);
  });

  test.each([
    ['GET', '/api/users/me'],
    ['DELETE', ALL],
  ])('the body of a %s is signed as it is sent, although it means nothing', async (method, path) => {
    const body = '{"pair":"btc_thb"}';
    expect((await send(signer, { method, path, body })).status).toBe(200);
    for (const [signed, sent] of [
      [{}, { body }],
      [{ body }, { body: '{"pair":"eth_thb"}' }],
    ]) {
      const answer = await send(signer, { method, path, ...signed }, sent);
      expect([answer.status, answer.body]).toEqual([401, UNAUTHORIZED]);
    }
  });

  test('headers that were changed, added or removed on the way are refused', async () => {
    const request = { method: 'GET', path: '/api/users/me', recvWindow: '2000' };
    const headers = signedV2Headers(signer, request);
    const { 'x-recv-window': _window, ...withoutWindow } = headers;
    const { 'x-timestamp': _time, ...withoutTime } = headers;
    const { 'signature-version': _version, ...withoutVersion } = headers;
    for (const changed of [
      { ...headers, 'x-recv-window': '60000' },
      withoutWindow,
      { ...headers, 'x-timestamp': String(Date.now() + 1) },
      { ...headers, 'x-timestamp': 'now' },
      withoutTime,
      withoutVersion,
      { ...headers, 'signature-version': '3' },
      { ...headers, 'signature-version': '' },
      { ...headers, signature: `${headers['signature']?.slice(0, -1)}x` },
      { ...headers, signature: headers['signature']?.toUpperCase() ?? '' },
      { ...headers, signature: '0'.repeat(128) },
    ]) {
      const answer = await exchange().anonymous.send({ ...request, headers: changed });
      expect([answer.status, answer.body]).toEqual([401, UNAUTHORIZED]);
    }
    expect((await exchange().anonymous.send({ ...request, headers })).status).toBe(200);
  });

  test('an exact repeat of a signed order has no second effect', async () => {
    await send(signer, { method: 'DELETE', path: ALL });
    const request = { method: 'POST', path: ORDERS, body: orderText(), timestampMs: Date.now() };
    const answers = [await send(signer, request), await send(signer, request)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await openOrders(signer)).toBe(1);
  });
});

test('an API key without limits accepts both versions', async () => {
  const signer = await issueKey({});
  expect((await sendV1(signer, { method: 'GET', path: '/api/users/me' })).status).toBe(200);
  expect((await send(signer, { method: 'GET', path: '/api/users/me' })).status).toBe(200);
});

describe('a key that is limited to version 2', () => {
  test("refuses the constant signature of a GET that is used for 'DELETE /api/orders/all'", async () => {
    const [limited, open] = [await issueKey({ signature_v2_only: true }), await issueKey({})];
    await send(limited, { method: 'DELETE', path: ALL });
    for (const path of [ALL, '/api/v3/orders/all']) {
      await send(limited, { method: 'POST', path: ORDERS, body: orderText() });
      const answer = await sendV1(limited, { method: 'DELETE', path });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(path === ALL ? VERSION_2_REQUIRED : { code: -1022, msg: VERSION_2_REQUIRED.message });
      expect(await openOrders(limited)).toBe(1);
      // What the limit is for: with other keys, this signature works.
      expect((await sendV1(open, { method: 'DELETE', path })).status).toBe(200);
      expect(await openOrders(limited)).toBe(0);
    }
  });

  test('refuses a signed dry run of version 1 that is sent as an order', async () => {
    const limited = await issueKey({ signature_v2_only: true });
    const answer = await sendV1(limited, { method: 'POST', path: ORDERS, body: orderText() });
    expect([answer.status, answer.body]).toEqual([401, VERSION_2_REQUIRED]);
  });

  test('does not tell a wrong signature of version 1 from an unknown key', async () => {
    const limited = await issueKey({ signature_v2_only: true });
    const answer = await sendV1({ ...limited, key: 'x' }, { method: 'GET', path: '/api/users/me' });
    expect([answer.status, answer.body]).toEqual([401, UNAUTHORIZED]);
  });

  test('still opens listen keys, which need no signature', async () => {
    const { apiKey } = await issueKey({ signature_v2_only: true });
    const headers = { 'x-mbx-apikey': apiKey };
    expect((await exchange().anonymous.send({ method: 'POST', path: '/api/v3/userDataStream', headers })).status).toBe(
      200,
    );
  });

  test('stays limited if a writer of the tables clears the columns', async () => {
    const limited = await issueKey({ signature_v2_only: true });
    // Even with a code that fits: the limit is part of the secret.
    const row = { table: 'api_keys', where: { api_key: limited.apiKey } } as const;
    await updateCredential(exchange(), row, { signature_v2_only: false, public_key: null });
    expect((await sendV1(limited, { method: 'DELETE', path: ALL })).body).toEqual(VERSION_2_REQUIRED);
  });
});

describe('an Ed25519 key', () => {
  test('is not accepted as the secret of an HMAC, in either version', async () => {
    const { apiKey, publicKey } = await issueEd25519Key();
    for (const key of [publicKey, `v2:ed25519:${publicKey}`, Buffer.from(publicKey, 'base64').toString('latin1')]) {
      const request = { method: 'DELETE', path: ALL };
      for (const answer of [await send({ apiKey, key }, request), await sendV1({ apiKey, key }, request)])
        expect([answer.status, answer.body]).toEqual([401, UNAUTHORIZED]);
    }
  });

  test('does not sign for another API key with the same public key', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const terms = { public_key: lineOf(publicKey) };
    const [one, other] = [await issueKey({ ...terms, permissions: ['user_read'] }), await issueKey(terms)];
    const request = { method: 'GET', path: '/api/users/me' };
    const headers = signedV2Headers({ apiKey: one.apiKey, key: privateKey }, request);
    expect((await exchange().anonymous.send({ ...request, headers })).status).toBe(200);
    const moved = { ...headers, authorization: `TDAX-API ${other.apiKey}` };
    expect((await exchange().anonymous.send({ ...request, headers: moved })).status).toBe(401);
  });

  test('stays the one that was registered if a writer of the tables replaces it', async () => {
    const [alices, attackers] = [await issueEd25519Key(), generateKeyPairSync('ed25519')];
    const row = { table: 'api_keys', where: { api_key: alices.apiKey } } as const;
    await updateCredential(exchange(), row, { public_key: lineOf(attackers.publicKey) });
    const request = { method: 'DELETE', path: ALL };
    expect((await send({ apiKey: alices.apiKey, key: attackers.privateKey }, request)).status).toBe(401);
    expect((await send(alices, request)).status).toBe(200);
  });
});

describe('in version 1', () => {
  test.each<[string, string]>([
    ['an equals sign', '{"amount=1&nonce":"2"}'],
    ['an ampersand', '{"a&b":"1"}'],
    ['a bracket', '{"pair":"btc_thb","meta[note]":"1"}'],
    ['a line break', '{"TALAD-SIGNATURE-2\\nx":"1"}'],
    ['a percent sign', '{"pair%3Dx":"1"}'],
    ['no character', '{"":"1"}'],
    ['an equals sign, deep in the body', '{"a":[{"b":{"c=d":"1"}}]}'],
  ])('a body with a member name with %s is refused before verification', async (_name, body) => {
    const answers = [
      await sendV1({ apiKey: alice.apiKey, key: alice.apiSecret }, { method: 'POST', path: ORDERS, body }),
      await sendV1({ apiKey: alice.apiKey, key: 'wrong' }, { method: 'POST', path: ORDERS, body }),
      await sendV1({ apiKey: `live-${'0'.repeat(32)}`, key: 'x' }, { method: 'DELETE', path: ALL, body }),
    ];
    for (const answer of answers)
      expect([answer.status, answer.body]).toEqual([
        400,
        {
          code: 'INVALID_REQUEST_BODY',
          message:
            'The request body has a member whose name is empty or contains "=", "&", "%", "[" or a control character, or whose text contains "&", which a signature of version 1 cannot represent.',
        },
      ]);
    const v3 = await sendV1(
      { apiKey: alice.apiKey, key: alice.apiSecret },
      { method: 'POST', path: '/api/v3/orders/', body },
    );
    expect([v3.status, v3.body]).toMatchObject([400, { code: -1100 }]);
  });

  test('such names reach the validation in version 2, which signs the body itself', async () => {
    const signer = { apiKey: alice.apiKey, key: alice.apiSecret };
    const answer = await send(signer, { method: 'POST', path: ORDERS, body: '{"amount=1&nonce":"2"}' });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_PARAMETERS' }]);
  });

  test('X-Timestamp may differ by the window in both directions, as before', async () => {
    const timestamp = String(Date.now() + 3_000);
    const headers = {
      authorization: `TDAX-API ${alice.apiKey}`,
      signature: signText(alice.apiSecret, timedMessage('', timestamp, '5000')),
      'x-timestamp': timestamp,
      'signature-version': '1',
    };
    expect((await exchange().anonymous.send({ method: 'GET', path: '/api/users/me', headers })).status).toBe(200);
  });
});
