/**
 * Every member of every operation, given everything that it must not be: each gets the code that the contract declares for
 * it and changes nothing. What a value is worth is judged here by the document itself, through an Ajv of our own; where the
 * document lets a value pass, the table below says what the rules say.
 */
import { randomUUID } from 'node:crypto';
import { type OperationId, operationRecords } from '../../generated/operations';
import { operationsOf } from '../../src/codegen/contract';
import { elements, type JsonValue, members, resolve } from '../../src/codegen/json';
import type { RawAnswer } from '../support/contract';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import { generatedDocument, Judge } from './documents';

const exchange = exchangeOfThisFile();

/** JSON texts, so that numbers keep every digit and members can come twice. */
const BAD_VALUES: Readonly<Record<string, string>> = {
  null: 'null',
  boolean: 'true',
  number: '1',
  'fraction number': '1.5',
  'negative number': '-1',
  'zero number': '0',
  'huge number': '9007199254740993',
  'number with exponent': '1e400',
  object: '{}',
  array: '["btc_thb"]',
  'empty array': '[]',
  empty: '""',
  space: '" "',
  'too long': JSON.stringify('1'.repeat(5000)),
  'too many decimals': '"1.1234567890123456789"',
  '18 decimals': '"1.123456789012345678"',
  '9 decimals': '"1.123456789"',
  exponent: '"1e5"',
  hexadecimal: '"0x1f"',
  NaN: '"NaN"',
  Infinity: '"Infinity"',
  negative: '"-1"',
  'negative zero': '"-0"',
  zero: '"0"',
  huge: '"9999999999999999"',
  largest: '"999999999999999"',
  plus: '"+1"',
  'leading zero': '"01"',
  'no digit before the point': '".5"',
  'no digit after the point': '"5."',
  separator: '"1_000"',
  'full-width digits': '"１２"',
  'other digits': '"٣"',
  unicode: '"ราคา😀"',
  'lone surrogate': '"\\ud800"',
  NUL: '"\\u0000"',
  'line break': '"1\\n"',
  SQL: `"' or '1'='1' --"`,
  word: '"something"',
  proto: '"__proto__"',
};

interface Request {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Members as JSON texts. */
  readonly body?: Readonly<Record<string, string>>;
}

let alice: TestUser;
let partner: FakePartner;
let portal: { readonly authorization: string; readonly extras: string };
const good = new Map<OperationId, Request>();

beforeAll(async () => {
  alice = await exchange().createUser({ balances: { btc: '10', thb: '10000' } });
  partner = await startFakePartner();
  const { operator } = exchange();
  const { id } = await operator.expect('createPartner', 201, { body: { name: 'App', deposit_address_url: partner.url } });
  portal = await operator.expect('createPortalSession', 201, { body: { partner_id: id, user_id: alice.id, access_token: 'x' } });
  await alice.client.expect('createOrder', 200, { body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '5', nonce: 1 } });
  for (const [operation, request] of goodRequests(String(id), String(alice.id))) good.set(operation, request);
}, 60_000);
afterAll(() => partner.close());

/** One request of each operation that would be taken. */
function goodRequests(partnerId: string, userId: string): [OperationId, Request][] {
  const text = (value: unknown) => JSON.stringify(value);
  const texts = (members: object) => Object.fromEntries(Object.entries(members).map(([name, value]) => [name, text(value)]));
  const order = { type: 'limit', pair: 'btc_thb', side: 'buy', price: '10', amount: '1', nonce: 77, time_in_force: 'GTC', self_trade_prevention: 'none' };
  const grid = { status: 'TRADING', price_precision: 2, quantity_precision: 8, minimum_quantity: '0.0001' };
  return [
    ['getEstimatedPrice', { query: { pair: 'btc_thb', side: 'buy', amount: '100' } }],
    ['getTicker24hr', { query: { symbol: 'btc_thb' } }],
    ['getUser', { path: { userid: 'me' } }],
    ['createOrder', { body: texts({ ...order, client_order_id: 'mine' }) }],
    ['cancelOrder', { path: { id: '1' }, body: texts({ pair: 'btc_thb' }) }],
    ['createPortalOrder', { body: texts({ extras: portal.extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '100' }) }],
    ['createUser', { body: texts({ email: 'bad@example.com', identity_verification_level: 'level_1', fee_tier: 0 }) }],
    ['updateUser', { path: { userid: userId }, body: texts({ identity_verification_level: 'level_1', fee_tier: 0 }) }],
    ['createApiKey', { path: { userid: userId }, body: texts({ label: 'x', permissions: ['user_read'], ip_allowlist: ['127.0.0.1'], expires_at: '2090-01-01T00:00:00Z' }) }],
    ['revokeApiKey', { path: { api_key: 'live-00000000000000000000000000000000' } }],
    ['creditDeposit', { body: texts({ user_id: Number(userId), asset: 'thb', amount: '1', reference: 'bad input' }) }],
    ['createPartner', { body: texts({ name: 'App', deposit_address_url: 'https://wallet.com/', enabled: true }) }],
    ['updatePartner', { path: { partnerid: partnerId }, body: texts({ name: 'App', deposit_address_url: partner.url, enabled: true }) }],
    ['createPortalSession', { body: texts({ partner_id: Number(partnerId), user_id: Number(userId), access_token: 'x', expires_at: '2090-01-01T00:00:00Z' }) }],
    ['putAsset', { path: { asset: 'btc' }, body: texts({ kind: 'crypto', precision: 8, transfer_precision: 8, withdrawal_fee: '0.0001', withdrawal_minimum: '0.0002', withdrawal_enabled: true }) }],
    ['putSymbol', { path: { symbol: 'btc_thb' }, body: texts({ ...grid, minimum_price: '0.01', maximum_price: '100000000', vat_rate: '0.07' }) }],
    ['putFees', { path: { symbol: 'btc_thb', tier: '0' }, body: texts({ maker_rate: '0.0025', taker_rate: '0.0025' }) }],
    ['putWithdrawalLimit', { path: { level: 'level_1', asset: 'btc' }, body: texts({ capacity: '0.5' }) }],
  ];
}

function send(id: OperationId, request: Request, bodyText = textOf(request.body), headers: Record<string, string> = {}): Promise<RawAnswer & { readonly body: unknown }> {
  const { method, path, security } = operationRecords[id];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.path?.[name] ?? ''));
  const query = request.query === undefined ? '' : `?${new URLSearchParams({ ...request.query }).toString()}`;
  const client = {
    public: exchange().anonymous,
    key: alice.client,
    operator: exchange().operator,
    portal: exchange().anonymous.as({ kind: 'portal', authorization: portal.authorization }),
  }[security];
  const signed = client.signed(method.toUpperCase(), parsedOr(bodyText, undefined));
  return exchange().anonymous.send({
    method: method.toUpperCase(),
    path: `${filled}${query}`,
    headers: { ...signed, ...headers },
    ...(bodyText !== undefined && { body: bodyText }),
  });
}

function textOf(body: Request['body']): string | undefined {
  return body === undefined ? undefined : `{${Object.entries(body).map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
}

function parsedOr<T>(text: string | undefined, otherwise: T): unknown {
  try {
    return text === undefined ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** Everything that a refusal must leave as it is. */
const TABLES = ['users', 'api_keys', 'partners', 'portal_sessions', 'assets', 'symbols', 'fees', 'withdrawal_limits', 'accounts', 'journal_entries', 'postings', 'orders', 'trades', 'withdrawals', 'deposits'];

async function checksums(): Promise<unknown> {
  const [rows] = (await exchange().database.raw(`CHECKSUM TABLE ${TABLES.map(() => '??').join(', ')}`, TABLES)) as [unknown[]];
  return rows;
}

const judge = new Judge(generatedDocument('openapi.json'));
const operations = new Map(operationsOf(judge.document).map((operation) => [operation.id, operation]));

interface Member {
  readonly id: OperationId;
  readonly place: 'body' | 'path' | 'query';
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonValue;
}

function membersOf(id: OperationId): Member[] {
  const operation = operations.get(id);
  const parameters = operation?.parameters.flatMap(({ in: place, name, required, schema }) => (place === 'header' ? [] : [{ id, place, name, required, schema }])) ?? [];
  if (operation?.body == null) return parameters;
  const { properties, required } = resolve(judge.document, operation.body.schema, id);
  const needed = elements(required);
  return [...parameters, ...members(properties).map(([name, schema]): Member => ({ id, place: 'body', name, required: needed.includes(name), schema }))];
}

/** What the contract says of a value: `passes`, or the code of its refusal. */
function judged({ id, place, name, schema }: Member, value: JsonValue): string {
  const faults = judge.faults(schema, value);
  if (faults.length === 0) return 'passes';
  if (place === 'body' && faults.some((fault) => /must be (string|integer|number|boolean|array|object|null)/.test(fault))) return 'INVALID_REQUEST_BODY';
  return operationRecords[id].violations[`/${place === 'body' ? 'requestBody' : place}/${name}`] ?? 'INVALID_PARAMETERS';
}

const seen: string[] = [];
describe.each(Object.keys(operationRecords) as OperationId[])('%s', (id) => {
  const all = membersOf(id);
  if (all.length === 0) {
    test('has no member that could be wrong', () => expect(all).toEqual([]));
    return;
  }
  test.each(all)('$place $name', async (member) => {
    const request = good.get(id) ?? {};
    for (const [kind, text] of Object.entries(BAD_VALUES)) {
      const value = JSON.parse(text) as JsonValue;
      if (member.place !== 'body' && (typeof value !== 'string' || kind === 'lone surrogate' || (member.place === 'path' && value === ''))) continue;
      const changed: Request = member.place === 'body' ? { ...request, body: { ...request.body, [member.name]: text } } : { ...request, [member.place]: { ...request[member.place], [member.name]: value as string } };
      const before = await checksums();
      const answer = await send(id, changed);
      const code = answer.status < 400 ? 'ok' : String((answer.body as { code?: string } | undefined)?.code ?? answer.status);
      const expected = judged(member, value);
      if (expected === 'passes') seen.push(`${id} ${member.name} ${kind}: ${code}`);
      else if (code !== expected) seen.push(`!!! ${id} ${member.name} ${kind}: ${code} instead of ${expected}`);
      if (code !== 'ok' && JSON.stringify(before) !== JSON.stringify(await checksums())) seen.push(`### ${id} ${member.name} ${kind} changed something`);
    }
  });
});
afterAll(() => console.log(seen.join('\n')));
