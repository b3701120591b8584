import { startExchange, type TestExchange, type TestUser } from '../../support/exchange';
import { apiKeyOnly, createSecondApiKey, listenKeyOf } from '../../support/listenKeyHelpers';
import { ServerClock } from '../../support/serverClock';

const HOUR_MS = 3_600_000;
const PATH = '/api/v3/userDataStream';
const NOT_FOUND = [400, { code: -1125, msg: 'This listenKey does not exist.' }];
const clock = new ServerClock(Date.UTC(2026, 10, 20, 12));
let exchange: TestExchange;
let alice: TestUser;
let bob: TestUser;

beforeAll(async () => {
  exchange = await startExchange(clock.options);
  [alice, bob] = [await exchange.createUser(), await exchange.createUser()];
});
afterEach(async () => void (await exchange.audit()));
afterAll(() => exchange.close(), 60_000);

/** The request of a client. */
interface ExtendRequest {
  readonly query?: string;
  readonly type?: string;
  readonly body?: string;
}

async function extendListenKey(
  user: Pick<TestUser, 'apiKey'>,
  { query = '', type, body }: ExtendRequest = {},
): Promise<readonly unknown[]> {
  const headers = { ...apiKeyOnly(user).headers, ...(type !== undefined && { 'content-type': type }) };
  const answer = await exchange.anonymous.send({
    method: 'PUT',
    path: `${PATH}${query}`,
    headers,
    ...(body !== undefined && { body }),
  });
  return [answer.status, answer.body];
}

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

test.each<[string, (key: string) => ExtendRequest]>([
  ['nothing, for the caller’s own', () => ({})],
  ['the query', (key) => ({ query: `?listenKey=${key}` })],
  ['the query among others', (key) => ({ query: `?timestamp=1&listenKey=${key}&recvWindow=5000` })],
  ['a form', (key) => ({ type: FORM, body: `listenKey=${key}` })],
  [
    'a form with a charset and other members',
    (key) => ({ type: `${FORM}; charset=UTF-8`, body: `a=1&listenKey=${key}&b=` }),
  ],
  ['a JSON body', (key) => ({ type: JSON_TYPE, body: JSON.stringify({ listenKey: key }) })],
  ['a JSON body with other members', (key) => ({ type: JSON_TYPE, body: JSON.stringify({ x: [1], listenKey: key }) })],
  ['an empty JSON body, for the caller’s own', () => ({ type: JSON_TYPE, body: '{}' })],
  ['an empty form, for the caller’s own', () => ({ type: FORM, body: '' })],
  [
    'the query, which counts before the body',
    (key) => ({ query: `?listenKey=${key}`, type: FORM, body: `listenKey=${'0'.repeat(32)}` }),
  ],
])('takes the name from %s, and gives another 60 minutes', async (_where, sent) => {
  const listenKey = await listenKeyOf(exchange, alice);
  clock.set(clock.nowMs() + HOUR_MS - 1);
  expect(await extendListenKey(alice, sent(listenKey))).toEqual([200, {}]);
  clock.set(clock.nowMs() + HOUR_MS - 1);
  expect(await extendListenKey(alice, sent(listenKey))).toEqual([200, {}]);
  clock.set(clock.nowMs() + HOUR_MS);
  expect(await extendListenKey(alice, sent(listenKey))).toEqual(NOT_FOUND);
});

test('any listen key of the user can be given, while its API key is valid', async () => {
  const other = await createSecondApiKey(exchange, alice);
  const listenKey = await listenKeyOf(exchange, other);
  expect(await extendListenKey(alice, { query: `?listenKey=${listenKey}` })).toEqual([200, {}]);
  await exchange.operator.expect('revokeApiKey', 204, { path: { api_key: other.apiKey } });
  expect(await extendListenKey(alice, { query: `?listenKey=${listenKey}` })).toEqual(NOT_FOUND);
});

test('another user’s listen key is unknown and is not extended', async () => {
  const listenKey = await listenKeyOf(exchange, alice);
  const before = await exchange.database('listen_keys').where('user_id', alice.id);
  clock.set(clock.nowMs() + 1_000);
  expect(await extendListenKey(bob, { query: `?listenKey=${listenKey}` })).toEqual(NOT_FOUND);
  expect(await exchange.database('listen_keys').where('user_id', alice.id)).toEqual(before);
});

test('an API key without a listen key has none to extend', async () => {
  expect(await extendListenKey(await createSecondApiKey(exchange, alice))).toEqual(NOT_FOUND);
});

test.each([
  '0'.repeat(32),
  '0'.repeat(31),
  'A'.repeat(32),
  '',
  '%00',
  "' or 1=1 -- ",
  `live-${'0'.repeat(32)}`,
  `${'0'.repeat(32)}%0a`,
])('there is no key %j', async (name) => {
  await listenKeyOf(exchange, bob);
  expect(await extendListenKey(bob, { query: `?listenKey=${name}` })).toEqual(NOT_FOUND);
  expect(await extendListenKey(bob, { type: FORM, body: `listenKey=${name}` })).toEqual(NOT_FOUND);
});

test.each<[string, ExtendRequest]>([
  ['JSON that is none', { type: JSON_TYPE, body: '{' }],
  ['a key that is no text', { type: JSON_TYPE, body: '{"listenKey": 7}' }],
  ['a list', { type: JSON_TYPE, body: '["x"]' }],
  ['a form with two keys', { type: FORM, body: 'listenKey=a&listenKey=b' }],
  ['a form that cannot be decoded', { type: FORM, body: 'listenKey=%zz' }],
  ['a body that is too large', { type: FORM, body: `listenKey=${'0'.repeat(20_000)}` }],
  ['a body of another type', { type: 'text/plain', body: 'listenKey=0' }],
])('%s is refused with -1100', async (_what, sent) => {
  const [status, body] = await extendListenKey(alice, sent);
  expect([status, (body as { code: number }).code]).toEqual([400, -1100]);
});
