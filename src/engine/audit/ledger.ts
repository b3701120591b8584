/**
 * Checks that are single SQL statements: withdrawals and deposits against their journal entries, and the continuity of
 * the event log. They cover rows after the checkpoint, and older rows that are still open.
 */
import { HOUSE } from '../../core/model';
import type { Snapshot } from './auditSnapshot';
import type { AuditCheckpoint } from './checkpoint';
import type { JournalSummary } from './entries';

/** Rows that one check reports at most. The next audit reports the others, once these are repaired. */
const NAMED_MAX = 10;

interface SqlCheck {
  readonly check: string;
  /** Each row of the result is a violation; its columns are the detail. */
  readonly sql: string;
  /** Values of the placeholders. A check without placeholders reads the open rows only, or is `wholeOnly`. */
  readonly bound?: (checkpoint: AuditCheckpoint, journal: JournalSummary) => readonly unknown[];
  /** Reads a complete table, because its key does not grow with time. Runs in complete audits only. */
  readonly wholeOnly?: boolean;
}

/** An id that no row has: `IN (?)` must not be empty. */
const NO_ID = 0;
const withdrawals = ({ withdrawalId }: AuditCheckpoint, journal: JournalSummary): readonly unknown[] => [
  withdrawalId,
  [NO_ID, ...journal.withdrawals],
];
const deposits = ({ depositId }: AuditCheckpoint, journal: JournalSummary): readonly unknown[] => [
  depositId,
  [NO_ID, ...journal.deposits],
];

type WithdrawalEntry = 'withdrawal' | 'withdrawal_sent' | 'withdrawal_refund';
const WITHDRAWAL_ENTRIES: readonly WithdrawalEntry[] = ['withdrawal', 'withdrawal_sent', 'withdrawal_refund'];
/**
 * One subquery per kind uses the index. With all three kinds in one subquery, the database read all entries of these
 * kinds for each open withdrawal.
 */
const countOf = (kind: WithdrawalEntry): string =>
  `(SELECT COUNT(*) FROM journal_entries e WHERE e.kind = '${kind}' AND e.reference = w.id)`;
const entriesOf = (kind: WithdrawalEntry): string =>
  `SELECT e.id, e.reference FROM withdrawals w JOIN journal_entries e ON e.kind = '${kind}' AND e.reference = w.id WHERE (w.id >= ? OR w.id IN (?))`;

const SQL_CHECKS: readonly SqlCheck[] = [
  {
    check: 'A5 pending withdrawals equal the amounts that are not sent yet',
    sql:
      'SELECT s.asset, COALESCE(a.balance, 0) AS pending, COALESCE(w.amount, 0) AS unsent FROM assets s ' +
      `LEFT JOIN accounts a ON a.owner = ${HOUSE} AND a.asset = s.asset AND a.kind = 'pending_withdrawals' ` +
      "LEFT JOIN (SELECT asset, SUM(amount) AS amount FROM withdrawals WHERE status IN ('queued', 'sending') GROUP BY asset) w ON w.asset = s.asset " +
      'WHERE COALESCE(a.balance, 0) <> COALESCE(w.amount, 0)',
  },
  {
    check:
      'A13 each withdrawal has one debit entry, one sent entry once it was sent, one refund entry once it failed, and no other',
    sql:
      `SELECT w.id, w.status, w.failure, ${countOf('withdrawal')} AS debits, ${countOf('withdrawal_sent')} AS sent, ${countOf('withdrawal_refund')} AS refunds ` +
      'FROM withdrawals w WHERE (w.id >= ? OR w.id IN (?)) ' +
      "HAVING debits <> 1 OR sent <> IF(w.status IN ('sent', 'confirmed') OR COALESCE(w.failure, '') = 'returned', 1, 0) OR refunds <> IF(w.status = 'failed', 1, 0) " +
      "UNION ALL SELECT e.reference, 'no withdrawal', NULL, 0, 0, 0 FROM journal_entries e LEFT JOIN withdrawals w ON w.id = e.reference " +
      "WHERE e.kind IN ('withdrawal', 'withdrawal_sent', 'withdrawal_refund') AND e.id > ? AND w.id IS NULL",
    bound: (checkpoint, journal) => [...withdrawals(checkpoint, journal), checkpoint.entryId],
  },
  {
    check:
      "A13 each withdrawal's entries moved its amount and its fee: out of the wallet, to where its status says, and back when it failed",
    sql:
      'SELECT STRAIGHT_JOIN w.id, w.status, w.amount, w.fee, ' +
      "SUM(IF(a.kind = 'available' AND a.owner = w.user_id AND a.asset = w.asset, p.amount, 0)) AS wallet, " +
      "SUM(IF(a.kind = 'pending_withdrawals' AND a.asset = w.asset, p.amount, 0)) AS pending, " +
      "SUM(IF(a.kind = 'withdrawal_fees' AND a.asset = w.asset, p.amount, 0)) AS fees, " +
      "SUM(IF(a.kind = IF(s.kind = 'fiat', 'bank', 'custody') AND a.asset = w.asset, p.amount, 0)) AS outside " +
      `FROM (${WITHDRAWAL_ENTRIES.map(entriesOf).join(' UNION ALL ')}) e JOIN withdrawals w ON w.id = e.reference JOIN assets s ON s.asset = w.asset ` +
      'JOIN postings p ON p.entry_id = e.id JOIN accounts a ON a.id = p.account_id GROUP BY w.id, w.status, w.amount, w.fee ' +
      "HAVING wallet <> IF(w.status = 'failed', 0, -(w.amount + w.fee)) OR fees <> IF(w.status = 'failed', 0, w.fee) " +
      "OR pending <> IF(w.status IN ('queued', 'sending'), w.amount, 0) OR outside <> IF(w.status IN ('sent', 'confirmed'), w.amount, 0)",
    bound: (checkpoint, journal) => WITHDRAWAL_ENTRIES.flatMap(() => withdrawals(checkpoint, journal)),
  },
  {
    check:
      'A13 a withdrawal that had to be approved was approved before it was sent, and not by the operator who sent it; only a failed one names a failure',
    sql:
      "SELECT id, status, approved_by, handled_by, failure FROM withdrawals WHERE (id >= ? OR id IN (?)) AND ((needs_approval AND approved_by IS NULL AND (status IN ('sending', 'sent', 'confirmed') " +
      "OR failure IN ('refused_by_custodian', 'returned'))) OR approved_by = handled_by OR (status = 'failed') <> (failure IS NOT NULL))",
    bound: withdrawals,
  },
  {
    check: 'A13 each deposit has one credit entry of its amount once it is completed, and none before',
    sql:
      "SELECT d.id, d.status, d.amount, COUNT(DISTINCT e.id) AS entries, SUM(p.amount) AS credited FROM deposits d LEFT JOIN journal_entries e ON e.kind = 'deposit' AND e.reference = d.id " +
      "LEFT JOIN postings p ON p.entry_id = e.id AND p.account_id IN (SELECT id FROM accounts WHERE owner = d.user_id AND asset = d.asset AND kind = 'available') " +
      "WHERE (d.id >= ? OR d.id IN (?)) GROUP BY d.id, d.status, d.amount HAVING COUNT(DISTINCT e.id) <> IF(d.status = 'completed', 1, 0) OR COALESCE(SUM(p.amount), 0) <> IF(d.status = 'completed', d.amount, 0) " +
      "UNION ALL SELECT e.reference, 'no deposit', 0, 0, 0 FROM journal_entries e LEFT JOIN deposits d ON d.id = e.reference WHERE e.kind = 'deposit' AND e.id > ? AND d.id IS NULL",
    bound: (checkpoint, journal) => [...deposits(checkpoint, journal), checkpoint.entryId],
  },
  {
    check: 'LOG the event log has no gap, except where a life begins',
    sql:
      'SELECT COUNT(*) AS events, MAX(sequence) AS last FROM events WHERE sequence > ? HAVING COUNT(*) <> COALESCE(MAX(sequence), ?) - ? - ' +
      '(SELECT COALESCE(SUM(ids_after - previous_sequence), 0) FROM lives WHERE previous_sequence >= ?)',
    bound: ({ sequence }) => [sequence, sequence, sequence, sequence],
  },
  {
    check: "LOG each end of an operator's action belongs to one that began",
    sql:
      'SELECT e.id, e.began_id FROM operator_actions e LEFT JOIN operator_actions b ON b.id = e.began_id AND b.began_id IS NULL AND b.id < e.id ' +
      'WHERE e.id > ? AND e.began_id IS NOT NULL AND (b.id IS NULL OR b.operation <> e.operation OR b.operator_id <> e.operator_id)',
    bound: ({ action }) => [action.id],
  },
  {
    check: 'LOG each idempotency key belongs to an event',
    sql: 'SELECT HEX(k.request_key) AS request_key, k.sequence FROM request_keys k LEFT JOIN events e ON e.sequence = k.sequence WHERE e.sequence IS NULL',
    wholeOnly: true,
  },
];

export interface LedgerAudit {
  readonly checkpoint: AuditCheckpoint;
  readonly journal: JournalSummary;
  readonly isWhole: boolean;
}

export async function checkLedger(snapshot: Snapshot, { checkpoint, journal, isWhole }: LedgerAudit): Promise<void> {
  for (const { check, sql, bound, wholeOnly } of SQL_CHECKS) {
    if (wholeOnly === true && !isWhole) continue;
    snapshot.recordCheck(check);
    const rows = await snapshot.rows<Record<string, unknown>>(
      `${sql} LIMIT ${NAMED_MAX}`,
      bound?.(checkpoint, journal) ?? [],
    );
    for (const row of rows) snapshot.addViolation(check, JSON.stringify(row));
  }
}
