/** Settings of outgoing mail. */
import { integer, mailAddress, smtpUrl } from './settingTypes';

export const mail = {
  url: smtpUrl(
    'MAIL_URL',
    'Mail server to which mail is sent. Without it, mail is written to files in <DATA_DIR>/mail.',
  ),
  from: mailAddress('MAIL_FROM', 'Talad <no-reply@localhost>', 'Sender of all mail.'),
  pollMs: integer('MAIL_POLL_MS', 500, 50, 60_000, 'Interval in which the queue of mail is read.'),
  retryMs: integer(
    'MAIL_RETRY_MS',
    5_000,
    10,
    3_600_000,
    'Delay after a failed attempt to send a mail. It doubles after each further one.',
  ),
  retryMsMax: integer('MAIL_RETRY_MS_MAX', 3_600_000, 10, 86_400_000, 'Longest delay between two attempts.'),
  timeoutMs: integer('MAIL_TIMEOUT_MS', 20_000, 100, 120_000, 'Deadline of one attempt to send a mail.'),
} as const;
