/** Detects any change of the tables, for requests that must change nothing. */
import type { TestExchange } from './exchange';

/** The lease is renewed all the time, and mail is queued after an answer and sent in the background. */
const CHANGING = [
  'engine_lease',
  'mails',
  'account_links',
  'unsent_withdrawals',
  'withdrawal_notice_position',
  // Webhook messages are written and sent in the background, and are counted in the row of their endpoint.
  'webhook_endpoints',
  'webhook_messages',
  'webhook_position',
  // Written after the answer.
  'api_key_uses',
];

/** Checksums of all tables except these and those that change by themselves. */
export async function tableChecksums({ database }: TestExchange, ...except: readonly string[]): Promise<unknown> {
  const [rows] = (await database.raw("SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'")) as [Record<string, string>[]];
  const tables = rows
    .map((row) => Object.values(row)[0] ?? '')
    .filter((table) => !CHANGING.includes(table) && !except.includes(table));
  const [sums] = (await database.raw(`CHECKSUM TABLE ${tables.map(() => '??').join(', ')}`, tables)) as [unknown[]];
  return sums;
}
