/**
 * What happens to deposits after they are final: sweeps to the account that pays withdrawals, with coins for their fees;
 * sweeps that fail; fees that are too high; and a token that announces more than it transfers.
 */
import { evmNode, type TestEvmNode } from '../support/chains/evmNode';
import { CONFIRMATIONS, ETHER, EvmScenario, newAddress } from '../support/chains/evmScenario';
import { eventually } from '../support/eventually';
import { ScannedEvmChain } from './nodes/scanEvm';

const chain = evmNode();
const GWEI = 1_000_000_000n;
let running: TestEvmNode;
let scenario: EvmScenario;
let user = 0;

beforeAll(async () => {
  running = await chain.start();
  await running.node.mine();
});
afterEach(async () => {
  await scenario.expectConsistency();
  await scenario.close();
});

const scan = () => ScannedEvmChain.read(running.node.address.url);

async function start(options: Partial<Parameters<typeof EvmScenario.start>[0]> = {}): Promise<string> {
  scenario = await EvmScenario.start({ chain: running, ...options });
  await scenario.fund({ ether: 1n });
  user += 1;
  await scenario.custodian.assignAddress(user, 'usdt', 'ethereum');
  return await scenario.custodian.assignAddress(user, 'eth', 'ethereum');
}

const purposes = () => scenario.custodian.database('payments').orderBy('id').pluck<string[]>('purpose');

test('ether and tokens are swept once they are final, and pay withdrawals', async () => {
  const address = await start();
  const paying = await scenario.payingAddress();
  await scenario.payUsdt(address, 40_000_000n);
  await scenario.mine(CONFIRMATIONS - 1);
  expect(await purposes()).toEqual([]);
  await scenario.mineUntil(async () => (await (await scan()).balance(paying, scenario.usdt)) === 40_000_000n);
  expect(await purposes()).toEqual(['gas', 'sweep']);
  await scenario.payEther(address, ETHER);
  await scenario.mineUntil(async () => (await (await scan()).balance(address)) < ETHER / 100n);
  expect(await (await scan()).balance(paying)).toBeGreaterThan((ETHER * 19n) / 10n);
  expect(await purposes()).toEqual(['gas', 'sweep', 'sweep']);
  const destination = newAddress();
  await scenario.send('withdrawal-1', { asset: 'usdt', amount: '40', address: destination });
  await scenario.waitForWithdrawal('withdrawal-1', 'sent');
  await scenario.mine(CONFIRMATIONS);
  expect((await scan()).received(destination, scenario.usdt)).toBe(40_000_000n);
  const entries = await scenario.custodian.database('ledger_entries').orderBy('id').pluck<string[]>('kind');
  expect(entries).toEqual(['funding', 'deposits', 'gas', 'sweep', 'deposits', 'sweep', 'payment']);
  const deposits = await scenario.custodian.database('deposits').pluck<string[]>('asset');
  expect(deposits).toEqual(['usdt', 'eth']);
});

test('small balances stay where they are, and nothing is swept while fees are high', async () => {
  const address = await start({ environment: { CUSTODIAN_ETHEREUM_SWEEP_FEE_RATE_MAX: String(10n * GWEI) } });
  await scenario.payUsdt(address, 4_999_999n);
  await scenario.payEther(address, ETHER / 101n);
  await scenario.mine(CONFIRMATIONS + 2);
  expect(await purposes()).toEqual([]);
  await running.node.mine(1, { baseFeePerGas: 50n * GWEI });
  await scenario.payUsdt(address, 10_000_000n);
  for (let block = 0; block < CONFIRMATIONS + 2; block += 1) await running.node.mine(1, { baseFeePerGas: 50n * GWEI });
  await scenario.caughtUp();
  expect(await purposes()).toEqual([]);
  await running.node.mine(1, { baseFeePerGas: GWEI });
  await scenario.mineUntil(async () => (await purposes()).includes('sweep'));
  await scenario.mine();
});

test('a reorganization that removes a sweep is followed by the same sweep', async () => {
  const address = await start();
  await scenario.payEther(address, ETHER / 2n);
  await scenario.mine(CONFIRMATIONS);
  await eventually(
    () => running.node.memoryPool(),
    (pool) => pool.length === 1,
  );
  const [sweep] = await running.node.memoryPool();
  await scenario.mine(2);
  await running.node.reorganize(2, { keepsTransactions: false });
  await scenario.caughtUp();
  await eventually(
    () => running.node.memoryPool(),
    (pool) => pool.length === 1 && pool[0] === sweep,
  );
  await scenario.mine(2);
  expect(await purposes()).toEqual(['sweep']);
  expect(await (await scan()).balance(address)).toBeLessThan(ETHER / 100n);
});

test('a deposit that a deep reorganization removes leaves its sweep behind, whose nonce the next sweep uses', async () => {
  const address = await start();
  const paying = await scenario.payingAddress();
  await scenario.payEther(address, ETHER);
  await scenario.mineUntil(async () => (await purposes()).includes('sweep'));
  await scenario.mine();
  expect(await (await scan()).balance(address)).toBeLessThan(ETHER / 100n);
  await running.node.reorganize(CONFIRMATIONS + 3, { keepsTransactions: false });
  await scenario.caughtUp();
  // The sweep of what is gone can be in no block.
  const differs = () =>
    scenario.custodian.command('reconcile').then(String, (error: { stdout?: string }) => String(error.stdout));
  await eventually(differs, (text) => text.includes(`the payments of ${address} need`));
  const before = await (await scan()).balance(paying);
  // A smaller deposit than the lost one, so that it does not cover the sweep of that.
  await scenario.payEther(address, ETHER / 2n);
  await scenario.mineUntil(async () => (await (await scan()).balance(address)) < ETHER / 100n);
  expect(await (await scan()).balance(paying)).toBeGreaterThan(before + (ETHER * 49n) / 100n);
  expect(await purposes()).toEqual(['sweep']);
  // And the one after it has the next nonce.
  await scenario.payEther(address, ETHER / 4n);
  await scenario.mine(CONFIRMATIONS);
  await scenario.mineUntil(async () => (await (await scan()).balance(address)) < ETHER / 100n);
  expect(await purposes()).toEqual(['sweep', 'sweep']);
}, 120_000);

test('a sweep that fails is not repeated until somebody has looked at it', async () => {
  const address = await start();
  await scenario.payUsdt(address, 30_000_000n);
  await scenario.tokens.send('PlainToken', scenario.usdt, 'refuse', [address, true]);
  await scenario.mineUntil(async () => (await scenario.alarms()).includes('sweep_failed'));
  await scenario.mine(3);
  expect((await purposes()).filter((purpose) => purpose === 'sweep')).toHaveLength(1);
  await scenario.tokens.send('PlainToken', scenario.usdt, 'refuse', [address, false]);
  await scenario.mine();
  await scenario.custodian.command('acknowledge');
  await scenario.mineUntil(async () => (await (await scan()).balance(address, scenario.usdt)) === 0n);
});

test('a token that announces more than it transfers credits what arrived, and what never arrived credits nothing', async () => {
  const address = await start({ arrivingPercent: 50, environment: { CUSTODIAN_PAYMENTS: 'off' } });
  const paid = await scenario.payUsdt(address, 8_000_000n);
  await scenario.mine();
  await scenario.tokens.send('LyingToken', scenario.usdt, 'announce', [address, address, 9_000_000n]);
  await scenario.tokens.send('LyingToken', scenario.usdt, 'announce', [newAddress(), address, 9_000_000n]);
  await scenario.mine(CONFIRMATIONS);
  const deposits = await scenario.custodian.database('deposits').select('txid', 'units', 'state');
  expect(deposits.map((deposit) => ({ ...deposit, units: String(deposit.units) }))).toEqual([
    { txid: paid, units: '4000000', state: 'confirmed' },
  ]);
  expect((await scenario.alarms()).filter((kind) => kind === 'false_transfer')).toHaveLength(3);
});

test('a custodian whose settings give a token other decimals than its contract does nothing', async () => {
  await start();
  scenario.custodian.lines.length = 0;
  await scenario.custodian.restart({ CUSTODIAN_ETHEREUM_TOKENS: `usdt:${scenario.usdt}:8:1:5` });
  await eventually(
    () => scenario.custodian.lines.join('\n'),
    (text) => text.includes('the contract of usdt says 6 decimals, the settings say 8'),
  );
  await scenario.custodian.restart();
});
