/**
 * `make demo CHAINS=on`: what is bought through the Portal arrives at an address of the partner's wallet, in full after the
 * fee, and the exchange and an independent scan of the chains agree about every payment.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { amountFrom, formatAmount } from '../../src/core/values/decimal';
import type { DemoFile } from '../../src/programs/demo/demoFile';
import {
  ETHEREUM_WALLET_FILE,
  type EthereumWalletFile,
  ethereumWalletAddress,
} from '../../src/programs/demo/ethereumWallet';
import { type LoginCredentials, logIn } from '../../src/programs/demo/logIn';
import { callJsonRpc } from '../../src/programs/launch/chains/jsonRpc';
import { Client } from '../support/client';
import { commandLauncher } from '../support/commandLauncher';
import { eventually } from '../support/eventually';
import { freePort } from '../support/freePort';
import { temporaryFolder } from '../support/temporaryFolder';
import { ScannedBitcoinChain } from './nodes/scanBitcoin';
import { ScannedEvmChain } from './nodes/scanEvm';

const launch = commandLauncher();
const DATA_DIR = join(temporaryFolder(), 'demo');
const CREDENTIALS = 'talad:regtest';
const RECEIVED = /Received [\d.]+ (btc|eth|usdt) on the chain in (0x)?[0-9a-f]{64}/;
/** As the exchange lists them: fee of a withdrawal, confirmations of a deposit. And the amount of the printed command. */
const COINS = [
  { coin: 'btc', pair: 'btc_thb', network: 'bitcoin', fee: '0.0001', confirmations: 3, decimals: 8, deposit: '0.05' },
  { coin: 'eth', pair: 'eth_thb', network: 'ethereum', fee: '0.001', confirmations: 12, decimals: 18, deposit: '0.5' },
  { coin: 'usdt', pair: 'usdt_thb', network: 'ethereum', fee: '1', confirmations: 12, decimals: 6, deposit: '100' },
] as const;
type Coin = (typeof COINS)[number];
/** Of amounts of the exchange. */
const DECIMALS = 18;

interface Demo {
  readonly launched: ReturnType<typeof launch>;
  readonly bitcoin: { readonly url: string; readonly credentials: string };
  readonly ethereumUrl: string;
  /** Address of the token's contract. */
  readonly usdt: string;
  readonly file: DemoFile;
  readonly client: Client;
}

async function startDemo(): Promise<Demo> {
  const port = await freePort();
  const launched = launch(['demo'], {
    CHAINS: 'on',
    DATA_DIR,
    PORT: String(port),
    DEMO_BLOCK_EVERY_MS: '500',
    DEMO_BUY_EVERY_MS: '2000',
    SANDBOX_QUOTE_MS: '300',
    BITCOIND: process.env['BITCOIND'] ?? '',
  });
  await launched.says(RECEIVED);
  const urlOf = (title: string): string => new RegExp(`${title}: +(\\S+) `).exec(launched.output())?.[1] ?? '';
  const { address } = JSON.parse(readFileSync(join(DATA_DIR, 'ethereum/usdt.json'), 'utf8')) as { address: string };
  const file = JSON.parse(readFileSync(join(DATA_DIR, 'demo.json'), 'utf8')) as DemoFile;
  return {
    launched,
    bitcoin: { url: urlOf('bitcoin node'), credentials: CREDENTIALS },
    ethereumUrl: urlOf('evm node'),
    usdt: address,
    file,
    client: new Client(() => file.baseUrl),
  };
}

/** Buys for 3,000 baht. Returns what arrives: the amount bought, less the fee of the withdrawal. */
async function buyThroughPortal({ client, file }: Demo, { pair, fee }: Coin): Promise<string> {
  const query = { pair, side: 'buy' as const, amount: '3000' };
  const { price } = await client.expect('getEstimatedPrice', 200, { query });
  // Above the estimate, because the quotes may have moved.
  const limit = formatAmount((amountFrom(price) * 101n) / 100n).replace(/(\.\d\d)\d*$/, '$1');
  const body = { extras: file.partner.extras, pair, side: 'buy' as const, price: limit, amount: '3000' };
  const portal = client.withCredentials({ kind: 'portal', authorization: file.partner.authorization });
  const bought = await portal.expect('createPortalOrder', 201, { body });
  expect(bought).toMatchObject({ withdrawal_status: 'success' });
  return formatAmount(amountFrom(bought.value) - amountFrom(fee));
}

const operatorOf = ({ client, file }: Demo): Client =>
  client.withCredentials({ kind: 'operator', token: file.operatorToken });

const withdrawalsOf = async (demo: Demo, status: 'confirmed' | 'sent') =>
  (await operatorOf(demo).expect('listWithdrawals', 200, { query: { status, limit: '100' } })).items;

test('purchases arrive on the chains, outside deposits are credited, and the next start continues', async () => {
  let demo = await startDemo();
  expect(Object.keys(demo.file)).toEqual(['baseUrl', 'operatorToken', 'users', 'partner']);
  const arriving = new Map<Coin, string>();
  for (const coin of COINS) arriving.set(coin, await buyThroughPortal(demo, coin));
  const bought = [];
  for (const [{ coin, network, fee }, amount] of arriving) {
    const [withdrawal] = await eventually(
      async () => (await withdrawalsOf(demo, 'confirmed')).filter((one) => one.asset === coin && one.amount === amount),
      (found) => found.length > 0,
    );
    expect(withdrawal).toMatchObject({ asset: coin, network, fee });
    bought.push(withdrawal);
  }
  await expectPaidOnce(demo);
  await expectWalletPage(demo);
  for (const coin of COINS) await expectOutsideDeposit(demo, coin);
  // Purchases go on meanwhile, so the reports of some may be on their way.
  await eventually(
    () => operatorOf(demo).expect('getCustodyReconciliation', 200),
    ({ state, totals }) =>
      state === 'agrees' &&
      COINS.every(({ coin, deposit }) =>
        totals.some(({ asset, deposits }) => asset === coin && deposits.exchange === deposit),
      ),
  );

  demo.launched.child.kill('SIGINT');
  expect(await demo.launched.exited).toEqual({ code: 0, signal: null });
  demo = await startDemo();
  expect(await withdrawalsOf(demo, 'confirmed')).toEqual(expect.arrayContaining(bought));
  await expectPaidOnce(demo);
  demo.launched.child.kill('SIGINT');
  expect(await demo.launched.exited).toEqual({ code: 0, signal: null });
});

/** Every confirmed withdrawal is one payment, of this amount, in the transaction that it names, at the partner's address. */
async function expectPaidOnce(demo: Demo): Promise<void> {
  const confirmed = await withdrawalsOf(demo, 'confirmed');
  const paymentsTo = await readChains(demo);
  for (const { coin, decimals } of COINS) {
    const own = confirmed.filter(({ asset }) => asset === coin);
    expect(own.length).toBeGreaterThan(0);
    for (const { address, amount, txid } of own) {
      expect(await isOfPartner(demo, coin, address)).toBe(true);
      const paid = paymentsTo(coin, address).filter((payment) => payment.txid === txid);
      const amounts = paid.map(({ units }) => formatAmount(units * 10n ** BigInt(DECIMALS - decimals)));
      expect(amounts).toContain(amount);
    }
    // None was paid twice: the payments are as many as the withdrawals that are on the chain.
    const sent = (await withdrawalsOf(demo, 'sent')).filter(({ asset }) => asset === coin);
    const known = new Set([...own, ...sent].map(({ txid }) => txid));
    for (const address of new Set(own.map((each) => each.address))) {
      const inKnown = paymentsTo(coin, address).filter(({ txid }) => known.has(txid)).length;
      expect(inKnown).toBeGreaterThanOrEqual(own.length);
      expect(inKnown).toBeLessThanOrEqual(own.length + sent.length);
    }
  }
}

interface ChainPayment {
  readonly txid: string;
  readonly units: bigint;
}

/** Reads the chains whole, with none of the custodian's code. */
async function readChains(demo: Demo): Promise<(coin: Coin['coin'], address: string) => readonly ChainPayment[]> {
  const bitcoin = await ScannedBitcoinChain.read(demo.bitcoin);
  const ethereum = await ScannedEvmChain.read(demo.ethereumUrl);
  return (coin, address) =>
    coin === 'btc'
      ? bitcoin.payments(address).map(({ txid, satoshis }) => ({ txid, units: satoshis }))
      : ethereum
          .payments(address, coin === 'eth' ? undefined : demo.usdt)
          .map(({ hash, value }) => ({ txid: hash.slice('0x'.length), units: value }));
}

/** Whether the partner's wallet has the key of the address. */
async function isOfPartner({ bitcoin }: Demo, coin: Coin['coin'], address: string): Promise<boolean> {
  if (coin === 'btc') {
    const wallet = { ...bitcoin, url: `${bitcoin.url}/wallet/partner` };
    return (await callJsonRpc<{ ismine: boolean }>(wallet, 'getaddressinfo', [address])).ismine;
  }
  const file = JSON.parse(readFileSync(join(DATA_DIR, ETHEREUM_WALLET_FILE), 'utf8')) as EthereumWalletFile;
  return file.accounts.some((account) => ethereumWalletAddress(file, account) === address);
}

/** The page lists the newest purchases. Those of each coin, which go on, show what was received and how deep it is. */
async function expectWalletPage({ file }: Demo): Promise<void> {
  const accounts = JSON.parse(readFileSync(join(DATA_DIR, 'demo-accounts.json'), 'utf8')) as {
    readonly users: Readonly<Record<string, LoginCredentials>>;
    readonly wallet: LoginCredentials & { readonly url: string };
  };
  const { carol = { email: '', password: '' } } = accounts.users;
  const { wallet } = accounts;
  // Which coins are bought is random, so the newest purchases need not have all of them at once.
  const shown = new Set<string>();
  await eventually(
    async () => {
      const login = { appUrl: wallet.url, baseUrl: file.baseUrl, exchangeUser: carol, partnerAccount: wallet };
      const { text } = await logIn(login);
      for (const [, coin = ''] of text.matchAll(/<td>[0-9a-f]{64}<td>[\d.]+ ([a-z]+)<td>[1-9]\d*\n/g)) shown.add(coin);
      return [...shown].sort();
    },
    (coins) => coins.length === COINS.length,
  );
}

/** Runs the command that the demo printed. Whenever the deposit is credited, the chain shows enough confirmations. */
async function expectOutsideDeposit(demo: Demo, { coin, network, deposit, confirmations }: Coin): Promise<void> {
  const { launched, file } = demo;
  const printed = new RegExp(`send \\S+ ${deposit} ${coin} from an outside wallet: (curl .*)$`, 'm');
  await launched.says(printed);
  const command = printed.exec(launched.output())?.[1] ?? '';
  const { result: txid } = JSON.parse(execFileSync('sh', ['-eu', '-c', command], { encoding: 'utf8' })) as {
    readonly result: string;
  };
  const query = { user_id: String(file.users[0]?.id), asset: coin, limit: '100' };
  const [credited] = await eventually(
    async () => {
      const found = (await operatorOf(demo).expect('listDeposits', 200, { query })).items.filter(
        (each) => each.txid === txid,
      );
      if (found[0]?.status === 'completed')
        expect(await confirmationsOf(demo, coin, txid)).toBeGreaterThanOrEqual(confirmations);
      return found;
    },
    ([each]) => each?.status === 'completed',
  );
  expect(credited).toMatchObject({ amount: deposit, network });
}

/** As the node counts them. */
async function confirmationsOf({ bitcoin, ethereumUrl }: Demo, coin: Coin['coin'], txid: string): Promise<number> {
  if (coin === 'btc')
    return (await callJsonRpc<{ confirmations: number }>(bitcoin, 'getrawtransaction', [txid, true])).confirmations;
  const call = <Result>(method: string, ...params: readonly unknown[]): Promise<Result> =>
    callJsonRpc<Result>({ url: ethereumUrl }, method, params);
  const receipt = await call<{ blockNumber: string }>('eth_getTransactionReceipt', txid);
  return Number(await call<string>('eth_blockNumber')) - Number(receipt.blockNumber) + 1;
}
