/** Checks that the database can answer by itself: the ledger's sums, the withdrawals' entries, the log's gaps. */
import type { Snapshot } from './snapshot';

/** How many offenders a violation names; the rest is counted by looking again after these are mended. */
const NAMED_MAX = 10;

interface SqlCheck {
  readonly check: string;
  /** Rows are violations; each row's columns are its detail. */
  readonly sql: string;
}

const SQL_CHECKS: readonly SqlCheck[] = [
  {
    check: 'A1 postings of each journal entry sum to zero per asset',
    sql: 'SELECT p.entry_id, a.asset, SUM(p.amount) AS total FROM postings p JOIN accounts a ON a.id = p.account_id GROUP BY p.entry_id, a.asset HAVING SUM(p.amount) <> 0',
  },
  {
    check: 'A1 each journal entry has postings, and each posting an entry and an account',
    sql:
      'SELECT e.id AS entry_without_postings FROM journal_entries e LEFT JOIN postings p ON p.entry_id = e.id WHERE p.entry_id IS NULL ' +
      'UNION ALL SELECT p.entry_id FROM postings p LEFT JOIN journal_entries e ON e.id = p.entry_id LEFT JOIN accounts a ON a.id = p.account_id WHERE e.id IS NULL OR a.id IS NULL',
  },
  {
    check: 'A2 all postings sum to zero per asset',
    sql: 'SELECT a.asset, SUM(p.amount) AS total FROM postings p JOIN accounts a ON a.id = p.account_id GROUP BY a.asset HAVING SUM(p.amount) <> 0',
  },
  {
    check: 'A3 each balance equals the sum of its postings',
    sql:
      'SELECT a.id, a.balance, COALESCE(s.total, 0) AS postings FROM accounts a LEFT JOIN (SELECT account_id, SUM(amount) AS total FROM postings GROUP BY account_id) s ' +
      'ON s.account_id = a.id WHERE a.balance <> COALESCE(s.total, 0)',
  },
  { check: 'A4 no available or held balance is below zero', sql: "SELECT id, balance FROM accounts WHERE kind IN ('available', 'held') AND balance < 0" },
  {
    check: 'A5 held equals what open orders hold',
    sql:
      "SELECT a.owner, a.asset, a.balance, COALESCE(o.held, 0) AS orders_hold FROM accounts a LEFT JOIN (SELECT r.user_id, IF(r.side = 'buy', s.quote, s.base) AS asset, SUM(r.held) AS held " +
      "FROM orders r JOIN symbols s ON s.symbol = r.symbol WHERE r.status IN ('created', 'partial_filled') GROUP BY r.user_id, IF(r.side = 'buy', s.quote, s.base)) o " +
      "ON o.user_id = a.owner AND o.asset = a.asset WHERE a.kind = 'held' AND a.balance <> COALESCE(o.held, 0)",
  },
  {
    check: 'A5 pending withdrawals equal what has not been sent',
    sql:
      "SELECT a.asset, a.balance, COALESCE(w.amount, 0) AS unsent FROM accounts a LEFT JOIN (SELECT asset, SUM(amount) AS amount FROM withdrawals WHERE status IN ('queued', 'sending') GROUP BY asset) w " +
      "ON w.asset = a.asset WHERE a.kind = 'pending_withdrawals' AND a.balance <> COALESCE(w.amount, 0)",
  },
  {
    check: "A6 an order's status agrees with what it traded",
    sql:
      "SELECT id, status, quantity, filled FROM orders WHERE filled > quantity OR (status = 'created' AND filled <> 0) OR (status = 'partial_filled' AND (filled = 0 OR filled = quantity)) " +
      "OR (status = 'completed' AND filled <> quantity) OR (status IN ('cancelled', 'rejected') AND filled = quantity)",
  },
  {
    check: 'A13 each withdrawal has one debit entry, one sent entry once it was sent, one refund entry once it failed, and no other',
    sql:
      "SELECT w.id, w.status, SUM(e.kind = 'withdrawal') AS debits, SUM(e.kind = 'withdrawal_sent') AS sent, SUM(e.kind = 'withdrawal_refund') AS refunds FROM withdrawals w " +
      "LEFT JOIN journal_entries e ON e.kind IN ('withdrawal', 'withdrawal_sent', 'withdrawal_refund') AND e.reference = w.id GROUP BY w.id, w.status, w.failure " +
      "HAVING COALESCE(debits, 0) <> 1 OR sent <> IF(w.status IN ('sent', 'confirmed') OR COALESCE(w.failure, '') = 'returned', 1, 0) OR refunds <> IF(w.status = 'failed', 1, 0) " +
      "UNION ALL SELECT e.reference, 'no withdrawal', 0, 0, 0 FROM journal_entries e LEFT JOIN withdrawals w ON w.id = e.reference " +
      "WHERE e.kind IN ('withdrawal', 'withdrawal_sent', 'withdrawal_refund') AND w.id IS NULL",
  },
  {
    check: "A13 each withdrawal's entries moved its amount and its fee: out of the wallet, to where its status says, and back when it failed",
    sql:
      'SELECT w.id, w.status, w.amount, w.fee, ' +
      "SUM(IF(a.kind = 'available' AND a.owner = w.user_id AND a.asset = w.asset, p.amount, 0)) AS wallet, " +
      "SUM(IF(a.kind = 'pending_withdrawals' AND a.asset = w.asset, p.amount, 0)) AS pending, " +
      "SUM(IF(a.kind = 'withdrawal_fees' AND a.asset = w.asset, p.amount, 0)) AS fees, " +
      "SUM(IF(a.kind = IF(s.kind = 'fiat', 'bank', 'custody') AND a.asset = w.asset, p.amount, 0)) AS outside " +
      "FROM withdrawals w JOIN assets s ON s.asset = w.asset JOIN journal_entries e ON e.kind IN ('withdrawal', 'withdrawal_sent', 'withdrawal_refund') AND e.reference = w.id " +
      'JOIN postings p ON p.entry_id = e.id JOIN accounts a ON a.id = p.account_id GROUP BY w.id, w.status, w.amount, w.fee ' +
      "HAVING wallet <> IF(w.status = 'failed', 0, -(w.amount + w.fee)) OR fees <> IF(w.status = 'failed', 0, w.fee) " +
      "OR pending <> IF(w.status IN ('queued', 'sending'), w.amount, 0) OR outside <> IF(w.status IN ('sent', 'confirmed'), w.amount, 0)",
  },
  {
    check: 'A13 a withdrawal that had to be approved was approved before it was sent, and by somebody else than its sender; only a failed one names a failure',
    sql:
      "SELECT id, status, approved_by, handled_by, failure FROM withdrawals WHERE (needs_approval AND approved_by IS NULL AND (status IN ('sending', 'sent', 'confirmed') " +
      "OR failure IN ('refused_by_custodian', 'returned'))) OR approved_by = handled_by OR (status = 'failed') <> (failure IS NOT NULL)",
  },
  {
    check: 'A13 each deposit has one credit entry of its amount once it is completed, and none before',
    sql:
      "SELECT d.id, d.status, d.amount, COUNT(DISTINCT e.id) AS entries, SUM(p.amount) AS credited FROM deposits d LEFT JOIN journal_entries e ON e.kind = 'deposit' AND e.reference = d.id " +
      "LEFT JOIN postings p ON p.entry_id = e.id AND p.account_id IN (SELECT id FROM accounts WHERE owner = d.user_id AND asset = d.asset AND kind = 'available') " +
      "GROUP BY d.id, d.status, d.amount HAVING COUNT(DISTINCT e.id) <> IF(d.status = 'completed', 1, 0) OR COALESCE(SUM(p.amount), 0) <> IF(d.status = 'completed', d.amount, 0) " +
      "UNION ALL SELECT e.reference, 'no deposit', 0, 0, 0 FROM journal_entries e LEFT JOIN deposits d ON d.id = e.reference WHERE e.kind = 'deposit' AND d.id IS NULL",
  },
  { check: 'A14 no final order holds funds', sql: "SELECT id, status, held FROM orders WHERE status IN ('completed', 'cancelled', 'rejected') AND held <> 0" },
  {
    check: 'LOG the event log has no gap',
    sql: 'SELECT COUNT(*) AS events, MAX(sequence) AS last FROM events HAVING COUNT(*) <> COALESCE(MAX(sequence), 0)',
  },
  {
    check: "LOG each end of an operator's action belongs to one that began",
    sql:
      'SELECT e.id, e.began_id FROM operator_actions e LEFT JOIN operator_actions b ON b.id = e.began_id AND b.began_id IS NULL AND b.id < e.id ' +
      'WHERE e.began_id IS NOT NULL AND (b.id IS NULL OR b.operation <> e.operation OR b.operator_id <> e.operator_id)',
  },
  {
    check: 'LOG each request key points to an event',
    sql: 'SELECT HEX(k.request_key) AS request_key, k.sequence FROM request_keys k LEFT JOIN events e ON e.sequence = k.sequence WHERE e.sequence IS NULL',
  },
];

export async function checkLedger(snapshot: Snapshot): Promise<void> {
  for (const { check, sql } of SQL_CHECKS) {
    snapshot.checked(check);
    for (const row of await snapshot.rows<Record<string, unknown>>(`${sql} LIMIT ${NAMED_MAX}`)) snapshot.violated(check, JSON.stringify(row));
  }
}
