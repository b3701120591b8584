/**
 * Every member of every operation, given everything that it must not be: each gets the code that the contract declares for
 * it, in the form of its surface, and changes nothing. What a value is worth is judged in `badValues.ts` by the document itself;
 * this file asks the server.
 */
import { randomUUID } from 'node:crypto';
import { type OperationId, operationRecords } from '../../generated/operations';
import { isObject, type JsonObject, type JsonValue } from '../../src/codegen/json';
import type { RawAnswer } from '../support/contract';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { keyAlone, listenKeyOf } from '../support/listenKeys';
import { placeOrder } from '../support/orders';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import { assetNames, badValuesOf, expected, judgedBody, type Member, membersOf, type Place, shownAs, type Word, wordTwice, wordWithout } from './badValues';

const exchange = exchangeOfThisFile();
const FORM = 'application/x-www-form-urlencoded';

interface Request {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Members as JSON texts. */
  readonly body?: Readonly<Record<string, string>>;
  /** Instead of `body`. */
  readonly form?: Readonly<Record<string, string>>;
}
type Answer = RawAnswer & { readonly body: unknown };
/** A body as it goes out. */
interface Sent {
  readonly text: string;
  readonly type: string;
}

let alice: TestUser;
let partner: FakePartner;
let portal: { readonly authorization: string; readonly extras: string };
const good = new Map<OperationId, Request>();

beforeAll(async () => {
  alice = await exchange().createUser({ balances: { btc: '10', thb: '1000000' } });
  partner = await startFakePartner();
  const { operator } = exchange();
  const { id } = await operator.expect('createPartner', 201, { body: { name: 'App', deposit_address_url: partner.url } });
  portal = await operator.expect('createPortalSession', 201, { body: { partner_id: id, user_id: alice.id, access_token: 'x' } });
  const maker = await exchange().createUser({ balances: { btc: '10' } });
  await maker.client.expect('createOrder', 200, { body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '5', nonce: 1 } });
  const settings = { kind: 'crypto', precision: 8, transfer_precision: 8, withdrawal_fee: '0', withdrawal_minimum: '0', withdrawal_enabled: true } as const;
  for (const asset of assetNames()) await operator.expect('putAsset', 200, { path: { asset }, body: settings });
  for (const [operation, request] of goodRequests(String(id), String(alice.id))) good.set(operation, request);
  for (const [operation, request] of await requestsForOrders()) good.set(operation, request);
}, 60_000);
afterAll(() => partner.close());

/** One request of each operation that would be taken. */
function goodRequests(partnerId: string, userId: string): [OperationId, Request][] {
  const text = (value: unknown) => JSON.stringify(value);
  const texts = (members: object) => Object.fromEntries(Object.entries(members).map(([name, value]) => [name, text(value)]));
  const order = { type: 'limit', pair: 'btc_thb', side: 'buy', price: '10', amount: '1', nonce: 77, time_in_force: 'GTC', self_trade_prevention: 'none' };
  const page = { pair: 'btc_thb', side: 'buy', status: 'all', limit: '10', offset: '1' };
  const span = { symbol: 'btc_thb', startTime: '1000', endTime: '2000', limit: '10' };
  const grid = { status: 'TRADING', price_precision: 2, quantity_precision: 8, minimum_quantity: '0.0001' };
  return [
    ['getEstimatedPrice', { query: { pair: 'btc_thb', side: 'buy', amount: '100' } }],
    ['getTicker24hr', { query: { symbol: 'btc_thb' } }],
    ['getUser', { path: { userid: 'me' } }],
    ['getOrderBook', { query: { pair: 'btc_thb', side: 'buy' } }],
    ['getDepth', { query: { symbol: 'btc_thb', limit: '10' } }],
    ['getKlines', { query: { ...span, interval: '1m' } }],
    ['getAggTrades', { query: span }],
    ['getFees', { query: { pair: 'btc_thb' } }],
    ['createOrder', { body: texts(order) }],
    ['createOrderV3', { body: texts(order) }],
    ['testOrder', { body: texts(order) }],
    ['listOrders', { query: page }],
    ['listOrdersV3', { query: page }],
    ['getTradeHistory', { query: { pair: 'btc_thb', limit: '10', offset: '1' } }],
    ['createPortalOrder', { body: texts({ extras: portal.extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '100' }) }],
    ['createUser', { body: texts({ email: 'bad@example.com', identity_verification_level: 'level_1', fee_tier: 0 }) }],
    ['updateUser', { path: { userid: userId }, body: texts({ identity_verification_level: 'level_1', fee_tier: 0 }) }],
    [
      'createApiKey',
      { path: { userid: userId }, body: texts({ label: 'x', permissions: ['user_read'], ip_allowlist: ['127.0.0.1'], expires_at: '2090-01-01T00:00:00Z' }) },
    ],
    ['revokeApiKey', { path: { api_key: 'live-00000000000000000000000000000000' } }],
    ['creditDeposit', { body: texts({ user_id: Number(userId), asset: 'thb', amount: '1', reference: 'bad-input' }) }],
    ['createPartner', { body: texts({ name: 'App', deposit_address_url: 'https://wallet.com/', enabled: true }) }],
    ['updatePartner', { path: { partnerid: partnerId }, body: texts({ name: 'App', deposit_address_url: partner.url, enabled: true }) }],
    ['createPortalSession', { body: texts({ partner_id: Number(partnerId), user_id: Number(userId), access_token: 'x', expires_at: '2090-01-01T00:00:00Z' }) }],
    [
      'putAsset',
      {
        path: { asset: 'btc' },
        body: texts({ kind: 'crypto', precision: 8, transfer_precision: 8, withdrawal_fee: '0.0001', withdrawal_minimum: '0.0002', withdrawal_enabled: true }),
      },
    ],
    ['putSymbol', { path: { symbol: 'btc_thb' }, body: texts({ ...grid, minimum_price: '0.01', maximum_price: '100000000', vat_rate: '0.07' }) }],
    ['putFees', { path: { symbol: 'btc_thb', tier: '0' }, body: texts({ maker_rate: '0.0025', taker_rate: '0.0025' }) }],
    ['putWithdrawalLimit', { path: { level: 'level_1', asset: 'btc' }, body: texts({ capacity: '0.5' }) }],
  ];
}

/** Those that name an order of alice's, and those that come after them. A listen key is made for each request. */
async function requestsForOrders(): Promise<[OperationId, Request][]> {
  const resting = async () => String((await placeOrder(alice, { price: '5' })).id);
  const [kept, cancelled, cancelledV3] = [await resting(), await resting(), await resting()];
  const body = { pair: '"btc_thb"' };
  return [
    ['getOrder', { path: { id: kept }, query: { pair: 'btc_thb' } }],
    ['amendOrder', { path: { id: kept }, body: { ...body, amount: '"0.5"' } }],
    ['cancelOrder', { path: { id: cancelled }, body }],
    ['cancelOrderV3', { path: { id: cancelledV3 }, body }],
    ['cancelAllOrders', { body }],
    ['cancelAllOrdersV3', { body }],
    ['extendListenKey', {}],
    ['deleteListenKey', {}],
  ];
}

/** A good request of the operation, with names that have to be new each time, so that one case does not decide the next. */
async function goodRequest(id: OperationId): Promise<Request> {
  const request = good.get(id) ?? {};
  switch (id) {
    case 'createUser':
      return { ...request, body: { ...request.body, email: JSON.stringify(`${randomUUID()}@example.com`) } };
    case 'creditDeposit':
      return { ...request, body: { ...request.body, reference: JSON.stringify(randomUUID()) } };
    case 'createOrder':
    case 'createOrderV3':
      return { ...request, body: { ...request.body, client_order_id: JSON.stringify(randomUUID()) } };
    case 'extendListenKey':
    case 'deleteListenKey':
      return { query: { listenKey: await listenKeyOf(exchange(), alice) } };
    default:
      return request;
  }
}

/** The request with this member, and nowhere else one of its name. `value`: in a body as JSON. */
function having(request: Request, place: Place, name: string, value: string): Request {
  const others = (place === 'body' || place === 'form') && request.query !== undefined ? { query: without(request.query, name) } : {};
  return { ...request, ...others, [place]: { ...request[place], [name]: value } };
}

function without<T>(members: Readonly<Record<string, T>> | undefined, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(members ?? {}).filter(([member]) => member !== name));
}

/** `sent` stands for the request's own body. `more`: a text behind its query. */
function send(
  id: OperationId,
  request: Request,
  { sent = bodyOf(request), more = '' }: { readonly sent?: Sent | undefined; readonly more?: string } = {},
): Promise<Answer> {
  const { path } = operationRecords[id];
  const method = operationRecords[id].method.toUpperCase();
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.path?.[name] ?? ''));
  const query = `${new URLSearchParams({ ...request.query }).toString()}${more}`;
  return exchange().anonymous.send({
    method,
    path: query === '' ? filled : `${filled}?${query}`,
    headers: { ...credentials(id, method, parsed(sent?.text)), ...(sent !== undefined && { 'content-type': sent.type }) },
    ...(sent !== undefined && { body: sent.text }),
  });
}

function credentials(id: OperationId, method: string, body: JsonObject | undefined): Readonly<Record<string, string>> {
  switch (operationRecords[id].security) {
    case 'public':
      return {};
    case 'key':
      return alice.client.signed(method, body);
    case 'apiKeyOnly':
      return keyAlone(alice).headers;
    case 'operator':
      return exchange().operator.signed(method);
    case 'portal':
      return { authorization: portal.authorization };
  }
}

function bodyOf({ body, form }: Request): Sent | undefined {
  if (form !== undefined) return { text: new URLSearchParams({ ...form }).toString(), type: FORM };
  return body === undefined ? undefined : { text: textOf(body), type: 'application/json' };
}

function textOf(body: Request['body'] = {}): string {
  const texts = Object.entries(body).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `{${texts.join(',')}}`;
}

/** What the text says of an object in JSON; undefined when it is none. */
function parsed(text = ''): JsonObject | undefined {
  try {
    const value = JSON.parse(text) as JsonValue;
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The good body as the contract judges it. */
function bodyToJudge({ body }: Request): JsonObject {
  return parsed(textOf(body)) ?? {};
}

/** The lease is renewed all the time; the engine remembers that it refused an order, so that the same request gets the same answer; what an operator tried is on record. */
const CHANGING_TABLES: readonly (string | undefined)[] = ['engine_lease', 'events', 'request_keys', 'operator_actions'];
let tables: string[] = [];

/** All that a refusal must leave as it is. */
async function checksums(): Promise<unknown> {
  const { database } = exchange();
  if (tables.length === 0) {
    const [rows] = (await database.raw('SHOW TABLES')) as [Record<string, string>[]];
    tables = rows.flatMap((row) => Object.values(row)).filter((table) => !CHANGING_TABLES.includes(table));
  }
  const [sums] = (await database.raw(`CHECKSUM TABLE ${tables.map(() => '??').join(', ')}`, tables)) as [unknown[]];
  return sums;
}

/** The answer's code as the operation's surface shows it; `ok` when it is none. */
function codeOf(id: OperationId, { status, body }: Answer): string {
  if (status < 400) return 'ok';
  if (body === undefined && operationRecords[id].emptyErrorStatuses.includes(status)) return 'INVALID_AUTHENTICATION_HEADER';
  return String((body as { readonly code: string | number }).code);
}

/** Asks. The answer must show this word and unless that is `ok` nothing may change; where the contract is broken, the answer says by which member. */
async function expectWord(id: OperationId, word: Word, what: string, ask: () => Promise<Answer>, name?: string): Promise<void> {
  const before = await checksums();
  const answer = await ask();
  expect([what, codeOf(id, answer)]).toEqual([what, shownAs(id, word)]);
  if (name !== undefined && word.startsWith('INVALID_PARAMETERS')) expect([what, blamed(answer)]).toEqual([what, name]);
  if (word !== 'ok') expect([what, await checksums()]).toEqual([what, before]);
}

/** The member that an answer of either surface holds responsible. */
function blamed({ body }: Answer): string | undefined {
  const { fields, msg } = body as { readonly fields?: object; readonly msg?: string };
  return fields === undefined ? /'(.*)'/.exec(msg ?? '')?.[1] : Object.keys(fields).join();
}

/** Bodies that are no object in JSON. */
const NO_OBJECTS = ['[]', 'null', '1', '"x"', ' ', '{', '{"a":1,}', '{"a":NaN}', "{'a':1}", '{"a":01}', '{}{}', '\ufeff{}', '{"a":"\t"}'];
const OTHER_TYPES = ['text/plain', 'application/json; charset=latin1', 'multipart/form-data'];

describe.each(Object.keys(operationRecords) as OperationId[])('%s', (id) => {
  const all = membersOf(id);
  const { body, bodyMedia } = operationRecords[id];
  if (all.length === 0) {
    test('has no member that could be wrong', () => expect(all).toEqual([]));
    return;
  }

  test.each(all)('$place $name: every bad value has its code and changes nothing', async (member) => {
    const { place, name } = member;
    for (const bad of badValuesOf(member)) {
      const request = await goodRequest(id);
      const asked = having(request, place, name, place === 'body' ? bad.text : String(bad.value));
      const { word, blames } = expected(member, bad, bodyToJudge(request));
      await expectWord(id, word, `${name} ${bad.kind}`, () => send(id, asked), blames);
    }
  });

  const optional = all.filter(({ place }) => place !== 'path');
  if (optional.length > 0)
    test.each(optional)('$place $name: missing, and sent twice', async (member) => {
      const { place, name } = member;
      const request = await goodRequest(id);
      const word = wordWithout(member, bodyToJudge(request));
      // What may be missing is missing in many other tests.
      if (word !== 'ok') await expectWord(id, word, `${name} missing`, () => send(id, { ...request, [place]: without<string>(request[place], name) }), name);
      await expectWord(id, wordTwice(member), `${name} twice`, () => sendTwice(member, request), name);
    });

  if (all.some(({ name }) => name === 'startTime'))
    test('startTime after endTime', async () => {
      const { query, ...request } = await goodRequest(id);
      const times = { startTime: '1700000000001', endTime: '1700000000000' };
      await expectWord(id, 'INVALID_PARAMETERS', 'times', () => send(id, { ...request, query: { ...query, ...times } }), 'startTime');
    });

  if (body === 'none') return;

  test('a member that nobody declared', async () => {
    const request = await goodRequest(id);
    const word = judgedBody(id, { ...bodyToJudge(request), surprise: '1' });
    await expectWord(id, word, 'surprise', () => send(id, having(request, 'body', 'surprise', '"1"')), 'surprise');
  });

  test('bodies that are no object, or of a type that the contract does not name', async () => {
    const request = await goodRequest(id);
    for (const text of NO_OBJECTS) await expectWord(id, 'INVALID_REQUEST_BODY', text, () => send(id, request, { sent: { text, type: 'application/json' } }));
    for (const type of bodyMedia.includes('form') ? OTHER_TYPES : [...OTHER_TYPES, FORM])
      await expectWord(id, 'UNSUPPORTED_MEDIA_TYPE', type, () => send(id, request, { sent: { text: textOf(request.body), type } }));
  });
});

/** `value`: the good one, or any where the good request has none. */
function sendTwice({ id, place, name }: Member, request: Request): Promise<Answer> {
  const value = request[place]?.[name] ?? '"1"';
  if (place === 'query') return send(id, having(request, place, name, value), { more: `&${new URLSearchParams({ [name]: value }).toString()}` });
  const once = bodyOf({ [place]: { ...request[place], [name]: value } });
  const text =
    place === 'form' ? `${once?.text}&${new URLSearchParams({ [name]: value }).toString()}` : `${once?.text.slice(0, -1)},${JSON.stringify(name)}:${value}}`;
  return send(id, request, { sent: { text, type: once?.type ?? '' } });
}

test('every operation with a member had a good request, and each of those is taken', async () => {
  const asked = (Object.keys(operationRecords) as OperationId[]).filter((id) => membersOf(id).length > 0);
  expect([...good.keys()].sort()).toEqual(asked.sort());
  for (const id of good.keys()) {
    // No key was ever issued under the good request's name.
    const word = id === 'revokeApiKey' ? 'API_KEY_NOT_FOUND' : 'ok';
    expect([id, codeOf(id, await send(id, await goodRequest(id)))]).toEqual([id, word]);
  }
});
