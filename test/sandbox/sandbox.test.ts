/** A sandbox: marked answers, test funds, simulated custody and prices, a history, and a database of its own. */
import { connect } from 'node:net';
import { eventually } from '../support/eventually';
import { exchangeOfThisFile, withExchange } from '../support/exchange';
import { signUpUser } from '../support/pageClient';

const SANDBOX = { SANDBOX: 'on', SANDBOX_QUOTE_MS: '50', CUSTODY_TEST_NETWORKS: 'on' };
const exchange = exchangeOfThisFile({ environment: SANDBOX });
const HOUR_MS = 3_600_000;

let nonce = Date.now();
const nextNonce = (): number => (nonce += 1);

test('every answer is marked: operations, refusals, pages, files, parser errors and upgrades', async () => {
  const { baseUrl, port } = exchange();
  for (const path of ['/api/v3/time', '/api/users/me', '/nothing', '/', '/sign-in', '/openapi.json', '/health/ready']) {
    const response = await fetch(`${baseUrl}${path}`);
    expect([path, response.headers.get('x-talad-sandbox')]).toEqual([path, 'on']);
  }
  for (const head of ['GARBAGE\r\n\r\n', upgradeHead(`/ws/${'a'.repeat(64)}`), upgradeHead('/ws/btc_thb@trade')])
    expect(await rawAnswer(port, head)).toMatch(/^X-Talad-Sandbox: on\r$/im);
});

test('an operator credits test funds, and the ledger agrees', async () => {
  const { id, client } = await exchange().createUser();
  const body = { user_id: id, asset: 'btc', amount: '1.5', reference: `test-funds-${id}` };
  await exchange().operator.expect('creditDeposit', 201, { body });
  const { wallets } = await client.expect('getUser', 200, { path: { userid: 'me' } });
  expect(wallets['btc']).toMatchObject({ available_balance: '1.5' });
});

test('a withdrawal is sent and confirmed by itself', async () => {
  const { client } = await exchange().createUser({ balances: { btc: '2' }, level: 'level_3' });
  const address = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';
  await client.expect('createCryptoWithdrawal', 201, {
    body: { currency: 'btc', amount: '0.5', address, nonce: nextNonce() },
  });
  const last = async () => (await client.expect('listCryptoWithdrawals', 200)).items[0];
  const ended = await eventually(last, (withdrawal) => withdrawal?.status === 'completed');
  expect(ended).toMatchObject({ amount: '0.5', txid: expect.stringMatching(/^[0-9a-f]{64}$/), confirmations: 3 });
});

test.each([
  ['btc', 'bitcoin', /^tb1q/],
  ['eth', 'ethereum', /^0x/],
  ['usdt', 'tron', /^T/],
])('a deposit address of %s on %s is assigned, and stays the same', async (currency, network, form) => {
  const { client } = await exchange().createUser();
  const first = await client.expect('createDepositAddress', 200, { body: { currency, network } });
  expect(first.address).toMatch(form);
  expect(await client.expect('createDepositAddress', 200, { body: { currency, network } })).toEqual(first);
});

test('the deposit page leads to a simulated deposit, which is credited by itself', async () => {
  const { browser, email } = await signUpUser(() => exchange().baseUrl);
  const page = await browser.open('/wallets/btc/deposit');
  const withAddress = await page.submit('/wallets/btc/deposit', {});
  const sent = await withAddress.submit('/wallets/btc/deposit/simulate', { amount: '0.25' });
  expect(sent.words).toContain('The simulated deposit was detected.');
  const { id } = await exchange().database('users').where({ email }).first('id');
  const deposit = await eventually(
    () => exchange().database('deposits').where({ user_id: id }).first('status', 'amount', 'confirmations'),
    (row) => row?.status === 'completed',
  );
  expect([Number(deposit.amount), deposit.confirmations]).toEqual([0.25, 3]);
  const baht = await browser.open('/wallets/thb/deposit');
  const refused = await baht.submit('/wallets/thb/deposit/simulate', { amount: '1.234' });
  expect(refused.words).toContain('The amount must be greater than zero');
});

test('it begins with candles of 30 days, which come from trades', async () => {
  const klines = await exchange().anonymous.expect('getKlines', 200, {
    query: { symbol: 'eth_thb', interval: '1h', limit: '1000' },
  });
  const opens = klines.map(([openTime]) => Number(openTime));
  const newest = Math.max(...opens);
  // The hour in which the sandbox started may have no trade yet.
  expect(opens.filter((openTime) => openTime < newest).length).toBeGreaterThanOrEqual(719);
  expect(opens.slice(1).every((openTime, index) => openTime - (opens[index] ?? 0) === HOUR_MS)).toBe(true);
  expect(klines.some(([, open, , , close]) => open !== close)).toBe(true);
});

test('at its prices, the smallest order is worth the minimum notional, not the smallest quantity', async () => {
  const { symbols } = await exchange().anonymous.expect('getBinanceExchangeInfo', 200);
  const prices = (await exchange().anonymous.expect('getBinanceTickerPrice', 200)) as readonly {
    readonly symbol: string;
    readonly price: string;
  }[];
  expect(symbols.map(({ symbol }) => symbol).sort()).toEqual(['BTCTHB', 'ETHTHB', 'USDTTHB']);
  for (const { symbol, filters } of symbols) {
    const all = Object.assign({}, ...filters) as Readonly<
      Record<'minNotional' | 'minQty' | 'stepSize' | 'tickSize', string>
    >;
    const price = Number(prices.find((one) => one.symbol === symbol)?.price);
    expect([symbol, all.minNotional]).toEqual([symbol, '10']);
    expect([symbol, Number(all.minQty) * price]).toEqual([symbol, expect.closeTo(5, -1)]);
    // The grid is fine enough for an order of about the minimum notional.
    expect([symbol, Number(all.stepSize) * price < 1, Number(all.tickSize) < price / 1_000]).toEqual([
      symbol,
      true,
      true,
    ]);
  }
});

test('the market maker quotes both sides of every market and lets them trade', async () => {
  const tickers = () => exchange().anonymous.expect('getTicker24hr', 200);
  const quoted = await eventually(
    tickers,
    (all) => Array.isArray(all) && all.every(({ bidPrice, askPrice }) => bidPrice !== '0' && askPrice !== '0'),
  );
  expect(quoted).toHaveLength(3);
});

describe('after a restart', () => {
  beforeAll(() => exchange().restart(), 200_000);

  it('has no second history, and continues', async () => {
    const { count } =
      (await exchange().database('users').where('email', 'like', '%@sandbox.invalid').count({ count: '*' }).first()) ??
      {};
    expect(Number(count)).toBe(2);
    expect((await exchange().operator.expect('getAudit', 200)).violations).toEqual([]);
  });
});

describe('a database of the other kind', () => {
  it('of a sandbox is refused by an exchange', async () => {
    await expect(exchange().restart({ SANDBOX: 'off' })).rejects.toThrow('the database is that of a sandbox');
    await exchange().restart();
  });

  it('of an exchange with deposits is refused by a sandbox', () =>
    withExchange({}, async (real) => {
      await real.createUser({ balances: { thb: '1' } });
      await expect(real.restart({ SANDBOX: 'on' })).rejects.toThrow('the database has real deposits or withdrawals');
      await real.restart();
    }));
});

function upgradeHead(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
}

/** The first bytes of the answer. */
function rawAnswer(port: number, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    socket.once('data', (bytes) => {
      resolve(bytes.toString());
      socket.destroy();
    });
    socket.once('error', reject);
  });
}
