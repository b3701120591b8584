/**
 * A withdrawal is `sent` when the node has its transaction, and not before. Whatever becomes of a broadcast, the stored
 * bytes are broadcast again, and the withdrawal is paid once.
 */
import { bitcoinNode } from '../support/chains/bitcoinNode';
import { CustodianScenario } from '../support/chains/custodianScenario';
import { evmNode } from '../support/chains/evmNode';
import { CONFIRMATIONS, EvmScenario, newAddress } from '../support/chains/evmScenario';
import { NodeRelay } from '../support/chains/nodeRelay';
import { eventually } from '../support/eventually';
import { ScannedBitcoinChain } from './nodes/scanBitcoin';
import { ScannedEvmChain } from './nodes/scanEvm';

const bitcoin = bitcoinNode();
const evm = evmNode();
const ATTEMPTS = 4;

interface Kind {
  readonly scenario: EvmScenario | CustodianScenario;
  readonly relay: NodeRelay;
  /** Orders a withdrawal to a new address. */
  order(key: string): Promise<string>;
  memoryPool(): Promise<readonly string[]>;
  payments(address: string): Promise<number>;
}

let last = 500_000;
let kind: Kind;

const startEvm = async (): Promise<Kind> => {
  const chain = await evm.start();
  const { node } = chain;
  await node.mine();
  const relay = await NodeRelay.start(node.address.url);
  const scenario = await EvmScenario.start({ chain, environment: { CUSTODIAN_ETHEREUM_URL: relay.url } });
  await scenario.fund({ ether: 10n });
  return {
    scenario,
    relay,
    async order(key) {
      const address = newAddress();
      expect((await scenario.send(key, { asset: 'eth', amount: '0.1', address })).status).toBe(200);
      return address;
    },
    memoryPool: async () => (await node.memoryPool()).map((hash) => hash.slice('0x'.length)),
    payments: async (address) => (await ScannedEvmChain.read(node.address.url)).payments(address).length,
  };
};

const startBitcoin = async (): Promise<Kind> => {
  const node = await bitcoin.start();
  const { url, credentials = '' } = node.address;
  const relay = await NodeRelay.start(url.replace('://', `://${credentials}@`));
  const environment = { CUSTODIAN_BITCOIN_URL: relay.url, CUSTODIAN_BITCOIN_CONFIRMATIONS: String(CONFIRMATIONS) };
  const scenario = await CustodianScenario.start({ node, environment });
  await scenario.fund('1', 5);
  return {
    scenario,
    relay,
    async order(key) {
      const address = await node.outsideAddress();
      expect((await scenario.custodian.send(key, { address })).status).toBe(200);
      return address;
    },
    memoryPool: () => node.memoryPool(),
    payments: async (address) => (await ScannedBitcoinChain.read(node.address)).payments(address).length,
  };
};

describe.each([
  ['an EVM node', startEvm],
  ['a Bitcoin node', startBitcoin],
] as const)('on %s', (_name, start) => {
  beforeAll(async () => {
    kind = await start();
  });
  afterEach(() => kind.scenario.expectConsistency());
  afterAll(async () => {
    await kind.scenario.close();
    await kind.relay.close();
  });

  const signed = () =>
    eventually(
      () => kind.scenario.custodian.database('transactions').orderBy('id', 'desc').first(),
      (row) => row !== undefined && kind.relay.broadcasts.includes(row.bytes),
    );
  const moreAttempts = async (): Promise<void> => {
    const { broadcasts } = kind.relay;
    const before = broadcasts.length;
    await eventually(
      () => broadcasts.length,
      (attempts) => attempts >= before + ATTEMPTS,
    );
  };
  const order = async () => {
    last += 1;
    kind.relay.broadcasts.length = 0;
    const key = `withdrawal-${last}`;
    return { key, address: await kind.order(key) };
  };
  const expectPaidOnce = async ({ key, address }: { readonly key: string; readonly address: string }) => {
    const { txid } = await kind.scenario.waitForWithdrawal(key, 'sent');
    await kind.scenario.mine(CONFIRMATIONS);
    expect(await kind.scenario.waitForWithdrawal(key, 'confirmed')).toMatchObject({ txid });
    expect(await kind.payments(address)).toBe(1);
    return txid;
  };

  test.each([
    ['cannot be reached', 'lost'],
    ['refuses the transaction', 'refused'],
  ] as const)(
    'while the node %s, a signed withdrawal stays accepted, and its bytes are broadcast again',
    async (_case, fate) => {
      const { scenario, relay } = kind;
      relay.broadcastFate = fate;
      const withdrawal = await order();
      const { bytes, txid } = await signed();
      await moreAttempts();
      expect(await scenario.custodian.withdrawal(withdrawal.key)).toMatchObject({ state: 'accepted', txid: null });
      await scenario.custodian.kill();
      await scenario.custodian.restart();
      await moreAttempts();
      expect(await scenario.custodian.withdrawal(withdrawal.key)).toMatchObject({ state: 'accepted', txid: null });
      expect(await kind.memoryPool()).toEqual([]);
      // Once by each process, however often it was tried.
      const warnings = scenario.custodian.lines.filter(
        (line) => line.includes('a payment was not accepted') && line.includes(txid),
      );
      expect(warnings).toHaveLength(2);
      relay.broadcastFate = 'pass';
      expect(await expectPaidOnce(withdrawal)).toBe(txid);
      expect(new Set(relay.broadcasts)).toEqual(new Set([bytes]));
      expect(await scenario.custodian.database('transactions').where({ txid })).toHaveLength(1);
    },
  );

  test('when only the answer of the node is lost, the withdrawal is sent, because the node shows its transaction', async () => {
    const { scenario, relay } = kind;
    relay.broadcastFate = 'answer_lost';
    const withdrawal = await order();
    const { txid } = await signed();
    expect(await scenario.waitForWithdrawal(withdrawal.key, 'sent')).toMatchObject({ txid });
    expect(await kind.memoryPool()).toEqual([txid]);
    relay.broadcastFate = 'pass';
    expect(await expectPaidOnce(withdrawal)).toBe(txid);
  });

  test('a block that contains a payment whose answer was lost makes it sent, too', async () => {
    const { scenario, relay } = kind;
    relay.broadcastFate = 'lost';
    const withdrawal = await order();
    const { bytes, txid } = await signed();
    // Somebody else has the bytes: the node that did not answer had passed them on.
    await scenario.node.call(
      scenario instanceof EvmScenario ? 'eth_sendRawTransaction' : 'sendrawtransaction',
      scenario instanceof EvmScenario ? `0x${bytes}` : bytes,
    );
    await scenario.node.mine();
    expect(await scenario.waitForWithdrawal(withdrawal.key, 'sent')).toMatchObject({ txid });
    relay.broadcastFate = 'pass';
    await scenario.mine(CONFIRMATIONS - 1);
    await scenario.waitForWithdrawal(withdrawal.key, 'confirmed');
    expect(await kind.payments(withdrawal.address)).toBe(1);
  });
});
