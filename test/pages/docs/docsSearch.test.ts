/** The search of the documentation: on the server, without JavaScript, and in the browser, where it works offline. */
import { accessibilityFaults, browserOfThisFile, focusedText, isTooWide, SCREENS } from '../../support/browser';
import { exchangeOfThisFile } from '../../support/exchange';
import { PageClient } from '../../support/pageClient';

const exchange = exchangeOfThisFile();
const inBrowser = browserOfThisFile();

async function resultsOf(text: string): Promise<string[]> {
  const page = await new PageClient(() => exchange().baseUrl).open(`/docs/search?q=${encodeURIComponent(text)}`);
  expect(page.answer.status).toBe(200);
  const list = /<main[\s\S]*<ul class="index">([\s\S]*?)<\/ul>/.exec(page.answer.text)?.[1] ?? '';
  return [...list.matchAll(/ href="([^"]+)"/g)].map(([, path = '']) => path);
}

test.each([
  ['createOrder', '/docs/http/createOrder'],
  ['create crypto withdrawal', '/docs/http/createCryptoWithdrawal'],
  ['/api/v3/klines', '/docs/http/getKlines'],
  ['depth updates', '/docs/streams/depth'],
  ['WITHDRAWAL_NOT_CANCELLABLE', '/docs/http/cancelWithdrawal'],
  ['cancelReplace', '/docs/binance-http/replaceBinanceOrder'],
  // One wrong letter.
  ['orderbook tickrs', '/docs/http/getOrderBookTickers'],
])('%j finds %s among the first three pages', async (text, path) => {
  expect((await resultsOf(text)).slice(0, 3)).toContain(path);
});

test('the words after the eighth are ignored, so that a search stays short', async () => {
  const words = 'st co re or ma in de pr';
  const found = await resultsOf(words);
  expect(found.length).toBeGreaterThan(0);
  expect(await resultsOf(`${words} zzzzqqqq`)).toEqual(found);
  expect(await resultsOf(`st ${words}`)).toEqual(found);
});

test('a search without results, and any text, is answered with a page', async () => {
  for (const text of [
    '',
    'a b c d e',
    'zzzzqqqq',
    '<script>alert(1)</script>',
    '"',
    '%',
    'a'.repeat(3_000),
    '\u0000',
    'ราคา',
  ]) {
    const path = `/docs/search?q=${encodeURIComponent(text)}`;
    const { status, text: page, headers } = await new PageClient(() => exchange().baseUrl).send(path);
    expect([text, status, page.includes('<script>alert'), headers['set-cookie']]).toEqual([
      text,
      200,
      false,
      undefined,
    ]);
  }
  const posted = await new PageClient(() => exchange().baseUrl).send('/docs/search', { method: 'POST', body: '' });
  expect(posted.status).toBe(405);
});

test('without JavaScript, the form opens the page with the results', () =>
  inBrowser({ viewport: SCREENS.phone, javaScriptEnabled: false }, async (page) => {
    await page.goto(`${exchange().baseUrl}/docs/http/createOrder`);
    await page.getByLabel('Search the documentation').fill('cancel all orders');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/search?q=cancel+all+orders');
    expect(await page.getByLabel('Search the documentation').inputValue()).toBe('cancel all orders');
    await page.locator('main a', { hasText: 'Cancel all orders' }).first().click();
    await page.waitForURL('**/docs/http/cancelAllOrders*');
  }));

test('with JavaScript, pages are shown while the visitor types, also without a connection', () =>
  inBrowser(
    { viewport: SCREENS.desktop },
    async (page, context) => {
      await page.goto(`${exchange().baseUrl}/docs`);
      const index = page.waitForResponse('**/docs/search-index.json');
      await page.keyboard.press('/');
      expect(await focusedText(page)).toBe('Search the documentation');
      await (await index).finished();
      await context.setOffline(true);
      await page.keyboard.type('cancel all');
      const results = page.locator('.found a');
      await results.first().waitFor();
      expect(await results.first().textContent()).toContain('Cancel all orders');
      expect(await page.getByRole('status').textContent()).toMatch(/found|best/);
      expect(await accessibilityFaults(page)).toEqual([]);
      await context.setOffline(false);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/docs/http/cancelAllOrders*');
      await page.keyboard.press('/');
      await page.keyboard.type('zzzzqqqq');
      await page.getByText('No page matches.').waitFor();
      await page.keyboard.press('Escape');
      expect(await page.getByLabel('Search the documentation').inputValue()).toBe('');
    },
    /offline|ERR_INTERNET_DISCONNECTED/,
  ));

test('the results fit a phone, and are accessible', () =>
  inBrowser({ viewport: SCREENS.smallest, colorScheme: 'dark' }, async (page) => {
    await page.goto(`${exchange().baseUrl}/docs/search?q=order`);
    expect(await isTooWide(page)).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
  }));
