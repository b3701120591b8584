/** The exchange's deposits and withdrawals against the custodian's books: what agrees, what differs, and who says so. */
import { randomUUID } from 'node:crypto';
import type { components } from '../../generated/custodian';
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
}, 300_000);
afterEach(() => bench.expectConsistency());
afterAll(() => bench.close(), 60_000);

async function depositAddress(currency: 'btc' | 'eth', network: string): Promise<string> {
  return (await alice.client.expect('createDepositAddress', 200, { body: { currency, network } })).address;
}

/** The custodian reports a deposit. Returns its transaction. */
async function report(
  asset: 'btc' | 'eth',
  amount: string,
  { txid = bench.custodian.nextTxid(), state = 'confirmed', confirmations = 100 } = {},
): Promise<string> {
  const network = asset === 'btc' ? 'bitcoin' : 'ethereum';
  const deposit = { asset, network, address: addresses[asset], tag: null, txid, output: 0, amount, confirmations };
  const custodian = bench.exchange.anonymous.withCredentials({ kind: 'custodian', key: bench.custodian.key });
  const body = { event_id: randomUUID(), deposit: { ...deposit, state: state as 'confirmed' | 'dropped' } };
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
  await report('btc', '0.25');
  const asked = await bench.withdraw(alice, '0.1');
  await bench.waitForStatus(asked, 'sent');
  // It is in no block yet.
  showBooks([{ ...BITCOIN, deposits: '0.25', withdrawals: '0' }]);
  expect(await reconciliation()).toMatchObject({
    state: 'agrees',
    totals: [
      {
        ...{ asset: 'btc', network: 'bitcoin', wallet: '5' },
        deposits: { exchange: '0.25', custodian: '0.25' },
        withdrawals: { exchange: '0', custodian: '0' },
      },
    ],
  });
  bench.custodian.changeWithdrawal(asked.key, { state: 'confirmed', confirmations: 6 });
  await bench.waitForStatus(asked, 'confirmed');
  showBooks([{ ...BITCOIN, deposits: '0.25', withdrawals: '0.1' }]);
  expect(await reconciliation()).toMatchObject({ state: 'agrees', differences: [] });
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

test('a report that is on its way is waited for', async () => {
  showBooks([{ ...BITCOIN, deposits: '0.75', withdrawals: '0.1' }]);
  const compared = reconciliation();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await report('btc', '0.5');
  expect(await compared).toMatchObject({ state: 'agrees' });
});

test('what was rounded down to the decimals of the exchange is no difference, and more is one', async () => {
  await report('eth', '1.000000009999999999');
  await report('eth', '2.000000001');
  const bitcoin = { ...BITCOIN, deposits: '0.75', withdrawals: '0.1' };
  showBooks([bitcoin, { ...ETHEREUM, deposits: '3.000000010999999999' }]);
  expect(await reconciliation()).toMatchObject({ state: 'agrees' });
  showBooks([bitcoin, { ...ETHEREUM, deposits: '3.000000020999999999' }]);
  expect((await reconciliation()).differences).toHaveLength(1);
  showBooks([bitcoin, { ...ETHEREUM, deposits: '2.999999999' }]);
  expect((await reconciliation()).differences).toHaveLength(1);
});

test('the server that leads compares at an interval, also what was credited after it had failed', async () => {
  const books = (deposits: string) => [
    { ...BITCOIN, deposits, withdrawals: '0.1' },
    { ...ETHEREUM, deposits: '3.000000001' },
  ];
  const differences = async (wanted: number) =>
    await eventually(
      async () => (await scrapeMetrics(metricsPort)).values.get('talad_custody_differences'),
      (value) => value === wanted,
    );
  const txid = await report('btc', '0.125', { state: 'dropped', confirmations: 0 });
  showBooks(books('0.75'));
  await differences(0);
  showBooks(books('0.75'), ['bitcoin: btc: the ledger has 1 units, the chain has 0']);
  await differences(1);
  expect((await reconciliation()).differences).toEqual(['bitcoin: btc: the ledger has 1 units, the chain has 0']);
  showBooks(books('0.75'));
  await differences(0);
  showBooks(books('0.875'));
  await differences(1);
  // The failed deposit was read before, and is now credited.
  await report('btc', '0.125', { txid });
  await differences(0);
  const { values } = await scrapeMetrics(metricsPort);
  expect(Math.abs((values.get('talad_custody_compared_timestamp_seconds') ?? 0) - Date.now() / 1000)).toBeLessThan(60);
});
