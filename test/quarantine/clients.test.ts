/** Quarantine as people and programs see it: in a browser in both languages, and with ccxt. */
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { type BinanceUser, createBinanceUser } from '../support/binanceUser';
import { accessibilityFaults, browserOfThisFile, SCREENS } from '../support/browser';
import { ROOT } from '../support/build';
import { signUpTrader } from '../support/marketTrader';
import { placeOrder } from '../support/orderHelpers';
import { damagedExchangeOfThisFile, wrongBalance } from './damage';

/** A folder for pictures of the pages. */
const SCREENSHOTS = process.env['SCREENSHOTS'];
const inBrowser = browserOfThisFile();

let binance: BinanceUser;
let orderId: number;
let trader: Awaited<ReturnType<typeof signUpTrader>>;

const exchange = damagedExchangeOfThisFile(
  async (healthy) => {
    binance = await createBinanceUser(healthy, { balances: { thb: '1000' } });
    orderId = (await placeOrder(binance.user)).id;
    await placeOrder(binance.user);
    trader = await signUpTrader(healthy);
    const victim = await healthy.createUser({ balances: { usdt: '10' } });
    return wrongBalance(victim.id, 'usdt');
  },
  { DUAL_CONTROL: 'on' },
);

test('ccxt reads and cancels, and an order fails with an error that it knows', async () => {
  const { apiKey, key: secret } = binance.signer;
  const input = { baseUrl: `${exchange().baseUrl}/binance`, apiKey, secret, orderId: String(orderId) };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'test', 'clients', 'ccxt', 'quarantine.mjs'), JSON.stringify(input)],
    { cwd: ROOT, maxBuffer: 8 * 1024 * 1024 },
  );
  expect(JSON.parse(stdout)).toMatchObject({
    status: { status: 'maintenance' },
    markets: true,
    orderBook: [[21.5, 2]],
    balance: true,
    openOrders: [String(orderId), expect.any(String)],
    created: { error: expect.any(String), message: expect.stringContaining('-1016') },
    canceled: 'canceled',
    canceledAll: 1,
    openOrdersLeft: 0,
  });
});

async function look(page: Page, name: string): Promise<string> {
  if (SCREENSHOTS !== undefined) {
    mkdirSync(SCREENSHOTS, { recursive: true });
    await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: true });
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  return (await page.textContent('body')) ?? '';
}

test.each([
  ['en', SCREENS.desktop, 'The exchange checks its books.'],
  ['th', SCREENS.phone, 'ศูนย์ซื้อขายกำลังตรวจสอบบัญชี'],
])('in a browser, every page says so, and the console shows each row (%s)', async (language, viewport, notice) => {
  const { baseUrl, operatorUrl } = exchange();
  await inBrowser(
    { viewport },
    async (page, context) => {
      await context.addCookies([{ name: 'talad_language', value: language, url: baseUrl }]);
      await page.goto(`${baseUrl}/sign-in?lang=${language}`);
      await page.fill('input[name=email]', trader.email);
      await page.fill('input[name=password]', trader.password);
      await Promise.all([page.waitForNavigation(), page.click('main button[type=submit]')]);
      await page.goto(`${baseUrl}/markets`);
      expect(await look(page, `markets-${language}`)).toContain(notice);
      await page.goto(`${baseUrl}/market/btc_thb`);
      expect(await look(page, `market-${language}`)).toContain(notice);
      const answer = await page.request.get(`${baseUrl}/wallets`);
      expect(answer.status()).toBe(200);
      const { credentials } = exchange().operator;
      if (credentials.kind !== 'operator' || credentials.code === undefined) throw new Error('no second factor');
      await page.goto(`${operatorUrl}/operator/sign-in?lang=${language}`);
      await page.fill('input[name=token]', credentials.token);
      await page.fill('input[name=code]', await credentials.code());
      await Promise.all([page.waitForNavigation(), page.click('main button[type=submit]')]);
      await page.goto(`${operatorUrl}/operator/quarantine`);
      const shown = await look(page, `console-${language}`);
      expect(shown).toContain('accounts.balance');
      // Times as people read them.
      expect(shown).not.toMatch(/\d{4}-\d{2}-\d{2}T/);
    },
    /503|status of 503/,
  );
});
