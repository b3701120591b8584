/** The periodic work on one chain: follow its blocks, then its memory pool, then pay withdrawals and sweep addresses. */
import type { Knex } from 'knex';
import type { Clock } from '../clock';
import { PeriodicWork, type PeriodicWorkOptions } from '../periodicWork';
import { type Chain, NodeError, type NodeState, type Ownership } from './chains/chain';
import { followBlocks } from './deposits/blockFollower';
import { createOwnership } from './deposits/ownership';
import { followPendingDeposits } from './deposits/pendingDeposits';
import { BalanceCheck } from './treasury/balanceCheck';
import { fillNonceGaps } from './treasury/nonceGaps';
import { sweepDeposits } from './treasury/sweeps';
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
  private readonly balanceCheck: BalanceCheck;
  private status: NodeState['status'] | undefined;

  constructor(private readonly options: ChainWorkerOptions) {
    super(options, `work on ${options.chain.network} failed; it is repeated`);
    this.ownership = createOwnership(options.database, options.chain.network);
    this.balanceCheck = new BalanceCheck(options);
  }

  protected async run(): Promise<void> {
    const { options, ownership } = this;
    const isStopped = (): boolean => this.stopped;
    try {
      const node = await followBlocks({ ...options, ownership }, isStopped);
      this.logState(node);
      if (node.status !== 'ok' || this.stopped) return;
      await followPendingDeposits({ ...options, ownership }, node.height);
      await this.balanceCheck.run(node);
      if (!options.payments) return;
      await payWithdrawals(options, node.height, isStopped);
      await fillNonceGaps(options);
      await sweepDeposits(options, isStopped);
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
