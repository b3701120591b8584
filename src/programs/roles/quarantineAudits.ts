/** Audits everything again at intervals during a quarantine, so that it ends when operators have repaired the rows. */
import type { ExchangeEngine } from '../../engine/engine';
import { PeriodicWork } from '../../foundation/periodicWork';
import type { Preparation } from './preparation';

export class QuarantineAudits extends PeriodicWork {
  constructor(
    { config, eventLoop, log }: Pick<Preparation, 'config' | 'eventLoop' | 'log'>,
    private readonly engine: Pick<ExchangeEngine, 'isQuarantined' | 'audit'>,
  ) {
    super(
      { eventLoop, log, pollMs: config.engine.quarantineAuditMs },
      'the audit during the quarantine failed; it is tried again',
    );
  }

  protected async run(): Promise<void> {
    if (this.engine.isQuarantined) await this.engine.audit();
  }
}
