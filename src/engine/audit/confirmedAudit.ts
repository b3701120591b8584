/**
 * The audit on which a server bases its decisions: at a start, on a warm standby, at a takeover, and on request.
 *
 * A short audit, from a checkpoint, never decides alone, because its checkpoint may be wrong and it cannot always name
 * the row. If it reports a violation, a complete audit follows and decides. If that one is clean, the checkpoint is
 * discarded.
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

/** Runs the short audit and, if necessary, the complete one. `run` makes one audit from a snapshot of its own. */
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
