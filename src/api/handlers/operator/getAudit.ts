import { assertPresent } from '../../../core/values/assert';
import { formatTime } from '../../../foundation/times';
import { renderViolation } from '../../rendering/quarantine';
import type { Handler } from '../types';

/** Runs the audit, which compares tables and memory at one position of the event log. */
export const getAudit: Handler<'getAudit'> = async (_request, { engine, clock }) => {
  const { sequence, since, bookHash, counts, checks, violations } = await engine.audit();
  return {
    status: 200,
    body: {
      clean: violations.length === 0,
      sequence,
      since_sequence: since,
      checked_at: formatTime(clock.nowMs()),
      book_hash: assertPresent(bookHash, 'the hash of the book'),
      counts: {
        accounts: counts.accounts,
        entries: counts.entries,
        orders: counts.orders,
        trades: counts.trades,
        klines: counts.klines,
        events: counts.events,
      },
      checks: [...checks],
      violations: violations.map(renderViolation),
    },
  };
};
