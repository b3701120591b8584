/** Compares the ledger with the chains now and then while the custodian runs, and keeps what it found for the exchange. */
import type { Knex } from 'knex';
import { PeriodicWork, type PeriodicWorkOptions } from '../../../foundation/periodicWork';
import type { Chain } from '../model/chain';
import { reconcile } from './reconcile';

export interface ReconcileWorkerOptions extends PeriodicWorkOptions {
  readonly database: Knex;
  readonly chains: Iterable<Chain>;
}

export class ReconcileWorker extends PeriodicWork {
  private readonly found = new Map<string, readonly string[]>();

  constructor(private readonly options: ReconcileWorkerOptions) {
    super(options, 'the ledger could not be compared with a chain; it is tried again later');
  }

  /** Differences that the last comparison of each network found. */
  get differences(): readonly string[] {
    return [...this.found].flatMap(([network, differences]) => differences.map((text) => `${network}: ${text}`));
  }

  protected async run(): Promise<void> {
    const { database, chains, eventLoop, log } = this.options;
    for (const chain of chains) {
      if (this.stopped) return;
      const { network, height, differences } = await reconcile(database, chain, eventLoop);
      this.found.set(network, differences);
      if (differences.length > 0) log.error({ network, height, differences }, 'the ledger and the chain disagree');
    }
  }
}
