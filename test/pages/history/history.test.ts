/**
 * The history of a user: filters by kind, market or asset and days, pages, and a CSV file with exact amounts that a
 * spreadsheet cannot take for formulas. Each user sees only their own entries.
 */
import { accessibilityFaults, browserOfThisFile, isTooWide, SCREENS } from '../../support/browser';
import { exchangeOfThisFile } from '../../support/exchange';
import { signUpTrader } from '../../support/marketTrader';
import { createTraders, orderBody, placeOrder } from '../../support/orderHelpers';
import type { PageClient } from '../../support/pageClient';

const exchange = exchangeOfThisFile();
const inBrowser = browserOfThisFile();
const HISTORY = '/account/history';

type Row = Readonly<Record<string, string>>;

/** The lines of a CSV file without quoted cells, by the names of its columns. */
async function csvOf(browser: PageClient, query: string): Promise<Row[]> {
  const answer = await browser.send(`${HISTORY}.csv?${query}`);
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ]);
  const [head = '', ...lines] = answer.text.split('\r\n');
  expect(lines.pop()).toBe('');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', cell])));
}

/** A trader who has bought 0.3 bitcoin at 1000.01 from others, and has an open and a cancelled order. */
async function createHistory() {
  const [seller] = await createTraders(exchange());
  await placeOrder(seller, { side: 'sell', price: '1000.01', amount: '0.3' });
  const trader = await signUpTrader(exchange());
  const key = await exchange().issueApiKey(trader.id, ['order_create', 'order_cancel']);
  const client = exchange().anonymous.withCredentials({ kind: 'key', ...key });
  const order = async (body: object, nonce: number) =>
    client.expect('createOrder', 200, {
      body: { type: 'limit', pair: 'btc_thb', side: 'buy', price: '1000.01', amount: '0.3', nonce, ...body },
    });
  await order({ client_order_id: '-1-2' }, 1);
  await order({ price: '1.5', pair: 'eth_thb', amount: '2', client_order_id: '00001234567890123456' }, 2);
  const { id } = await order({ price: '25' }, 3);
  await client.expect('cancelOrder', 202, { path: { id }, body: {} });
  return trader;
}

test('each kind is listed with its own filter, and the file has exact amounts', async () => {
  const trader = await createHistory();
  const other = await signUpTrader(exchange());
  const orders = await csvOf(trader.browser, 'kind=orders');
  expect(orders.map(({ pair, price, amount, filled, status }) => [pair, price, amount, filled, status])).toEqual([
    ['btc_thb', '25', '0.3', '0', 'cancelled'],
    ['eth_thb', '1.5', '2', '0', 'created'],
    ['btc_thb', '1000.01', '0.3', '0.3', 'completed'],
  ]);
  // A spreadsheet would take the text for a formula, or for a number with 15 digits.
  expect(orders.map(({ client_order_id: id }) => id)).toEqual(['', "'00001234567890123456", "'-1-2"]);
  expect((await csvOf(trader.browser, 'kind=orders&of=eth_thb')).map(({ pair }) => pair)).toEqual(['eth_thb']);
  const [trade] = await csvOf(trader.browser, 'kind=trades&of=btc_thb');
  // Fee of 0.25 % on 300.003, and 7 % VAT on it: not rounded.
  expect(trade).toMatchObject({
    ...{ side: 'buy', price: '1000.01', amount: '0.3', fee: '0.7500075', vat: '0.052500525' },
    ...{ cost: '300.805508025', is_maker: 'false' },
  });
  expect(await csvOf(trader.browser, 'kind=trades&of=eth_thb')).toEqual([]);
  expect((await csvOf(trader.browser, 'kind=deposits')).map(({ asset, amount }) => [asset, amount])).toEqual([
    ['btc', '10'],
    ['thb', '10000'],
  ]);
  expect((await csvOf(trader.browser, 'kind=deposits&of=thb')).length).toBe(1);
  expect(await csvOf(trader.browser, 'kind=withdrawals')).toEqual([]);
  expect([await csvOf(other.browser, 'kind=orders'), await csvOf(other.browser, 'kind=trades')]).toEqual([[], []]);
  const page = await trader.browser.open(`${HISTORY}?kind=trades`);
  expect(page.words).toMatch(/BTC\/THB Buy 1,000\.01 0\.3000 0\.8025 THB 300\.8055 THB Taker/);
});

test('days limit every kind, both included, and others are refused with an explanation', async () => {
  const { browser } = await createHistory();
  const today = new Date().toISOString().slice(0, 10);
  const count = async (query: string): Promise<number[]> =>
    Promise.all(
      ['orders', 'trades', 'deposits'].map(async (kind) => (await csvOf(browser, `kind=${kind}&${query}`)).length),
    );
  expect(await count('')).toEqual([3, 1, 2]);
  // The test may run over midnight.
  expect(await count(`from=${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}`)).toEqual([3, 1, 2]);
  expect(await count('to=2020-01-01')).toEqual([0, 0, 0]);
  expect(await count('from=2999-01-01')).toEqual([0, 0, 0]);
  for (const [query, words] of [
    ['from=2026-02-30', 'Enter a day, such as'],
    ['to=yesterday', 'Enter a day, such as'],
    [`from=${today}&to=2020-01-01`, 'The last day must not be before the first one.'],
    ['of=no_such', 'Choose one from the list.'],
    ['kind=deposits&of=btc_thb', 'Choose one from the list.'],
  ] as const)
    for (const path of [HISTORY, `${HISTORY}.csv`]) {
      const page = await browser.open(`${path}?${query}`);
      expect([page.answer.status, page.words]).toEqual([422, expect.stringContaining(words)]);
    }
});

test('long lists have pages, and the file has every entry once, in several parts', async () => {
  const { browser, id } = await signUpTrader(exchange());
  const key = await exchange().issueApiKey(id, ['order_create']);
  const client = exchange().anonymous.withCredentials({ kind: 'key', ...key });
  const [seller] = await createTraders(exchange());
  await placeOrder(seller, { side: 'sell', price: '2000', amount: '1' });
  // More than one part of the file, which has 500 entries. These orders are rejected, because they would trade.
  for (let batch = 0; batch < 26; batch += 1)
    await client.expect('createOrderBatch', 200, {
      body: {
        mode: 'each',
        orders: Array.from({ length: 20 }, (_none, index) =>
          orderBody({ side: 'buy', price: '2000', amount: '0.1', post_only: true, nonce: batch * 20 + index + 1 }),
        ),
      },
    });
  const rows = await csvOf(browser, 'kind=orders');
  const stored = await exchange().database('orders').where('user_id', id).count({ count: '*' }).first();
  expect([new Set(rows.map((row) => row['id'])).size, rows.length]).toEqual([
    Number(stored?.['count']),
    Number(stored?.['count']),
  ]);
  expect(rows.length).toBeGreaterThan(500);
  const first = await browser.open(`${HISTORY}?kind=orders`);
  const second = await browser.open(`${HISTORY}?kind=orders&page=2`);
  expect([/page=2"/.test(first.answer.text), /page=1"/.test(second.answer.text)]).toEqual([true, true]);
});

test('visitors without a session are led to the sign-in', async () => {
  const { browser } = await signUpTrader(exchange());
  browser.cookies.clear();
  for (const path of [HISTORY, `${HISTORY}.csv`])
    expect((await browser.send(path)).headers['location']).toMatch(/^\/sign-in\?next=/);
});

test.each([
  ['on a phone, in Thai and dark', { locale: 'th-TH', colorScheme: 'dark', viewport: SCREENS.phone }],
  ['in English and light', { locale: 'en-US', colorScheme: 'light' }],
] as const)('%s, the pages are accessible', (_name, options) =>
  inBrowser(options, async (page, context) => {
    const trader = await createHistory();
    const url = exchange().baseUrl;
    await context.addCookies([...trader.browser.cookies].map(([name, value]) => ({ name, value, url })));
    for (const kind of ['orders', 'trades', 'deposits', 'withdrawals']) {
      await page.goto(`${url}${HISTORY}?kind=${kind}`);
      expect([await isTooWide(page), await accessibilityFaults(page)]).toEqual([false, []]);
    }
  }),
);

test('a file has each entry once, also while entries are added', async () => {
  const trader = await signUpTrader(exchange());
  const rows = 1_600;
  const [deposit] = await exchange().database('deposits').where('user_id', trader.id).limit(1);
  const copies = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ ...deposit, id: 1_000_000 + from + index, reference: `copy-${from + index}` },
    }));
  await exchange().database('deposits').insert(copies(0, rows));
  const file = csvOf(trader.browser, 'kind=deposits');
  // While the server reads the pages of the file.
  for (let added = 0; added < 20; added += 1)
    await exchange()
      .database('deposits')
      .insert(copies(rows + added, 1));
  const ids = (await file).map(({ id }) => id);
  expect([new Set(ids).size, ids.length >= rows + 2]).toEqual([ids.length, true]);
});
