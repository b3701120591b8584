/**
 * A small part of `make chains` for `make test`: one deposit and one withdrawal on a real Bitcoin node, if there is one.
 * The other tests with nodes are in test/chains.
 */

import { bitcoinNode, installedBitcoind } from '../support/chains/bitcoinNode';
import { CustodianScenario } from '../support/chains/custodianScenario';
import { withdrawalKeyOf } from '../support/custodian/custodyKeys';
import { eventually } from '../support/eventually';
import { walletOf } from '../support/orderHelpers';
import { withdrawCoins } from '../support/transferHelpers';

const chain = bitcoinNode();

test('a deposit is credited, and a withdrawal arrives', async () => {
  if (installedBitcoind() === undefined) {
    process.stderr.write(
      'NOT TESTED: the custodian with a Bitcoin node, because none is installed; make chains does that\n',
    );
    return;
  }
  const node = await chain.start();
  const scenario = await CustodianScenario.start({ node, withExchange: true });
  try {
    const alice = await scenario.exchange.createUser({ level: 'level_1' });
    await node.pay(await scenario.depositAddress(alice), '0.5');
    await scenario.mine(6);
    await eventually(
      () => walletOf(alice, 'btc'),
      (balance) => balance === '0.5',
    );
    const { id } = await withdrawCoins(alice, { amount: '0.1', address: await node.outsideAddress() });
    const key = await withdrawalKeyOf(scenario.exchange, id);
    await scenario.waitForWithdrawal(key, 'sent');
    await scenario.mine(3);
    await scenario.waitForWithdrawal(key, 'confirmed');
    await scenario.expectConsistency();
  } finally {
    await scenario.close();
  }
});
