/**
 * Portal orders that name a quote: each is executed on the quoted terms or better, once, or nothing happens. Tested over
 * HTTP, with a restart and with orders at the same time.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf, Client } from '../support/client';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import { type PortalApp, portalLogin, registerApp } from '../support/portalLogin';
import { tableChecksums } from '../support/tableChecksums';

const exchange = exchangeOfThisFile({ environment: { PORTAL_QUOTE_MS: '120000', PORTAL_QUOTES_MAX: '100' } });

type Quote = Awaited<ReturnType<typeof quoteFor>>;

interface Buyer {
  readonly user: TestUser;
  readonly client: Client;
  readonly extras: string;
}

let partner: FakePartner;
let app: PortalApp;
let seller: TestUser;
let ask: number;

beforeAll(async () => {
  partner = await startFakePartner();
  seller = await exchange().createUser({ balances: { btc: '1000' } });
  app = await registerApp(exchange(), partner);
});
/** Every test begins with one offer: 50 at 1000. */
beforeEach(async () => {
  partner.behave('good');
  ask = await sell('1000', '50');
});
afterEach(async () => {
  await seller.client.expect('cancelAllOrders', 200, { query: { pair: 'btc_thb' } });
});
afterAll(() => partner.close());

let nonce = 0;
async function sell(price: string, amount: string): Promise<number> {
  nonce += 1;
  const body = { type: 'limit', pair: 'btc_thb', side: 'sell', price, amount, nonce } as const;
  return (await seller.client.expect('createOrder', 200, { body })).id;
}

async function createBuyer(): Promise<Buyer> {
  const user = await exchange().createUser({ balances: { thb: '100000' }, level: 'level_3' });
  return { user, ...(await portalLogin(exchange(), app, user)) };
}

function quoteFor({ client, extras }: Buyer) {
  const body = { extras, pair: 'btc_thb', side: 'buy', amount: '1000' } as const;
  return client.expect('createPortalQuote', 201, { body });
}

/** The status of the order, and its code or the quantity bought. */
async function buy(
  { client, extras }: Buyer,
  { id, pair, price, amount }: Quote,
  more: Partial<BodyOf<'createPortalOrder'>> = {},
  headers: Record<string, string> = {},
): Promise<[number, string]> {
  const body = { extras, pair, side: 'buy', price, amount, quote_id: id, ...more } as const;
  const answer = await client.call('createPortalOrder', { body, headers });
  const content = answer.body as { readonly code?: string; readonly value?: string };
  return [answer.status, content.code ?? content.value ?? ''];
}

const BOUGHT = [201, '0.99733213'];

test('buys on the terms of the quote, once; the response is that of any Portal order', async () => {
  const buyer = await createBuyer();
  const quote = await quoteFor(buyer);
  expect([quote.price, quote.quantity, quote.expected_quantity]).toEqual(['1005', '0.99234546', '0.99733213']);
  const headers = { 'idempotency-key': randomUUID() };
  expect(await buy(buyer, quote, {}, headers)).toEqual(BOUGHT);
  const before = await tableChecksums(exchange());
  // A repetition gets the first response; another order does not get the quote again.
  expect(await buy(buyer, quote, {}, headers)).toEqual(BOUGHT);
  expect(await buy(buyer, quote)).toEqual([422, 'PORTAL_QUOTE_USED']);
  expect(await buy(buyer, quote, {}, { 'idempotency-key': randomUUID() })).toEqual([422, 'PORTAL_QUOTE_USED']);
  expect(await tableChecksums(exchange())).toEqual(before);
  // The quote is part of the request that the idempotency key belongs to.
  const { id: another } = await quoteFor(buyer);
  expect(await buy(buyer, quote, { quote_id: another }, headers)).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
});

test('of orders that name one quote at once, one buys', async () => {
  const buyer = await createBuyer();
  const quote = await quoteFor(buyer);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      buy(buyer, quote, {}, index % 2 === 0 ? {} : { 'idempotency-key': randomUUID() }),
    ),
  );
  expect(answers.filter(([status]) => status === 201)).toEqual([BOUGHT]);
  expect(answers.filter(([, code]) => code === 'PORTAL_QUOTE_USED')).toHaveLength(5);
  const orders = await exchange().database('orders').where('user_id', buyer.user.id).count({ count: '*' }).first();
  expect(Number(orders?.['count'])).toBe(1);
});

describe('an order with a quote is refused, and buys nothing', () => {
  test.each<[string, Partial<BodyOf<'createPortalOrder'>>, string]>([
    ['another amount', { amount: '999' }, 'PORTAL_QUOTE_MISMATCH'],
    ['a higher price', { price: '1006' }, 'PORTAL_QUOTE_MISMATCH'],
    ['a lower price', { price: '1000' }, 'PORTAL_QUOTE_MISMATCH'],
    ['another pair', { pair: 'eth_thb' }, 'PORTAL_QUOTE_MISMATCH'],
    ['an unknown quote', { quote_id: 'A'.repeat(22) }, 'PORTAL_QUOTE_NOT_FOUND'],
  ])('%s', async (_name, more, code) => {
    const buyer = await createBuyer();
    const quote = await quoteFor(buyer);
    const [before, asked] = [await tableChecksums(exchange()), partner.requests.length];
    expect(await buy(buyer, quote, more)).toEqual([422, code]);
    expect([await tableChecksums(exchange()), partner.requests.length]).toEqual([before, asked]);
    // The quote is still good, also with the numbers written in another way.
    expect(await buy(buyer, quote, { price: '1005.00', amount: '1000.0', pair: 'BTC_THB' })).toEqual(BOUGHT);
  });

  test('the quote of another user, and of another app', async () => {
    const buyer = await createBuyer();
    const quote = await quoteFor(buyer);
    expect(await buy(await createBuyer(), quote)).toEqual([422, 'PORTAL_QUOTE_NOT_FOUND']);
    const other = await registerApp(exchange(), partner, { name: 'Other' });
    const elsewhere = { user: buyer.user, ...(await portalLogin(exchange(), other, buyer.user)) };
    expect(await buy(elsewhere, quote)).toEqual([422, 'PORTAL_QUOTE_NOT_FOUND']);
    expect(await buy(buyer, quote)).toEqual(BOUGHT);
  });

  test('a malformed quote id', async () => {
    const buyer = await createBuyer();
    expect(await buy(buyer, await quoteFor(buyer), { quote_id: 'quote' })).toEqual([400, 'INVALID_PARAMETERS']);
  });

  test('an expired quote, also if it expires while the app returns the deposit address', async () => {
    const buyer = await createBuyer();
    const [first, second] = [await quoteFor(buyer), await quoteFor(buyer)];
    const expireAt = (id: string, timeMs: number) =>
      exchange().database('portal_quotes').where({ id }).update({ expires_at_ms: timeMs });
    await expireAt(first.id, Date.now());
    expect(await buy(buyer, first)).toEqual([422, 'PORTAL_QUOTE_EXPIRED']);

    // The exchange has checked the quote when it asks the app, which answers after it has expired.
    partner.answerAfter(() => expireAt(second.id, Date.now()));
    const asked = partner.requests.length;
    expect(await buy(buyer, second)).toEqual([422, 'PORTAL_QUOTE_EXPIRED']);
    expect(partner.requests.length - asked).toBe(1);
  });
});

describe('when the market moves', () => {
  test('within the tolerance, the order buys at the new price', async () => {
    const buyer = await createBuyer();
    const quote = await quoteFor(buyer);
    await seller.client.expect('cancelOrder', 202, { path: { id: String(ask) } });
    await sell('1004.99', '50');
    const [status, value] = await buy(buyer, quote);
    expect([status, value]).toEqual([201, '0.99238015']);
    expect(Number(value)).toBeGreaterThanOrEqual(Number(quote.quantity));
  });

  test('in favour of the user, the order buys more', async () => {
    const buyer = await createBuyer();
    const quote = await quoteFor(buyer);
    await sell('500', '50');
    expect(await buy(buyer, quote)).toEqual([201, '1.99466427']);
  });

  test.each([
    ['the price is above the terms', '1005.01', '50'],
    ['there is less than the quantity', '1000', '0.9923'],
    ['there are no offers', '100000', '1'],
  ])('%s: the order buys nothing, and the quote can be tried again', async (_name, price, amount) => {
    const buyer = await createBuyer();
    const quote = await quoteFor(buyer);
    await seller.client.expect('cancelOrder', 202, { path: { id: String(ask) } });
    await sell(price, amount);
    const before = await tableChecksums(exchange());
    expect(await buy(buyer, quote)).toEqual([422, 'PORTAL_QUOTE_MARKET_MOVED']);
    expect(await tableChecksums(exchange())).toEqual(before);
    await sell('1000', '50');
    expect(await buy(buyer, quote)).toEqual(BOUGHT);
  });

  test('a higher withdrawal fee breaks the terms too', async () => {
    const buyer = await createBuyer();
    const quote = await quoteFor(buyer);
    const setFee = (withdrawal_fee: string) =>
      exchange().operator.expect('putAsset', 200, {
        path: { asset: 'btc' },
        body: {
          kind: 'crypto',
          precision: 8,
          transfer_precision: 8,
          withdrawal_fee,
          withdrawal_minimum: '0.0002',
          withdrawal_enabled: true,
        },
      });
    await setFee('0.0002');
    expect(await buy(buyer, quote)).toEqual([422, 'PORTAL_QUOTE_MARKET_MOVED']);
    await setFee(quote.withdrawal_fee);
    expect(await buy(buyer, quote)).toEqual(BOUGHT);
  });

  test('the own offers of the user are not bought', async () => {
    const buyer = await createBuyer();
    await exchange().operator.expect('creditDeposit', 201, {
      body: { user_id: buyer.user.id, asset: 'btc', amount: '1', reference: randomUUID() },
    });
    const { id } = await buyer.user.client.expect('createOrder', 200, {
      body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '999', amount: '1', nonce: 1 },
    });
    expect(await buy(buyer, await quoteFor(buyer))).toEqual([422, 'PORTAL_QUOTE_MARKET_MOVED']);
    await buyer.user.client.expect('cancelOrder', 202, { path: { id: String(id) } });
  });
});

test('a quote, and its use, survive a kill', async () => {
  const buyer = await createBuyer();
  const [unused, used] = [await quoteFor(buyer), await quoteFor(buyer)];
  expect(await buy(buyer, used)).toEqual(BOUGHT);
  await exchange().kill();
  await exchange().restart();
  expect(await buy(buyer, used)).toEqual([422, 'PORTAL_QUOTE_USED']);
  expect(await buy(buyer, unused)).toEqual(BOUGHT);
  expect(await buy(buyer, unused)).toEqual([422, 'PORTAL_QUOTE_USED']);
});

test('an order without a quote is executed as before', async () => {
  const buyer = await createBuyer();
  const body = { extras: buyer.extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '1000' } as const;
  expect(await buyer.client.expect('createPortalOrder', 201, { body })).toEqual({
    value: '0.99733213',
    withdrawal_status: 'success',
  });
});
