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
    check: 'A13 each withdrawal has exactly one debit entry',
    sql:
      "SELECT w.id, COUNT(e.id) AS entries FROM withdrawals w LEFT JOIN journal_entries e ON e.kind = 'withdrawal' AND e.reference = w.id GROUP BY w.id HAVING COUNT(e.id) <> 1 " +
      "UNION ALL SELECT e.reference, -1 FROM journal_entries e LEFT JOIN withdrawals w ON w.id = e.reference WHERE e.kind = 'withdrawal' AND w.id IS NULL",
  },
  {
    check: 'A13 each deposit has exactly one credit entry',
    sql: "SELECT d.id, COUNT(e.id) AS entries FROM deposits d LEFT JOIN journal_entries e ON e.kind = 'deposit' AND e.reference = d.id GROUP BY d.id HAVING COUNT(e.id) <> 1",
  },
  { check: 'A14 no final order holds funds', sql: "SELECT id, status, held FROM orders WHERE status IN ('completed', 'cancelled', 'rejected') AND held <> 0" },
  {
    check: 'LOG the event log has no gap',
    sql: 'SELECT COUNT(*) AS events, MAX(sequence) AS last FROM events HAVING COUNT(*) <> COALESCE(MAX(sequence), 0)',
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
