/** The exchange's deposits and withdrawals against the custodian's books: what agrees, what differs, and who says so. */
import { randomUUID } from 'node:crypto';
import type { components } from '../../generated/custodian';
import { amountFrom, formatAmount } from '../../src/core/values/decimal';
import { CustodyScenario } from '../support/custodian/custodyScenario';
import { unusedAddress } from '../support/custodian/unusedAddresses';
import { eventually } from '../support/eventually';
import { type TestUser, withExchange } from '../support/exchange';
import { freePort } from '../support/freePort';
import { scrapeMetrics } from '../support/scrapeMetrics';

type Totals = components['schemas']['CustodyTotals'];

const BITCOIN = { asset: 'btc', network: 'bitcoin', decimals: 8, wallet: '5' };
const ETHEREUM = { asset: 'eth', network: 'ethereum', decimals: 18, wallet: '0', withdrawals: '0' };

let bench: CustodyScenario;
let metricsPort: number;
let alice: TestUser;
let addresses: { readonly btc: string; readonly eth: string };

beforeAll(async () => {
  metricsPort = await freePort();
  bench = await CustodyScenario.start({
    METRICS_PORT: String(metricsPort),
    CUSTODY_COMPARE_MS: '100',
    CUSTODY_COMPARE_PATIENCE_MS: '500',
  });
  alice = await bench.exchange.createUser({ balances: { btc: '10' }, level: 'level_3' });
  bench.custodian.assign = (network) => unusedAddress(network === 'ethereum' ? 'ethereum' : 'bitcoin');
  addresses = { btc: await depositAddress('btc', 'bitcoin'), eth: await depositAddress('eth', 'ethereum') };
  await report('btc', '0.25');
  const asked = await bench.withdraw(alice, '0.1');
  await bench.waitForStatus(asked, 'sent');
  bench.custodian.changeWithdrawal(asked.key, { state: 'confirmed', confirmations: 6 });
  await bench.waitForStatus(asked, 'confirmed');
});
afterEach(() => bench.expectConsistency());
afterAll(() => bench.close(), 60_000);

async function depositAddress(currency: 'btc' | 'eth', network: string): Promise<string> {
  return (await alice.client.expect('createDepositAddress', 200, { body: { currency, network } })).address;
}

/** The custodian reports a deposit. Returns its transaction. */
async function report(
  asset: 'btc' | 'eth',
  amount: string,
  {
    txid = bench.custodian.nextTxid(),
    state = 'confirmed',
    confirmations = 100,
  }: { txid?: string; state?: 'seen' | 'confirmed' | 'dropped'; confirmations?: number } = {},
): Promise<string> {
  const network = asset === 'btc' ? 'bitcoin' : 'ethereum';
  const deposit = { asset, network, address: addresses[asset], tag: null, txid, output: 0, amount, confirmations };
  const custodian = bench.exchange.anonymous.withCredentials({ kind: 'custodian', key: bench.custodian.key });
  const body = { event_id: randomUUID(), deposit: { ...deposit, state } };
  await custodian.expect('receiveCustodyCallback', 204, { body });
  return txid;
}

const reconciliation = () => bench.exchange.operator.expect('getCustodyReconciliation', 200);

function showBooks(totals: readonly Totals[], differences: readonly string[] = []): void {
  bench.custodian.books = { totals: [...totals], differences: [...differences] };
}

test('without a custodian there is nothing to compare', () =>
  withExchange({}, async (exchange) => {
    expect(await exchange.operator.expect('getCustodyReconciliation', 200)).toEqual({
      ...{ state: 'no_custodian', totals: [], differences: [] },
      compared_at: expect.any(String),
    });
  }));

test('a custodian that does not show its books is not called wrong', async () => {
  bench.custodian.books = undefined;
  expect(await reconciliation()).toMatchObject({ state: 'unavailable', totals: [], differences: [] });
  const { values } = await scrapeMetrics(metricsPort);
  expect(values.get('talad_custody_differences')).toBeNaN();
});

test('deposits and withdrawals in blocks are compared by asset and network', async () => {
  // A withdrawal that is in no block yet does not count.
  await bench.waitForStatus(await bench.withdraw(alice, '0.2'), 'sent');
  await report('btc', '0.5', { state: 'seen', confirmations: 0 });
  showBooks([{ ...BITCOIN, deposits: '0.25', withdrawals: '0.1' }]);
  expect(await reconciliation()).toMatchObject({
    state: 'agrees',
    totals: [
      {
        ...{ asset: 'btc', network: 'bitcoin', wallet: '5' },
        deposits: { exchange: '0.25', custodian: '0.25' },
        withdrawals: { exchange: '0.1', custodian: '0.1' },
      },
    ],
    differences: [],
  });
});

test.each([
  [
    'a deposit that was not credited',
    { deposits: '0.25000001', withdrawals: '0.1' },
    'deposits of 0.25, the custodian of 0.25000001',
  ],
  ['a deposit that never arrived', { deposits: '0.24', withdrawals: '0.1' }, 'deposits of 0.25, the custodian of 0.24'],
  [
    'a payment that nobody asked for',
    { deposits: '0.25', withdrawals: '0.2' },
    'withdrawals of 0.1, the custodian of 0.2',
  ],
  ['a payment that was not made', { deposits: '0.25', withdrawals: '0' }, 'withdrawals of 0.1, the custodian of 0'],
])('%s is a difference, to the last unit', async (_name, books, says) => {
  showBooks([{ ...BITCOIN, ...books }]);
  const { state, differences } = await reconciliation();
  expect({ state, differences }).toEqual({
    state: 'differs',
    differences: [`btc on bitcoin: the exchange has ${says}`],
  });
});

/** Books that agree with the exchange, after `more` bitcoins and ethers were deposited. */
async function agreeingBooks(more: { readonly btc?: string; readonly eth?: string } = {}): Promise<Totals[]> {
  showBooks([]);
  const { totals } = await reconciliation();
  return [BITCOIN, ETHEREUM].map((place) => {
    const own = totals.find(({ asset }) => asset === place.asset);
    const added = amountFrom(more[place.asset as 'btc' | 'eth'] ?? '0');
    return {
      ...place,
      deposits: formatAmount(amountFrom(own?.deposits.exchange ?? '0') + added),
      withdrawals: own?.withdrawals.exchange ?? '0',
    };
  });
}

test('a report that is on its way is waited for', async () => {
  await bench.exchange.restart({ CUSTODY_COMPARE_PATIENCE_MS: '60000', HTTP_HANDLER_DEADLINE_MS: '60000' });
  showBooks(await agreeingBooks({ btc: '0.5' }));
  const compared = reconciliation();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await report('btc', '0.5');
  expect(await compared).toMatchObject({ state: 'agrees' });
  await bench.exchange.restart();
});

test('what was rounded down to the decimals of the exchange is no difference, and more is one', async () => {
  await report('eth', '1.000000009999999999');
  await report('eth', '2.000000001');
  showBooks(await agreeingBooks({ eth: '0.000000010999999999' }));
  expect(await reconciliation()).toMatchObject({ state: 'agrees' });
  showBooks(await agreeingBooks({ eth: '0.000000020999999999' }));
  expect((await reconciliation()).differences).toHaveLength(1);
  showBooks(
    (await agreeingBooks()).map((totals) => (totals.asset === 'eth' ? { ...totals, deposits: '2.9' } : totals)),
  );
  expect((await reconciliation()).differences).toHaveLength(1);
});

test('the server that leads compares at an interval, also what was credited after it had failed', async () => {
  const differences = async (wanted: number) =>
    await eventually(
      async () => (await scrapeMetrics(metricsPort)).values.get('talad_custody_differences'),
      (value) => value === wanted,
    );
  const txid = await report('btc', '0.125', { state: 'dropped', confirmations: 0 });
  const books = await agreeingBooks();
  showBooks(books);
  await differences(0);
  const found = 'bitcoin: btc: the ledger has 1 units, the chain has 0';
  showBooks(books, [found]);
  await differences(1);
  expect((await reconciliation()).differences).toEqual([found]);
  showBooks(books);
  await differences(0);
  showBooks(await agreeingBooks({ btc: '0.125' }));
  await differences(1);
  // The failed deposit was read before, and is now credited.
  await report('btc', '0.125', { txid });
  await differences(0);
  const { values } = await scrapeMetrics(metricsPort);
  expect(Math.abs((values.get('talad_custody_compared_timestamp_seconds') ?? 0) - Date.now() / 1000)).toBeLessThan(60);
});

test('limits of the wallet that are crossed are shown to operators, and as metrics', async () => {
  const limits = { low: '2', target: '4', high: '6', waiting: '0', available: '1', incoming: '0', refill: '3' };
  const books = { ...BITCOIN, deposits: '0.25', withdrawals: '0.1', cold: '80' };
  const metric = async (name: string) =>
    (await scrapeMetrics(metricsPort)).values.get(`talad_custody_wallet_${name}{asset="btc on bitcoin"}`);
  for (const [state, low, high] of [
    ['low', 1, 0],
    ['high', 0, 1],
    ['ok', 0, 0],
  ] as const) {
    showBooks([{ ...books, hot_wallet: { ...limits, state } }]);
    expect((await reconciliation()).totals).toContainEqual(
      expect.objectContaining({ asset: 'btc', cold: '80', wallet_state: state }),
    );
    await eventually(
      async () => [await metric('low'), await metric('high')],
      (values) => values[0] === low && values[1] === high,
    );
  }
  showBooks([books]);
  expect((await reconciliation()).totals).toContainEqual(expect.objectContaining({ asset: 'btc', wallet_state: null }));
  await eventually(
    () => metric('low'),
    (value) => value === undefined,
  );
});
