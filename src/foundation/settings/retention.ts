/**
 * Settings for how long rows stay in the database, and where older rows are archived. Without the settings of `keep`,
 * everything is kept; with them, `make archive` archives older rows. The sign-in history is personal data, which is
 * deleted instead.
 */
import { daysKept, integer, text } from './settingTypes';

export const retention = {
  archiveDir: text(
    'ARCHIVE_DIR',
    '',
    'Folder of the files that `make archive` writes, by default <DATA_DIR>/archive. Preferably on another disk.',
  ),
  signInsDays: integer(
    'KEEP_SIGN_INS_DAYS',
    90,
    1,
    3_650,
    "Days of the sign-in history that users see, with network addresses and browsers. Older entries are deleted, and so are each user's entries beyond the newest 100 successful and 100 failed ones.",
  ),
  keep: {
    events: daysKept(
      'KEEP_EVENTS_DAYS',
      'Event log: how far back clients can resume user data. The outcomes needed to answer repeated requests are kept.',
    ),
    journal: daysKept(
      'KEEP_JOURNAL_DAYS',
      'Journal entries of orders and trades. Those of deposits and withdrawals are kept, and so are all balances.',
    ),
    trades: daysKept(
      'KEEP_TRADES_DAYS',
      "Trades: how far back trade lists go, including a user's own. Orders are kept.",
    ),
    klines: daysKept('KEEP_KLINES_DAYS', 'Klines with an interval of less than one day. Longer ones are kept.'),
  },
} as const;
