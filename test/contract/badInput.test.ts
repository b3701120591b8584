/**
 * Every member of every operation, given everything that it must not be: each gets the code that the contract declares for
 * it and changes nothing. What a value is worth is judged here by the document itself, through an Ajv of our own; where the
 * document lets a value pass, the table below says what the rules say.
 */
import { randomUUID } from 'node:crypto';
import { type OperationId, operationRecords, v3Errors } from '../../generated/operations';
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
  'too long': JSON.stringify('1'.repeat(600)),
  'far too long': JSON.stringify('1'.repeat(5000)),
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
  const maker = await exchange().createUser({ balances: { btc: '10' } });
  await maker.client.expect('createOrder', 200, { body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '5', nonce: 1 } });
  // Bad values that are good names of assets.
  const settings = { kind: 'crypto', precision: 8, transfer_precision: 8, withdrawal_fee: '0', withdrawal_minimum: '0', withdrawal_enabled: true } as const;
  for (const asset of ['1e5', '0x1f', '01', 'something']) await operator.expect('putAsset', 200, { path: { asset }, body: settings });
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

function send(
  id: OperationId,
  request: Request,
  bodyText = textOf(request.body),
  headers: Record<string, string> = {},
): Promise<RawAnswer & { readonly body: unknown }> {
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
  return body === undefined
    ? undefined
    : `{${Object.entries(body)
        .map(([name, text]) => `${JSON.stringify(name)}:${text}`)
        .join(',')}}`;
}

function parsedOr<T>(text: string | undefined, otherwise: T): unknown {
  try {
    return text === undefined ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** Everything that a refusal must leave as it is. */
const TABLES = [
  'users',
  'api_keys',
  'partners',
  'portal_sessions',
  'assets',
  'symbols',
  'fees',
  'withdrawal_limits',
  'accounts',
  'journal_entries',
  'postings',
  'orders',
  'trades',
  'withdrawals',
  'deposits',
];

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
  const parameters =
    operation?.parameters.flatMap(({ in: place, name, required, schema }) => (place === 'header' ? [] : [{ id, place, name, required, schema }])) ?? [];
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

/** What the rules say of a value that the document lets pass: the first line that fits `<operation> <member> <kind>`. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^getEstimatedPrice amount (9|18) decimals/, 'INVALID_ORDER_AMOUNT_PRECISION'],
  [/^getEstimatedPrice amount zero/, 'ORDER_AMOUNT_TOO_SMALL'],
  [/^getEstimatedPrice amount largest/, 'NOT_ENOUGH_LIQUIDITY'],
  [/^create(Portal)?Order price (9|18) decimals/, 'INVALID_ORDER_PRICE_PRECISION'],
  [/^create(Portal)?Order price (zero|largest)/, 'ORDER_PRICE_OUT_OF_RANGE'],
  [/^create(Portal)?Order amount (9|18) decimals/, 'INVALID_ORDER_AMOUNT_PRECISION'],
  [/^create(Portal)?Order amount zero/, 'ORDER_AMOUNT_TOO_SMALL'],
  [/^create(Portal)?Order amount largest/, 'INSUFFICIENT_BALANCE'],
  [/^getUser userid largest/, 'PERMISSION_DENIED'],
  [/^cancelOrder id largest/, 'ORDER_NOT_FOUND'],
  [/^(updateUser|createApiKey) userid largest/, 'USER_NOT_FOUND'],
  [/^updatePartner partnerid largest/, 'PARTNER_NOT_FOUND'],
  [/^creditDeposit amount (zero|9 decimals|18 decimals|largest)/, 'INVALID_SETTING'],
  [/^putAsset (precision|transfer_precision) (number|zero number)/, 'INVALID_SETTING'],
  [/^putAsset withdrawal_(fee|minimum) (9|18) decimals/, 'INVALID_SETTING'],
  [/^putSymbol (price_precision|quantity_precision) (number|zero number)/, 'INVALID_SETTING'],
  [/^putSymbol minimum_quantity (zero|9 decimals|18 decimals)/, 'INVALID_SETTING'],
  [/^putSymbol (minimum_price (zero|largest)|maximum_price zero)/, 'INVALID_SETTING'],
  [/^putWithdrawalLimit capacity (9|18) decimals/, 'INVALID_SETTING'],
  [/^createOrder (client_order_id |nonce number)/, 'ok'],
  [/^(createUser|updateUser) fee_tier (number|zero number)/, 'ok'],
  [/^createApiKey (label |(permissions|ip_allowlist) empty array)/, 'ok'],
  [/^creditDeposit (reference |user_id number)/, 'ok'],
  [/^(create|update)Partner (name |enabled boolean)/, 'ok'],
  [/^createPortalSession (access_token |(partner|user)_id number)/, 'ok'],
  [/^(creditDeposit|putWithdrawalLimit) asset /, 'ok'],
  [/^putAsset (asset |withdrawal_(fee|minimum) (zero|largest)|withdrawal_enabled boolean)/, 'ok'],
  [/^putSymbol (minimum_quantity largest|minimum_price (9|18) decimals|maximum_price (9 decimals|18 decimals|largest)|vat_rate zero)/, 'ok'],
  [/^putFees ((maker|taker)_rate|tier) zero/, 'ok'],
  [/^putWithdrawalLimit capacity (zero|largest)/, 'ok'],
];

function expectedCode(member: Member, kind: string, value: JsonValue): string {
  const { id, place, name } = member;
  if (place !== 'body' && kind === 'far too long') return id === 'getTicker24hr' ? 'MALFORMED_REQUEST' : 'URI_TOO_LONG';
  // Extras are a credential: a text that is not the right one is nobody's.
  if (id === 'createPortalOrder' && name === 'extras' && typeof value === 'string') return 'INVALID_AUTHENTICATION_HEADER';
  const code = judged(member, value);
  if (code !== 'passes') return code;
  const rule = RULES.find(([cases]) => cases.test(`${id} ${name} ${kind}`));
  if (rule === undefined) throw new Error(`no rule says what becomes of ${id} ${name} ${kind}`);
  return rule[1];
}

/** The answer's code in our own words; `ok` when it is none. */
function codeOf(id: OperationId, { status, body }: { readonly status: number; readonly body: unknown }): string {
  if (status < 400) return 'ok';
  if (body === undefined && operationRecords[id].emptyErrorStatuses.includes(status)) return 'INVALID_AUTHENTICATION_HEADER';
  const { code } = body as { code: string | number };
  const v3 = Object.entries(v3Errors).find(([, error]) => error.code === code);
  return v3?.[0] ?? String(code);
}

/** Names that have to be new each time, so that one case does not decide the next. */
function fresh(id: OperationId, request: Request): Request {
  if (id === 'createUser') return { ...request, body: { ...request.body, email: JSON.stringify(`${randomUUID()}@example.com`) } };
  if (id === 'creditDeposit') return { ...request, body: { ...request.body, reference: JSON.stringify(randomUUID()) } };
  return request;
}

async function expectRefusal(id: OperationId, code: string, ask: () => Promise<RawAnswer & { readonly body: unknown }>, what: string): Promise<void> {
  const before = await checksums();
  const answer = await ask();
  expect([what, codeOf(id, answer)]).toEqual([what, code]);
  if (code !== 'ok') expect([what, await checksums()]).toEqual([what, before]);
}

describe.each(Object.keys(operationRecords) as OperationId[])('%s', (id) => {
  const all = membersOf(id);
  if (all.length === 0) {
    test('has no member that could be wrong', () => expect(all).toEqual([]));
    return;
  }

  test.each(all)('$place $name: every bad value has its code and changes nothing', async (member) => {
    const { place, name } = member;
    for (const [kind, text] of Object.entries(BAD_VALUES)) {
      const value = JSON.parse(text) as JsonValue;
      // A path or query holds text only, which must be Unicode; an empty path parameter is another path.
      if (place !== 'body' && (typeof value !== 'string' || kind === 'lone surrogate' || (place === 'path' && value === ''))) continue;
      const request = fresh(id, good.get(id) ?? {});
      const group = place === 'body' ? { body: { ...request.body, [name]: text } } : { [place]: { ...request[place], [name]: value as string } };
      await expectRefusal(id, expectedCode(member, kind, value), () => send(id, { ...request, ...group }), `${name} ${kind}`);
    }
  });

  const needed = all.filter(({ place, required }) => place !== 'path' && required);
  if (needed.length > 0)
    test.each(needed)('$place $name: missing', async ({ place, name }) => {
      const request = fresh(id, good.get(id) ?? {});
      const { [name]: _left, ...rest } = request[place] ?? {};
      const answer = await send(id, { ...request, [place]: rest });
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_PARAMETERS', fields: { [name]: { code: 'MISSING' } } }]);
    });

  if (operationRecords[id].body === 'none') return;
  test.each(all.filter(({ place }) => place === 'body'))('$place $name: sent twice', async ({ name }) => {
    const request = fresh(id, good.get(id) ?? {});
    const text = textOf(request.body) ?? '';
    const twice = `${text.slice(0, -1)},${JSON.stringify(name)}:${request.body?.[name]}}`;
    await expectRefusal(id, 'INVALID_REQUEST_BODY', () => send(id, request, twice), `${name} twice`);
  });

  test('a member that nobody declared', async () => {
    const request = fresh(id, good.get(id) ?? {});
    const answer = await send(id, { ...request, body: { ...request.body, surprise: '"1"' } });
    expect(answer.body).toMatchObject({ code: 'INVALID_PARAMETERS', fields: { surprise: { code: 'UNKNOWN' } } });
  });
});

test('every refused request above was of an operation whose good request is taken', async () => {
  for (const [id, request] of good) {
    // The order is another user's or none, and the key was never issued: those two are refused for what they name.
    if (id === 'revokeApiKey' || id === 'cancelOrder') continue;
    expect([id, codeOf(id, await send(id, fresh(id, request)))]).toEqual([id, 'ok']);
  }
});
