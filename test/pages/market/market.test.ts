/** The market page without JavaScript: content, languages, security policy and assets. */
import { gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { exchangeOfThisFile } from '../../support/exchange';
import { createTraders, placeOrder, tradeBetween, withTradingPaused } from '../../support/orderHelpers';
import { PageClient } from '../../support/pageClient';

const exchange = exchangeOfThisFile();
const visitor = (): PageClient => new PageClient(() => exchange().baseUrl);

test('the page shows the exact public market data and no user data', async () => {
  const [seller, buyer] = await createTraders(exchange());
  await tradeBetween([seller, buyer], '1234567.5', '0.25');
  await placeOrder(seller, { side: 'sell', price: '1300000', amount: '0.12345678' });
  await placeOrder(buyer, { side: 'buy', price: '1200000.01', amount: '0.5' });
  const page = await visitor().open('/market/btc_thb?interval=1h');
  expect(page.words).toMatch(
    /^BTC\/THB Other markets ETH\/THB – USDT\/THB – All markets .*Last price \(THB\) 1,234,567\.50 24 h change 0\.00%/,
  );
  for (const figure of [
    '1,300,000.00 0.12345678 0.12345678',
    '1,200,000.01 0.5000 0.5000',
    'Spread 99,999.99',
    '1,234,567.50 ▲ bought 0.2500',
  ])
    expect(page.words).toContain(figure);
  expect(page.answer.text).toContain('value="1h" checked');
  const thai = await visitor().open('/market/btc_thb?lang=th');
  expect(thai.words).toContain('ราคาล่าสุด (THB) 1,234,567.50');
});

test('/market opens the first trading market, and an unknown market links to the others', async () => {
  expect((await visitor().open('/market')).path).toBe('/market/btc_thb');
  await withTradingPaused(exchange(), 'btc_thb', async () => {
    expect((await visitor().open('/market')).path).toBe('/market/eth_thb');
    expect((await visitor().open('/market/btc_thb')).words).toContain('Trading is paused');
  });
  const unknown = await visitor().open('/market/doge_thb');
  expect([unknown.answer.status, unknown.words]).toEqual([404, expect.stringContaining('BTC/THB ETH/THB USDT/THB')]);
});

test('an unknown interval falls back to the default', async () => {
  for (const interval of ['7m', '__proto__', ''])
    expect((await visitor().open(`/market/btc_thb?interval=${interval}`)).answer.text).toContain('value="15m" checked');
});

test('only the market page allows scripts, and only from this site', async () => {
  const { headers } = (await visitor().open('/market/btc_thb')).answer;
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
      "script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  expect((await visitor().open('/sign-in')).answer.headers['content-security-policy']).not.toContain('script');
});

test('the script is one compressible file with its licence notice', async () => {
  const { text } = (await visitor().open('/market/btc_thb')).answer;
  const [path = ''] = /\/assets\/market-[\w-]{12}\.js/.exec(text) ?? [];
  const load = async (encoding: string) => {
    const { headers, body } = await request(`${exchange().baseUrl}${path}`, {
      headers: { 'accept-encoding': encoding },
    });
    return {
      encoding: headers['content-encoding'],
      vary: headers['vary'],
      type: headers['content-type'],
      bytes: Buffer.from(await body.arrayBuffer()),
    };
  };
  const [plain, small] = [await load('identity'), await load('br, gzip;q=0.8')];
  expect([plain.encoding, small.encoding, small.type]).toEqual([undefined, 'gzip', 'text/javascript; charset=utf-8']);
  expect(String(small.vary)).toContain('Accept-Encoding');
  expect((await load('gzip;q=0')).encoding).toBeUndefined();
  expect(gunzipSync(small.bytes).equals(plain.bytes)).toBe(true);
  expect(plain.bytes.toString()).toMatch(/TradingView Lightweight Charts[\s\S]*Apache License/);
  expect(small.bytes.length).toBeLessThan(75_000);
});
