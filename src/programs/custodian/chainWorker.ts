/** The periodic work on one chain: follow its blocks, then its memory pool, then pay withdrawals and sweep addresses. */
import type { Knex } from 'knex';
import type { Clock } from '../../foundation/clock';
import { NodeError } from '../../foundation/nodeRpc';
import { PeriodicWork, type PeriodicWorkOptions } from '../../foundation/periodicWork';
import { followBlocks } from './deposits/blockFollower';
import { createOwnership } from './deposits/ownership';
import { followPendingDeposits } from './deposits/pendingDeposits';
import type { Chain, NodeState, Ownership } from './model/chain';
import { Warnings } from './model/warnings';
import type { BlockPosition } from './store/chains';
import { BalanceCheck } from './treasury/balanceCheck';
import { storeColdAddresses } from './treasury/coldAddresses';
import { fillNonceGaps } from './treasury/nonceGaps';
import { moveSurplus } from './treasury/surplus';
import { sweepDeposits } from './treasury/sweeps';
import { type PaymentOptions, payWithdrawals } from './withdrawals/payments';

const COLD_RETRY_MS = 60_000;

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
  private isColdFollowed = false;
  private coldRetryAtMs = 0;
  private status: NodeState['status'] | undefined;
  private readonly warnings: Warnings;

  constructor(private readonly options: ChainWorkerOptions) {
    super(options, `work on ${options.chain.network} failed; it is repeated`);
    this.ownership = createOwnership(options.database, options.chain.network);
    this.balanceCheck = new BalanceCheck(options);
    this.warnings = new Warnings(options.log);
  }

  protected async run(): Promise<void> {
    const { ownership } = this;
    const options = { ...this.options, warnings: this.warnings };
    const isStopped = (): boolean => this.stopped;
    try {
      const node = await followBlocks({ ...options, ownership }, isStopped);
      this.logState(node);
      if (node.status !== 'ok' || this.stopped) return;
      await followPendingDeposits({ ...options, ownership }, node.height);
      await this.followColdStorage(options, node);
      await this.balanceCheck.run(node);
      if (!options.payments) return;
      await payWithdrawals(options, node.height, isStopped);
      await fillNonceGaps(options);
      await sweepDeposits(options, isStopped);
      await moveSurplus(options, isStopped);
    } catch (error) {
      if (!(error instanceof NodeError)) throw error;
      this.logState({ status: 'unreachable', detail: error.message });
    }
  }

  /** Asks the node for everything that cold storage has, so not too often; nothing else waits for it. */
  private async followColdStorage(options: PaymentOptions, tip: BlockPosition): Promise<void> {
    if (this.isColdFollowed || options.clock.nowMs() < this.coldRetryAtMs) return;
    this.isColdFollowed = await storeColdAddresses(options, tip).catch((error: unknown) => {
      if (!(error instanceof NodeError)) throw error;
      this.coldRetryAtMs = options.clock.nowMs() + COLD_RETRY_MS;
      options.log.warn({ network: options.chain.network, err: error }, 'cold storage cannot be read yet');
      return false;
    });
  }

  private logState(node: NodeState): void {
    if (node.status === this.status) return;
    this.status = node.status;
    const { log, chain } = this.options;
    log[node.status === 'ok' ? 'info' : 'warn']({ network: chain.network, node }, 'the state of the node has changed');
  }
}
