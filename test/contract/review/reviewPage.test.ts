/**
 * What reviewers see: the list in the terminal, the summary of a pull request, and the page that shows each change side
 * by side. The page is opened in a browser as a file, without scripts and without a network.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reviewDocuments } from '../../../src/programs/codegen/review/documents';
import { reviewPage } from '../../../src/programs/codegen/review/page/reviewPage';
import { reviewSummary, reviewText } from '../../../src/programs/codegen/review/texts';
import { accessibilityFaults, browserOfThisFile, isTooWide, SCREENS } from '../../support/browser';
import { copyWith, presentDocuments } from './reviewCase';

const FIRST = 'First paragraph.\n\nThe old sentence.\n\nLast paragraph.';
const before = copyWith(presentDocuments(), ({ openapi }) => {
  openapi.paths['/api/v3/ping'].get.description = FIRST;
});
const after = copyWith(before, ({ openapi, asyncapi, 'partner.openapi': partner }) => {
  delete openapi.paths['/api/v3/depth'];
  openapi.components.schemas.PortalOrderRequest.properties.extras.maxLength = 1_000;
  openapi.paths['/api/v3/ping'].get.description = FIRST.replace('old', '<b>@everyone</b>');
  asyncapi.channels.kline.parameters.interval.enum.push('2M');
  partner.components.schemas.DepositAddress.required.push('tag');
});
const reviews = reviewDocuments((name) => before[name], after);

const inBrowser = browserOfThisFile();
const folder = mkdtempSync(join(tmpdir(), 'talad-review-'));
const file = join(folder, 'review.html');
beforeAll(() => writeFileSync(file, reviewPage(reviews)));
afterAll(() => rmSync(folder, { recursive: true }));

test('the list has every change, breaking ones first, and texts in their old and new wording', () => {
  expect(reviewText(reviews)).toContain(`openapi 2.0.0 -> 2.0.0: 1 breaking, 1 additive, 1 editorial
  breaking   getDepth: GET /api/v3/depth was removed
  additive   PortalOrderRequest (sent): extras: maxLength changed from 512 to 1000, in 1 operation
  editorial  ping: description changed
    - […]
    -
    - The old sentence.
    -
    - […]
    + […]
    +
    + The <b>@everyone</b> sentence.
    +
    + […]
asyncapi 2.0.0 -> 2.0.0: 0 breaking, 1 additive, 0 editorial
  additive   kline, interval: the value "2M" is new
partner.openapi 1.0.0 -> 1.0.0: 1 breaking, 0 additive, 0 editorial
  breaking   DepositAddress (sent): tag: is required now, in 1 operation
custodian.openapi 2.0.0 -> 2.0.0: unchanged`);
});

test('the summary has the numbers of each document, and its texts cannot become links or mentions', () => {
  expect(reviewSummary(reviews)).toBe(`| Document | Version | Breaking | Additive | Editorial |
|---|---|---|---|---|
| openapi | 2.0.0 → 2.0.0 | 1 | 1 | 1 |
| asyncapi | 2.0.0 → 2.0.0 | 0 | 1 | 0 |
| partner.openapi | 1.0.0 → 1.0.0 | 1 | 0 | 0 |
| custodian.openapi | 2.0.0 → 2.0.0 | 0 | 0 | 0 |
| operator.openapi | 2.0.0 → 2.0.0 | 0 | 0 | 0 |
| binance.openapi | 1.0.0 → 1.0.0 | 0 | 0 | 0 |
| binance.asyncapi | 1.0.0 → 1.0.0 | 0 | 0 | 0 |

    breaking: openapi, getDepth: GET /api/v3/depth was removed
    breaking: partner.openapi, DepositAddress (sent): tag: is required now, in 1 operation
    additive: openapi, PortalOrderRequest (sent): extras: maxLength changed from 512 to 1000, in 1 operation
    additive: asyncapi, kline, interval: the value "2M" is new
`);
});

test('the page groups changes by operation, stream and schema, and says which operations use a schema', () =>
  inBrowser({ javaScriptEnabled: false, offline: true }, async (page) => {
    await page.goto(pathToFileURL(file).href);
    const groups = page.locator('.group');
    expect(await groups.locator('h3').allTextContents()).toEqual([
      'getDepth',
      'PortalOrderRequest (sent)',
      'ping',
      'kline',
      'DepositAddress (sent)',
    ]);
    expect(await groups.locator('.context').allTextContents()).toEqual([
      'GET /api/v3/depth',
      'Used by createPortalOrder',
      'GET /api/v3/ping',
      '{pair}@kline_{interval}',
      'Used by getDepositAddress',
    ]);
    expect(await page.locator('.class').allTextContents()).toEqual([
      'breaking',
      'additive',
      'editorial',
      'additive',
      'breaking',
    ]);
  }));

test('the page shows the old and the new text with the changed words marked, without a script', () =>
  inBrowser({ javaScriptEnabled: false, offline: true }, async (page) => {
    await page.goto(pathToFileURL(file).href);
    const ping = page.locator('.group', { has: page.locator('h3', { hasText: 'ping' }) });
    expect(await ping.locator('pre').first().isVisible()).toBe(false);
    await ping.locator('summary').first().click();
    const texts = await ping.locator('pre').allInnerTexts();
    expect(texts).toEqual(['[…]\n\nThe old sentence.\n\n[…]', '[…]\n\nThe <b>@everyone</b> sentence.\n\n[…]']);
    expect(await ping.locator('del').allTextContents()).toEqual(['old']);
    expect(await ping.locator('ins').allTextContents()).toEqual(['<b>@everyone</b>']);
    expect(await page.locator('b', { hasText: '@everyone' }).count()).toBe(0);
    const [old, fresh] = [
      await ping.locator('pre').nth(0).boundingBox(),
      await ping.locator('pre').nth(1).boundingBox(),
    ];
    expect([old?.y, (old?.x ?? 0) + (old?.width ?? 0) <= (fresh?.x ?? 0)]).toEqual([fresh?.y, true]);
  }));

test.each([
  ['a desktop', { viewport: SCREENS.desktop, colorScheme: 'light' }],
  ['a dark desktop', { viewport: SCREENS.desktop, colorScheme: 'dark' }],
  ['a phone', { viewport: SCREENS.phone, colorScheme: 'light' }],
  ['a dark phone', { viewport: SCREENS.phone, colorScheme: 'dark' }],
] as const)('on %s the page is accessible and fits the screen', (_name, options) =>
  inBrowser({ ...options, offline: true }, async (page) => {
    await page.goto(pathToFileURL(file).href);
    await page.evaluate("for (const folded of document.querySelectorAll('details')) folded.open = true");
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  }),
);
