/** Renders the quarantine, and what the audit that began it found. */
import type { components } from '../../../generated/openapi';
import type { QuarantineReport, Violation } from '../../engine/audit/auditReport';
import { formatTime } from '../../foundation/times';

/** As many as fit into one message to a gateway. */
const VIOLATIONS_MAX = 200;
type Schemas = components['schemas'];

export function renderViolation(violation: Violation): Schemas['AuditViolation'] {
  const { id, check, subject, stored, expected, consequence, detail } = violation;
  const { kind, id: subjectId, table, column } = subject;
  return {
    check_id: id,
    check,
    subject: { kind, id: subjectId, table, column },
    stored,
    expected,
    consequence,
    detail,
  };
}

export function renderQuarantine(report: QuarantineReport | undefined): Schemas['Quarantine'] {
  if (report === undefined) return { in_quarantine: false, report: null };
  const { hash, sinceMs, checkedAtMs, sequence, violationCount, violations } = report;
  return {
    in_quarantine: true,
    report: {
      hash,
      since: formatTime(sinceMs),
      checked_at: formatTime(checkedAtMs),
      sequence,
      violation_count: violationCount,
      violations: violations.slice(0, VIOLATIONS_MAX).map(renderViolation),
    },
  };
}
