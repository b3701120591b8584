/** Renders the quarantine, and what the audit that began it found. */
import type { components } from '../../../generated/openapi';
import type { QuarantineReport } from '../../engine/quarantine';
import { formatTime } from './times';

export function renderQuarantine(report: QuarantineReport | undefined): components['schemas']['Quarantine'] {
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
      violations: violations.slice(0, VIOLATIONS_MAX).map((violation) => ({ ...violation })),
    },
  };
}

const VIOLATIONS_MAX = 200;
