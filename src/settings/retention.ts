/** What stays in the database, and where what is older goes. Without these all of it stays; with them, until `make archive` runs. */
import { daysKept, text } from './kinds';

export const retention = {
  archiveDir: text(
    'ARCHIVE_DIR',
    '',
    'Folder of what `make archive` takes out of the database, by default <DATA_DIR>/archive. Another disk is better.',
  ),
  keep: {
    events: daysKept(
      'KEEP_EVENTS_DAYS',
      'The event log: how far back somebody can resume user data. What repeated requests are answered from stays.',
    ),
    journal: daysKept(
      'KEEP_JOURNAL_DAYS',
      'Journal entries of orders and trades; those of deposits and withdrawals stay, and so do all balances.',
    ),
    trades: daysKept('KEEP_TRADES_DAYS', "Trades: how far back lists of trades go, a user's own too. Orders stay."),
    klines: daysKept('KEEP_KLINES_DAYS', 'Klines of less than a day; longer ones stay.'),
  },
} as const;
