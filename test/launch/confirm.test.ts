/** What `make confirm` does with rows that were changed in the tables. For restores: `restoredCredentials`. */
import { join } from 'node:path';
import { runCommand } from '../../src/programs/launch/process/childProcess';
import { BUILD } from '../support/build';
import { assignDepositAddress } from '../support/custodian/callbacks';
import { type TestExchange, withExchange } from '../support/exchange';

/** What the command prints; rejects with it if the command fails. */
function confirm({ dataDir, schema }: TestExchange, ...names: string[]): Promise<string> {
  const place = { ENV_FILE: '/dev/null', DATA_DIR: dataDir, DATABASE_URL: schema.serviceUrl };
  const command = [join(BUILD, 'src', 'programs', 'launch', 'main.js'), 'confirm', ...names];
  return runCommand(process.execPath, command, { PATH: process.env['PATH'], ...place });
}

test('a changed API key puts the exchange into quarantine, and works when an operator has accepted it by its full name', () =>
  withExchange({}, async (exchange) => {
    const user = await exchange.createUser();
    await exchange.stop();
    await exchange.database('api_keys').update({ label: 'renamed' });
    await exchange.restart();
    expect(await exchange.anonymous.expect('getReadiness', 200)).toMatchObject({ quarantine: true });
    await exchange.stop();
    expect(await confirm(exchange)).toMatch(
      /nothing is suspended\nchanged in their table by something other than Talad, and refused:\n +api-key:1 +\S+, renamed\n/,
    );
    await expect(confirm(exchange, 'api-key:1')).rejects.toThrow('api-key:1 was changed in its table');
    await confirm(exchange, 'all');
    await exchange.restart();
    expect((await user.client.call('getUser', { path: { userid: 'me' } })).status).toBe(401);
    await exchange.stop();
    expect(await confirm(exchange, 'changed:api-key:1')).toContain('confirmed api-key:1');
    await exchange.restart();
    await user.client.expect('getUser', 200, { path: { userid: 'me' } });
  }));

test('a changed user, and a user of whom rows are missing, are accepted as they are by their full names', () =>
  withExchange({ environment: { AUTHENTICATION_IDENTITY_CACHE_MS: '0' } }, async (exchange) => {
    const [changed, lacking] = [await exchange.createUser(), await exchange.createUser()];
    const status = async ({ client }: typeof changed) =>
      (await client.call('getUser', { path: { userid: 'me' } })).status;
    await assignDepositAddress(exchange, { userId: lacking.id });
    await exchange.database('users').where({ id: changed.id }).update({ level: 'level_3' });
    await exchange.database('deposit_addresses').where({ user_id: lacking.id }).delete();
    expect(await status(changed)).toBe(401);
    const listed = await confirm(exchange);
    expect(listed).toContain(`users:${changed.id} `);
    expect(listed).toMatch(new RegExp(`users:${lacking.id} +rows that belong to it are missing`));
    await expect(confirm(exchange, `users:${changed.id}`)).rejects.toThrow('was changed in its table');
    for (const { id } of [changed, lacking]) await confirm(exchange, `changed:users:${id}`);
    expect(await status(changed)).toBe(200);
    expect(await confirm(exchange)).toBe('nothing is suspended\n');
  }));
