/**
 * Follows the blocks of a chain: applies new ones one by one, and rolls back to the common ancestor when the chain was
 * reorganized. The stored position decides what comes next, so nothing is applied twice or left out.
 */
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../../../foundation/clock';
import type { Chain, ChainSpend, KeyPath, NodeState, Outpoint, Ownership } from '../model/chain';
import { insertNextAddress, OWN_BRANCH } from '../store/addresses';
import { raiseAlarm } from '../store/alarms';
import {
  type BlockPosition,
  findChain,
  lockChain,
  storeBlock,
  storedBlocks,
  storeFirstBlocks,
  storeGenesis,
} from '../store/chains';
import { transactionsOfOutputsAbove } from '../store/outputs';
import { applyBlock, KEPT_BLOCKS } from './applyBlock';
import { rollBack } from './rollBack';

export interface BlockFollowerOptions {
  readonly database: Knex;
  readonly clock: Clock;
  readonly log: Logger;
  readonly chain: Chain;
  readonly ownership: Ownership;
}

/**
 * Brings the stored position to the node's newest block. Returns the state in which everything else may work on the
 * chain: `ok` only if the position is the newest block. Throws `NodeError`.
 */
export async function followBlocks(options: BlockFollowerOptions, isStopped: () => boolean): Promise<NodeState> {
  const { chain } = options;
  for (;;) {
    const node = await chain.check();
    if (node.status !== 'ok') return node;
    const mismatch = await genesisMismatch(options);
    if (mismatch !== undefined) return mismatch;
    const position = (await findChain(options.database, chain.network)).position ?? (await startAt(options, node));
    if (position?.hash === node.hash) return node;
    const next = position === undefined ? 'advanced' : await nextStep(options, position, node.height);
    if (next !== 'advanced') return next;
    if (isStopped()) return { status: 'behind', detail: 'the custodian is stopping' };
  }
}

/**
 * Detects that the node is on another chain than the database, because the same keys may own other coins there.
 * Undefined if the chain is the same.
 */
async function genesisMismatch({ database, chain }: BlockFollowerOptions): Promise<NodeState | undefined> {
  const genesisHash = await chain.genesisHash();
  const stored = (await findChain(database, chain.network)).genesisHash;
  if (stored === null) await storeGenesis(database, chain.network, genesisHash);
  return stored === null || stored === genesisHash
    ? undefined
    : { status: 'wrong_chain', detail: `the genesis block of the node is ${genesisHash}, not ${stored}` };
}

/**
 * Blocks before the first position are not read, because no address existed yet; their hashes are stored, because a
 * reorganization may replace them. The first own address is for funding. Undefined if the chain changed meanwhile.
 */
async function startAt(
  { database, chain, clock, log }: BlockFollowerOptions,
  tip: BlockPosition,
): Promise<BlockPosition | undefined> {
  const earlier = await blocksBefore(chain, tip);
  if (earlier === undefined) return undefined;
  return await database.transaction(async (transaction) => {
    const { position } = await lockChain(transaction, chain.network);
    if (position !== null) return position;
    const own = { network: chain.network, branch: OWN_BRANCH, owner: null, nowMs: clock.nowMs() };
    const addressOf = (path: KeyPath): string => chain.addressOf(path);
    const { address } = await insertNextAddress(transaction, { ...own, addressOf });
    log.info({ network: chain.network, address, height: tip.height }, 'fund the wallet at this address');
    await storeFirstBlocks(transaction, chain.network, earlier);
    await storeBlock(transaction, chain.network, { height: tip.height, hash: tip.hash }, KEPT_BLOCKS);
    return tip;
  });
}

/** Without the genesis block, which another chain may share. Undefined if the block is no longer on the node's chain. */
async function blocksBefore(chain: Chain, { height, hash }: BlockPosition): Promise<BlockPosition[] | undefined> {
  const blocks: BlockPosition[] = [];
  for (let at = Math.max(1, height - KEPT_BLOCKS + 1); at < height; at += 1) {
    const found = await chain.hashAt(at);
    if (found === null) return undefined;
    blocks.push({ height: at, hash: found });
  }
  return (await chain.hashAt(height)) === hash ? blocks : undefined;
}

async function nextStep(
  options: BlockFollowerOptions,
  position: BlockPosition,
  tipHeight: number,
): Promise<NodeState | 'advanced'> {
  const { chain, ownership } = options;
  const hash = await chain.hashAt(position.height);
  if (hash === null && (await isPrefix(options, tipHeight)))
    return { status: 'behind', detail: `the node is at height ${tipHeight}, and ${position.height} was read before` };
  if (hash !== position.hash) return await reorganize(options, position);
  const nextHash = await chain.hashAt(position.height + 1);
  if (nextHash === null) return 'advanced';
  const block = await chain.blockAt(position.height + 1, nextHash, ownership);
  // Otherwise the chain changed between the requests, and the next step sees it.
  if (block.parentHash === position.hash)
    await inStep(options, position, async (transaction, epoch) => {
      await applyBlock(transaction, { chain, block, epoch, nowMs: options.clock.nowMs() });
    });
  return 'advanced';
}

/** Whether the node's newest block is one that was read, or older than all that are kept, so that the node is only behind. */
async function isPrefix({ database, chain }: BlockFollowerOptions, tipHeight: number): Promise<boolean> {
  const blocks = await storedBlocks(database, chain.network);
  if (blocks.every(({ height }) => height > tipHeight)) return true;
  const stored = blocks.find(({ height }) => height === tipHeight);
  return stored !== undefined && (await chain.hashAt(tipHeight)) === stored.hash;
}

async function reorganize(options: BlockFollowerOptions, position: BlockPosition): Promise<NodeState | 'advanced'> {
  const { database, chain, clock, log } = options;
  const { network } = chain;
  const ancestor = await commonAncestor(options);
  if (ancestor === undefined) {
    const detail = `none of the last ${KEPT_BLOCKS} blocks that were read is on the node's chain`;
    const subject = `${network} ${position.height}`;
    await raiseAlarm(database, { network, kind: 'chain_replaced', subject, detail, nowMs: clock.nowMs() });
    return { status: 'wrong_chain', detail };
  }
  log.warn({ network, from: position.height, to: ancestor.height }, 'the chain was reorganized');
  const removedInputs = await inputsOfRemoved(options, ancestor.height);
  await inStep(options, position, (transaction) =>
    rollBack(transaction, chain, { to: ancestor, removedInputs, nowMs: clock.nowMs() }),
  );
  return 'advanced';
}

/**
 * The inputs of the transactions in removed blocks whose outputs payments may spend, and of those on which they depend in turn.
 * Nodes keep the blocks that a reorganization has removed.
 */
async function inputsOfRemoved(
  { database, chain, log }: BlockFollowerOptions,
  ancestorHeight: number,
): Promise<readonly ChainSpend[]> {
  const { network } = chain;
  const wanted = await transactionsOfOutputsAbove(database, network, ancestorHeight);
  if (wanted.length === 0) return [];
  const all = new Map<string, readonly Outpoint[]>();
  for (const { height, hash } of await storedBlocks(database, network)) {
    if (height <= ancestorHeight) continue;
    const found = await chain.inputsOfBlock(hash);
    const text = 'the node lacks a removed block; a payment that spends its outputs may be lost without being given up';
    if (found === null) log.error({ network, height, hash }, text);
    for (const [txid, inputs] of found ?? []) all.set(txid, inputs);
  }
  const known = new Set(wanted);
  // The set grows while it is read.
  for (const txid of known) for (const { txid: parent } of all.get(txid) ?? []) if (all.has(parent)) known.add(parent);
  return [...known].flatMap((txid) => (all.get(txid) ?? []).map((spent) => ({ txid, spent })));
}

async function commonAncestor({ database, chain }: BlockFollowerOptions): Promise<BlockPosition | undefined> {
  for (const block of await storedBlocks(database, chain.network))
    if ((await chain.hashAt(block.height)) === block.hash) return block;
  return undefined;
}

/** Runs `work` in a transaction, unless another process has moved the position meanwhile. */
async function inStep(
  { database, chain }: BlockFollowerOptions,
  expected: BlockPosition,
  work: (transaction: Knex.Transaction, epoch: number) => Promise<void>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { position, rollbacks } = await lockChain(transaction, chain.network);
    if (position?.hash === expected.hash) await work(transaction, rollbacks);
  });
}
