/**
 * A private EVM node (`hardhat node`) in which blocks are mined on request. Its chain survives a restart: every block is
 * kept in a journal, from which a new process is given the same blocks. Its memory pool does not survive.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Hex, serializeTransaction, type TransactionSerializable } from 'viem';
import { RpcRefusal } from '../../../foundation/nodeRpc';
import { ChainNode } from './chainNode';
import { EvmJournal, type JournalBlock } from './evmJournal';
import type { EvmProgram } from './evmProgram';
import { callJsonRpc, type JsonRpcAddress } from './jsonRpc';

export interface EvmNodeOptions {
  readonly program: EvmProgram;
  /** Folder for the journal and log. Kept when the node is stopped. */
  readonly folder: string;
  readonly port: number;
  /** 31337 unless given. */
  readonly chainId?: number;
}

export interface MineOptions {
  /** In wei; the protocol's rule decides unless given. */
  readonly baseFeePerGas?: bigint;
}

const DEFAULT_CHAIN_ID = 31_337;
/** Fixed, so that the first block is the same in every run. */
const FIRST_BLOCK_TIME = '2026-01-01T00:00:00Z';
/** Each of the node's own accounts has so much, in wei. */
const OUTSIDE_BALANCE = `1${'0'.repeat(24)}`;

export class EvmNode {
  private readonly node: ChainNode;
  private readonly journal: EvmJournal;
  readonly chainId: number;
  readonly address: JsonRpcAddress;
  /** For each height, the snapshot that was taken when that block was the last one. */
  private readonly snapshots = new Map<number, string>();

  constructor(private readonly options: EvmNodeOptions) {
    const { program, folder, port, chainId = DEFAULT_CHAIN_ID } = options;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.chainId = chainId;
    this.address = { url: `http://127.0.0.1:${port}` };
    this.journal = new EvmJournal(join(folder, 'blocks.jsonl'));
    const configuration = join(folder, 'hardhat.config.cjs');
    this.node = new ChainNode({
      name: 'EVM node',
      command: process.execPath,
      args: [program.hardhat, '--config', configuration, 'node', '--hostname', '127.0.0.1', '--port', String(port)],
      folder,
      workingDirectory: program.folder,
      address: this.address,
      readyMethod: 'eth_blockNumber',
      environment: { HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' },
    });
  }

  get processId(): number {
    return this.node.processId;
  }

  get isRunning(): boolean {
    return this.node.isRunning;
  }

  /** Starts the node and gives it the blocks of its journal. */
  async start(): Promise<void> {
    if (this.node.isRunning) return;
    this.writeConfiguration();
    await this.node.start();
    this.snapshots.clear();
    await this.takeSnapshot(0);
    for (const [index, block] of this.journal.blocks.entries()) await this.replay(index + 1, block);
  }

  stop(): Promise<void> {
    return this.node.stop();
  }

  kill(): Promise<void> {
    return this.node.kill();
  }

  call<Result>(method: string, ...params: readonly unknown[]): Promise<Result> {
    return callJsonRpc<Result>(this.address, method, params);
  }

  async height(): Promise<number> {
    return Number(await this.call<string>('eth_blockNumber'));
  }

  async blockHash(height: number): Promise<string> {
    return (await this.block(height)).hash;
  }

  /** Addresses of the outsider, for which the node itself signs. */
  outsideAddresses(): Promise<readonly Hex[]> {
    return this.call<Hex[]>('eth_accounts');
  }

  /** The outsider sends a transaction; it waits in the memory pool. Returns its hash. */
  async send(transaction: Readonly<Record<string, unknown>>): Promise<Hex> {
    const [from] = await this.outsideAddresses();
    return this.call<Hex>('eth_sendTransaction', { from, ...transaction });
  }

  /** Mines blocks with as much of the memory pool as each can hold. */
  async mine(blocks = 1, { baseFeePerGas }: MineOptions = {}): Promise<void> {
    for (let mined = 0; mined < blocks; mined++) {
      if (baseFeePerGas !== undefined) await this.setBaseFee(baseFeePerGas);
      await this.mineOne(0);
    }
  }

  /**
   * Replaces the last `depth` blocks by one block more. With `keepsTransactions`, those of the replaced blocks and of
   * the memory pool go into the first new block; otherwise the node forgets them.
   */
  async reorganize(depth: number, { keepsTransactions }: { readonly keepsTransactions: boolean }): Promise<void> {
    const keptHeight = (await this.height()) - depth;
    const waiting = (await this.pending()).map(signedBytes);
    const snapshot = this.snapshots.get(keptHeight);
    if (snapshot === undefined || !(await this.call<boolean>('evm_revert', snapshot)))
      throw new Error(`the EVM node has no block ${keptHeight} to return to`);
    const replaced = this.journal.truncate(keptHeight);
    await this.evictAll();
    await this.takeSnapshot(keptHeight);
    if (keepsTransactions)
      for (const bytes of [...replaced.flatMap(({ transactions }) => transactions), ...waiting])
        await this.offer(bytes);
    // A block of the same second with the same contents would have the hash of the replaced one.
    await this.mineOne(Number(replaced.at(0)?.timestamp) + 1);
    await this.mine(depth);
  }

  /** The node refuses a transaction whose sender received its coins in a later one; as everywhere, it is forgotten then. */
  private async offer(bytes: string): Promise<void> {
    try {
      await this.call('eth_sendRawTransaction', bytes);
    } catch (error) {
      if (!(error instanceof RpcRefusal)) throw error;
    }
  }

  /** Forgets these transactions of the memory pool. */
  async evict(...hashes: readonly string[]): Promise<void> {
    for (const hash of hashes) await this.call('hardhat_dropTransaction', hash);
  }

  async evictAll(): Promise<void> {
    await this.evict(...(await this.pending()).map(({ hash }) => hash));
  }

  async memoryPool(): Promise<readonly string[]> {
    return (await this.pending()).map(({ hash }) => hash);
  }

  /** The base fee of the next block, in wei. */
  async setBaseFee(baseFeePerGas: bigint): Promise<void> {
    await this.call('hardhat_setNextBlockBaseFeePerGas', hex(baseFeePerGas));
  }

  private async mineOne(timestampMin: number): Promise<void> {
    const previous = await this.block('latest');
    const now = Math.floor(Date.now() / 1_000);
    await this.call('evm_mine', hex(Math.max(Number(previous.timestamp) + 1, timestampMin, now)));
    const block = await this.block('latest');
    this.journal.append({
      hash: block.hash,
      timestamp: block.timestamp,
      baseFeePerGas: block.baseFeePerGas,
      mixHash: block.mixHash,
      transactions: block.transactions.map(signedBytes),
    });
    await this.takeSnapshot(Number(block.number));
  }

  private async replay(height: number, block: JournalBlock): Promise<void> {
    for (const bytes of block.transactions) await this.call('eth_sendRawTransaction', bytes);
    await this.call('hardhat_setPrevRandao', block.mixHash);
    await this.setBaseFee(BigInt(block.baseFeePerGas));
    await this.call('evm_mine', block.timestamp);
    const { hash } = await this.block('latest');
    if (hash !== block.hash)
      throw new Error(`block ${height} of the EVM node was ${block.hash} before its restart, and is ${hash} after it`);
    await this.takeSnapshot(height);
  }

  private async takeSnapshot(height: number): Promise<void> {
    this.snapshots.set(height, await this.call<string>('evm_snapshot'));
  }

  private block(height: number | 'latest'): Promise<RpcBlock> {
    return this.call<RpcBlock>('eth_getBlockByNumber', height === 'latest' ? height : hex(height), true);
  }

  private pending(): Promise<readonly RpcTransaction[]> {
    return this.call<RpcTransaction[]>('eth_pendingTransactions');
  }

  private writeConfiguration(): void {
    const network = {
      chainId: this.chainId,
      initialDate: FIRST_BLOCK_TIME,
      // Later rules put a random number into each block, so that no block could be repeated.
      hardfork: 'shanghai',
      mining: { auto: false, interval: 0 },
      accounts: { count: 4, accountsBalance: OUTSIDE_BALANCE },
    };
    const text = `module.exports = ${JSON.stringify({ solidity: '0.8.24', networks: { hardhat: network } })};\n`;
    writeFileSync(join(this.options.folder, 'hardhat.config.cjs'), text);
  }
}

interface RpcBlock {
  readonly number: string;
  readonly hash: string;
  readonly timestamp: string;
  readonly baseFeePerGas: string;
  readonly mixHash: string;
  readonly transactions: readonly RpcTransaction[];
}

interface RpcTransaction {
  readonly hash: Hex;
  readonly type: string;
  readonly chainId?: string;
  readonly nonce: string;
  readonly gas: string;
  readonly to: Hex | null;
  readonly value: string;
  readonly input: Hex;
  readonly gasPrice?: string;
  readonly maxFeePerGas?: string;
  readonly maxPriorityFeePerGas?: string;
  readonly v: string;
  readonly r: Hex;
  readonly s: Hex;
  readonly yParity?: string;
}

/** The bytes that the sender signed; the node does not return them. */
function signedBytes(transaction: RpcTransaction): Hex {
  const common = {
    chainId: Number(transaction.chainId),
    nonce: Number(transaction.nonce),
    gas: BigInt(transaction.gas),
    to: transaction.to,
    value: BigInt(transaction.value),
    data: transaction.input,
  };
  const unsigned: TransactionSerializable =
    transaction.maxFeePerGas === undefined
      ? { ...common, type: 'legacy', gasPrice: BigInt(transaction.gasPrice ?? 0) }
      : {
          ...common,
          type: 'eip1559',
          maxFeePerGas: BigInt(transaction.maxFeePerGas),
          maxPriorityFeePerGas: BigInt(transaction.maxPriorityFeePerGas ?? 0),
        };
  const signature = { r: transaction.r, s: transaction.s, v: BigInt(transaction.v) };
  return serializeTransaction(unsigned, signature);
}

function hex(value: number | bigint): Hex {
  return `0x${value.toString(16)}`;
}
