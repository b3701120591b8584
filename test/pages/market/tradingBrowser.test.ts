/**
 * Trading on the market page in a real browser: the tabs of the order form with exact figures, open orders that are
 * changed and cancelled in place, the other tabs, the tools of chart and book, settings, and the layout of a phone.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { accessibilityFaults, browserOfThisFile, isTooWide, SCREENS, smallTargets } from '../../support/browser';
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile } from '../../support/exchange';
import { openOrdersOf } from '../../support/marketPage';
import { signUpTrader } from '../../support/marketTrader';
import { createTraders, placeOrder, tradeBetween } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
const inBrowser = browserOfThisFile();
let maker: Awaited<ReturnType<typeof createTraders>>[0];

beforeAll(async () => {
  const [seller, buyer] = await createTraders(exchange());
  maker = seller;
  await tradeBetween([seller, buyer], '1000', '0.5');
  await placeOrder(buyer, { side: 'buy', price: '990', amount: '1' });
  for (const [price, amount] of [
    ['1010', '2'],
    ['1020', '8'],
  ])
    await placeOrder(seller, { side: 'sell', price: price ?? '', amount: amount ?? '' });
});

/** Opens the market page as a new trader with 10,000 baht and 10 bitcoin. */
async function openAsTrader(page: Page, context: BrowserContext, isScripted = true) {
  const trader = await signUpTrader(exchange());
  const url = exchange().baseUrl;
  await context.addCookies([...trader.browser.cookies].map(([name, value]) => ({ name, value, url })));
  await page.goto(`${url}/market/btc_thb`);
  if (isScripted) await page.waitForSelector('#market[data-state=live]');
  return trader;
}

const faultsOf = async (page: Page): Promise<unknown[]> => [
  await isTooWide(page),
  await smallTargets(page),
  await accessibilityFaults(page),
];
const NO_FAULTS = [false, [], []];

async function place(page: Page): Promise<void> {
  await page.waitForSelector('[name=reviewed]', { state: 'attached' });
  await page.click('#costs button');
  await page.waitForSelector('#outcome .notice');
}

const openOrders = (userId: number): Promise<unknown[]> => openOrdersOf(exchange(), userId);

test('the fields are linked exactly: parts of the balance leave room for the fee, and totals follow', () =>
  inBrowser({ locale: 'en-US' }, async (page, context) => {
    await openAsTrader(page, context);
    await page.fill('#price', '1000.5');
    await page.fill('#amount', '0.3');
    expect(await page.inputValue('#total')).toBe('300.15');
    for (const [total, amount] of [
      ['1000,50', '1'],
      ['๑๐๐,๐๕', '0.1'],
      ['0,10005', '0.0001'],
      ['1.000,50', ''],
      ['1,00,050', ''],
    ] as const) {
      await page.fill('#total', total);
      expect([total, await page.inputValue('#amount'), await page.isVisible('#total-fault')]).toEqual([
        ...[total, amount],
        amount === '',
      ]);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.fill('#total', '100');
    // 100 / 1000.5, rounded down to the decimals of an amount.
    expect(await page.inputValue('#amount')).toBe('0.09995002');
    await page.click('[data-share="100"]');
    // 10000 / (1 + 0.25 % + 7 % VAT on it) / 1000.5: the whole balance, and not a unit more.
    expect(await page.inputValue('#amount')).toBe('9.96833719');
    await page.waitForSelector('[name=reviewed]', { state: 'attached' });
    expect(await page.textContent('#costs')).toContain('Available afterwards0 THB');
    await page.click('label[for=side-sell]');
    await page.click('[data-share="25"]');
    expect(await page.inputValue('#amount')).toBe('2.5');
    await page.click('label[for=side-buy]');
    await page.click('label[for=type-market]');
    await page.fill('#amount', '3');
    // 2 at 1010 and 1 at 1020.
    expect([await page.inputValue('#total'), await page.isVisible('#price')]).toEqual(['3040', false]);
    await page.fill('#total', '2530');
    expect(await page.inputValue('#amount')).toBe('2.5');
  }));

test('what is not true any more goes: an earlier success, a mended fault, the costs of an amount that was emptied', () =>
  inBrowser({ locale: 'en-US' }, async (page, context) => {
    await openAsTrader(page, context);
    const button = await page.textContent('#costs button');
    await page.fill('#price', '650');
    await page.fill('#amount', '1');
    await place(page);
    await page.fill('#price', '650');
    await page.fill('#amount', 'many');
    await page.click('#costs button');
    await page.waitForSelector('#amount-fault');
    expect(await page.locator('#outcome .notice').count()).toBe(0);
    await page.fill('#amount', '2');
    expect(await page.locator('#order .faulty, #amount-fault, #order [aria-invalid=true]').count()).toBe(0);
    // A fault that another field mends goes when the preview has no fault: 9,000 baht are there, not 100,000.
    await page.fill('#price', '1000');
    await page.fill('#amount', '100');
    await page.click('#costs button');
    await page.waitForSelector('#order [aria-invalid=true]');
    await page.fill('#price', '900');
    await page.fill('#amount', '2');
    await page.waitForSelector('[name=reviewed]', { state: 'attached' });
    expect(await page.locator('#order .faulty').count()).toBe(0);
    await page.fill('#amount', '');
    expect(await page.locator('#costs .figures, [name=reviewed]').count()).toBe(0);
    expect(await page.textContent('#costs button')).toBe(button);
    expect(await accessibilityFaults(page)).toEqual([]);
  }));

test('a price far from the market is warned of, and one beyond the limits refused with them', () =>
  inBrowser({ locale: 'en-US' }, async (page, context) => {
    await openAsTrader(page, context);
    await page.fill('#amount', '0.1');
    for (const [price, warning] of [
      ['951', null],
      ['949', 'The price is 5.1% below the last price of 1,000.00.'],
    ] as const) {
      await page.fill('#price', price);
      await page.waitForSelector('[name=reviewed]', { state: 'attached' });
      expect(await page.locator('[data-far]').allTextContents()).toEqual(
        warning === null ? [] : [expect.stringContaining(warning)],
      );
    }
    await page.fill('#price', '999999999');
    await page.waitForSelector('#costs .fault');
    expect(await page.textContent('#costs')).toMatch(/The price must be between [\d.,]+ and [\d.,]+, the limits/);
  }));

test.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const)('%s, a stop order is placed, and it waits in the list of open orders', (_name, javaScriptEnabled) =>
  inBrowser({ locale: 'en-US', javaScriptEnabled }, async (page, context) => {
    const trader = await openAsTrader(page, context, javaScriptEnabled);
    await page.click('label[for=type-stop]');
    await page.click('label[for=side-sell]');
    expect(await page.isVisible('#post_only')).toBe(false);
    await page.fill('#stop_price', '900');
    await page.fill('#amount', '1');
    if (!javaScriptEnabled) await page.click('#costs button');
    await page.waitForSelector('[name=reviewed]', { state: 'attached' });
    expect(await page.textContent('#costs')).toContain('Waits until the last price falls to 900.00');
    await page.click('#costs button');
    await page.waitForSelector('#outcome:has-text("waits for its stop price")');
    expect((await page.textContent('[data-orders] tr'))?.replace(/\s+/g, ' ')).toMatch(
      /Sell Stop-market900\.00 –1\.00000\.0000/,
    );
    expect(await openOrders(trader.id)).toEqual([{ type: 'market', side: 'sell', price: 0, quantity: 1 }]);
  }),
);

test.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const)(
  '%s, orders are changed in place and all cancelled at once, and the tabs list what happened',
  (_name, javaScriptEnabled) =>
    inBrowser({ locale: 'en-US', javaScriptEnabled }, async (page, context) => {
      const trader = await openAsTrader(page, context, javaScriptEnabled);
      const fill = async (values: Readonly<Record<string, string>>): Promise<void> => {
        for (const [id, value] of Object.entries(values)) await page.fill(`#${id}`, value);
        if (!javaScriptEnabled) await page.click('#costs button');
        await place(page);
      };
      await fill({ price: '800', amount: '2' });
      await page.waitForSelector('[data-orders] tr');
      const id = await page.getAttribute('[data-orders] tr', 'data-order');
      const change = async (
        order: string | null,
        values: Readonly<Record<string, string>>,
        said: string,
      ): Promise<void> => {
        await page.click(`[popovertarget=amend-${order}]`);
        for (const [name, value] of Object.entries(values)) await page.fill(`#${name}-${order}`, value);
        if (javaScriptEnabled) expect(await faultsOf(page)).toEqual(NO_FAULTS);
        await page.click(`#amend-${order} button[type=submit]`);
        await page.waitForSelector(`#outcome:has-text("${said}")`);
      };
      await change(id, { amount: '1.5' }, 'The order was changed.');
      expect(await openOrders(trader.id)).toEqual([{ type: 'limit', side: 'buy', price: 800, quantity: 1.5 }]);
      expect(Number((await exchange().database('orders').where('user_id', trader.id).first('id')).id)).toBe(Number(id));
      await change(id, { price: '801' }, 'The order was cancelled and a new one placed.');
      expect(await openOrders(trader.id)).toEqual([{ type: 'limit', side: 'buy', price: 801, quantity: 1.5 }]);
      await fill({ price: '1010', amount: '0.1' });
      await page.click('.all summary');
      await page.click('.all button');
      await page.waitForSelector('#outcome:has-text("One order was cancelled.")');
      expect(await openOrders(trader.id)).toEqual([]);
      for (const [tab, words] of [
        [
          'history',
          /Buy Limit 1,010\.00 1,010\.00 0\.1000 0\.1000 101\.2\d+ Filled .*Buy Limit 801\.00 – 1\.5000 0\.0000 0\.0000 Cancelled/,
        ],
        ['trades', /Buy 1,010\.00 0\.1000 0\.27\d+ 101\.2\d+ Taker/],
        ['balances', /BTC 10\.1 0 10\.1 /],
      ] as const) {
        await page.click(`.tabs [data-tab=${tab}]`);
        await page.waitForSelector(
          `#panel:not(:empty) >> text=${tab === 'balances' ? 'In orders' : tab === 'trades' ? 'Role' : 'Status'}`,
        );
        const text = await page
          .locator('#panel tbody tr')
          .evaluateAll((rows) =>
            rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')).join(' '),
          )
          .catch(() => page.textContent('#panel'));
        expect(text?.replace(/\s+/g, ' ')).toMatch(words);
        if (javaScriptEnabled) expect(await faultsOf(page)).toEqual(NO_FAULTS);
      }
    }),
);

test('a change that is based on an older amount is refused, and the form then begins with the present one', () =>
  inBrowser({ locale: 'th-TH' }, async (page, context) => {
    const trader = await openAsTrader(page, context);
    const key = await exchange().issueApiKey(trader.id, ['order_create', 'order_cancel']);
    const client = exchange().anonymous.withCredentials({ kind: 'key', ...key });
    const body = { type: 'limit', pair: 'btc_thb', side: 'buy', price: '700', amount: '5', nonce: 1 } as const;
    const { id } = await client.expect('createOrder', 200, { body });
    await page.click(`[popovertarget=amend-${id}]`);
    await client.expect('amendOrder', 200, { path: { id }, body: { amount: '1', expected_amount: '5' } });
    await page.waitForSelector('[data-cell=amount]:has-text("1.0000")');
    await page.fill(`#price-${id}`, '701');
    await page.click(`#amend-${id} button[type=submit]`);
    await page.waitForSelector('#outcome .notice.bad:has-text("ขณะนี้จำนวนคือ 1")');
    expect(await openOrders(trader.id)).toEqual([{ type: 'limit', side: 'buy', price: 700, quantity: 1 }]);
    await page.click(`[popovertarget=amend-${id}]`);
    expect(await page.inputValue(`#amount-${id}`)).toBe('1');
    await page.fill(`#price-${id}`, '701');
    await page.click(`#amend-${id} button[type=submit]`);
    await page.waitForSelector('#outcome .notice.good');
    expect(await openOrders(trader.id)).toEqual([{ type: 'limit', side: 'buy', price: 701, quantity: 1 }]);
  }));

test.each([
  [503, 'The service is temporarily unavailable'],
  [429, 'Too many requests'],
  [413, 'The request is too large'],
])('an answer %i to the order form is shown, and the form with its key is kept', (status, title) =>
  inBrowser(
    { locale: 'en-US' },
    async (page, context) => {
      const trader = await openAsTrader(page, context);
      let isFailing = true;
      const body = `<!doctype html><title>x</title><main><h1>${title}</h1><p class="lead">Wait a moment.</p></main>`;
      await page.route('**/market/btc_thb/orders', (route) =>
        isFailing ? route.fulfill({ status, contentType: 'text/html; charset=utf-8', body }) : route.fallback(),
      );
      await page.fill('#price', '600');
      await page.fill('#amount', '2');
      await page.waitForSelector(`#costs .fault:has-text("${title}")`);
      expect(await page.locator('#costs dl, [name=reviewed]').count()).toBe(0);
      isFailing = false;
      await page.fill('#amount', '3');
      await page.waitForSelector('[name=reviewed]', { state: 'attached' });
      const key = await page.inputValue('#order [name=once]');
      isFailing = true;
      await page.click('#costs button');
      await page.waitForSelector(`[data-refused]:has-text("${title}")`);
      expect([await page.inputValue('#amount'), await page.inputValue('#order [name=once]')]).toEqual(['3', key]);
      expect(await faultsOf(page)).toEqual(NO_FAULTS);
      isFailing = false;
      await page.click('#costs button');
      await page.waitForSelector('#outcome:has-text("is in the order book with 3 BTC")');
      expect([await page.isHidden('[data-refused]'), await openOrders(trader.id)]).toEqual([
        true,
        [{ type: 'limit', side: 'buy', price: 600, quantity: 3 }],
      ]);
    },
    /status of 5\d\d/,
  ),
);

test.each([
  ['the same user', 'nothing was sent'],
  ['another user', 'This form has expired'],
] as const)('after a sign-in of %s in another tab, the page shows no other orders, and says why', (who, said) =>
  inBrowser({ locale: 'en-US' }, async (page, context) => {
    const trader = await openAsTrader(page, context);
    const { email, password, browser } = who === 'the same user' ? trader : await signUpTrader(exchange());
    if (who === 'another user')
      await (await browser.open('/market/btc_thb')).submit('/market/btc_thb/orders', { price: '500', amount: '7' });
    await page.fill('#price', '650');
    await page.fill('#amount', '2');
    await page.waitForSelector('[name=reviewed]', { state: 'attached' });
    const tab = await context.newPage();
    await tab.goto(`${exchange().baseUrl}/account`);
    await tab.click('form[action="/sign-out"] button');
    await tab.goto(`${exchange().baseUrl}/sign-in`);
    await tab.fill('#email', email);
    await tab.fill('#password', password);
    await Promise.all([tab.waitForNavigation(), tab.click('form[action^="/sign-in"] button')]);
    await page.bringToFront();
    await page.click('#costs button');
    await page.waitForSelector(`[data-refused]:has-text("${said}")`);
    expect([await page.inputValue('#amount'), await page.locator('[data-orders] tr').count()]).toEqual(['2', 0]);
    await page.click('.tabs [data-tab=balances]');
    if (who === 'the same user')
      return await page.waitForSelector('#panel:has-text("In orders")').then(() => undefined);
    await page.waitForSelector('[data-other-user]:not([hidden])');
    expect([await page.textContent('#panel'), await page.textContent('[data-available=thb]')]).toEqual(['', '–']);
    expect(await accessibilityFaults(page)).toEqual([]);
    await Promise.all([page.waitForNavigation(), page.click('[data-other-user] a')]);
    await page.waitForSelector('#market[data-state=live]');
    expect(await page.isHidden('[data-other-user]')).toBe(true);
  }),
);

test('the tools of chart and book work: own orders are marked, levels grouped, prices taken, times in UTC', () =>
  inBrowser({ locale: 'en-US', timezoneId: 'Asia/Bangkok' }, async (page, context) => {
    await openAsTrader(page, context);
    expect(await page.textContent('.trades [data-zone]')).toBe('(UTC+7)');
    await page.fill('#price', '985.5');
    await page.fill('#amount', '1');
    await place(page);
    await page.waitForSelector('.bids [data-own]');
    expect(await page.locator('.ladder [data-own] td:first-child').allTextContents()).toEqual(['985.50']);
    await page.selectOption('#grouping', '100');
    const level = (side: string) => page.locator(`[data-side=${side}] tr`).allTextContents();
    await eventually(
      () => level('bids'),
      (rows) => rows[0]?.startsWith('900.00') === true,
    );
    expect([(await level('bids'))[0], (await level('asks')).at(-1)]).toEqual([
      '900.002.00002.0000',
      // Other tests of this file have bought a little.
      expect.stringMatching(/^1,100\.00(10|9\.[89])/),
    ]);
    await page.click('[data-side=asks] tr:last-child');
    expect(await page.inputValue('#price')).toBe('1100');
    await page.locator('[data-chart]').scrollIntoViewIfNeeded();
    await page.locator('[data-chart]').click({ position: { x: 120, y: 120 } });
    await eventually(
      () => page.inputValue('#price'),
      (price) => price !== '1100',
    );
    expect(await page.inputValue('#price')).toMatch(/^\d+\.\d\d$/);
    for (const tool of ['average', 'strength', 'depth']) await page.click(`[data-tool=${tool}]`);
    await page.waitForSelector('.area.bids[d^=M]');
    await page.click('[data-tool=whole]');
    expect(await page.getAttribute('[data-tool=whole]', 'aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await eventually(
      () => page.getAttribute('[data-tool=whole]', 'aria-pressed'),
      (pressed) => pressed === 'false',
    );
    await page.click('.settings summary');
    expect(await faultsOf(page)).toEqual(NO_FAULTS);
    expect(await page.locator('[data-setting]:checked').count()).toBe(0);
    await page.check('#setting-zone');
    expect(await page.textContent('.trades [data-zone]')).toBe('(UTC)');
    await page.check('#setting-notices');
    await page.check('#setting-sound');
    await placeOrder(maker, { side: 'sell', price: '985.5', amount: '1.5' });
    await page.waitForSelector('.toast:has-text("Bought 0.5 BTC at 985.50 THB")');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.reload();
    await page.waitForSelector('#market[data-state=live]');
    expect([
      await page.isChecked('#setting-notices'),
      await page.getAttribute('[data-tool=average]', 'aria-pressed'),
    ]).toEqual([true, 'true']);
  }));

test.each([
  ['in Thai and dark', { locale: 'th-TH', colorScheme: 'dark' }],
  ['in English and light', { locale: 'en-US', colorScheme: 'light' }],
] as const)(
  'on a phone, %s, the form opens as a sheet, and chart, book, trades and menu one at a time',
  (_name, options) =>
    inBrowser({ viewport: SCREENS.phone, hasTouch: true, ...options }, async (page, context) => {
      await openAsTrader(page, context);
      expect(await faultsOf(page)).toEqual(NO_FAULTS);
      const shown = async (): Promise<boolean[]> => [
        await page.isVisible('.chart'),
        await page.isVisible('.book'),
        await page.isVisible('.trades'),
        await page.isVisible('#order'),
      ];
      expect(await shown()).toEqual([true, false, false, false]);
      await page.tap('label[for=pane-book]');
      expect(await shown()).toEqual([false, true, false, false]);
      await page.tap('label[for=pane-trades]');
      expect(await shown()).toEqual([false, false, true, false]);
      await page.tap('[data-sheet=sell]');
      expect([await page.isVisible('#order'), await page.isChecked('#side-sell')]).toEqual([true, true]);
      await page.fill('#price', '1500');
      await page.tap('[data-share="50"]');
      await page.waitForSelector('[name=reviewed]', { state: 'attached' });
      expect(await faultsOf(page)).toEqual(NO_FAULTS);
      await page.tap('#costs button');
      await page.waitForSelector('#outcome .notice');
      await page.waitForSelector('[data-orders] tr');
      expect([await page.isVisible('#order'), await faultsOf(page)]).toEqual([false, NO_FAULTS]);
      await page.tap('.menu');
      expect([await page.isVisible('#menu a[href="/wallets"]'), await faultsOf(page)]).toEqual([true, NO_FAULTS]);
    }),
);

test('on a phone without JavaScript, the bar leads to the form and the menu opens', () =>
  inBrowser({ viewport: SCREENS.phone, locale: 'en-US', javaScriptEnabled: false }, async (page, context) => {
    await openAsTrader(page, context, false);
    await page.click('label[for=pane-book]');
    expect([await page.isVisible('.chart'), await page.isVisible('.book')]).toEqual([false, true]);
    await page.click('.tradebar .sell');
    expect([page.url(), await page.isChecked('#side-sell')]).toEqual([expect.stringMatching(/side=sell#order$/), true]);
    await page.click('.menu');
    expect(await page.isVisible('#menu a[href="/wallets"]')).toBe(true);
  }));
