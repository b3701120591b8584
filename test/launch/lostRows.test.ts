/**
 * A database that lacks users, but no event, for example because an older copy of its disk was put back: the server
 * notices it, an operator has to accept it, the ids that were lost are not given out again, and what was revoked or ended
 * in the lost time does not work again.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestAction } from '../../src/store/audit/operatorActions';
import { commandLauncher } from '../support/commandLauncher';
import { eventually } from '../support/eventually';
import { expectCleanAudit, startExchange, type TestExchange } from '../support/exchange';
import { signInBrowser } from '../support/portalLogin';
import { temporaryFolder } from '../support/temporaryFolder';

const launch = commandLauncher();
/** A copy of the log of operators' actions, which is out of the reach of the database. */
const HEADS = { ACTION_LOG_HEAD_TO: join(temporaryFolder(), 'heads'), ACTION_LOG_HEAD_INTERVAL_MS: '100' };
let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startExchange({ environment: HEADS });
});
afterAll(() => exchange.close(), 60_000);

const signUp = async (): Promise<number> =>
  (await exchange.operator.expect('createUser', 201, { body: { email: `user${Date.now()}@example.com` } })).id;

/** The server is a second behind with what it remembers. */
async function untilRemembered(userId: number): Promise<void> {
  const file = join(exchange.dataDir, 'published-identities');
  await eventually(
    async () => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
    (text) => text.includes(`"users":${userId},`),
  );
}

async function run(args: readonly string[], more: Readonly<Record<string, string>>): Promise<string> {
  const command = launch(args, {
    ...more,
    DATA_DIR: exchange.dataDir,
    MASTER_KEY_FILE: join(exchange.dataDir, 'master.key'),
    DATABASE_URL: exchange.schema.serviceUrl,
    MIGRATE_DATABASE_URL: exchange.schema.ownerUrl,
  });
  expect([(await command.exited).code, command.output()]).toEqual([0, expect.anything()]);
  return command.output();
}

test('lost users are noticed, accepted only with a new life, and nothing of the lost time comes back', async () => {
  const { database } = exchange;
  const owner = await exchange.createUser();
  const { apiKey, apiSecret } = await exchange.issueApiKey(owner.id, ['user_read']);
  const thief = exchange.anonymous.withCredentials({ kind: 'key', apiKey, apiSecret });
  const browser = await signInBrowser(exchange, owner);
  const copied = { tables: ['api_keys', 'sessions'], rows: new Map<string, object[]>() };
  for (const table of copied.tables) copied.rows.set(table, await database(table).select());
  const actions = Number((await database('operator_actions').max({ last: 'id' }).first())?.['last']);
  await exchange.operator.expect('revokeApiKey', 204, { path: { api_key: apiKey } });
  await exchange.operator.expect('endUserSessions', 204, { path: { userid: owner.id } });
  await signUp();
  const lost = await signUp();
  await untilRemembered(lost);
  const newest = await newestAction(database);
  await eventually(
    async () => readFileSync(HEADS.ACTION_LOG_HEAD_TO, 'utf8'),
    (heads) => heads.includes(newest.hash),
  );
  await exchange.stop();
  const sequence = Number((await database('events').max({ last: 'sequence' }).first())?.['last']);
  await database('users').where({ id: lost }).delete();
  await database('operator_actions').where('id', '>', actions).delete();
  for (const [table, rows] of copied.rows) {
    await database(table).delete();
    await database(table).insert(rows);
  }

  await expect(exchange.restart()).rejects.toThrow(
    `the table users of the database ends at ${lost - 1} and lacks ids up to ${lost}`,
  );
  const accepted = { ACCEPT_DATA_LOSS_FROM: String(sequence + 1) };
  await expect(exchange.restart({ ACCEPT_DATA_LOSS_FROM: String(sequence + 2) })).rejects.toThrow(
    `ACCEPT_DATA_LOSS_FROM=${sequence + 1}`,
  );
  // A server may not set the next ids of the tables.
  await expect(exchange.restart(accepted)).rejects.toThrow('the database must begin a new life: run make migrate');
  const migrated = await run(['migrate'], accepted);
  expect(migrated).toMatch(/suspended \d+ API keys and operator tokens[\s\S]*began life/);
  await exchange.restart(accepted);

  // What was revoked and ended in the lost time.
  expect(await thief.call('getUser', { path: { userid: 'me' } })).toMatchObject({
    body: { code: 'API_KEY_SUSPENDED' },
  });
  expect((await browser.send('/account/security')).headers['location']).toMatch(/^\/sign-in/);
  expect(await exchange.operator.call('listUsers')).toMatchObject({ body: { code: 'OPERATOR_TOKEN_SUSPENDED' } });
  await run(['confirm', 'operator-token:1', 'operator-token:2'], {});
  await exchange.restart();

  // `make migrate` did not know the copy of the log, so the lost actions seem to have been deleted.
  expect((await exchange.operator.expect('getQuarantine', 200)).in_quarantine).toBe(true);
  expect(await run(['restore-report'], HEADS)).toMatch(
    new RegExp(`rows ${actions + 1} to ${newest.id} of the log of operators' actions are lost; .* was told so`),
  );
  expect(await run(['restore-report'], HEADS)).not.toContain('was told');
  await exchange.audit();
  const next = await signUp();
  expect(next).toBeGreaterThan(1_000_000);
  expect(await database('accepted_data_losses').select('missing_from')).toEqual([{ missing_from: sequence + 1 }]);
  await exchange.restart();
  expect(await signUp()).toBe(next + 1);
  await expectCleanAudit(exchange);
});
