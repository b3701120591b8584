import { renderQuarantine } from '../../application/rendering/quarantine';
import type { Handler } from '../types';

/**
 * Accepts what the audit found. The log of operators' actions keeps the reason and the two operators. Refusals:
 * QUARANTINE_REPORT_CHANGED.
 */
export const endQuarantine: Handler<'endQuarantine'> = async ({ body }, { engine }) =>
  (await engine.endQuarantine(body.report_hash))
    ? { status: 200, body: renderQuarantine(undefined) }
    : { refusal: { code: 'QUARANTINE_REPORT_CHANGED' } };
