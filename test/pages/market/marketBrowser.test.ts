/**
 * The market page in a real browser: screen sizes, languages, light and dark, keyboard, and no requests to other sites.
 * After random trading with repeated connection cuts it must show the same data as the public operations.
 */
import type { Page } from 'playwright-core';
import { AllOrderTypesTraders } from '../../support/allOrderTypesTraders';
import { accessibilityFaults, browserOfThisFile, isTooWide, SCREENS, smallTargets } from '../../support/browser';
import { CuttableRelay } from '../../support/cuttableRelay';
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile } from '../../support/exchange';
import { displayedState, type MarketState, publishedState } from '../../support/marketPage';
import { signUpTrader } from '../../support/marketTrader';
import { printSeed, seededRandom } from '../../support/randomSeed';
import { variantsOfThisRun } from '../../support/runSize';

/** `MARKET_MINUTES=60` runs the random test for an hour. */
const MINUTES = Number(process.env['MARKET_MINUTES'] ?? 0);
const CUTS_MIN = 6;
const COMMANDS_BETWEEN_CUTS = 120;
/** Pause between cuts in the long run, so that the page becomes live in between. */
const PAUSE_MS = 2_000;
const TRADES_LISTED = 30;
/** Chromium's console messages about connections that the test has cut. */
const CUT_OFF = /net::ERR_(INTERNET_DISCONNECTED|CONNECTION|EMPTY|SOCKET|INCOMPLETE)|WebSocket connection to/;

const exchange = exchangeOfThisFile();
const inBrowser = browserOfThisFile();
const random = seededRandom(printSeed('market page'));
let traders: AllOrderTypesTraders;

beforeAll(async () => {
  traders = await AllOrderTypesTraders.create(exchange(), 4, random);
  // Trades at random until the page's list of trades is full.
  do await traders.runCommands(200);
  while ((await publishedState(exchange(), '1m')).trades.length < TRADES_LISTED);
});

const isLive = (page: Page): Promise<unknown> => page.waitForSelector('#market[data-state=live]');

const READERS = [
  ['on a desktop, in English', { viewport: SCREENS.desktop, locale: 'en-US' }],
  ['on a phone, in Thai and dark', { viewport: SCREENS.phone, locale: 'th-TH', colorScheme: 'dark' }],
  [
    'on the smallest phone, in English, without motion',
    { viewport: SCREENS.smallest, locale: 'en-US', reducedMotion: 'reduce' },
  ],
] as const;

test.each(variantsOfThisRun(READERS, 3, 1))(
  '%s, the page is live, loads nothing from other sites and is accessible',
  (_name, options) =>
    inBrowser(options, async (page, context) => {
      const hosts = new Set<string>();
      context.on('request', (request) => hosts.add(new URL(request.url()).host));
      await page.goto(`${exchange().baseUrl}/market`);
      await isLive(page);
      await page.click('summary');
      await traders.runCommands(20);
      expect([await isTooWide(page), await smallTargets(page), await accessibilityFaults(page)]).toEqual([
        false,
        [],
        [],
      ]);
      expect(await page.locator('canvas').count()).toBeGreaterThan(0);
      expect([...hosts]).toEqual([new URL(exchange().baseUrl).host]);
    }),
);

test('the arrow keys change the interval, the address keeps it, and its klines appear', () =>
  inBrowser({}, async (page) => {
    await page.goto(`${exchange().baseUrl}/market/btc_thb?interval=3m`);
    await isLive(page);
    await page.click('summary');
    await page.focus('[name=interval]:checked');
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL('**interval=1m');
    await traders.runCommands(20);
    await sameAsPublished(page);
    await page.focus('[data-chart]');
    for (const key of ['ArrowLeft', '+', '-', 'End', 'a']) await page.keyboard.press(key);
    await page.reload();
    expect(await page.locator('[name=interval]:checked').getAttribute('value')).toBe('1m');
  }));

test.each([
  ['on a desktop', SCREENS.desktop],
  ['on the smallest phone', SCREENS.smallest],
] as const)(
  '%s, the keyboard is enough to review, place and cancel an order, and signing out hides the orders',
  (_name, viewport) =>
    inBrowser({ viewport, locale: 'en-US' }, async (page, context) => {
      const trader = await signUpTrader(exchange());
      await context.addCookies(
        [...trader.browser.cookies].map(([name, value]) => ({ name, value, url: exchange().baseUrl })),
      );
      await page.goto(`${exchange().baseUrl}/market/btc_thb`);
      await isLive(page);
      await page.focus('#price');
      await page.keyboard.type('900');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type('2');
      await page.waitForSelector('[name=reviewed]', { state: 'attached' });
      expect((await page.textContent('#costs'))?.replace(/\s+/g, ' ')).toMatch(
        /Added to the order book2 BTC .*Held .*1,804\.82 THB Available afterwards8,195\.18 THB Buy BTC/,
      );
      await page.keyboard.press('Enter');
      await page.waitForSelector('#outcome .notice');
      expect(await page.textContent('#outcome')).toMatch(/^Order \d+ is in the order book with 2 BTC left to trade\.$/);
      await page.waitForSelector('[data-orders] tr');
      expect(await page.textContent('[data-available=thb]')).toBe('8,195.18');
      expect([await isTooWide(page), await smallTargets(page), await accessibilityFaults(page)]).toEqual([
        false,
        [],
        [],
      ]);
      await page.focus('[data-orders] button');
      await page.keyboard.press('Enter');
      await page.waitForSelector('[data-orders] tr', { state: 'detached' });
      await page.waitForSelector('#outcome:has-text("The order was cancelled.")');
      expect(await page.textContent('[data-available=thb]')).toBe('10,000');
      await trader.browser.open('/account').then((account) => account.submit('/sign-out'));
      await page.waitForSelector('[data-signed-out]:not([hidden])');
    }),
);

test('without a network the order form stays and says so, and the page is live again when the network is back', () =>
  inBrowser(
    { locale: 'en-US' },
    async (page, context) => {
      const trader = await signUpTrader(exchange());
      await context.addCookies(
        [...trader.browser.cookies].map(([name, value]) => ({ name, value, url: exchange().baseUrl })),
      );
      await page.goto(`${exchange().baseUrl}/market/btc_thb`);
      await isLive(page);
      await page.fill('#price', '900');
      await page.fill('#amount', '3');
      await page.waitForSelector('[name=reviewed]', { state: 'attached' });
      await context.setOffline(true);
      // The browser reports the loss itself; nobody waits for a silence.
      await page.waitForSelector('#market[data-state=lost]');
      await page.click('#costs button');
      await page.waitForSelector('[data-unconfirmed]:not([hidden])');
      expect([await page.inputValue('#price'), await page.inputValue('#amount')]).toEqual(['900', '3']);
      await context.setOffline(false);
      await isLive(page);
      await page.click('#costs button');
      await page.waitForSelector('#outcome:has-text("is in the order book with 3 BTC")');
      expect(await page.isHidden('[data-unconfirmed]')).toBe(true);
      expect(await page.locator('[data-orders] tr').count()).toBe(1);
    },
    CUT_OFF,
  ));

test('a session that ended elsewhere is noticed, and an order that is sent then is kept in the form', () =>
  inBrowser({ locale: 'en-US' }, async (page, context) => {
    const trader = await signUpTrader(exchange());
    await context.addCookies(
      [...trader.browser.cookies].map(([name, value]) => ({ name, value, url: exchange().baseUrl })),
    );
    await page.goto(`${exchange().baseUrl}/market/btc_thb`);
    await isLive(page);
    await page.fill('#price', '900');
    await page.fill('#amount', '3');
    await page.waitForSelector('[name=reviewed]', { state: 'attached' });
    await trader.browser.open('/account').then((account) => account.submit('/sign-out'));
    await page.click('#costs button');
    await page.waitForSelector('[data-signed-out]:not([hidden])');
    expect(await page.textContent('[data-signed-out]')).toContain('You are signed out');
    expect([await page.inputValue('#amount'), await page.textContent('[data-available=thb]')]).toEqual(['3', '–']);
  }));

test('without JavaScript, market orders and sales can be placed', () =>
  inBrowser({ locale: 'en-US', javaScriptEnabled: false }, async (page, context) => {
    const trader = await signUpTrader(exchange());
    await context.addCookies(
      [...trader.browser.cookies].map(([name, value]) => ({ name, value, url: exchange().baseUrl })),
    );
    await page.goto(`${exchange().baseUrl}/market/btc_thb`);
    await page.check('#side-sell');
    await page.check('#type-market');
    expect(await page.isHidden('#price')).toBe(true);
    await page.fill('#amount', '0.5');
    await page.click('#costs button');
    await page.click('#costs button');
    expect(await page.textContent('#outcome')).toMatch(/^Sold 0\.5 BTC for [\d,.]+ THB\.$/);
  }));

test(
  'after random trading with forced disconnects the page shows what the published operations say',
  async () => {
    const relay = await CuttableRelay.start(() => exchange().port);
    try {
      await inBrowser({}, (page) => underCuts(page, relay), CUT_OFF);
    } finally {
      await relay.close();
    }
  },
  120_000 + MINUTES * 66_000,
);

async function underCuts(page: Page, relay: CuttableRelay): Promise<void> {
  await page.goto(`${relay.baseUrl}/market/btc_thb?interval=1m`);
  await page.click('summary');
  const untilMs = Date.now() + MINUTES * 60_000;
  for (let round = 0; relay.cuts < CUTS_MIN || Date.now() < untilMs; round += 1) {
    await Promise.all([traders.runCommands(COMMANDS_BETWEEN_CUTS), cutSoon(relay, random.integer(0, 400))]);
    // Now and then the server is killed instead.
    if (round === 2) await exchange().restart();
    if (MINUTES > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (MINUTES > 0 && round % 20 === 0) await sameAsPublished(page);
  }
  await traders.runCommands(COMMANDS_BETWEEN_CUTS);
  await sameAsPublished(page);
}

async function cutSoon(relay: CuttableRelay, afterMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  relay.refusing = random.next() < 0.3;
  relay.cutAll();
  await new Promise((resolve) => setTimeout(resolve, random.integer(0, 300)));
  relay.refusing = false;
}

/** Compares the page with the API. No trading may take place meanwhile. */
async function sameAsPublished(page: Page): Promise<void> {
  await isLive(page);
  const look = async (): Promise<readonly [MarketState, MarketState]> => [
    await displayedState(page),
    await publishedState(exchange(), '1m'),
  ];
  const [shown, published] = await eventually(
    look,
    ([mine, theirs]) => JSON.stringify(mine) === JSON.stringify(theirs),
  ).catch(look);
  expect(shown).toEqual(published);
  expect(published.trades).toHaveLength(TRADES_LISTED);
}
