/**
 * The list of markets: search, sort and small charts without JavaScript; filter, favourites and prices with it.
 *
 * @needs chromium
 */
import { accessibilityFaults, browserOfThisFile, isTooWide, SCREENS, smallTargets } from '../../support/browser';
import { exchangeOfThisFile } from '../../support/exchange';
import { createTraders, tradeBetween } from '../../support/orderHelpers';
import { PageClient } from '../../support/pageClient';

const exchange = exchangeOfThisFile();
const inBrowser = browserOfThisFile();
const namesOn = async (path: string): Promise<string[]> => {
  const { text } = (await new PageClient(() => exchange().baseUrl).open(path)).answer;
  return [...text.matchAll(/data-symbol="(\w+)"/g)].map(([, symbol = '']) => symbol);
};

beforeAll(async () => {
  const traders = await createTraders(exchange());
  await tradeBetween(traders, '1000', '0.5');
  await tradeBetween(traders, '1020', '0.5');
});

test('the list is sorted and searched by its links and its form', async () => {
  expect((await namesOn('/markets'))[0]).toBe('btc_thb');
  expect(await namesOn('/markets?sort=market&order=desc')).toEqual(['usdt_thb', 'eth_thb', 'btc_thb']);
  expect(await namesOn('/markets?sort=price&order=asc')).toEqual(expect.arrayContaining(['btc_thb']));
  expect((await namesOn('/markets?sort=change')).at(0)).toBe('btc_thb');
  expect([await namesOn('/markets?q=usd'), await namesOn('/markets?q=nothing')]).toEqual([['usdt_thb'], []]);
  const { words } = await new PageClient(() => exchange().baseUrl).open('/markets?lang=th');
  expect(words).toMatch(/BTC\/THB 1,020\.00 ▲ \+2\.00% 1,020\.00 1,000\.00 1,010 THB/);
});

test.each([
  ['on a desktop, in English', { viewport: SCREENS.desktop, locale: 'en-US' }],
  ['on a phone, in Thai and dark', { viewport: SCREENS.phone, locale: 'th-TH', colorScheme: 'dark' }],
] as const)('%s, typing filters, favourites are kept, and prices are live', (_name, options) =>
  inBrowser(options, async (page) => {
    const shown = (): Promise<string[]> =>
      page
        .locator('[data-symbol]:visible')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-symbol') ?? ''));
    await page.goto(`${exchange().baseUrl}/markets?sort=market`);
    await page.click('[data-symbol=eth_thb] .star button');
    await page.check('#favourites');
    expect([await isTooWide(page), await smallTargets(page), await accessibilityFaults(page)]).toEqual([false, [], []]);
    expect(await shown()).toEqual(['eth_thb']);
    await page.reload();
    expect(await shown()).toEqual(['eth_thb']);
    await page.uncheck('#favourites');
    await page.fill('#q', 'b');
    expect(await shown()).toEqual(['btc_thb', 'eth_thb', 'usdt_thb']);
    await page.fill('#q', 'btc');
    expect(await shown()).toEqual(['btc_thb']);
    const traders = await createTraders(exchange());
    const price = options.viewport === SCREENS.phone ? '1030' : '1040';
    await tradeBetween(traders, price, '0.1');
    await page.waitForSelector(`[data-symbol=btc_thb] [data-cell=last]:has-text("${price.replace('1', '1,')}.00")`);
    await page.click('[data-symbol=btc_thb] th a');
    await page.waitForSelector('#market[data-state=live]');
  }),
);
