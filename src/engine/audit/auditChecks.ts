/**
 * All checks of the audit in one table: the stable id, the text in reports, the consequence of a violation, and how
 * much an audit from a checkpoint checks. `README.md` of this folder shows the same table to operators.
 */

/**
 * What a violation means for a server. `quarantine`: the server serves reads, streams and cancellations, and refuses
 * what moves money. `refuse`: even what the server shows could be wrong, so it does not start.
 */
export type Consequence = 'quarantine' | 'refuse';

/**
 * How much an audit from a checkpoint checks. `all`: as much as a complete audit. `since`: rows that are newer than the
 * checkpoint, and older ones that an event since then has changed. `digest`: as `since`, and the older rows that no event
 * has changed against a digest in the checkpoint. `none`: nothing.
 */
export type ShortAudit = 'all' | 'since' | 'digest' | 'none';

export interface AuditCheck {
  /** Text in reports. Begins with A1 to A16, with EVENTS, or with LOG for the logs. */
  readonly text: string;
  readonly consequence: Consequence;
  readonly shortAudit: ShortAudit;
}

export const CHECKS = {
  entry_balanced: check('A1 postings of each journal entry sum to zero per asset', 'since'),
  entry_postings: check('A1 each journal entry has postings, each to an existing account', 'since'),
  asset_sum: check('A2 all balances sum to zero per asset', 'all'),
  balance_postings: check('A3 each balance equals the sum of its postings', 'digest'),
  balance_not_negative: check('A4 no available or held balance is below zero', 'all'),
  held_balance: check('A5 held balances equal the holds of open orders', 'all'),
  order_hold: check('A5 each open order holds exactly what its remainder requires', 'all'),
  pending_withdrawals: check('A5 pending withdrawals equal the amounts that are not sent yet', 'all'),
  order_fills: check("A6 an order's numbers equal those of its fills", 'digest'),
  order_status: check("A6 an order's status agrees with what it traded", 'since'),
  trade_charges: check(
    'A7 a trade has two sides, a price inside both limits, and fees by schedule, rounded up',
    'since',
  ),
  book_not_crossed: check('A8 no book is crossed', 'all'),
  memory_book: check('A9 the book in memory equals the open orders in the tables', 'all'),
  memory_balance: check('A9 balances in memory equal those in the tables', 'all'),
  memory_withdrawals: check('A9 open withdrawals in memory equal those in the tables', 'all'),
  memory_withdrawal_use: check('A9 what is used of the withdrawal limits equals the amounts in the tables', 'all'),
  memory_cancel_timers: check('A9 the timers that cancel orders equal those in the tables', 'all'),
  memory_portal_spending: check('A9 the purchases that count towards spending limits equal those in the tables', 'all'),
  klines: check('A10 stored klines equal the fold of trades', 'since'),
  ticker: check('A11 the ticker equals its recomputation', 'all'),
  trade_ids: check(
    'A12 trade ids are contiguous per symbol, except where a life begins, and times do not decrease',
    'since',
  ),
  withdrawal_entries: check(
    'A13 each withdrawal has one debit entry, one sent entry once it was sent, one refund entry once it failed, and no other',
    'since',
  ),
  withdrawal_amounts: check(
    "A13 each withdrawal's entries moved its amount and its fee: out of the wallet, to where its status says, and back when it failed",
    'since',
  ),
  withdrawal_approval: check(
    'A13 a withdrawal that had to be approved was approved before it was sent, and not by the operator who sent it; only a failed one names a failure',
    'since',
  ),
  deposit_entries: check(
    'A13 each deposit has one credit entry of its amount once it is completed, and none before',
    'since',
  ),
  final_order_hold: check('A14 no final order holds funds', 'since'),
  rows_of_events: check('A15 each row is as the last event that changed it says', 'digest'),
  rows_without_event: check('A15 each row belongs to an event', 'since'),
  rows_readable: check('A16 each row can be loaded, and the rows allow each check to be made', 'all'),
  event_chain: refusal('EVENTS the events form one unbroken chain of hashes', 'since'),
  event_gaps: refusal('EVENTS the sequences of events have no gaps, except where a life begins', 'since'),
  action_chain: check("LOG operators' actions form one unbroken chain of hashes", 'since'),
  action_ends: check("LOG each end of an operator's action belongs to one that began", 'since'),
  idempotency_keys: check('LOG each idempotency key belongs to an event', 'none'),
  operator_tokens: check('LOG operator tokens are as they were written', 'all'),
  api_keys: check('LOG API keys are as they were written', 'none'),
  coded_rows: check('LOG other rows that decide about money or access are as they were written', 'none'),
  archive_checkpoint: check('LOG the checkpoint at which complete audits start is as it was written', 'all'),
  lives: check('LOG the lives of the database are as they were recorded', 'all'),
  sealed_values: refusal('SECRETS the values that are encrypted with the master key can be read', 'all'),
  master_keys: refusal('SECRETS each secret names a master key of this exchange', 'none'),
  counted_rows: check('LOG no such row that the row of its owner counts is missing', 'none'),
} as const satisfies Readonly<Record<string, AuditCheck>>;

export type AuditCheckId = keyof typeof CHECKS;

function check(text: string, shortAudit: ShortAudit): AuditCheck {
  return { text, consequence: 'quarantine', shortAudit };
}

function refusal(text: string, shortAudit: ShortAudit): AuditCheck {
  return { text, consequence: 'refuse', shortAudit };
}
