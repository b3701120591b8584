/**
 * A private Bitcoin node in regtest mode, in which blocks are mined on request, with a wallet of an outsider who has
 * coins. Its chain survives a restart, like that of any `bitcoind`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { RpcRefusal } from '../../../foundation/nodeRpc';
import type { BitcoinCommand } from './bitcoinProgram';
import { ChainNode } from './chainNode';
import { callJsonRpc, type JsonRpcAddress } from './jsonRpc';

export interface BitcoinNodeOptions {
  readonly command: BitcoinCommand;
  /** For its chain and log. Kept when the node is stopped. */
  readonly folder: string;
  readonly port: number;
  /** `user:password` of its RPC. */
  readonly credentials: string;
  /** The regtest network unless another one is given, on which no block can be mined. */
  readonly chain?: 'regtest' | 'signet';
}

/** The wallet that pays the test's deposits and receives the rewards of blocks. */
const OUTSIDE_WALLET = 'outside';
/**
 * The wallet gives some transactions the height of one of the last 100 blocks as their lock time, and Bitcoin Knots refuses
 * transactions with the lock time 21. Of the first blocks, more than 100 make their rewards spendable.
 */
const FIRST_BLOCKS = 122;
const WALLET_EXISTS = -4;
const WALLET_LOADED = -35;

export class BitcoinNode {
  private readonly node: ChainNode;
  readonly address: JsonRpcAddress;

  constructor(private readonly options: BitcoinNodeOptions) {
    const { command, folder, port, credentials, chain = 'regtest' } = options;
    const [program, ...firstArgs] = command;
    const [user, password] = credentials.split(':');
    this.address = { url: `http://127.0.0.1:${port}`, credentials };
    this.node = new ChainNode({
      name: 'Bitcoin node',
      command: program,
      args: [
        ...firstArgs,
        `-${chain}`,
        `-datadir=${folder}`,
        '-server=1',
        `-rpcport=${port}`,
        '-rpcbind=127.0.0.1',
        '-rpcallowip=127.0.0.1',
        `-rpcuser=${user}`,
        `-rpcpassword=${password}`,
        '-rpcworkqueue=256',
        '-txindex=1',
        // No other node is contacted.
        '-listen=0',
        '-connect=0',
        '-dnsseed=0',
        '-fallbackfee=0.00002',
        '-printtoconsole=1',
      ],
      folder,
      address: this.address,
      readyMethod: 'getblockchaininfo',
    });
  }

  get processId(): number {
    return this.node.processId;
  }

  get isRunning(): boolean {
    return this.node.isRunning;
  }

  /** Starts the node, gives the outsider a wallet, and mines its first coins. `moreArgs` are for this run only. */
  async start(moreArgs: readonly string[] = []): Promise<void> {
    mkdirSync(join(this.options.folder), { recursive: true, mode: 0o700 });
    await this.node.start(moreArgs);
    if (this.options.chain === 'signet') return;
    await this.openOutsideWallet();
    const height = await this.height();
    if (height < FIRST_BLOCKS) await this.mine(FIRST_BLOCKS - height);
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

  /** A call of the outsider's wallet. */
  wallet<Result>(method: string, ...params: readonly unknown[]): Promise<Result> {
    const address = { ...this.address, url: `${this.address.url}/wallet/${OUTSIDE_WALLET}` };
    return callJsonRpc<Result>(address, method, params);
  }

  height(): Promise<number> {
    return this.call<number>('getblockcount');
  }

  blockHash(height: number): Promise<string> {
    return this.call<string>('getblockhash', height);
  }

  /** Mines blocks with everything in the memory pool, and returns their hashes. The rewards go to the outsider. */
  async mine(blocks = 1): Promise<readonly string[]> {
    return this.call<string[]>('generatetoaddress', blocks, await this.outsideAddress());
  }

  /** Mines one block with exactly these transactions, named by id or given as hexadecimal bytes. */
  async mineOnly(transactions: readonly string[]): Promise<string> {
    return (await this.call<{ hash: string }>('generateblock', await this.outsideAddress(), transactions)).hash;
  }

  /** The outsider pays `amount`, in bitcoins, to the address; the transaction waits in the memory pool. Returns its id. */
  pay(address: string, amount: string): Promise<string> {
    return this.wallet<string>('sendtoaddress', address, amount);
  }

  /** A fresh address of the outsider. */
  outsideAddress(): Promise<string> {
    return this.wallet<string>('getnewaddress');
  }

  /**
   * Replaces the last `depth` blocks by one block more. The transactions of the replaced blocks return to the memory
   * pool, and with `keepsTransactions` into the first new block.
   */
  async reorganize(depth: number, { keepsTransactions }: { readonly keepsTransactions: boolean }): Promise<void> {
    const first = await this.blockHash((await this.height()) - depth + 1);
    await this.call('invalidateblock', first);
    if (keepsTransactions) await this.mine();
    else await this.mineOnly([]);
    for (let mined = 1; mined <= depth; mined++) await this.mineOnly([]);
  }

  /** Forgets every transaction in the memory pool, as a pool that is full or was lost does. */
  async evictAll(): Promise<void> {
    const evicted = await this.memoryPool();
    await this.stop();
    await this.start(['-persistmempool=0', '-walletbroadcast=0']);
    // The outsider's wallet would send its own transactions again.
    for (const txid of evicted) await this.wallet('abandontransaction', txid).catch(ignoreRefusal);
    await this.stop();
    await this.start(['-persistmempool=0']);
  }

  memoryPool(): Promise<readonly string[]> {
    return this.call<string[]>('getrawmempool');
  }

  private async openOutsideWallet(): Promise<void> {
    await this.call('createwallet', OUTSIDE_WALLET).catch(async (error: unknown) => {
      if (!(error instanceof RpcRefusal) || error.rpcCode !== WALLET_EXISTS) throw error;
      await this.call('loadwallet', OUTSIDE_WALLET).catch((again: unknown) => {
        if (!(again instanceof RpcRefusal) || again.rpcCode !== WALLET_LOADED) throw again;
      });
    });
  }
}

/** The node refuses to abandon transactions of others. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof RpcRefusal)) throw error;
}
