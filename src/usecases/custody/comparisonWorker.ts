/** Compares the books with the custodian's at an interval, while this server leads. */
import { PeriodicWork, type PeriodicWorkOptions } from '../../foundation/periodicWork';
import { type ComparedTotals, type ComparisonOptions, compareCustody } from './custodyComparison';

export class ComparisonWorker extends PeriodicWork {
  /** Of the last comparison; undefined before the first one. */
  differences: number | undefined;
  /** Of the last comparison. */
  totals: readonly ComparedTotals[] = [];
  /** When the last comparison ended, or, while the custodian has not answered any, when the first one failed. */
  comparedAtMs: number | undefined;

  constructor(
    private readonly options: ComparisonOptions & PeriodicWorkOptions & { readonly clock: { nowMs(): number } },
  ) {
    super(options, 'the books could not be compared with those of the custodian; it is tried again');
  }

  protected async run(): Promise<void> {
    const { clock, log } = this.options;
    const found = await compareCustody(this.options).catch((error: unknown) => {
      this.comparedAtMs ??= clock.nowMs();
      throw error;
    });
    if (found === undefined) return;
    this.differences = found.differences.length;
    this.totals = found.totals;
    this.comparedAtMs = clock.nowMs();
    const { differences } = found;
    if (differences.length > 0) log.error({ differences }, 'the books of the exchange and its custodian differ');
    for (const { asset, network, hotWallet } of found.totals)
      if (hotWallet === 'low') log.warn({ asset, network }, 'the wallet of the custodian needs a refill');
  }
}
