/**
 * The documentation in a real browser without access to other sites: screen sizes, light and dark, keyboard, no
 * JavaScript.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { accessibilityFaults, browserOfThisFile, focusedText, isTooWide, SCREENS } from '../../support/browser';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();
const inBrowser = browserOfThisFile();
const PATHS = [
  ...['/docs', '/docs/http', '/docs/http/createOrder', '/docs/http/getOrderV3', '/docs/http/credentials'],
  ...['/docs/streams', '/docs/streams/kline', '/docs/partner', '/docs/binance-http/createBinanceOrder'],
];

/** Records and blocks requests to other sites. */
function withoutOtherSites(
  options: BrowserContextOptions,
  work: (page: Page, open: (path: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  return inBrowser(options, async (page, context) => {
    const wanted: string[] = [];
    await context.route(
      (url) => url.origin !== exchange().baseUrl,
      (route) => {
        wanted.push(route.request().url());
        return route.abort();
      },
    );
    await work(page, async (path) => void (await page.goto(`${exchange().baseUrl}${path}`)));
    expect(wanted).toEqual([]);
  });
}

test.each([
  ['on a desktop', { viewport: SCREENS.desktop }, [...PATHS, '/']],
  // Long pages use the same colours and elements as short ones, and take long to judge.
  [
    'on a phone, dark',
    { viewport: SCREENS.phone, colorScheme: 'dark', locale: 'th-TH' },
    ['/docs/http/getOrderV3', '/docs/streams/kline', '/docs/partner', '/'],
  ],
] as const)('%s, all kinds of pages are accessible and fit the screen', (_name, options, judged) =>
  withoutOtherSites(options, async (page, open) => {
    const faults: string[] = [];
    for (const path of [...PATHS, '/']) {
      await open(path);
      if (await isTooWide(page)) faults.push(`${path} is too wide`);
      if ((judged as readonly string[]).includes(path)) faults.push(...(await accessibilityFaults(page)));
    }
    expect(faults).toEqual([]);
  }),
);

test('on the smallest phone nothing is cut off', () =>
  withoutOtherSites({ viewport: SCREENS.smallest }, async (page, open) => {
    for (const path of PATHS) {
      await open(path);
      expect([path, await isTooWide(page)]).toEqual([path, false]);
    }
  }));

test('the keyboard reaches the content, the table of contents and every operation', () =>
  withoutOtherSites({ viewport: SCREENS.desktop }, async (page, open) => {
    await open('/docs/http');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Documentation');
    await page.locator('.contents summary', { hasText: 'Trading' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.contents a[href="/docs/http/cancelOrder"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/http/cancelOrder');
    expect(await page.locator('.contents [aria-current=page]').textContent()).toBe('Cancel order');
  }));

test.each([
  ['/docs#createOrder', '/docs/http/createOrder'],
  ['/docs#credentials-apikey', '/docs/http/credentials#credentials-apikey'],
  ['/docs/streams#kline-kline', '/docs/streams/kline#kline-kline'],
])('the earlier address %s goes to %s', (earlier, present) =>
  withoutOtherSites({}, async (page, open) => {
    await open(earlier);
    await page.waitForURL(`**${present}`);
  }),
);

test('on a phone the table of contents is folded and works without JavaScript', () =>
  withoutOtherSites({ viewport: SCREENS.phone, javaScriptEnabled: false }, async (page, open) => {
    await open('/docs/streams/kline');
    const link = page.locator('.contents a', { hasText: 'Depth updates' });
    expect(await link.isVisible()).toBe(false);
    await page.locator('.contents > summary').focus();
    await page.keyboard.press('Enter');
    expect(await link.isVisible()).toBe(true);
    await link.click();
    await page.waitForURL('**/docs/streams/depth');
    await page.locator('.to-contents').click();
    expect(page.url()).toMatch(/#contents$/);
  }));

test('on a phone the header has a menu, as on the other pages, which works without JavaScript', () =>
  withoutOtherSites({ viewport: SCREENS.phone, javaScriptEnabled: false }, async (page, open) => {
    await open('/docs/streams/kline');
    const link = page.locator('#menu a[href="/sign-in"]');
    expect(await link.isVisible()).toBe(false);
    await page.click('.menu');
    expect([await link.isVisible(), await page.isVisible('#menu a[href="/markets"]')]).toEqual([true, true]);
    await link.click();
    await page.waitForURL('**/sign-in');
  }));

test('the language of a sample can be chosen without JavaScript', () =>
  withoutOtherSites({ viewport: SCREENS.phone, javaScriptEnabled: false }, async (page, open) => {
    await open('/docs/http/createOrder');
    const shown = async (): Promise<string[]> => {
      const samples = await page.locator('.sample').all();
      const visible = await Promise.all(samples.map((sample) => sample.isVisible()));
      const languages = await Promise.all(samples.map((sample) => sample.getAttribute('data-sample')));
      return languages.filter((_language, index) => visible[index] === true).map(String);
    };
    expect(await shown()).toEqual(['sh']);
    await page.getByText('Python', { exact: true }).first().click();
    expect(await shown()).toEqual(['python']);
    await page.keyboard.press('ArrowRight');
    expect(await shown()).toEqual(['go']);
  }));

test('a sample can be copied, and its language is remembered', () =>
  withoutOtherSites({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page, open) => {
    await open('/docs/http/ping');
    const copyButton = page.locator('.sample:visible').getByRole('button');
    await copyButton.click();
    await copyButton.filter({ hasText: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`curl -s '${exchange().baseUrl}/api/v3/ping'`);
    await page.getByText('Java', { exact: true }).first().click();
    await open('/docs/http/createOrder');
    expect(await page.locator('.sample:visible').getAttribute('data-sample')).toBe('java');
    expect(await page.locator('.sample:visible code').textContent()).toContain('HmacSHA512');
  }));

test('a request can be tried on the page, signed with a key that stays in the tab', async () => {
  const user = await exchange().createUser({ balances: { thb: '1000' } });
  await withoutOtherSites({ viewport: SCREENS.phone }, async (page, open) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())}`));
    await open('/docs/http/testOrder');
    await page.getByLabel('API key', { exact: true }).fill(user.apiKey);
    await page.getByLabel('Secret', { exact: true }).fill(user.apiSecret);
    const body = { type: 'limit', pair: 'usdt_thb', side: 'buy', price: '31', amount: '1', nonce: 7 };
    await page.getByLabel('Body', { exact: true }).fill(JSON.stringify(body));
    await page.getByLabel('Execute this request').check();
    expect(await isTooWide(page)).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send POST request' }).click();
    await page.getByText('Status 200').waitFor();
    expect(await page.locator('.try pre').textContent()).toContain('"pair": "usdt_thb"');
    await open('/docs/http/getUser');
    expect(await page.getByLabel('API key', { exact: true }).inputValue()).toBe(user.apiKey);
    await page.getByRole('button', { name: 'Send GET request' }).click();
    await page.getByText('Status 200').waitFor();
    expect(sent.filter((line) => line.includes(user.apiSecret))).toEqual([]);
  });
});
