/** The books of exchange and custodian on a real chain: they agree to the last unit, and every kind of difference is seen. */

import type { BitcoinNode } from '../../src/programs/launch/chains/bitcoinNode';
import { bitcoinNode } from '../support/chains/bitcoinNode';
import { CustodianScenario } from '../support/chains/custodianScenario';
import { withdrawalKeyOf } from '../support/custodian/custodyKeys';
import { eventually } from '../support/eventually';
import { withdrawCoins } from '../support/transferHelpers';

const chain = bitcoinNode();
let node: BitcoinNode;
let scenario: CustodianScenario;

beforeAll(async () => {
  node = await chain.start();
  scenario = await CustodianScenario.start({
    node,
    withExchange: true,
    environment: { CUSTODIAN_RECONCILE_MS: '300' },
  });
  await scenario.fund('2', 3);
});
afterAll(() => scenario.close(), 60_000);

const reconciliation = () => scenario.exchange.operator.expect('getCustodyReconciliation', 200);

test('deposits and withdrawals agree to the last unit', async () => {
  const alice = await scenario.exchange.createUser({ balances: { btc: '1' }, level: 'level_3' });
  await node.pay(await scenario.depositAddress(alice), '0.12345678');
  const { id } = await withdrawCoins(alice, { amount: '0.07654321', address: await node.outsideAddress() });
  const key = await withdrawalKeyOf(scenario.exchange, id);
  await scenario.waitForWithdrawal(key, 'sent');
  expect(await reconciliation()).toMatchObject({ state: 'agrees' });
  await scenario.mine(3);
  await scenario.waitForWithdrawal(key, 'confirmed');
  expect(await reconciliation()).toMatchObject({
    state: 'agrees',
    totals: [
      {
        ...{ asset: 'btc', network: 'bitcoin' },
        deposits: { exchange: '0.12345678', custodian: '0.12345678' },
        withdrawals: { exchange: '0.07654321', custodian: '0.07654321' },
      },
    ],
  });
  await scenario.expectConsistency();
});

test('when the ledger of the custodian differs from the chain, the exchange is told', async () => {
  const { database } = scenario.custodian;
  const one = database('ledger_postings').where({ account: 'wallet' }).orderBy('id').limit(1);
  await one.clone().increment('units', 1);
  const { differences } = await eventually(reconciliation, ({ state }) => state === 'differs');
  expect(differences).toContainEqual(
    expect.stringMatching(/^bitcoin: btc: the ledger has \d+ units, the chain has \d+$/),
  );
  await one.clone().decrement('units', 1);
  await eventually(reconciliation, ({ state }) => state === 'agrees');
});

test('a payment that the exchange did not ask for is a difference', async () => {
  const { custodian } = scenario;
  const key = 'withdrawal-777777';
  await custodian.send(key, { amount: '0.5', address: await node.outsideAddress() });
  await scenario.waitForWithdrawal(key, 'sent');
  expect(await reconciliation()).toMatchObject({ state: 'agrees' });
  await scenario.mine(1);
  expect(await reconciliation()).toMatchObject({
    state: 'differs',
    differences: ['btc on bitcoin: the exchange has withdrawals of 0.07654321, the custodian of 0.57654321'],
  });
});
