/**
 * A quote of the Portal is no free option. An option is worth something because its owner buys at an old, better price.
 * An order that names a quote is executed at the offers of its moment, so collecting quotes and using only the
 * favourable ones buys exactly what orders without quotes buy, and the exchange never pays a difference.
 */
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import { type PortalApp, type PortalLogin, portalLogin, registerApp } from '../support/portalLogin';
import { tableChecksums } from '../support/tableChecksums';

const exchange = exchangeOfThisFile({ environment: { PORTAL_QUOTE_MS: '300000', PORTAL_SPENDING_LIMIT: '1000000' } });
const AMOUNT = '1000';
/** The only offer at each moment: it falls, rises within and beyond the tolerance of 0.5 %, and returns. */
const PRICES = ['1000', '990', '994.5', '1200', '950', '1004.9', '1000'];
/** The default of PORTAL_QUOTES_MAX. */
const QUOTES_MAX = 10;

let partner: FakePartner;
let app: PortalApp;
let seller: TestUser;
let nonce = 0;

beforeAll(async () => {
  partner = await startFakePartner();
  seller = await exchange().createUser({ balances: { btc: '1000' } });
  app = await registerApp(exchange(), partner);
});
afterAll(() => partner.close());

interface Buyer extends PortalLogin {
  readonly user: TestUser;
}

async function createBuyer(): Promise<Buyer> {
  const user = await exchange().createUser({ balances: { thb: '100000' }, level: 'level_3' });
  return { user, ...(await portalLogin(exchange(), app, user)) };
}

async function moveMarket(price: string): Promise<void> {
  await seller.client.expect('cancelAllOrders', 200, { query: { pair: 'btc_thb' } });
  nonce += 1;
  const body = { type: 'limit', pair: 'btc_thb', side: 'sell', price, amount: '50', nonce } as const;
  await seller.client.expect('createOrder', 200, { body });
}

function quote({ client, extras }: Buyer) {
  return client.call('createPortalQuote', { body: { extras, pair: 'btc_thb', side: 'buy', amount: AMOUNT } });
}

/** The quantity bought, or the code of the refusal. */
async function buy({ client, extras }: Buyer, price: string, quoteId?: string): Promise<string> {
  const named = quoteId === undefined ? {} : { quote_id: quoteId };
  const body = { extras, pair: 'btc_thb', side: 'buy', price, amount: AMOUNT, ...named } as const;
  const answer = await client.call('createPortalOrder', { body });
  const content = answer.body as { readonly code?: string; readonly value?: string };
  return content.value ?? content.code ?? '';
}

/** The balances in THB of the exchange itself, except the fees and the VAT that it earns. */
async function houseBalances(): Promise<Record<string, string>> {
  const rows: readonly { readonly kind: string; readonly balance: string }[] = await exchange()
    .database('accounts')
    .where({ owner: 0, asset: 'thb' })
    .whereNotIn('kind', ['fees', 'vat'])
    .select('kind', 'balance');
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
}

test('who collects a quote at each price and then uses each when it is worth most buys what orders without quotes buy', async () => {
  const collector = await createBuyer();
  const quotes: { readonly id: string; readonly price: string }[] = [];
  for (const price of PRICES) {
    await moveMarket(price);
    const answer = await quote(collector);
    expect(answer.status).toBe(201);
    quotes.push(answer.body as { readonly id: string; readonly price: string });
  }
  // One after the other: a server hashes few passwords at a time, and refuses more.
  const others: Buyer[] = [];
  for (const _price of PRICES) others.push(await createBuyer());
  const before = await houseBalances();

  // The market has risen: the quotes from before are worth nothing, and trying them changes nothing.
  await moveMarket('1300');
  const untouched = await tableChecksums(exchange());
  for (const { id, price } of quotes) expect(await buy(collector, price, id)).toBe('PORTAL_QUOTE_MARKET_MOVED');
  expect(await tableChecksums(exchange())).toEqual(untouched);

  // At each price, a quote that still holds buys what an order without a quote buys.
  quotes.sort((one, other) => Number(other.price) - Number(one.price));
  let used = 0;
  for (const [index, price] of PRICES.entries()) {
    await moveMarket(price);
    const [best] = quotes;
    if (best === undefined || Number(best.price) < Number(price)) continue;
    const [withQuote, without] = [await buy(collector, best.price, best.id), await buy(others[index] as Buyer, '2000')];
    expect([price, withQuote]).toEqual([price, without]);
    expect(Number(without)).toBeGreaterThan(0);
    quotes.shift();
    used += 1;
  }
  expect(used).toBeGreaterThan(3);
  expect(await houseBalances()).toEqual(before);
});

test('a user keeps no more quotes than the limit of the app, and none of them reserves offers or money', async () => {
  const collector = await createBuyer();
  await moveMarket('1000');
  const book = await exchange().anonymous.expect('getOrderBook', 200, { query: { pair: 'btc_thb' } });
  const asked = await Promise.all(Array.from({ length: 3 * QUOTES_MAX }, () => quote(collector)));
  expect(asked.filter(({ status }) => status === 201)).toHaveLength(QUOTES_MAX);
  for (const { status, body } of asked.filter((answer) => answer.status !== 201))
    expect([status, body]).toMatchObject([422, { code: 'PORTAL_QUOTE_LIMIT' }]);
  expect(await exchange().anonymous.expect('getOrderBook', 200, { query: { pair: 'btc_thb' } })).toEqual(book);
  // All of the user's money and all offers are free for others.
  expect(await buy(await createBuyer(), '1000')).toBe('0.99733213');
});
