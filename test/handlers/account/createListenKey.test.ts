import { createHash } from 'node:crypto';
import { permissions } from '../../../generated/operations';
import { createApiKey } from '../../support/apiKeys';
import { startExchange, type TestExchange, withExchange } from '../../support/exchange';
import { apiKeyOnly, createSecondApiKey, listenKeyOf } from '../../support/listenKeyHelpers';
import { ServerClock } from '../../support/serverClock';

const HOUR_MS = 3_600_000;
const clock = new ServerClock(Date.UTC(2026, 10, 20, 12));
let exchange: TestExchange;

beforeAll(async () => {
  exchange = await startExchange(clock.options);
});
afterEach(async () => void (await exchange.audit()));
afterAll(() => exchange.close(), 60_000);

test('creates a listen key of 32 hex characters, and returns the same one until it expires', async () => {
  const alice = await exchange.createUser();
  const answer = await exchange.anonymous.call('createListenKey', apiKeyOnly(alice));
  expect(answer).toMatchObject({ status: 200, body: { listenKey: expect.stringMatching(/^[0-9a-f]{32}$/) } });
  expect(answer.headers['x-mbx-used-weight']).toMatch(/^\d+$/);
  const first = (answer.body as { listenKey: string }).listenKey;
  expect(await listenKeyOf(exchange, alice)).toBe(first);

  // A repetition extends it by 60 minutes.
  clock.set(clock.nowMs() + HOUR_MS - 1);
  expect(await listenKeyOf(exchange, alice)).toBe(first);
  clock.set(clock.nowMs() + HOUR_MS - 1);
  expect(await listenKeyOf(exchange, alice)).toBe(first);
  clock.set(clock.nowMs() + HOUR_MS);
  const second = await listenKeyOf(exchange, alice);
  expect(second).not.toBe(first);
  expect(await listenKeyOf(exchange, alice)).toBe(second);
});

test('each API key has its own listen key, even for one user', async () => {
  const [alice, bob] = [await exchange.createUser(), await exchange.createUser()];
  const other = await createSecondApiKey(exchange, alice);
  const keys = await Promise.all([alice, bob, other].map((user) => listenKeyOf(exchange, user)));
  expect(new Set(keys).size).toBe(3);
});

test('forty concurrent requests get one listen key, at creation and after expiry', async () => {
  const alice = await exchange.createUser();
  const ask = async () => new Set(await Promise.all(Array.from({ length: 40 }, () => listenKeyOf(exchange, alice))));
  const [made, ...none] = await ask();
  expect(none).toEqual([]);
  clock.set(clock.nowMs() + HOUR_MS);
  const [remade, ...noMore] = await ask();
  expect(noMore).toEqual([]);
  expect(remade).not.toBe(made);
});

test('requests that create and end the key at once are all answered', async () => {
  const alice = await exchange.createUser();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      exchange.anonymous.call(index % 2 === 0 ? 'createListenKey' : 'deleteListenKey', apiKeyOnly(alice)),
    ),
  );
  const expected = (at: number): readonly number[] => (at % 2 === 0 ? [200] : [200, 400]);
  const unexpected = answers.filter(({ status }, at) => !expected(at).includes(Number(status)));
  expect(unexpected.map(({ status, text }) => [status, text])).toEqual([]);
});

test('survives a restart, and is stored only encrypted and as a hash', async () => {
  const alice = await exchange.createUser();
  const listenKey = await listenKeyOf(exchange, alice);
  await exchange.kill();
  await exchange.restart();
  expect(await listenKeyOf(exchange, alice)).toBe(listenKey);
  const [row] = await exchange.database('listen_keys').where('user_id', alice.id);
  expect(row).toMatchObject({ key_hash: expect.stringMatching(/^k1\.[\w-]{43}$/) });
  expect(row).not.toMatchObject({ key_hash: createHash('sha256').update(listenKey).digest('hex') });
  const told = `${JSON.stringify(await exchange.database('listen_keys'))}\n${exchange.lines.join('\n')}`;
  for (const form of [
    listenKey,
    Buffer.from(listenKey).toString('base64'),
    Buffer.from(listenKey, 'hex').toString('base64'),
  ])
    expect(told).not.toContain(form);
});

test('encrypted listen keys that were moved to another row are replaced', async () => {
  await withExchange(clock.options, async (own) => {
    const [alice, bob] = [await own.createUser(), await own.createUser()];
    const before = await Promise.all([listenKeyOf(own, alice), listenKeyOf(own, bob)]);
    const rows: { id: number; sealed_key: string }[] = await own.database('listen_keys').select('id', 'sealed_key');
    for (const [index, { id }] of rows.entries())
      await own
        .database('listen_keys')
        .where('id', id)
        .update({ sealed_key: rows[1 - index]?.sealed_key });
    expect(before).not.toContain(await listenKeyOf(own, alice));
  });
});

describe('authorization', () => {
  test.each([
    ['no header', {}],
    ['an empty one', { 'x-mbx-apikey': '' }],
    ['one of another form', { 'x-mbx-apikey': 'live-0123' }],
    ['upper case', { 'x-mbx-apikey': `LIVE-${'0'.repeat(32)}` }],
    ['two', { 'x-mbx-apikey': [`live-${'0'.repeat(32)}`, `live-${'1'.repeat(32)}`] }],
    ['a scheme before it', { 'x-mbx-apikey': `TDAX-API live-${'0'.repeat(32)}` }],
  ])('nobody with %s', async (_what, headers) => {
    const answer = await exchange.anonymous.send({
      method: 'POST',
      path: '/api/v3/userDataStream',
      headers: headers as Record<string, string>,
    });
    expect([answer.status, answer.body]).toEqual([401, { code: -2014, msg: 'API-key format invalid.' }]);
  });

  test('refuses an unknown, revoked or expired API key', async () => {
    const alice = await exchange.createUser();
    const shortLived = await createSecondApiKey(exchange, alice, {
      expires_at: new Date(clock.nowMs() + 1_000).toISOString(),
    });
    expect((await exchange.anonymous.call('createListenKey', apiKeyOnly(shortLived))).status).toBe(200);
    clock.set(clock.nowMs() + 1_000);
    await exchange.operator.expect('revokeApiKey', 204, { path: { api_key: alice.apiKey } });
    for (const user of [alice, shortLived, { apiKey: `live-${'0'.repeat(32)}` }]) {
      const answer = await exchange.anonymous.call('createListenKey', apiKeyOnly(user));
      expect([answer.status, answer.body]).toEqual([
        401,
        { code: -2015, msg: 'Invalid API-key, IP, or permissions for action.' },
      ]);
    }
  });

  test('refuses an API key without the permission', async () => {
    const alice = await exchange.createUser({ permissions: permissions.filter((one) => one !== 'user_stream') });
    const answer = await exchange.anonymous.call('createListenKey', apiKeyOnly(alice));
    expect([answer.status, answer.body]).toEqual([
      403,
      { code: -2015, msg: 'Invalid API-key, IP, or permissions for action.' },
    ]);
  });

  test('refuses an address outside the API key’s allowlist', async () => {
    const alice = await exchange.createUser();
    const body = { label: 'elsewhere', permissions: ['user_stream' as const], ip_allowlist: ['192.0.2.1'] };
    const { api_key: apiKey } = await createApiKey(exchange, alice.id, body);
    expect((await exchange.anonymous.call('createListenKey', apiKeyOnly({ apiKey }))).status).toBe(403);
  });

  test('signed and unsigned requests are refused where the other kind is required', async () => {
    const alice = await exchange.createUser();
    expect((await exchange.anonymous.call('getUser', { path: { userid: 'me' }, ...apiKeyOnly(alice) })).status).toBe(
      401,
    );
    expect((await alice.client.call('createListenKey')).status).toBe(401);
    // Both headers together, as some clients send them, are accepted.
    expect((await alice.client.call('createListenKey', apiKeyOnly(alice))).status).toBe(200);
  });
});
