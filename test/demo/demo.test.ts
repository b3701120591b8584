/** The demo with a real exchange, as `make demo` runs it. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoFile } from '../../src/programs/demo/demoFile';
import { BinanceUser } from '../support/binanceUser';
import { exchangeOfThisFile } from '../support/exchange';
import { type RunningDemo, startDemo } from '../support/runningDemo';
import { withdrawCoins } from '../support/transferHelpers';

const exchange = exchangeOfThisFile({
  environment: { SANDBOX: 'on', SANDBOX_QUOTE_MS: '60', CUSTODY_TEST_NETWORKS: 'on' },
});

let demo: RunningDemo;
beforeAll(async () => {
  demo = startDemo(exchange());
  await demo.says(/demo +ready/);
});
afterAll(() => demo.stop());

it('keeps both sides of three pairs quoted and lets them trade', async () => {
  await waitUntil(async () => {
    const tickers = await exchange().anonymous.expect('getTicker24hr', 200);
    return (
      Array.isArray(tickers) &&
      tickers.length === 3 &&
      tickers.every(({ bidPrice, askPrice, count }) => bidPrice !== '0' && askPrice !== '0' && count > 0)
    );
  });
  const tickers = await exchange().anonymous.expect('getTicker24hr', 200);
  expect(Array.isArray(tickers) && tickers.map(({ symbol }) => symbol)).toEqual(['btc_thb', 'eth_thb', 'usdt_thb']);
});

it('buys through the Portal and prints a line about each purchase', async () => {
  const line = await demo.says(/partner +Bought .* withdrawn to the user$/);
  expect(line).toMatch(
    /^\d\d:\d\d:\d\d {2}partner {2}Bought [\d.]+ (btc|eth|usdt) for up to \d+ baht at [\d.]+, withdrawn to the user$/,
  );
  const { count } = (await exchange().database('withdrawals').count({ count: '*' }).first()) ?? {};
  expect(Number(count)).toBeGreaterThan(0);
});

it('prints the state of all markets in one line', async () => {
  expect(await demo.says(/markets +btc_thb/)).toMatch(
    /btc_thb [\d.]+ \/ [\d.]+ \(\d+\) {2}eth_thb [\d.]+ \/ [\d.]+ \(\d+\) {2}usdt_thb [\d.]+ \/ [\d.]+ \(\d+\)$/,
  );
});

it('has candles of 30 days', async () => {
  const klines = await exchange().anonymous.expect('getKlines', 200, {
    query: { symbol: 'btc_thb', interval: '1d', limit: '100' },
  });
  expect(klines.length).toBeGreaterThanOrEqual(30);
});

it('writes demo.json readable only by its owner, with working credentials', async () => {
  const path = join(exchange().dataDir, 'demo.json');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const file = readDemoFile();
  const text = expect.any(String);
  const keys = { apiKey: text, apiSecret: text, binanceApiKey: text, binanceApiSecret: text };
  const user = { id: expect.any(Number), email: text, ...keys };
  expect(file).toEqual({
    baseUrl: exchange().baseUrl,
    operatorToken: text,
    users: [user, user],
    partner: { oauthUrl: text, authorization: text, extras: text },
  });

  for (const { id, email, apiKey, apiSecret, binanceApiKey, binanceApiSecret } of file.users) {
    const client = exchange().anonymous.withCredentials({ kind: 'key', apiKey, apiSecret });
    await withdrawCoins({ id, email, apiKey, apiSecret, client });
    const record = await client.expect('getUser', 200, { path: { userid: 'me' } });
    expect(record).toMatchObject({
      id,
      email,
      wallets: { usdt: { available_balance: expect.stringMatching(/^\d{8}/) } },
    });
    const signer = { apiKey: binanceApiKey, key: binanceApiSecret };
    const binance = new BinanceUser(exchange(), { id, email, apiKey, apiSecret, client }, signer);
    expect(await binance.expect('GET', '/api/v3/account')).toMatchObject({ canTrade: true });
  }
  await exchange().anonymous.withCredentials({ kind: 'operator', token: file.operatorToken }).expect('getAudit', 200);

  const pair = 'usdt_thb' as const;
  const { price } = await exchange().anonymous.expect('getEstimatedPrice', 200, {
    query: { pair, side: 'buy', amount: '1000' },
  });
  const portal = exchange().anonymous.withCredentials({ kind: 'portal', authorization: file.partner.authorization });
  // Up to two baht above the estimate, because the quotes may have moved.
  const [whole = ''] = price.split('.');
  const order = {
    extras: file.partner.extras,
    pair,
    side: 'buy' as const,
    price: String(BigInt(whole) + 2n),
    amount: '1000',
  };
  expect(await portal.expect('createPortalOrder', 201, { body: order })).toMatchObject({
    withdrawal_status: 'success',
  });
});

it('keeps the number of open orders bounded', async () => {
  const open = await exchange()
    .database('orders')
    .count({ count: '*' })
    .whereIn('status', ['created', 'partial_filled'])
    .first();
  // Three markets, two sides, six levels, and one order per side that is being replaced.
  expect(Number(open?.['count'])).toBeLessThanOrEqual(3 * 2 * 6 + 2);
});

it('continues after the exchange is killed and restarted', async () => {
  await exchange().kill();
  await demo.says(/the exchange is unavailable/);
  await exchange().restart();
  await demo.says(/the exchange is available again/);
  await demo.says(/partner +Bought \d/);
});

it('stops with all its processes, and reuses its users at the next start', async () => {
  const before = readDemoFile();
  expect(await demo.stop()).toEqual({ code: 0, signal: null });
  demo = startDemo(exchange());
  await demo.says(/demo +ready/);
  const after = readDemoFile();
  expect(after.users).toEqual(before.users);
  expect(after.partner.authorization).not.toBe(before.partner.authorization);
  await demo.says(/partner +Bought \d/);
});

function readDemoFile(): DemoFile {
  return JSON.parse(readFileSync(join(exchange().dataDir, 'demo.json'), 'utf8')) as DemoFile;
}

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 100));
}
