/** `make demo` as the README describes it: a live market, a file with keys, and commands to try. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, ROOT } from '../support/build';
import { commandLauncher } from '../support/commandLauncher';
import { freePort } from '../support/freePort';
import { temporaryFolder } from '../support/temporaryFolder';

const launch = commandLauncher();
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const LAUNCH_README = ['programs/launch', 'usecases/portal']
  .map((name) => readFileSync(join(ROOT, `src/${name}/README.md`), 'utf8'))
  .join('\n');
const DATA_DIR = join(temporaryFolder(), 'demo');

test('the demo trades, and the commands of the README work against it', async () => {
  const port = String(await freePort());
  const demo = launch(['demo'], { DATA_DIR, PORT: port, DEMO_BUY_EVERY_MS: '500', SANDBOX_QUOTE_MS: '300' });
  await demo.says('ready');
  await demo.says(/Bought 0\.\d+ /);
  const file = join(DATA_DIR, 'demo.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    baseUrl: `http://127.0.0.1:${port}`,
    operatorToken: expect.any(String),
    users: [
      {
        id: expect.any(Number),
        email: expect.any(String),
        apiKey: expect.stringMatching(/^live-/),
        apiSecret: expect.any(String),
      },
      {
        id: expect.any(Number),
        email: expect.any(String),
        apiKey: expect.stringMatching(/^live-/),
        apiSecret: expect.any(String),
      },
    ],
    partner: {
      oauthUrl: expect.stringMatching(/^http/),
      authorization: expect.any(String),
      extras: expect.any(String),
    },
  });
  tryByHand(file);
  runOperatorCommands(port);
  demo.child.kill('SIGINT');
  expect(await demo.exited).toEqual({ code: 0, signal: null });
});

/**
 * Runs the shell block of the README that starts with `field()`.
 */
function tryByHand(file: string): void {
  const block = /```sh\n(field\(\)[\s\S]*?)```/.exec(README)?.[1] ?? '';
  const script = block.replaceAll('.talad-demo/demo.json', file).replace(/^curl(.*\\\n)*.*$/gm, '$&\necho');
  const answers = execFileSync('sh', ['-eu', '-c', script], { encoding: 'utf8' }).trim().split('\n');
  const [ticker, user, order] = answers.map((text) => JSON.parse(text) as unknown);
  expect(ticker).toMatchObject({ symbol: 'btc_thb', lastPrice: expect.stringMatching(/^\d/) });
  expect(user).toMatchObject({ email: expect.stringContaining('@'), wallets: { thb: { addresses: null } } });
  expect(order).toMatchObject({
    type: 'limit',
    pair: 'btc_thb',
    side: 'buy',
    price: '1000',
    amount: '0.01',
    status: 'created',
  });
}

/** Runs the operator commands of src/programs/launch/README.md, line by line. */
function runOperatorCommands(port: string): void {
  const blocks = [...LAUNCH_README.matchAll(/```sh\n(npm run operator[\s\S]*?)```/g)].map(([, block = '']) => block);
  const script = blocks
    .join('')
    .replaceAll('npm run operator --', 'npm run operator')
    .replaceAll('npm run operator', `node ${join(BUILD, 'src/programs/launch/operator/main.js')}`);
  const said = execFileSync('sh', ['-eu', '-c', script], {
    encoding: 'utf8',
    cwd: ROOT,
    env: { ...process.env, DATA_DIR, PORT: port },
  });
  for (const word of ['markWithdrawalSent', 'Malee, accounting', 'portal_secret']) expect(said).toContain(word);
}
