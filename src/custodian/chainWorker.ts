/** The periodic work on one chain: follow its blocks, then its memory pool, then pay withdrawals. */
import type { Knex } from 'knex';
import type { Clock } from '../clock';
import { PeriodicWork, type PeriodicWorkOptions } from '../periodicWork';
import { type Chain, NodeError, type NodeState, type Ownership } from './chains/chain';
import { followBlocks } from './deposits/blockFollower';
import { createOwnership } from './deposits/ownership';
import { followPendingDeposits } from './deposits/pendingDeposits';
import { payWithdrawals } from './withdrawals/payments';

export interface ChainWorkerOptions extends PeriodicWorkOptions {
  readonly database: Knex;
  readonly clock: Clock;
  readonly chain: Chain;
  /** Whether withdrawals are signed and sent. */
  readonly payments: boolean;
}

export class ChainWorker extends PeriodicWork {
  private readonly ownership: Ownership;
  private status: NodeState['status'] | undefined;

  constructor(private readonly options: ChainWorkerOptions) {
    super(options, `work on ${options.chain.network} failed; it is repeated`);
    this.ownership = createOwnership(options.database, options.chain.network);
  }

  protected async run(): Promise<void> {
    const { options, ownership } = this;
    const isStopped = (): boolean => this.stopped;
    try {
      const node = await followBlocks({ ...options, ownership }, isStopped);
      this.logState(node);
      if (node.status !== 'ok' || this.stopped) return;
      await followPendingDeposits({ ...options, ownership }, node.height);
      if (options.payments) await payWithdrawals(options, node.height, isStopped);
    } catch (error) {
      if (!(error instanceof NodeError)) throw error;
      this.logState({ status: 'unreachable', detail: error.message });
    }
  }

  private logState(node: NodeState): void {
    if (node.status === this.status) return;
    this.status = node.status;
    const { log, chain } = this.options;
    log[node.status === 'ok' ? 'info' : 'warn']({ network: chain.network, node }, 'the state of the node has changed');
  }
}
