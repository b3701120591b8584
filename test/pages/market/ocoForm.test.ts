/**
 * The tab OCO of the order form: a limit order and a stop order of which one cancels the other, reviewed and placed with
 * and without JavaScript, with every refusal at its field, and the way to a deposit if the balance is too low.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { accessibilityFaults, browserOfThisFile, isTooWide, SCREENS } from '../../support/browser';
import { exchangeOfThisFile } from '../../support/exchange';
import { openOrdersOf } from '../../support/marketPage';
import { signUpTrader } from '../../support/marketTrader';
import { createTraders, placeOrder, tradeBetween } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
const inBrowser = browserOfThisFile();
const MARKET = '/market/btc_thb';
const ORDERS = `${MARKET}/orders`;
const LIST = { side: 'sell', price: '1100', stop_price: '900', stop_limit_price: '890', amount: '1' };

beforeAll(async () => {
  const [seller, buyer] = await createTraders(exchange());
  await tradeBetween([seller, buyer], '1000', '0.5');
  await placeOrder(buyer, { side: 'buy', price: '990', amount: '1' });
  await placeOrder(seller, { side: 'sell', price: '1010', amount: '2' });
});

async function openAsTrader(page: Page, context: BrowserContext, isScripted = true) {
  const trader = await signUpTrader(exchange());
  const url = exchange().baseUrl;
  await context.addCookies([...trader.browser.cookies].map(([name, value]) => ({ name, value, url })));
  await page.goto(`${url}${MARKET}`);
  if (isScripted) await page.waitForSelector('#market[data-state=live]');
  return trader;
}

const openOrders = (userId: number): Promise<unknown[]> => openOrdersOf(exchange(), userId);

test('a list is reviewed with what it holds, placed once per form, and cancelled as a whole', async () => {
  const { browser, id } = await signUpTrader(exchange());
  const values = { type: 'oco', side: 'buy', price: '900', stop_price: '1,100', stop_limit_price: '', amount: '2' };
  const review = await (await browser.open(MARKET)).submit(ORDERS, values);
  // The stop order needs more: 2200 and the fee of 0.25 % with 7 % VAT on it.
  expect(review.words).toMatch(
    /The price is 10\.0% below .* At most one of the two orders is executed\. Added to the order book 2 BTC at a price of 900\.00 Waits until the last price rises to 1,100\.00 2 BTC at the market price Held .* 2,205\.89 THB Available afterwards 7,794\.11 THB Buy BTC/,
  );
  expect(await openOrders(id)).toEqual([]);
  const form = review.formValues(ORDERS);
  const done = await review.submit(ORDERS);
  expect(done.words).toMatch(/Order (\d+) is in the order book, and order \d+ waits for its stop price\./);
  const again = await browser.send(ORDERS, {
    method: 'POST',
    body: new URLSearchParams(form as Record<string, string>),
  });
  expect([again.status, again.headers['location']]).toEqual([303, done.answer.at]);
  expect(await openOrders(id)).toEqual([
    { type: 'limit', side: 'buy', price: 900, quantity: 2 },
    { type: 'market', side: 'buy', price: 0, quantity: 2 },
  ]);
  const [, cancel = ''] = /action="(\/market\/btc_thb\/orders\/[1-9]\d*\/cancel)[?"]/.exec(done.answer.text) ?? [];
  expect((await done.submit(cancel)).words).toContain('The order was cancelled.');
  expect(await openOrders(id)).toEqual([]);
});

test('a list that was changed after the review is reviewed again', async () => {
  const { browser, id } = await signUpTrader(exchange());
  const review = await (await browser.open(MARKET)).submit(ORDERS, { type: 'oco', ...LIST });
  const changed = await review.submit(ORDERS, { stop_price: '950' });
  expect([changed.words, await openOrders(id)]).toEqual([expect.stringContaining('falls to 950.00'), []]);
});

test.each([
  [{ stop_price: '' }, 'Enter a stop price'],
  [{ price: 'x' }, 'Enter a price'],
  [{ stop_limit_price: '-1' }, 'Enter a price'],
  [{ amount: '1e5' }, 'Enter an amount'],
  [{ stop_limit_price: '890.001' }, 'Enter a price with at most 2 decimals'],
  [{ price: '999999999' }, 'The price must be between 0.01 and'],
  [{ stop_price: '1150' }, 'The stop price of a sale must be below the price.'],
  [{ side: 'buy' }, 'The stop price of a purchase must be above the price.'],
  [{ price: '980' }, 'The price must be above the best bid'],
  [{ price: '2000', stop_price: '1500' }, 'and the stop price below the last price'],
] as const)('the list with %j is refused with an explanation', async (changed, words) => {
  const { browser, id } = await signUpTrader(exchange());
  const page = await (await browser.open(MARKET)).submit(ORDERS, { type: 'oco', ...LIST, ...changed });
  expect([page.answer.status, page.words]).toEqual([422, expect.stringContaining(words)]);
  expect(await openOrders(id)).toEqual([]);
});

test.each([
  [{ type: 'oco', ...LIST, amount: '100' }, 'btc', 'en', 'Deposit BTC'],
  [{ type: 'limit', side: 'buy', price: '1000', amount: '100' }, 'thb', 'en', 'Deposit THB'],
  [{ type: 'limit', side: 'buy', price: '1000', amount: '100' }, 'thb', 'th', 'ฝาก THB'],
] as const)('too little for %j leads to the deposit of %s', async (values, asset, language, label) => {
  const { browser } = await signUpTrader(exchange());
  browser.cookies.set('talad_language', language);
  const page = await (await browser.open(MARKET)).submit(ORDERS, values);
  const link = /<a [^>]*data-deposit href="([^"]+)">([^<]+)</.exec(page.answer.text);
  expect([page.answer.status, link?.[1], link?.[2]]).toEqual([422, `/wallets/${asset}/deposit`, label]);
  expect((await browser.open(`/wallets/${asset}/deposit`)).answer.status).toBe(200);
});

test.each([
  ['with JavaScript, in English', true, { locale: 'en-US' }],
  ['without JavaScript, in Thai', false, { locale: 'th-TH' }],
  ['on a phone, dark', true, { locale: 'en-US', colorScheme: 'dark', viewport: SCREENS.phone }],
] as const)('%s, only the fields of a list are shown, and it is placed', (_name, javaScriptEnabled, options) =>
  inBrowser({ javaScriptEnabled, ...options }, async (page, context) => {
    const trader = await openAsTrader(page, context, javaScriptEnabled);
    if ('viewport' in options) await page.click('[data-sheet=sell]');
    await page.click('label[for=type-oco]');
    await page.click('label[for=side-sell]');
    const shown = async (): Promise<boolean[]> =>
      Promise.all(
        ['stop_price', 'price', 'stop_limit_price', 'amount', 'time_in_force', 'post_only'].map((id) =>
          page.isVisible(`#${id}`),
        ),
      );
    expect(await shown()).toEqual([true, true, true, true, false, false]);
    await page.fill('#stop_price', '900');
    await page.fill('#price', '1100');
    await page.fill('#amount', '1');
    if (!javaScriptEnabled) await page.click('#costs button');
    await page.waitForSelector('[name=reviewed]', { state: 'attached' });
    if (javaScriptEnabled)
      expect([await page.inputValue('#total'), await isTooWide(page), await accessibilityFaults(page)]).toEqual([
        '1100',
        false,
        [],
      ]);
    await page.click('#costs button');
    await page.waitForSelector('#outcome .notice');
    await page.waitForSelector('[data-orders] tr >> nth=1');
    expect(await openOrders(trader.id)).toEqual([
      { type: 'limit', side: 'sell', price: 1100, quantity: 1 },
      { type: 'market', side: 'sell', price: 0, quantity: 1 },
    ]);
    // Without JavaScript the page shows the first tab again.
    if (javaScriptEnabled && !('viewport' in options)) {
      await page.click('label[for=type-limit]');
      expect(await shown()).toEqual([false, true, false, true, false, false]);
    }
  }),
);
