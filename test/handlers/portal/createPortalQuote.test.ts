import type { BodyOf, Client } from '../../support/client';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { withTradingPaused } from '../../support/orderHelpers';
import { type FakePartner, startFakePartner } from '../../support/partner/fakePartner';
import { type PortalApp, portalLogin, registerApp } from '../../support/portalLogin';

const exchange = exchangeOfThisFile({ environment: { PORTAL_QUOTES_MAX: '3' } });

let partner: FakePartner;
let app: PortalApp;
let seller: TestUser;

beforeAll(async () => {
  partner = await startFakePartner();
  seller = await exchange().createUser({ balances: { btc: '100', eth: '100' } });
  app = await registerApp(exchange(), partner);
  let nonce = 0;
  for (const [pair, price, amount] of [
    ['btc_thb', '1000', '0.5'],
    ['btc_thb', '1000.01', '50'],
    ['eth_thb', '1000', '50'],
  ] as const) {
    nonce += 1;
    await seller.client.expect('createOrder', 200, {
      body: { type: 'limit', pair, side: 'sell', price, amount, nonce },
    });
  }
});
afterAll(() => partner.close());

interface Buyer {
  readonly client: Client;
  readonly quote: (more?: Partial<BodyOf<'createPortalQuote'>>) => ReturnType<typeof requestQuote>;
}

function requestQuote(client: Client, body: BodyOf<'createPortalQuote'>) {
  return client.call('createPortalQuote', { body });
}

async function createBuyer(): Promise<Buyer> {
  const user = await exchange().createUser({ balances: { thb: '100000' }, level: 'level_2' });
  const { client, extras } = await portalLogin(exchange(), app, user);
  const body = { extras, pair: 'btc_thb', side: 'buy', amount: '1000' } as const;
  return { client, quote: (more = {}) => requestQuote(client, { ...body, ...more }) };
}

test('has the terms of the order book, less the tolerance, and expires', async () => {
  const { quote } = await createBuyer();
  const answer = await quote({ pair: 'BTC_THB', amount: '1000.00' });
  // 0.5 at 1000 and 0.497327... at 1000.01: half a percent more, rounded up, and half a percent less, rounded down.
  expect([answer.status, answer.body]).toEqual([
    201,
    {
      id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
      pair: 'btc_thb',
      side: 'buy',
      amount: '1000',
      price: '1005.02',
      quantity: '0.99234052',
      expected_quantity: '0.99732716',
      withdrawal_fee: '0.0001',
      expires_at: expect.stringMatching(/Z$/),
    },
  ]);
});

test('reserves nothing: balances and the order book stay as they are', async () => {
  const { quote } = await createBuyer();
  const tables = async () =>
    Promise.all(['events', 'journal_entries', 'orders'].map((table) => exchange().database(table).count()));
  const before = await tables();
  expect((await quote()).status).toBe(201);
  expect(await tables()).toEqual(before);
});

describe('is refused', () => {
  test.each([
    ['a sale', { side: 'sell' }, 400, 'INVALID_ORDER_SIDE'],
    ['three decimals in the amount', { amount: '1.001' }, 400, 'INVALID_ORDER_AMOUNT_PRECISION'],
    ['an amount of nothing', { amount: '0' }, 400, 'ORDER_AMOUNT_TOO_SMALL'],
    ['an amount below the smallest order', { amount: '0.01' }, 400, 'ORDER_AMOUNT_TOO_SMALL'],
    ['more than the order book has', { amount: '60000' }, 422, 'NOT_ENOUGH_LIQUIDITY'],
    ['no offers', { pair: 'usdt_thb' }, 422, 'NOT_ENOUGH_LIQUIDITY'],
    ['a pair that the Portal does not have', { pair: 'btc_usdt' }, 400, 'INVALID_PAIR'],
    ['an amount that is no decimal', { amount: '1e3' }, 400, 'INVALID_PARAMETERS'],
  ] as const)('%s', async (_name, more, status, code) => {
    const { quote } = await createBuyer();
    const answer = await quote(more);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
  });

  test('while trading is paused, and while the coins cannot be withdrawn', async () => {
    const { quote } = await createBuyer();
    await withTradingPaused(exchange(), 'btc_thb', async () => {
      expect(await quote()).toMatchObject({ status: 422, body: { code: 'TRADING_DISABLED' } });
    });
    const path = { asset: 'btc', network: 'bitcoin' };
    await exchange().operator.expect('putNetworkStatus', 200, { path, body: { withdrawals_enabled: false } });
    expect(await quote()).toMatchObject({ status: 422, body: { code: 'WITHDRAWAL_DISABLED' } });
    await exchange().operator.expect('putNetworkStatus', 200, { path, body: { withdrawals_enabled: true } });
    expect((await quote()).status).toBe(201);
  });

  test('at prices outside a band that was narrowed after the offers were made', async () => {
    const { quote } = await createBuyer();
    const { symbols } = await exchange().operator.expect('getMarketRules', 200);
    const eth = symbols.find(({ symbol }) => symbol === 'eth_thb');
    if (eth === undefined) throw new Error('no eth_thb');
    const { symbol, base: _base, quote: _quote, ...settings } = eth;
    const setBand = (band: object) =>
      exchange().operator.expect('putSymbol', 200, { path: { symbol }, body: { ...settings, ...band } });
    await setBand({ maximum_price: '1002' });
    expect((await quote({ pair: 'eth_thb' })).body).toMatchObject({ price: '1002' });
    await setBand({ maximum_price: '999' });
    expect(await quote({ pair: 'eth_thb' })).toMatchObject({ status: 400, body: { code: 'ORDER_PRICE_OUT_OF_RANGE' } });
    await setBand({});
  });

  test('without valid credentials', async () => {
    const { client, quote } = await createBuyer();
    expect([(await quote({ extras: 'forged' })).status, (await quote({ extras: 'forged' })).text]).toEqual([401, '']);
    const stranger = client.withCredentials({ kind: 'portal', authorization: 'x'.repeat(43) });
    const body = { extras: 'x', pair: 'btc_thb', side: 'buy', amount: '1000' } as const;
    expect((await requestQuote(stranger, body)).status).toBe(401);
  });
});

test('is limited per user, also if all are requested at once, until quotes expire', async () => {
  const { quote } = await createBuyer();
  const other = await createBuyer();
  const statuses = (await Promise.all(Array.from({ length: 8 }, () => quote()))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
  expect(await quote()).toMatchObject({ status: 422, body: { code: 'PORTAL_QUOTE_LIMIT' } });
  expect((await other.quote()).status).toBe(201);
  await exchange().database('portal_quotes').update({ expires_at_ms: 1 });
  expect((await quote()).status).toBe(201);
  // Quotes that expired long ago are deleted with a new one.
  expect(await exchange().database('portal_quotes').where('expires_at_ms', 1)).toEqual([]);
});
