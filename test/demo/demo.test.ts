/** The whole demo beside a real exchange: what a person sees who runs `make demo`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { DemoFile } from '../../src/demo/demoFile';
import { BUILD } from '../support/build';
import { exchangeOfThisFile } from '../support/exchange';

const exchange = exchangeOfThisFile();
const PATIENCE_MS = 40_000;
/** Longer than it gives its own processes. */
const END_PATIENCE_MS = 20_000;

let demo: RunningDemo;
beforeAll(async () => {
  demo = startDemo();
  await demo.says(/demo +ready/);
}, 300_000);
afterAll(() => demo.stop());

it('keeps both sides of three pairs quoted and lets them trade', async () => {
  await until(async () => {
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

it('buys through the Portal and says so in one line', async () => {
  const line = await demo.says(/partner +bought .* withdrawn to the user$/);
  expect(line).toMatch(
    /^\d\d:\d\d:\d\d {2}partner {2}bought [\d.]+ (btc|eth|usdt) for up to \d+ baht at [\d.]+, withdrawn to the user$/,
  );
  const { count } = (await exchange().database('withdrawals').count({ count: '*' }).first()) ?? {};
  expect(Number(count)).toBeGreaterThan(0);
});

it('shows in one line where the markets stand', async () => {
  expect(await demo.says(/maker +btc_thb/)).toMatch(
    /btc_thb [\d.]+ \/ [\d.]+ \(\d+\) {2}eth_thb [\d.]+ \/ [\d.]+ \(\d+\) {2}usdt_thb [\d.]+ \/ [\d.]+ \(\d+\) {2}open \d+$/,
  );
});

it('writes demo.json for its owner alone, and all in it works', async () => {
  const path = join(exchange().dataDir, 'demo.json');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const file = readDemoFile();
  const text = expect.any(String);
  const user = { id: expect.any(Number), email: text, apiKey: text, apiSecret: text };
  expect(file).toEqual({
    baseUrl: exchange().baseUrl,
    operatorToken: text,
    users: [user, user],
    partner: { oauthUrl: text, authorization: text, extras: text },
  });

  for (const { id, email, apiKey, apiSecret } of file.users) {
    const record = await exchange()
      .anonymous.as({ kind: 'key', apiKey, apiSecret })
      .expect('getUser', 200, { path: { userid: 'me' } });
    expect(record).toMatchObject({
      id,
      email,
      wallets: { usdt: { available_balance: expect.stringMatching(/^\d{8}/) } },
    });
  }
  await exchange().anonymous.as({ kind: 'operator', token: file.operatorToken }).expect('getAudit', 200);

  const pair = 'usdt_thb' as const;
  const { price } = await exchange().anonymous.expect('getEstimatedPrice', 200, {
    query: { pair, side: 'buy', amount: '1000' },
  });
  const portal = exchange().anonymous.as({ kind: 'portal', authorization: file.partner.authorization });
  // A baht more than estimated: the maker may have moved on.
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

it('never has more than its ladders open', async () => {
  const open = await exchange()
    .database('orders')
    .count({ count: '*' })
    .whereIn('status', ['created', 'partial_filled'])
    .first();
  // Three pairs, two sides, six levels; and one order a side that is just being replaced.
  expect(Number(open?.['count'])).toBeLessThanOrEqual(3 * 2 * 6 + 2);
});

it('goes on after the exchange was killed and started again', async () => {
  await exchange().kill();
  await demo.says(/the exchange is away/);
  await exchange().restart();
  await demo.says(/the exchange is back/);
  await demo.says(/partner +bought \d/);
}, 300_000);

it('ends at once when it is told to, all its processes with it, and starts again with what it had', async () => {
  const before = readDemoFile();
  const toldAtMs = Date.now();
  expect(await demo.stop()).toEqual({ code: 0, signal: null });
  expect(Date.now() - toldAtMs).toBeLessThan(5_000);
  demo = startDemo();
  await demo.says(/demo +ready/);
  const after = readDemoFile();
  expect(after.users).toEqual(before.users);
  expect(after.partner.authorization).not.toBe(before.partner.authorization);
  await demo.says(/partner +bought \d/);
}, 300_000);

interface RunningDemo {
  /** The next line that matches, after the one that was asked for before. */
  says(pattern: RegExp): Promise<string>;
  /** SIGTERM; resolves when it and all its processes are gone, killed where they did not end. */
  stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

function startDemo(): RunningDemo {
  const { baseUrl, dataDir } = exchange();
  const child: ChildProcess = spawn(process.execPath, [join(BUILD, 'src', 'demo', 'main.js')], {
    env: {
      PATH: process.env['PATH'],
      BASE_URL: baseUrl,
      DATA_DIR: dataDir,
      OPERATOR_TOKEN_FILE: join(dataDir, 'operator-token'),
      DEMO_BUY_EVERY_MS: '300',
      DEMO_QUOTE_EVERY_MS: '60',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own: what hangs is ended with all that it started.
    detached: true,
  });
  // `close` and not `exit`: its processes write to the same output, which is closed when the last of them is gone.
  const closed = once(child, 'close');
  const lines: string[] = [];
  let heard = 0;
  if (child.stdout !== null) createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  return {
    async says(pattern) {
      const deadlineMs = Date.now() + PATIENCE_MS;
      for (;;) {
        const found = lines.findIndex((line, at) => at >= heard && pattern.test(line));
        if (found >= 0) {
          heard = found + 1;
          return lines[found] ?? '';
        }
        if (Date.now() > deadlineMs)
          throw new Error(`the demo never said ${pattern}; it said:\n${lines.slice(-20).join('\n')}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async stop() {
      child.kill('SIGTERM');
      const hung = setTimeout(() => process.kill(-(child.pid as number), 'SIGKILL'), END_PATIENCE_MS);
      const [code, signal] = (await closed) as [number | null, NodeJS.Signals | null];
      clearTimeout(hung);
      return { code, signal };
    },
  };
}

function readDemoFile(): DemoFile {
  return JSON.parse(readFileSync(join(exchange().dataDir, 'demo.json'), 'utf8')) as DemoFile;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadlineMs = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > deadlineMs) throw new Error(`still not so after ${PATIENCE_MS} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
