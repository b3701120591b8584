/** The Bitcoin node for development keeps its chain over restarts, and can do to it what real networks do. */
import type { BitcoinNode } from '../../src/programs/launch/chains/bitcoinNode';
import { bitcoinNode } from '../support/chains/bitcoinNode';
import { ScannedBitcoinChain } from './nodes/scanBitcoin';

const chain = bitcoinNode();
let node: BitcoinNode;

beforeAll(async () => {
  node = await chain.start();
});

/** Bitcoin Knots refuses transactions with this lock time. */
const REFUSED_LOCK_TIME = 21;
/** The wallet chooses the height of one of the last so many blocks as a lock time, in one of ten transactions. */
const LOCK_TIME_BLOCKS = 100;

const scan = (): Promise<ScannedBitcoinChain> => ScannedBitcoinChain.read(node.address);

test('the wallet of the outsider cannot choose the lock time that the node refuses', async () => {
  expect((await node.height()) - LOCK_TIME_BLOCKS).toBeGreaterThan(REFUSED_LOCK_TIME);
  const accepted = async (lockTime: number): Promise<string> => {
    const { hex } = await node.wallet<{ hex: string }>(
      'fundrawtransaction',
      await node.call('createrawtransaction', [], [{ [await node.outsideAddress()]: '0.5' }], lockTime),
    );
    const signed = await node.wallet<{ hex: string }>('signrawtransactionwithwallet', hex);
    const [answer] = await node.call<{ allowed: boolean; 'reject-reason'?: string }[]>('testmempoolaccept', [
      signed.hex,
    ]);
    return answer?.['reject-reason'] ?? 'accepted';
  };
  expect(await accepted(REFUSED_LOCK_TIME + 1)).toBe('accepted');
  // Bitcoin Core accepts it.
  expect(['parasite-cat21', 'accepted']).toContain(await accepted(REFUSED_LOCK_TIME));
});

test('blocks and payments are the same after the process was killed', async () => {
  const address = await node.outsideAddress();
  await node.pay(address, '0.12345678');
  await node.mine(2);
  const tip = await node.blockHash(await node.height());
  await node.stop();
  await node.start();
  await node.kill();
  await node.start();
  expect(await node.blockHash(await node.height())).toBe(tip);
  expect((await scan()).received(address)).toBe(12_345_678n);
});

test('a reorganization replaces blocks, and keeps or forgets their transactions', async () => {
  const address = await node.outsideAddress();
  const height = await node.height();
  const paid = await node.pay(address, '1.00000000');
  await node.mine(3);
  await node.reorganize(3, { keepsTransactions: true });
  expect(await node.height()).toBe(height + 4);
  expect((await scan()).received(address)).toBe(100_000_000n);
  await node.reorganize(4, { keepsTransactions: false });
  expect(await node.height()).toBe(height + 5);
  expect((await scan()).received(address)).toBe(0n);
  expect(await node.memoryPool()).toEqual([paid]);
  await node.evictAll();
  expect(await node.memoryPool()).toEqual([]);
});
