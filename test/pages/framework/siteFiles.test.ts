/** What browsers and search engines ask for: the icon, robots.txt, a description, and compressed pages. */
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${exchange().baseUrl}${path}`, { headers });

test('the icon and robots.txt are at their usual addresses', async () => {
  const icon = await get('/favicon.ico');
  expect([icon.status, icon.headers.get('content-type'), (await icon.text()).slice(0, 4)]).toEqual([
    200,
    'image/svg+xml',
    '<svg',
  ]);
  const robots = await get('/robots.txt');
  expect([robots.status, await robots.text()]).toEqual([200, expect.stringContaining('Disallow: /account\n')]);
});

test('each page describes the exchange in the language of the reader', async () => {
  const described = async (language: string): Promise<string> =>
    /<meta name="description" content="([^"]+)">/.exec(await (await get(`/?lang=${language}`)).text())?.[1] ?? '';
  expect([await described('en'), await described('th')]).toEqual([
    expect.stringMatching(/^Talad is a crypto exchange/),
    expect.stringContaining('ศูนย์ซื้อขาย'),
  ]);
});

test('pages are compressed for visitors whose program accepts it', async () => {
  const plain = await get('/', { 'accept-encoding': 'identity' });
  const compressed = await get('/', { 'accept-encoding': 'gzip' });
  expect([plain.headers.get('content-encoding'), compressed.headers.get('content-encoding')]).toEqual([null, 'gzip']);
  expect(Number(compressed.headers.get('content-length'))).toBeLessThan(
    Number(plain.headers.get('content-length')) / 2,
  );
  // Only the form token differs between two visitors.
  const withoutToken = (text: string): string => text.replace(/name="csrf" value="[^"]*"/g, '');
  expect(withoutToken(await compressed.text())).toBe(withoutToken(await plain.text()));
});
