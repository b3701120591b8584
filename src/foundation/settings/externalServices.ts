/** Settings of external services: partners, the bank, the custodian. */
import { exchangeWide } from './readGroup';
import { choice, custodianUrl, fileToRead, flag, integer, text } from './settingTypes';

export const partner = {
  timeoutMs: integer(
    'PARTNER_TIMEOUT_MS',
    3_000,
    100,
    10_000,
    'Time limit of a whole call to a partner: DNS, connection, TLS, headers and body.',
  ),
  bodyBytesMax: integer(
    'PARTNER_BODY_BYTES_MAX',
    8 * 1024,
    256,
    1024 * 1024,
    "Size of the body of a partner's response.",
  ),
  callsMax: integer(
    'PARTNER_CALLS_MAX',
    64,
    1,
    10_000,
    'Concurrent calls to one partner. When the limit is reached, further calls fail at once.',
  ),
  renewAheadMs: integer(
    'PARTNER_RENEW_AHEAD_MS',
    30_000,
    0,
    3_600_000,
    'An access token that expires within this time is refreshed before it is used.',
  ),
  allowLoopback: flag(
    'PARTNER_ALLOW_LOOPBACK',
    false,
    "Allow partner URLs on this machine's own addresses. For the demo and for tests only: on a public exchange this would let partners reach internal services.",
  ),
} as const;

export const webhooks = {
  timeoutMs: integer(
    'WEBHOOK_TIMEOUT_MS',
    10_000,
    100,
    60_000,
    "Time limit of one webhook message to a partner, from DNS to the status of the partner's answer.",
  ),
  callsMax: integer('WEBHOOK_CALLS_MAX', 8, 1, 1_000, 'Webhook messages that are sent to one partner concurrently.'),
  pollMs: integer('WEBHOOK_POLL_MS', 1_000, 10, 60_000, 'How often webhook messages that are due are looked for.'),
  retryMs: integer(
    'WEBHOOK_RETRY_MS',
    1_000,
    10,
    3_600_000,
    'Delay before a webhook message that failed is sent again. It doubles with each attempt.',
  ),
  retryMsMax: integer('WEBHOOK_RETRY_MS_MAX', 86_400_000, 10, 86_400_000, 'Upper bound of that delay.'),
  secretOverlapMs: integer(
    'WEBHOOK_SECRET_OVERLAP_MS',
    86_400_000,
    0,
    30 * 86_400_000,
    'How long webhook messages are also signed with the previous secret after a rotation.',
  ),
  keptMs: integer(
    'WEBHOOK_KEPT_MS',
    30 * 86_400_000,
    60_000,
    365 * 86_400_000,
    'How long webhook messages are kept for a replay. Older ones are deleted, whether they were delivered or not.',
  ),
} as const;

export const bank = {
  code: text('BANK_CODE', '', "Bank of the exchange's own account, to which users transfer baht."),
  accountNumber: text(
    'BANK_ACCOUNT_NUMBER',
    '',
    'Number of that account. Without it, pages say that baht deposits are not available.',
  ),
  accountName: text('BANK_ACCOUNT_NAME', '', 'Name of that account.'),
} as const;

export const custody = {
  depositVerification: exchangeWide(
    choice(
      'DEPOSIT_VERIFICATION',
      'email',
      ['off', 'email', 'level_1', 'level_2', 'level_3'],
      'What a user needs to get a new deposit address, so that nobody can use up the addresses with accounts made for it: a confirmed e-mail address, or at least this level of identity verification. With off, every user gets addresses.',
    ),
  ),
  withdrawalVerification: exchangeWide(
    choice(
      'WITHDRAWAL_VERIFICATION',
      'email',
      ['off', 'email'],
      'What a user needs to withdraw coins or baht: a confirmed e-mail address, so that notices of withdrawals reach the user; or nothing. Coins bought through the Portal are sent in both cases.',
    ),
  ),
  kind: exchangeWide(
    choice(
      'CUSTODY',
      'manual',
      ['manual', 'webhook'],
      "Who holds the coins: `manual` for the operators themselves, `webhook` for a custodian's service (spec/custodian.openapi.yaml).",
    ),
  ),
  // `config.ts` refuses http to another machine without the next setting.
  url: custodianUrl('CUSTODY_URL', "Base URL of the custodian's service.", () => true),
  allowPlainHttp: flag(
    'CUSTODY_ALLOW_PLAIN_HTTP',
    false,
    "CUSTODY_URL may be http to another host. Only where the network itself protects the connection, for example between containers of one machine: whoever could change the custodian's responses could move money.",
  ),
  secretFile: fileToRead(
    'CUSTODY_SECRET_FILE',
    'File with the secret that signs requests in both directions. With several lines, the first signs and all are accepted.',
  ),
  timeoutMs: integer(
    'CUSTODY_TIMEOUT_MS',
    5_000,
    100,
    60_000,
    'Time limit of one call to the custodian, from DNS to the last byte of the response.',
  ),
  bodyBytesMax: integer(
    'CUSTODY_BODY_BYTES_MAX',
    16 * 1024,
    256,
    1024 * 1024,
    "Size of the body of a custodian's response.",
  ),
  withdrawalsMax: integer(
    'CUSTODY_WITHDRAWALS_MAX',
    16,
    1,
    1_000,
    'Withdrawals that are sent to the custodian concurrently.',
  ),
  addressesMax: integer(
    'CUSTODY_ADDRESSES_MAX',
    16,
    1,
    1_000,
    'Concurrent requests for deposit addresses. When the limit is reached, further requests fail at once.',
  ),
  retryMs: integer(
    'CUSTODY_RETRY_MS',
    1_000,
    10,
    3_600_000,
    'Delay before a call without a definite result is repeated. It doubles with each attempt.',
  ),
  retryMsMax: integer('CUSTODY_RETRY_MS_MAX', 300_000, 10, 86_400_000, 'Upper bound of that delay.'),
  pollMs: integer(
    'CUSTODY_POLL_MS',
    30_000,
    10,
    86_400_000,
    'How often the status of a withdrawal is requested from the custodian, in addition to its callbacks.',
  ),
  compareMs: integer(
    'CUSTODY_COMPARE_MS',
    60_000,
    100,
    86_400_000,
    "How often deposits and withdrawals are compared with the custodian's books.",
  ),
  comparePatienceMs: integer(
    'CUSTODY_COMPARE_PATIENCE_MS',
    10_000,
    0,
    600_000,
    "How long the custodian's reports may take to arrive, before a comparison calls something missing.",
  ),
  testNetworks: exchangeWide(
    flag(
      'CUSTODY_TEST_NETWORKS',
      false,
      'Accept addresses of test networks. Only for an exchange whose coins have no value.',
    ),
  ),
  callbackWindowMs: integer(
    'CUSTODY_CALLBACK_WINDOW_MS',
    300_000,
    1_000,
    3_600_000,
    'How far the timestamp of a callback may differ from the server time.',
  ),
} as const;
