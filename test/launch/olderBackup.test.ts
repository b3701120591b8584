/**
 * A backup that an older version made is restored by this one: its schema is migrated, the audit finds nothing, balances
 * and orders are those of the backup, and its users go on trading with their API keys.
 *
 * `recorded/schema-024.sql.gz` was written by `make backup` of the last version with schema 024, before secrets were
 * bound to their rows, from an exchange with two users, 53 orders and 12 crossing ones. The name of its machine and the
 * path of its data were replaced afterwards. `recorded/schema-024.json` contains what that version answered. Recorded
 * files are never changed; a later version gets files of its own.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationNames } from '../../src/store/connection/migrations';
import { Client } from '../support/client';
import { commandLauncher } from '../support/commandLauncher';
import { freePort } from '../support/freePort';
import { temporaryFolder } from '../support/temporaryFolder';

const RECORDED = join(__dirname, 'recorded');
const launch = commandLauncher();
const folder = temporaryFolder();

interface RecordedAnswers {
  readonly users: readonly { readonly id: number; readonly apiKey: string; readonly apiSecret: string }[];
  readonly openOrder: number;
  readonly lastNonce: number;
  /** Available balances of each user, by asset. */
  readonly wallets: readonly Readonly<Record<string, string>>[];
}

/** The master key of the recorded exchange, which protected nothing else. */
const MASTER_KEY = createHash('sha256').update('talad test: backup of schema 024').digest('hex');

test('a backup of schema 024 is restored, passes the audit, and its users go on trading', async () => {
  const answers = JSON.parse(readFileSync(join(RECORDED, 'schema-024.json'), 'utf8')) as RecordedAnswers;
  const place = { DATA_DIR: join(folder, 'restored'), PORT: String(await freePort()) };
  mkdirSync(place.DATA_DIR, { mode: 0o700 });
  writeFileSync(join(place.DATA_DIR, 'master.key'), `${MASTER_KEY}\n`, { mode: 0o600 });
  const command = async (...args: string[]): Promise<string> => {
    const run = launch(args, place);
    expect([await run.exited, run.output()]).toEqual([{ code: 0, signal: null }, expect.any(String)]);
    return run.output();
  };
  const said = await command('restore', join(RECORDED, 'schema-024.sql.gz'));
  expect(said).toContain('restored up to sequence 79');
  expect(said).toContain('The master key matches the encrypted secrets');
  for (const name of migrationNames().filter((each) => each > '024_portal_token_renewals'))
    expect(said).toContain(name);

  expect(await command('confirm', 'all')).toContain('nothing is suspended');

  const run = launch(['run'], place);
  await run.says('Talad serves on');
  const anonymous = new Client(() => `http://127.0.0.1:${place.PORT}`);
  for (const [index, { id, apiKey, apiSecret }] of answers.users.entries()) {
    const client = anonymous.withCredentials({ kind: 'key', apiKey, apiSecret });
    const { wallets } = await client.expect('getUser', 200, { path: { userid: String(id) } });
    const available = Object.entries(wallets).map(([asset, wallet]) => [asset, wallet.available_balance]);
    expect(Object.fromEntries(available)).toEqual(answers.wallets[index]);
  }
  const [, buyer] = answers.users;
  if (buyer === undefined) throw new Error('the recorded exchange has two users');
  const client = anonymous.withCredentials({ kind: 'key', apiKey: buyer.apiKey, apiSecret: buyer.apiSecret });
  await client.expect('cancelOrder', 202, { path: { id: answers.openOrder } });
  const body = { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1000300', amount: '0.2' } as const;
  const order = await client.expect('createOrder', 200, { body: { ...body, nonce: answers.lastNonce + 1 } });
  expect(order.id).toBe(answers.openOrder + 1);
  await anonymous.close();
  run.child.kill('SIGTERM');
  await run.exited;
  expect(await command('audit')).toContain('clean at sequence 8');
});
