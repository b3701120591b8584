/**
 * `make demo CHAINS=on`: what is bought through the Portal arrives at an address of the partner's wallet, in full after the
 * fee, and the exchange and an independent scan of the chain agree about every payment.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { amountFrom, formatAmount } from '../../src/core/values/decimal';
import type { DemoFile } from '../../src/demo/demoFile';
import { type LoginCredentials, logIn } from '../../src/demo/logIn';
import { callJsonRpc } from '../../src/launch/chains/jsonRpc';
import { Client } from '../support/client';
import { commandLauncher } from '../support/commandLauncher';
import { eventually } from '../support/eventually';
import { freePort } from '../support/freePort';
import { temporaryFolder } from '../support/temporaryFolder';
import { ScannedBitcoinChain } from './nodes/scanBitcoin';

const launch = commandLauncher();
const DATA_DIR = join(temporaryFolder(), 'demo');
const CREDENTIALS = 'talad:regtest';
const RECEIVED = /Received [\d.]+ btc on the chain in [0-9a-f]{64}/;

jest.setTimeout(300_000);

interface Demo {
  readonly launched: ReturnType<typeof launch>;
  readonly node: { readonly url: string; readonly credentials: string };
  readonly file: DemoFile;
  readonly client: Client;
}

async function startDemo(): Promise<Demo> {
  const port = await freePort();
  const launched = launch(['demo'], {
    CHAINS: 'on',
    DATA_DIR,
    PORT: String(port),
    DEMO_BLOCK_EVERY_MS: '700',
    DEMO_BUY_EVERY_MS: '2000',
    SANDBOX_QUOTE_MS: '300',
    BITCOIND: process.env['BITCOIND'] ?? '',
  });
  await launched.says(RECEIVED);
  const url = /bitcoin node: +(\S+) /.exec(launched.output())?.[1] ?? '';
  const file = JSON.parse(readFileSync(join(DATA_DIR, 'demo.json'), 'utf8')) as DemoFile;
  return { launched, node: { url, credentials: CREDENTIALS }, file, client: new Client(() => file.baseUrl) };
}

/** Buys for 3,000 baht. Returns what arrives: the amount bought, less the fee of the withdrawal. */
async function buyThroughPortal({ client, file }: Demo): Promise<string> {
  const pair = 'btc_thb' as const;
  const query = { pair, side: 'buy' as const, amount: '3000' };
  const { price } = await client.expect('getEstimatedPrice', 200, { query });
  // Above the estimate, because the quotes may have moved.
  const limit = String((BigInt(price.split('.')[0] ?? '') * 101n) / 100n);
  const body = { extras: file.partner.extras, pair, side: 'buy' as const, price: limit, amount: '3000' };
  const portal = client.withCredentials({ kind: 'portal', authorization: file.partner.authorization });
  const bought = await portal.expect('createPortalOrder', 201, { body });
  expect(bought).toMatchObject({ withdrawal_status: 'success' });
  return formatAmount(amountFrom(bought.value) - amountFrom('0.0001'));
}

const operatorOf = ({ client, file }: Demo): Client =>
  client.withCredentials({ kind: 'operator', token: file.operatorToken });

const withdrawalsOf = async (demo: Demo, status: 'confirmed' | 'sent') =>
  (await operatorOf(demo).expect('listWithdrawals', 200, { query: { status, limit: '100' } })).items;

test('purchases arrive on the chain, an outside deposit is credited, and the next start continues', async () => {
  let demo = await startDemo();
  expect(Object.keys(demo.file)).toEqual(['baseUrl', 'operatorToken', 'users', 'partner']);
  const arriving = await buyThroughPortal(demo);
  const [bought] = await eventually(
    async () => (await withdrawalsOf(demo, 'confirmed')).filter(({ amount }) => amount === arriving),
    (found) => found.length > 0,
  );
  expect(bought).toMatchObject({ asset: 'btc', network: 'bitcoin', fee: '0.0001' });
  await expectPaidOnce(demo);
  await expectWalletPage(demo, bought?.txid ?? '');
  await expectOutsideDeposit(demo);
  // Purchases go on meanwhile, so the reports of some may be on their way.
  await eventually(
    () => operatorOf(demo).expect('getCustodyReconciliation', 200),
    ({ state, totals }) => state === 'agrees' && totals.some(({ deposits }) => deposits.exchange === '0.05'),
  );

  demo.launched.child.kill('SIGINT');
  expect(await demo.launched.exited).toEqual({ code: 0, signal: null });
  demo = await startDemo();
  expect(await withdrawalsOf(demo, 'confirmed')).toContainEqual(bought);
  await expectPaidOnce(demo);
  demo.launched.child.kill('SIGINT');
  expect(await demo.launched.exited).toEqual({ code: 0, signal: null });
});

/** Every confirmed withdrawal is one output, of this amount, in the transaction that it names, at the partner's address. */
async function expectPaidOnce(demo: Demo): Promise<void> {
  const confirmed = await withdrawalsOf(demo, 'confirmed');
  const chain = await ScannedBitcoinChain.read(demo.node);
  expect(confirmed.length).toBeGreaterThan(0);
  for (const { address, amount, txid } of confirmed) {
    expect(await ofPartner(demo, address)).toMatchObject({ ismine: true });
    const paid = chain.payments(address).filter((output) => output.txid === txid);
    expect(paid.map(({ satoshis }) => formatAmount(satoshis * 10n ** 10n))).toContain(amount);
  }
  // None was paid twice: the outputs are as many as the withdrawals that are on the chain.
  const sent = await withdrawalsOf(demo, 'sent');
  const known = new Set([...confirmed, ...sent].map(({ txid }) => txid));
  for (const address of new Set(confirmed.map((each) => each.address))) {
    const inKnown = chain.payments(address).filter(({ txid }) => known.has(txid)).length;
    expect(inKnown).toBeGreaterThanOrEqual(confirmed.length);
    expect(inKnown).toBeLessThanOrEqual(confirmed.length + sent.length);
  }
}

function ofPartner({ node }: Demo, address: string): Promise<{ readonly ismine: boolean }> {
  const wallet = { ...node, url: `${node.url}/wallet/partner` };
  return callJsonRpc<{ ismine: boolean }>(wallet, 'getaddressinfo', [address]);
}

async function expectWalletPage({ file }: Demo, txid: string): Promise<void> {
  const accounts = JSON.parse(readFileSync(join(DATA_DIR, 'demo-accounts.json'), 'utf8')) as {
    readonly users: Readonly<Record<string, LoginCredentials>>;
    readonly wallet: LoginCredentials & { readonly url: string };
  };
  const { carol = { email: '', password: '' } } = accounts.users;
  const { wallet } = accounts;
  const page = await logIn({
    appUrl: wallet.url,
    baseUrl: file.baseUrl,
    exchangeUser: carol,
    partnerAccount: wallet,
  });
  expect(page.text).toMatch(new RegExp(`<td>${txid}<td>[\\d.]+ btc<td>[1-9]\\d*\n`));
}

/** Runs the command that the demo printed. */
async function expectOutsideDeposit({ launched, client, file }: Demo): Promise<void> {
  await launched.says('from an outside wallet:');
  const command = /from an outside wallet: (curl .*)$/m.exec(launched.output())?.[1] ?? '';
  const { result: txid } = JSON.parse(execFileSync('sh', ['-eu', '-c', command], { encoding: 'utf8' })) as {
    readonly result: string;
  };
  const operator = client.withCredentials({ kind: 'operator', token: file.operatorToken });
  const query = { user_id: String(file.users[0]?.id), asset: 'btc', limit: '100' };
  const deposits = await eventually(
    async () =>
      (await operator.expect('listDeposits', 200, { query })).items.filter((deposit) => deposit.txid === txid),
    ([deposit]) => deposit?.status === 'completed',
  );
  expect(deposits).toMatchObject([{ amount: '0.05', network: 'bitcoin' }]);
}
