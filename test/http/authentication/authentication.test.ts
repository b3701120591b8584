/** Which credentials are accepted, and that the response to wrong ones does not reveal what is wrong. */

import { randomBytes } from 'node:crypto';
import { type OperationId, type OperationRecord, operationRecords, permissions } from '../../../generated/operations';
import { canonicalMessage, sign, timedMessage } from '../../../src/core/values/signature';
import { parseHttpAnswer, rawSocket } from '../../streams/rawSocket';
import { createApiKey, type NewKey } from '../../support/apiKeys';
import type { Client } from '../../support/client';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { type FakePartner, startFakePartner } from '../../support/partner/fakePartner';
import { exchangeCode, portalCode, portalLogin, registerApp, signInBrowser } from '../../support/portalLogin';
import { updateCredential, updateRows } from '../../support/storedCredentials';

const MINIMUM_DELAY_MS = 50;
const exchange = exchangeOfThisFile({
  environment: { AUTHENTICATION_FAILURE_FLOOR_MS: String(MINIMUM_DELAY_MS), AUTHENTICATION_IDENTITY_CACHE_MS: '1500' },
});

const UNAUTHORIZED = { code: 'INVALID_AUTHENTICATION_HEADER', message: 'The credentials are missing or not valid.' };
const DENIED = { code: 'PERMISSION_DENIED', message: 'These credentials do not allow this.' };
const V3_DENIED = { code: -2015, msg: 'Invalid API-key, IP, or permissions for action.' };
let alice: TestUser;
let partner: FakePartner;

beforeAll(async () => {
  alice = await exchange().createUser({ balances: { btc: '100' } });
  partner = await startFakePartner();
});
afterAll(() => partner.close());

function getOwnUser(headers: Record<string, string | string[]>) {
  return exchange().anonymous.send({ method: 'GET', path: '/api/users/me', headers });
}

function signature(message = '', secret = alice.apiSecret): string {
  return sign(secret, message);
}

async function issueKey(body: Partial<NewKey>) {
  const key = await createApiKey(exchange(), alice.id, { label: 'test', permissions: ['user_read'], ...body });
  const credentials = { kind: 'key', apiKey: key.api_key, apiSecret: key.api_secret } as const;
  return { apiKey: key.api_key, client: exchange().anonymous.withCredentials(credentials) };
}

describe('an API key', () => {
  test.each(['TDAX-API ', 'tdax-api ', 'Tdax-Api  ', ''])('is accepted after the scheme "%s"', async (word) => {
    expect((await getOwnUser({ authorization: `${word}${alice.apiKey}`, signature: signature() })).status).toBe(200);
  });

  test.each<[string, () => Record<string, string | string[]>]>([
    ['nothing', () => ({})],
    ['no signature', () => ({ authorization: `TDAX-API ${alice.apiKey}` })],
    ['no key', () => ({ signature: signature() })],
    ['the bare key without a signature', () => ({ authorization: alice.apiKey })],
    ['the bare key in upper case', () => ({ authorization: alice.apiKey.toUpperCase(), signature: signature() })],
    ['the scheme without a space', () => ({ authorization: `TDAX-API${alice.apiKey}`, signature: signature() })],
    ['another scheme', () => ({ authorization: `Bearer ${alice.apiKey}`, signature: signature() })],
    ['an upper-case key', () => ({ authorization: `TDAX-API ${alice.apiKey.toUpperCase()}`, signature: signature() })],
    ['a key that is too long', () => ({ authorization: `TDAX-API ${alice.apiKey}0`, signature: signature() })],
    [
      'an unknown key',
      () => ({ authorization: `TDAX-API live-${randomBytes(16).toString('hex')}`, signature: signature() }),
    ],
    ['a wrong signature', () => ({ authorization: `TDAX-API ${alice.apiKey}`, signature: 'a'.repeat(128) })],
    [
      'an upper-case signature',
      () => ({ authorization: `TDAX-API ${alice.apiKey}`, signature: signature().toUpperCase() }),
    ],
    ['a short signature', () => ({ authorization: `TDAX-API ${alice.apiKey}`, signature: 'ab' })],
    ['an empty signature', () => ({ authorization: `TDAX-API ${alice.apiKey}`, signature: '' })],
    [
      'a signature that is not hexadecimal',
      () => ({ authorization: `TDAX-API ${alice.apiKey}`, signature: 'z'.repeat(128) }),
    ],
    ['two signatures', () => ({ authorization: `TDAX-API ${alice.apiKey}`, signature: [signature(), signature()] })],
    [
      "another message's signature",
      () => ({ authorization: `TDAX-API ${alice.apiKey}`, signature: signature('pair=usdt_thb') }),
    ],
    [
      "another secret's signature",
      () => ({ authorization: `TDAX-API ${alice.apiKey}`, signature: signature('', 'x') }),
    ],
    [
      'the secret decoded from hex',
      () => ({
        authorization: `TDAX-API ${alice.apiKey}`,
        signature: signature('', Buffer.from(alice.apiSecret, 'hex').toString('latin1')),
      }),
    ],
  ])('with %s gets the same response, not before the minimum delay', async (_name, headers) => {
    const startedAt = performance.now();
    const answer = await getOwnUser(headers());
    expect([answer.status, answer.body]).toEqual([401, UNAUTHORIZED]);
    // A timer may fire up to a millisecond early against this clock.
    expect(performance.now() - startedAt).toBeGreaterThan(MINIMUM_DELAY_MS - 2);
  });

  test('has the same minimum delay if the body arrives late', async () => {
    const late = rawSocket(exchange().port);
    const lines = ['Host: localhost', 'Connection: close', 'Content-Type: application/json', 'Content-Length: 2'];
    const credentials = [`Authorization: TDAX-API ${alice.apiKey}`, `Signature: ${'a'.repeat(128)}`];
    late.write(`POST /api/orders/ HTTP/1.1\r\n${[...lines, ...credentials].join('\r\n')}\r\n\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 2 * MINIMUM_DELAY_MS));
    const startedAt = performance.now();
    late.write('{}');
    expect(parseHttpAnswer(await late.ended).status).toBe(401);
    expect(performance.now() - startedAt).toBeGreaterThan(MINIMUM_DELAY_MS - 2);
  });

  test('signs the body: a changed value or an added member is refused', async () => {
    const order = { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '1', nonce: 1 };
    const headers = alice.client.signedHeaders('POST', order);
    const send = (body: object, path = '/api/orders/') =>
      exchange().anonymous.send({ method: 'POST', path, headers, body });
    expect((await send({ ...order, amount: '2' })).status).toBe(401);
    expect((await send({ ...order, nonce: 2 })).status).toBe(401);
    expect((await send({ ...order, client_order_id: 'x' })).status).toBe(401);
    expect((await send({ ...order, pair: 'BTC_THB' })).status).toBe(401);
    expect((await send(Object.fromEntries(Object.entries(order).reverse()))).status).toBe(200);
  });

  test('with an expiry date is accepted until then', async () => {
    const past = await issueKey({ expires_at: '2020-01-01T00:00:00Z' });
    expect((await past.client.call('getUser', { path: { userid: 'me' } })).body).toEqual(UNAUTHORIZED);
    const future = await issueKey({ expires_at: '2090-01-01T00:00:00.5Z' });
    expect((await future.client.call('getUser', { path: { userid: 'me' } })).status).toBe(200);
  });

  test('that is revoked is refused from then on', async () => {
    const { apiKey, client } = await issueKey({});
    expect((await client.call('getUser', { path: { userid: 'me' } })).status).toBe(200);
    await exchange().operator.expect('revokeApiKey', 204, { path: { api_key: apiKey } });
    expect((await client.call('getUser', { path: { userid: 'me' } })).body).toEqual(UNAUTHORIZED);
    await exchange().operator.expect('revokeApiKey', 204, { path: { api_key: apiKey } });
  });

  test('that another process revokes is refused after the lifetime of the cache', async () => {
    const { apiKey, client } = await issueKey({});
    await client.expect('getUser', 200, { path: { userid: 'me' } });
    await updateCredential(exchange(), { table: 'api_keys', where: { api_key: apiKey } }, { revoked_at_ms: 1 });
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    expect((await client.call('getUser', { path: { userid: 'me' } })).status).toBe(401);
  });

  test('is accepted only from the addresses of its allowlist', async () => {
    for (const [allowlist, status] of [
      [['127.0.0.1'], 200],
      [['127.0.0.0/8', '2001:db8::/32'], 200],
      [['::ffff:127.0.0.1'], 200],
      [['127.0.0.2'], 403],
      [['203.0.113.0/24'], 403],
      [['::1'], 403],
    ] as const) {
      const { client } = await issueKey({ ip_allowlist: [...allowlist] });
      const answer = await client.call('getUser', { path: { userid: 'me' } });
      expect([allowlist, answer.status]).toEqual([allowlist, status]);
    }
  });

  test('is not accepted with an allowed address in a header', async () => {
    const { client } = await issueKey({ ip_allowlist: ['203.0.113.7'] });
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'client-ip']) {
      const answer = await client.call('getUser', { path: { userid: 'me' }, headers: { [name]: '203.0.113.7' } });
      expect([name, answer.body]).toEqual([name, DENIED]);
    }
  });
});

describe('permissions', () => {
  const signed = (Object.entries(operationRecords) as [OperationId, OperationRecord][]).filter(
    ([, { security }]) => security === 'key',
  );
  /** One key without permissions, and one for each single permission. */
  const keys: { readonly granted: readonly string[]; readonly client: Client }[] = [];
  beforeAll(async () => {
    for (const granted of [[], ...permissions.map((one) => [one])])
      keys.push({
        granted,
        client: exchange().anonymous.withCredentials({
          kind: 'key',
          ...(await exchange().issueApiKey(alice.id, granted)),
        }),
      });
  });

  test.each(signed)(
    '%s requires exactly the permission that the contract names',
    async (_id, { method, path, surface, permission }) => {
      expect(permission).not.toBeNull();
      for (const { granted, client } of keys) {
        const headers = client.signedHeaders(method.toUpperCase());
        const answer = await exchange().anonymous.send({
          method: method.toUpperCase(),
          path: path.replace(/\{\w+\}/g, '999'),
          headers,
        });
        // Without the permission the response is 403; with it, the empty request is validated.
        const deniedForPermission = answer.status === 403 && path !== '/api/users/{userid}';
        if (granted[0] === permission) expect([granted, deniedForPermission]).toEqual([granted, false]);
        else
          expect([granted, answer.status, answer.body]).toEqual([granted, 403, surface === 'v3' ? V3_DENIED : DENIED]);
      }
    },
  );

  test.each(Object.entries(operationRecords).filter(([, { security }]) => security !== 'public'))(
    '%s refuses requests without credentials, and with credentials of another kind',
    async (_id, { method, path, security }) => {
      const kinds = {
        none: {},
        key: alice.client.signedHeaders(method.toUpperCase()),
        operator: exchange().operator.signedHeaders(method),
        portal: { authorization: 'A'.repeat(43) },
        nonsense: { authorization: 'Basic YWxhZGRpbjpvcGVuc2VzYW1l' },
      };
      // At once, because each waits for the minimum delay.
      const others = Object.entries(kinds).filter(([kind]) => kind !== security);
      const answers = await Promise.all(
        others.map(async ([kind, headers]) => {
          const request = { method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, '1'), headers };
          return [kind, await exchange().anonymous.send(request)] as const;
        }),
      );
      for (const [kind, answer] of answers) {
        expect([kind, answer.status]).toEqual([kind, 401]);
        if (security === 'portal') expect(answer.text).toBe('');
      }
    },
  );
});

describe('a signed time', () => {
  function sendWithTimestamp(skewMs: number, window?: number) {
    const timestamp = String(Date.now() + skewMs);
    const message = timedMessage('', timestamp, String(window ?? 5000));
    return getOwnUser({
      authorization: `TDAX-API ${alice.apiKey}`,
      signature: signature(message),
      'x-timestamp': timestamp,
      ...(window === undefined ? {} : { 'x-recv-window': String(window) }),
    });
  }

  test.each([
    [0, undefined, 200],
    [-1_000, undefined, 200],
    [4_000, undefined, 200],
    [-6_000, undefined, 401],
    [60_000, undefined, 401],
    [-6_000, 60_000, 200],
    [-50_000, 60_000, 200],
    [-500, 100, 401],
  ])('%i ms off with a window of %s: %i', async (skewMs, window, status) => {
    expect((await sendWithTimestamp(skewMs, window)).status).toBe(status);
  });

  test('outside its window is answered with the server time and the difference', async () => {
    const { body } = await sendWithTimestamp(-10_000);
    expect(body).toMatchObject({ code: 'INVALID_AUTHENTICATION_HEADER' });
    const { message } = body as { message: string };
    expect(message).toMatch(
      /^The request is outside its window of 5000 ms\. Server time is \d{13} ms, X-Timestamp differs by -\d+ ms\.$/,
    );
  });

  test('with a wrong signature does not get the server time', async () => {
    const answer = await getOwnUser({
      authorization: `TDAX-API ${alice.apiKey}`,
      signature: 'a'.repeat(128),
      'x-timestamp': '1',
    });
    expect(answer.body).toEqual(UNAUTHORIZED);
  });

  test('precedes the body in the signed message', async () => {
    const order = { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '1', nonce: 99 };
    const timestamp = String(Date.now());
    const headers = (message: string) => ({
      authorization: `TDAX-API ${alice.apiKey}`,
      signature: signature(message),
      'x-timestamp': timestamp,
    });
    const send = (message: string) =>
      exchange().anonymous.send({ method: 'POST', path: '/api/orders/', headers: headers(message), body: order });
    expect((await send(timedMessage(canonicalMessage(order), timestamp, '5000'))).status).toBe(200);
    expect((await send(canonicalMessage(order))).status).toBe(401);
  });

  test.each([
    ['x-timestamp', 'soon'],
    ['x-timestamp', ''],
    ['x-timestamp', '-1'],
    ['x-timestamp', '1e12'],
    ['x-recv-window', '60001'],
    ['x-recv-window', '0'],
    ['x-recv-window', '5s'],
  ])('%s of %j is refused', async (name, value) => {
    const answer = await getOwnUser({
      authorization: `TDAX-API ${alice.apiKey}`,
      signature: signature(),
      [name]: value,
    });
    expect(answer.body).toEqual(UNAUTHORIZED);
  });

  test('a window without a time is ignored', async () => {
    expect(
      (await getOwnUser({ authorization: `TDAX-API ${alice.apiKey}`, signature: signature(), 'x-recv-window': '100' }))
        .status,
    ).toBe(200);
  });
});

describe('a Portal authorization', () => {
  const order = { price: '1000', pair: 'btc_thb', side: 'buy', amount: '0' };
  async function createSession() {
    const app = await registerApp(exchange(), partner);
    return { app, ...(await portalLogin(exchange(), app, alice)) };
  }
  function placePortalOrder(headers: Record<string, string>, extras: unknown) {
    return exchange().anonymous.send({
      method: 'POST',
      path: '/api/portal-orders/',
      headers,
      body: { ...order, extras },
    });
  }

  test.each(['', 'Bearer ', 'bearer '])('is accepted after %j', async (prefix) => {
    const { authorization, extras } = await createSession();
    // The amount 0 is invalid, which is checked only after authentication.
    expect((await placePortalOrder({ authorization: `${prefix}${authorization}` }, extras)).status).toBe(400);
  });

  test('that is wrong in any way is answered with an empty 401', async () => {
    const mine = await createSession();
    const other = await createSession();
    const tries = [
      await placePortalOrder({}, mine.extras),
      await placePortalOrder({ authorization: 'x' }, mine.extras),
      await placePortalOrder({ authorization: `Basic ${mine.authorization}` }, mine.extras),
      await placePortalOrder({ authorization: mine.authorization }, other.extras),
      await placePortalOrder({ authorization: mine.authorization }, ''),
      await placePortalOrder({ authorization: mine.authorization }, 'é'.repeat(600)),
      await placePortalOrder({ authorization: mine.authorization }, mine.extras.slice(0, -1)),
    ];
    for (const answer of tries) expect([answer.status, answer.text]).toEqual([401, '']);
  });

  test('that has expired, or whose partner is disabled, is refused', async () => {
    const ended = await createSession();
    await updateRows(exchange(), { table: 'portal_sessions', where: {} }, { expires_at_ms: Date.now() - 1 });
    expect((await placePortalOrder({ authorization: ended.authorization }, ended.extras)).status).toBe(401);
    const { app, authorization, extras } = await createSession();
    expect((await placePortalOrder({ authorization }, extras)).status).toBe(400);
    await exchange().operator.expect('updatePartner', 200, { path: { partnerid: app.id }, body: { enabled: false } });
    expect((await placePortalOrder({ authorization }, extras)).status).toBe(401);
    await exchange().operator.expect('updatePartner', 200, { path: { partnerid: app.id }, body: { enabled: true } });
    expect((await placePortalOrder({ authorization }, extras)).status).toBe(400);
  });

  test('requires extras, and reports missing extras and extras that are not a string', async () => {
    const { authorization } = await createSession();
    expect((await placePortalOrder({ authorization }, undefined)).body).toMatchObject({
      code: 'INVALID_PARAMETERS',
      fields: { extras: { code: 'MISSING' } },
    });
    expect((await placePortalOrder({ authorization }, 7)).body).toMatchObject({ code: 'INVALID_REQUEST_BODY' });
  });
});

test('the tables and the log contain no usable credentials', async () => {
  const app = await registerApp(exchange(), partner);
  const code = await portalCode(await signInBrowser(exchange(), alice), app);
  const { authorization, extras } = await exchangeCode(exchange(), app, code);
  const { accessToken, refreshToken, registration } = partner.oauth;
  const given = { accessToken, refreshToken, clientSecret: registration.client_secret, portalSecret: app.portalSecret };
  const operatorToken = exchange().operator.signedHeaders('GET')['authorization']?.slice('Bearer '.length) ?? '';
  const tables = [
    'users',
    'api_keys',
    'operator_tokens',
    'operator_actions',
    'partners',
    'portal_logins',
    'portal_sessions',
    'sessions',
    'events',
    'request_keys',
  ];
  const dump = JSON.stringify(await Promise.all(tables.map((table) => exchange().database(table).select())));
  const secrets = [code, authorization, extras, operatorToken, ...Object.values(given), alice.apiSecret];
  for (const secret of secrets) {
    for (const form of [
      secret,
      Buffer.from(secret).toString('hex'),
      Buffer.from(secret).toString('base64').replace(/=*$/, ''),
    ])
      expect(dump).not.toContain(form);
  }
  const output = exchange().lines.join('\n');
  for (const secret of [...secrets, alice.apiKey]) expect(output).not.toContain(secret);
});
