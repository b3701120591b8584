/** Who is outside: partners, the bank, the custodian. */
import { choice, custodianUrl, flag, integer, text } from './kinds';

export const partner = {
  timeoutMs: integer(
    'PARTNER_TIMEOUT_MS',
    3_000,
    100,
    10_000,
    'A whole call to a partner: lookup, connect, TLS, headers, body.',
  ),
  bodyBytesMax: integer('PARTNER_BODY_BYTES_MAX', 8 * 1024, 256, 1024 * 1024, "The body of a partner's answer."),
  callsMax: integer(
    'PARTNER_CALLS_MAX',
    64,
    1,
    10_000,
    'Calls under way at once to one partner; beyond that a call fails at once.',
  ),
  renewAheadMs: integer(
    'PARTNER_RENEW_AHEAD_MS',
    30_000,
    0,
    3_600_000,
    'An access token that runs out sooner is renewed before it is used.',
  ),
  allowLoopback: flag(
    'PARTNER_ALLOW_LOOPBACK',
    false,
    "Partners on this machine's own addresses: for the demo and for tests, never where strangers register partners.",
  ),
} as const;

export const bank = {
  code: text('BANK_CODE', '', "The bank of the house's own account, to which users send baht."),
  accountNumber: text(
    'BANK_ACCOUNT_NUMBER',
    '',
    'The number of that account; without one, pages say that there is none.',
  ),
  accountName: text('BANK_ACCOUNT_NAME', '', 'The name of that account.'),
} as const;

export const custody = {
  kind: choice(
    'CUSTODY',
    'manual',
    ['manual', 'webhook'],
    "Who keeps the coins: `manual` is the operators themselves, `webhook` a custodian's service (spec/custodian.openapi.yaml).",
  ),
  url: custodianUrl('CUSTODY_URL', "Where the custodian's service is."),
  secretFile: text(
    'CUSTODY_SECRET_FILE',
    '',
    'File of the secret that signs both ways. Of several lines the first signs, and each is accepted.',
  ),
  timeoutMs: integer(
    'CUSTODY_TIMEOUT_MS',
    5_000,
    100,
    60_000,
    'One call to the custodian, from the lookup of its name to the last byte of the answer.',
  ),
  bodyBytesMax: integer('CUSTODY_BODY_BYTES_MAX', 16 * 1024, 256, 1024 * 1024, "The body of a custodian's answer."),
  withdrawalsMax: integer('CUSTODY_WITHDRAWALS_MAX', 16, 1, 1_000, 'Withdrawals in hand at once.'),
  addressesMax: integer(
    'CUSTODY_ADDRESSES_MAX',
    16,
    1,
    1_000,
    'Deposit addresses that are asked for at once; beyond that a question fails at once.',
  ),
  retryMs: integer(
    'CUSTODY_RETRY_MS',
    1_000,
    10,
    3_600_000,
    'The wait after an answer that settled nothing, doubled each time.',
  ),
  retryMsMax: integer('CUSTODY_RETRY_MS_MAX', 300_000, 10, 86_400_000, 'The most that wait becomes.'),
  pollMs: integer(
    'CUSTODY_POLL_MS',
    30_000,
    10,
    86_400_000,
    'How often a withdrawal that the custodian has is asked after, beside its callbacks.',
  ),
  testNetworks: flag(
    'CUSTODY_TEST_NETWORKS',
    false,
    'Whether addresses of test networks are good: where the coins are worth nothing.',
  ),
  callbackWindowMs: integer(
    'CUSTODY_CALLBACK_WINDOW_MS',
    300_000,
    1_000,
    3_600_000,
    "How far a callback's timestamp may be off.",
  ),
} as const;
