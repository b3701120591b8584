/** The EVM node for development keeps its chain over restarts, and can do to it what real networks do. */
import type { Hex } from 'viem';
import type { EvmNode } from '../../src/programs/launch/chains/evmNode';
import type { TokenDeployer } from '../../src/programs/launch/chains/tokens';
import { evmNode } from '../support/chains/evmNode';
import { ScannedEvmChain } from './nodes/scanEvm';

const chain = evmNode();
const ALICE: Hex = '0x00000000000000000000000000000000000a11ce';
const ETHER = 10n ** 18n;

let node: EvmNode;
let tokens: TokenDeployer;

beforeAll(async () => {
  ({ node, tokens } = await chain.start());
});

const scan = (): Promise<ScannedEvmChain> => ScannedEvmChain.read(node.address.url);
const payAlice = (wei: bigint): Promise<Hex> => node.send({ to: ALICE, value: `0x${wei.toString(16)}` });

test('blocks with payments and tokens are the same after the process was killed', async () => {
  await payAlice(ETHER);
  await node.mine();
  const token = await tokens.plainToken({ symbol: 'USDT', decimals: 6, supply: 10n ** 12n });
  await tokens.pay(token, ALICE, 1_500_000n);
  await node.mine();
  await node.mine(2, { baseFeePerGas: 5_000_000_000n });
  const tip = await node.blockHash(await node.height());
  await node.kill();
  await node.start();
  expect(await node.blockHash(await node.height())).toBe(tip);
  const scanned = await scan();
  expect(scanned.received(ALICE)).toBe(ETHER);
  expect(scanned.received(ALICE, token)).toBe(1_500_000n);
});

test('a reorganization replaces blocks, and keeps or forgets their transactions', async () => {
  const height = await node.height();
  const before = (await scan()).received(ALICE);
  await payAlice(2n * ETHER);
  await node.mine(3);
  const replaced = await node.blockHash(height + 1);
  await node.reorganize(3, { keepsTransactions: true });
  expect(await node.height()).toBe(height + 4);
  expect(await node.blockHash(height + 1)).not.toBe(replaced);
  expect((await scan()).received(ALICE)).toBe(before + 2n * ETHER);
  await node.reorganize(4, { keepsTransactions: false });
  expect((await scan()).received(ALICE)).toBe(before);
  expect(await node.memoryPool()).toEqual([]);
  const tip = await node.blockHash(await node.height());
  await node.stop();
  await node.start();
  expect(await node.blockHash(await node.height())).toBe(tip);
});

test('a transaction that is evicted from the memory pool is not mined', async () => {
  const before = (await scan()).received(ALICE);
  const evicted = await payAlice(ETHER);
  expect(await node.memoryPool()).toEqual([evicted]);
  await node.evict(evicted);
  await node.mine();
  expect((await scan()).received(ALICE)).toBe(before);
});

test('a token that lies announces more than arrives, and announces transfers that never were', async () => {
  const liar = await tokens.lyingToken({ symbol: 'LIE', decimals: 6, supply: 10n ** 12n }, 50);
  await tokens.pay(liar, ALICE, 1_000_000n);
  await tokens.send('LyingToken', liar, 'announce', [ALICE, ALICE, 7n]);
  await node.mine();
  const scanned = await scan();
  expect(scanned.received(ALICE, liar)).toBe(1_000_007n);
  expect(await scanned.balance(ALICE, liar)).toBe(500_000n);
});

test('a contract pays native coins from within, which no transaction names', async () => {
  const payer = await tokens.payer();
  const before = (await scan()).received(ALICE);
  await tokens.send('Payer', payer, 'pay', [ALICE], ETHER);
  await node.mine();
  const scanned = await scan();
  expect(scanned.received(ALICE)).toBe(before);
  expect(await scanned.balance(ALICE)).toBe(before + ETHER);
});
