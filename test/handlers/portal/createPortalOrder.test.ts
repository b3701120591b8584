import { randomUUID } from 'node:crypto';
import type { BodyOf, Client } from '../../support/client';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { withTradingPaused } from '../../support/orderHelpers';
import { type FakePartner, GOOD_ADDRESS, startFakePartner } from '../../support/partner/fakePartner';
import { type PortalApp, portalLogin, registerApp } from '../../support/portalLogin';

const exchange = exchangeOfThisFile();

interface Portal {
  readonly buyer: TestUser;
  readonly client: Client;
  readonly extras: string;
  readonly buy: (
    more?: Partial<BodyOf<'createPortalOrder'>>,
    headers?: Record<string, string>,
  ) => ReturnType<typeof callPortal>;
}

let partner: FakePartner;
let app: PortalApp;
let seller: TestUser;

beforeAll(async () => {
  partner = await startFakePartner();
  seller = await exchange().createUser({ balances: { btc: '1000', eth: '1000', usdt: '1000' } });
  app = await registerApp(exchange(), partner);
});
beforeEach(() => partner.behave('good'));
afterAll(() => partner.close());

let nonce = 0;
async function placeSellOrder(price: string, amount: string, pair = 'btc_thb'): Promise<number> {
  nonce += 1;
  return (
    await seller.client.expect('createOrder', 200, {
      body: { type: 'limit', pair, side: 'sell', price, amount, nonce },
    })
  ).id;
}

function callPortal(client: Client, body: BodyOf<'createPortalOrder'>, headers: Record<string, string>) {
  return client.call('createPortalOrder', { body, headers });
}

async function openPortal(thb = '10000', level: 'level_0' | 'level_2' = 'level_2'): Promise<Portal> {
  const buyer = await exchange().createUser({ balances: { thb }, level });
  const { client, extras } = await portalLogin(exchange(), app, buyer);
  const order = { extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '1000' } as const;
  return {
    buyer,
    client,
    extras,
    buy: (more = {}, headers = {}) => callPortal(client, { ...order, ...more }, headers),
  };
}

async function walletsOf({ buyer }: Portal) {
  const { wallets } = await buyer.client.expect('getUser', 200, { path: { userid: 'me' } });
  return Object.fromEntries(Object.entries(wallets).map(([asset, wallet]) => [asset, wallet.available_balance]));
}

test('buys for the whole amount including fee and VAT, and withdraws to the address from the partner', async () => {
  const portal = await openPortal();
  await placeSellOrder('1000', '5');
  const answer = await portal.buy();
  // 1000 / (1000 x 1.002675), rounded down to the step size.
  expect([answer.status, answer.body]).toEqual([201, { value: '0.99733213', withdrawal_status: 'success' }]);
  expect(await walletsOf(portal)).toMatchObject({ btc: '0', thb: expect.stringMatching(/^9000(\.0\d*)?$/) });
  const withdrawal: unknown = await exchange()
    .database('withdrawals')
    .where('user_id', portal.buyer.id)
    .first('asset', 'address', 'tag', 'status');
  expect(withdrawal).toEqual({ asset: 'btc', address: GOOD_ADDRESS, tag: null, status: 'queued' });
  expect(partner.requests.at(-1)).toMatchObject({ coin: 'BTC', accessToken: partner.oauth.accessToken });
});

test('a partial fill succeeds; the rest of the amount is not spent', async () => {
  const portal = await openPortal();
  await placeSellOrder('900', '0.1', 'eth_thb');
  const answer = await portal.buy({ pair: 'ETH_THB', price: '900' });
  expect([answer.status, answer.body]).toEqual([201, { value: '0.1', withdrawal_status: 'success' }]);
  expect(await walletsOf(portal)).toMatchObject({ eth: '0', thb: '9909.75925' });
});

test('a quantity too small to withdraw stays in the balance, and the response reports it', async () => {
  const portal = await openPortal();
  await placeSellOrder('1000', '5');
  const answer = await portal.buy({ amount: '0.25' });
  const body = {
    value: '0.00024933',
    withdrawal_status: 'error',
    withdrawal_error_code: 'NOT_ENOUGH_FUNDS_TO_WITHDRAW',
    withdrawal_error_message: 'not enough funds to withdraw',
  };
  expect([answer.status, answer.body]).toEqual([201, body]);
  expect(await walletsOf(portal)).toMatchObject({ btc: '0.00024933' });
});

test('a quantity above the 24-hour limit stays in the balance, and the response reports it', async () => {
  const portal = await openPortal('10000', 'level_0');
  await placeSellOrder('1000', '5');
  expect((await portal.buy()).body).toMatchObject({
    withdrawal_status: 'error',
    withdrawal_error_code: 'WITHDRAWAL_LIMIT_EXCEEDED',
  });
});

test('a quantity whose withdrawal is disabled stays in the balance, and the response reports it', async () => {
  const portal = await openPortal();
  await placeSellOrder('1000', '5');
  const btc = {
    kind: 'crypto',
    precision: 8,
    transfer_precision: 8,
    withdrawal_fee: '0.0001',
    withdrawal_minimum: '0.0002',
  } as const;
  await exchange().operator.expect('putAsset', 200, {
    path: { asset: 'btc' },
    body: { ...btc, withdrawal_enabled: false },
  });
  expect((await portal.buy()).body).toMatchObject({
    withdrawal_status: 'error',
    withdrawal_error_code: 'WITHDRAWAL_DISABLED',
  });
  await exchange().operator.expect('putAsset', 200, {
    path: { asset: 'btc' },
    body: { ...btc, withdrawal_enabled: true },
  });
});

describe('a refused order buys nothing', () => {
  test.each([
    ['nothing on offer at the price', { price: '1' }, 422, 'ORDER_NOT_MATCHED'],
    ['more than there is', { amount: '10000.01' }, 422, 'INSUFFICIENT_BALANCE'],
    ['a sale', { side: 'sell' }, 400, 'INVALID_ORDER_SIDE'],
    ['three decimals in the amount', { amount: '1.001' }, 400, 'INVALID_ORDER_AMOUNT_PRECISION'],
    ['three decimals in the price', { price: '1.001' }, 400, 'INVALID_ORDER_PRICE_PRECISION'],
    ['an amount of nothing', { amount: '0' }, 400, 'ORDER_AMOUNT_TOO_SMALL'],
    ['a price of nothing', { price: '0' }, 400, 'ORDER_PRICE_OUT_OF_RANGE'],
    ['a pair that the Portal does not have', { pair: 'btc_usdt' }, 400, 'INVALID_PAIR'],
    ['an amount that is no decimal', { amount: '1e3' }, 400, 'INVALID_PARAMETERS'],
  ] as const)('%s', async (_name, more, status, code) => {
    const portal = await openPortal();
    const answer = await portal.buy(more);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
    expect(await walletsOf(portal)).toMatchObject({ thb: '10000', btc: '0' });
  });

  test('a paused pair', async () => {
    const portal = await openPortal();
    await withTradingPaused(exchange(), 'btc_thb', async () => {
      const answer = await portal.buy();
      expect([answer.status, answer.body]).toMatchObject([422, { code: 'TRADING_DISABLED' }]);
    });
    expect(await walletsOf(portal)).toMatchObject({ thb: '10000', btc: '0' });
  });

  test('a partner that returns no address', async () => {
    const portal = await openPortal();
    partner.behave('wrong_coin');
    const answer = await portal.buy();
    expect([answer.status, answer.body]).toMatchObject([502, { code: 'DEPOSIT_ADDRESS_UNAVAILABLE' }]);
    expect(await walletsOf(portal)).toMatchObject({ thb: '10000', btc: '0' });
  });
});

describe('with an Idempotency-Key', () => {
  test('the same request gets the first response again, byte for byte, even after a kill', async () => {
    const portal = await openPortal();
    await placeSellOrder('1000', '5');
    const headers = { 'idempotency-key': randomUUID() };
    const first = await portal.buy({}, headers);
    expect(first.status).toBe(201);
    const asked = partner.requests.length;
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    const repeated = await portal.buy({ amount: '1000.00', pair: 'BTC_THB' }, headers);
    expect(repeated).toMatchObject({ text: first.text, headers: { 'idempotent-replayed': 'true' } });
    await exchange().kill();
    await exchange().restart();
    partner.behave('closes_at_once');
    expect((await portal.buy({}, headers)).text).toBe(first.text);
    expect(partner.requests.length).toBe(asked);
  });

  test('another request is refused', async () => {
    const portal = await openPortal();
    await placeSellOrder('1000', '5');
    const headers = { 'idempotency-key': randomUUID() };
    await portal.buy({}, headers);
    const answer = await portal.buy({ amount: '999' }, headers);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'IDEMPOTENCY_CONFLICT' }]);
  });

  test('a duplicate is refused while the first request is in flight, and the order is placed once', async () => {
    const portal = await openPortal();
    await placeSellOrder('1000', '5');
    const headers = { 'idempotency-key': randomUUID() };
    let duplicate: unknown;
    partner.failAfter(async () => {
      duplicate = (await portal.buy({}, headers)).body;
    });
    expect((await portal.buy({}, headers)).status).toBe(502);
    expect(duplicate).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    partner.behave('good');
    const answers = await Promise.all(Array.from({ length: 10 }, () => portal.buy({}, headers)));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1);
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text)).size).toBe(1);
    expect(await exchange().database('withdrawals').where('user_id', portal.buyer.id)).toHaveLength(1);
  });

  test('the same key of another user is independent', async () => {
    const [one, two] = [await openPortal(), await openPortal()];
    await placeSellOrder('1000', '5');
    const headers = { 'idempotency-key': randomUUID() };
    expect([(await one.buy({}, headers)).status, (await two.buy({ amount: '500' }, headers)).status]).toEqual([
      201, 201,
    ]);
  });

  test('a refusal for insufficient balance is final for its key', async () => {
    const portal = await openPortal('1');
    await placeSellOrder('1000', '5');
    const headers = { 'idempotency-key': randomUUID() };
    expect((await portal.buy({}, headers)).body).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    await exchange().deposit(portal.buyer.id, 'thb', '5000');
    expect((await portal.buy({}, headers)).body).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect((await portal.buy()).status).toBe(201);
  });

  test.each(['', 'é', 'a b', 'x'.repeat(256)])('%j is not a valid key', async (key) => {
    const portal = await openPortal();
    const answer = await exchange().anonymous.send({
      method: 'POST',
      path: '/api/portal-orders/',
      headers: { ...portal.client.signedHeaders('POST'), 'idempotency-key': Buffer.from(key).toString('latin1') },
      body: { extras: portal.extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '1000' },
    });
    expect(answer.body).toMatchObject({
      code: 'INVALID_PARAMETERS',
      fields: { 'Idempotency-Key': { code: 'INVALID' } },
    });
  });
});
