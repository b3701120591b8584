/**
 * The audit by which a server decides: of a start, of a warm standby, of a takeover, and of a running server on request.
 * It is short. A short audit never decides alone: its checkpoint may be wrong, and it cannot always name the row. If it
 * reports something, a complete audit decides, and a checkpoint that disagrees with a clean one is discarded.
 */
import type { Logger } from 'pino';
import type { AuditOptions } from './audit';
import { type AuditReport, describeViolations } from './auditReport';

/** How often the progress of a complete audit is logged. */
const PROGRESS_MS = 5_000;

export interface ConfirmingOptions {
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly elapsedMs: () => number;
}

/** What `run` must pass on to `audit`. */
export type AuditSpan = Pick<AuditOptions, 'since' | 'discardCheckpoint' | 'onProgress'>;

/** `run` audits once, from a snapshot of its own. */
export async function confirmedAudit(
  run: (span: AuditSpan) => Promise<AuditReport>,
  { log, elapsedMs }: ConfirmingOptions,
): Promise<AuditReport> {
  const short = await run({ since: 'checkpoint' });
  if (short.violations.length === 0 || short.isComplete) return short;
  const { since, violations } = short;
  log.warn(
    { since, violations },
    `the audit since the checkpoint at ${since} reports ${describeViolations(violations)}; everything is audited now`,
  );
  let reportedMs = elapsedMs();
  const onProgress: AuditOptions['onProgress'] = (progress) => {
    if (elapsedMs() - reportedMs < PROGRESS_MS) return;
    reportedMs = elapsedMs();
    log.info(progress, 'the complete audit is in progress');
  };
  const complete = await run({ since: 'start', discardCheckpoint: true, onProgress });
  if (complete.violations.length > 0) return complete;
  log.error(
    { since, violations },
    `the checkpoint of the audit at ${since} disagreed with a complete audit, which is clean; it was discarded`,
  );
  return { ...complete, discardedCheckpoint: since };
}
