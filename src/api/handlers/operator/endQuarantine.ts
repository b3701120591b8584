import { renderQuarantine } from '../../rendering/quarantine';
import type { Handler } from '../types';

/**
 * Accepts what the audit found. The log of operators' actions keeps it, the reason and the two operators. Refusals:
 * QUARANTINE_REPORT_CHANGED, QUARANTINE_NOT_ACCEPTABLE.
 */
export const endQuarantine: Handler<'endQuarantine'> = async ({ body }, { engine }) => {
  const report = await engine.quarantineReport();
  const end = report?.hash === body.report_hash ? await engine.endQuarantine(report.hash) : 'report_changed';
  if (report === undefined || end === 'report_changed') return { refusal: { code: 'QUARANTINE_REPORT_CHANGED' } };
  if (end === 'not_acceptable') return { refusal: { code: 'QUARANTINE_NOT_ACCEPTABLE' } };
  return { status: 200, body: { ...renderQuarantine(report), in_quarantine: false } };
};
