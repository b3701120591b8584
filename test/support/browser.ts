/**
 * A real headless browser, for what only a browser can show: layout, keyboard, and the findings of its accessibility
 * rules.
 */
import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from './requiredPrograms';

const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--disable-dev-shm-usage'],
];
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Typical screen sizes. */
export const SCREENS = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 375, height: 740 },
  smallest: { width: 320, height: 600 },
} as const;

/** Starts Chromium, which the caller closes. */
async function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('no Chromium on this machine: run `apt-get install chromium` as root');
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}

type Work = (page: Page, context: BrowserContext) => Promise<void>;

/**
 * One browser for all tests of a file, started before the first and closed after the last. Each test gets a context of
 * its own, and fails if Chromium reports an error that is not in `excused`.
 */
export function browserOfThisFile(): (options: BrowserContextOptions, work: Work, excused?: RegExp) => Promise<void> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(async () => await browser?.close(), 60_000);
  return async (options, work, excused) => {
    if (browser === undefined) throw new Error('the browser has not started yet: use it inside tests');
    const context = await browser.newContext({ viewport: SCREENS.desktop, ...options });
    const complaints = complaintsOf(context);
    try {
      await work(await context.newPage(), context);
      expect(complaints.filter((complaint) => excused?.test(complaint) !== true)).toEqual([]);
    } finally {
      await context.close();
    }
  };
}

/** Errors that Chromium reported since the context was created: blocked by the policy, not found, failed. */
function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      complaints.push(`${message.location().url}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('requestfailed', (request) => {
    // Requests are cancelled when the page is left.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${why}`);
  });
  return complaints;
}

/**
 * The findings of axe on the present page, one per line. Axe is injected from outside, because the page's policy allows
 * no other scripts. It describes the elements of violations only: those without a fault are many.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run({ resultTypes: ['violations'] })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
  });
  return violations.map((violation) => `${page.url()} ${violation}`);
}

/** Returns true if the page is wider than the screen, so that it has to be scrolled sideways. */
export async function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
}

/** The label or text of the focused element. */
export async function focusedText(page: Page): Promise<string> {
  return page.evaluate(
    "(document.activeElement.labels?.[0] ?? document.activeElement).textContent.trim().replace(/\\s+/g, ' ')",
  );
}

/** Lists visible buttons and inputs that are too low for a finger. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    "Array.from(document.querySelectorAll('a.button, button, input:not([type=hidden], [type=checkbox]), textarea'))" +
      '.filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44).map((element) => element.outerHTML.slice(0, 120))',
  );
}
