/**
 * Tries at intervals what a takeover by this standby needs, so that monitoring learns while the leader still lives that
 * it would fail or begin in quarantine: the settings of the database, the migrations, the secrets, and an audit, which
 * loads the tables.
 */
import { type AuditReport, audit } from '../../engine/audit/audit';
import { loadAuditProof } from '../../engine/audit/auditProof';
import { describeViolations } from '../../engine/audit/auditReport';
import { type AuditSpan, confirmedAudit } from '../../engine/audit/confirmedAudit';
import { PeriodicWork } from '../../foundation/periodicWork';
import { engineDatabase } from '../../store/connection/engineConnection';
import type { RecoveredState } from '../../store/engine/recovery';
import { verifyEncryptedSecrets } from '../../store/secrets/encryptedSecrets';
import type { ActionLogHeadPublisher } from './actionLogHeadPublisher';
import { type Preparation, refuseUnsafeDatabase } from './preparation';

/** The expected result of a takeover: `refused` if this server could not become the leader. */
export type TakeoverForecast = 'open' | 'quarantine' | 'refused';

export class StandbyRehearsal extends PeriodicWork {
  /** Report of the newest audit; undefined before the first one. */
  report: AuditReport | undefined;
  /** Forecast of the newest try; undefined before the first one, and when this server leads. */
  forecast: TakeoverForecast | undefined;
  triedAtMs: number | undefined;

  constructor(
    private readonly parts: Preparation,
    private readonly heads: Pick<ActionLogHeadPublisher, 'copy'>,
  ) {
    super(
      { eventLoop: parts.eventLoop, log: parts.log, pollMs: parts.config.engine.standbyAuditMs },
      'the takeover by this standby could not be tried',
    );
  }

  override start(): void {
    super.start();
    if (this.report === undefined) this.wake();
  }

  /** To be called when this server leads. Does not wait for a try in progress. */
  end(): void {
    this.forecast = undefined;
    void this.stop();
  }

  audit(onLoaded?: (recovered: RecoveredState) => void): Promise<AuditReport> {
    const { database, masterKeys, eventLoop, log } = this.parts;
    const run = (span: AuditSpan) =>
      audit({
        database: engineDatabase(database),
        ...span,
        proof: () => loadAuditProof(database, masterKeys, this.heads.copy),
        ...(onLoaded && { onLoaded }),
      });
    return confirmedAudit(run, { log, elapsedMs: () => eventLoop.elapsedMs() });
  }

  record(report: AuditReport): void {
    if (this.stopped) return;
    this.report = report;
    const { violations } = report;
    const isRefused = violations.some(({ consequence }) => consequence === 'refuse');
    this.finish(isRefused ? 'refused' : violations.length > 0 ? 'quarantine' : 'open');
    if (violations.length > 0)
      this.parts.log.error(
        { outcome: this.forecast },
        `the audit of this standby found ${describeViolations(violations)}; a takeover would begin with them`,
      );
  }

  protected async run(): Promise<void> {
    const { database, masterKeys, log } = this.parts;
    try {
      await refuseUnsafeDatabase(database, log);
      await verifyEncryptedSecrets(database, masterKeys);
      this.record(await this.audit());
    } catch (error) {
      if (this.stopped) return;
      this.finish('refused');
      log.error({ err: error }, 'this standby could not take over now');
    }
  }

  private finish(forecast: TakeoverForecast): void {
    this.forecast = forecast;
    this.triedAtMs = this.parts.clock.nowMs();
  }
}
