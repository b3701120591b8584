import { renderQuarantine } from '../../rendering/quarantine';
import type { Handler } from '../types';

/**
 * Accepts what the audit found. The log of operators' actions keeps it, the reason and the two operators. Refusals:
 * QUARANTINE_REPORT_CHANGED.
 */
export const endQuarantine: Handler<'endQuarantine'> = async ({ body }, { engine }) => {
  const report = await engine.quarantineReport();
  const hasEnded = report?.hash === body.report_hash && (await engine.endQuarantine(report.hash));
  if (!hasEnded) return { refusal: { code: 'QUARANTINE_REPORT_CHANGED' } };
  return { status: 200, body: { ...renderQuarantine(report), in_quarantine: false } };
};
