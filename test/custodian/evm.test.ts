/**
 * A small part of `make chains` for `make test`: one deposit and one withdrawal on a real EVM node, if there is one. The
 * other tests with nodes are in test/chains.
 */

import { evmNode, installedHardhat } from '../support/chains/evmNode';
import { CREDITED_AFTER, ETHER, EvmScenario, newAddress } from '../support/chains/evmScenario';
import { withdrawalKeyOf } from '../support/custodian/custodyKeys';
import { eventually } from '../support/eventually';
import { walletOf } from '../support/orderHelpers';
import { withdrawCoins } from '../support/transferHelpers';

const chain = evmNode();

test('a deposit is credited, and a withdrawal arrives', async () => {
  if (installedHardhat() === undefined) {
    process.stderr.write(
      'NOT TESTED: the custodian with an EVM node, because none is installed; make chains does that\n',
    );
    return;
  }
  const running = await chain.start();
  await running.node.mine();
  const scenario = await EvmScenario.start({ chain: running, withExchange: true });
  try {
    await scenario.fund({ ether: 1n });
    const alice = await scenario.exchange.createUser({ level: 'level_1' });
    await scenario.payEther(await scenario.depositAddress(alice), ETHER / 2n);
    await scenario.mine(CREDITED_AFTER);
    await eventually(
      () => walletOf(alice, 'eth'),
      (balance) => balance === '0.5',
    );
    const order = { currency: 'eth', amount: '0.1', address: newAddress(), network: 'ethereum' } as const;
    const { id } = await withdrawCoins(alice, order);
    const key = await withdrawalKeyOf(scenario.exchange, id);
    await scenario.waitForWithdrawal(key, 'sent');
    await scenario.mine(3);
    await scenario.waitForWithdrawal(key, 'confirmed');
    await scenario.expectConsistency();
  } finally {
    await scenario.close();
  }
});
