/** The quickstarts: their commands work in the order in which they are written, with a new user's key. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readDocsPages } from '../../../src/web/docs/docsPages';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();
const env = { PATH: process.env['PATH'] ?? '', KEY: '', SECRET: '' };

beforeAll(async () => {
  const user = await exchange().createUser({ balances: { thb: '1000000', btc: '10', usdt: '10000' } });
  Object.assign(env, { KEY: user.apiKey, SECRET: user.apiSecret });
});

/** The code blocks of a quickstart, as a reader copies them. */
function blocksOf(quickstart: string, language: string): string[] {
  const page = readDocsPages().find(({ path }) => path === `/docs/quickstart/${quickstart}`);
  const blocks = page?.html.matchAll(/<pre tabindex="0" data-language="(\w+)"><code>([\s\S]*?)<\/code>/g) ?? [];
  return [...blocks]
    .filter(([, name]) => name === language)
    .map(([, , code = '']) =>
      [
        ['&lt;', '<'],
        ['&gt;', '>'],
        ['&quot;', '"'],
        ['&#39;', "'"],
        ['&amp;', '&'],
      ]
        .reduce((text, [escaped = '', character = '']) => text.replaceAll(escaped, character), code)
        .replaceAll('localhost:3000', new URL(exchange().baseUrl).host),
    );
}

test.each([
  ['bot', 6],
  ['klines', 1],
])('every command of the quickstart %s succeeds', (quickstart, count) => {
  const blocks = blocksOf(quickstart, 'sh');
  const script = blocks
    .map((block) => block.replace('curl -s', "curl -s -o /dev/null -w '%{http_code}\\n'"))
    .join('\n');
  const { stdout, stderr } = spawnSync('sh', ['-s'], { input: script, encoding: 'utf8', env });
  expect([stdout.trim().split('\n'), stderr]).toEqual([Array(count).fill('200'), '']);
});

test('the program of the quickstart for klines prints the present kline', async () => {
  const [seller, buyer] = [
    await exchange().createUser({ balances: { btc: '10' } }),
    await exchange().createUser({ balances: { thb: '1000000' } }),
  ];
  const terms = { type: 'limit', pair: 'btc_thb', price: '900000', amount: '0.01', nonce: 1 } as const;
  await seller.client.expect('createOrder', 200, { body: { ...terms, side: 'sell' } });
  await buyer.client.expect('createOrder', 200, { body: { ...terms, side: 'buy' } });
  const [program = ''] = blocksOf('klines', 'js');
  const child = spawn('node', ['--input-type=module', '-e', program], { env });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill();
  expect(line.toString()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z 900000 900000 900000 900000 0\.01/);
});
