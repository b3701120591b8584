/**
 * What a restore brings back: API keys and operator tokens that were revoked after the backup must stay useless.
 *
 * @needs mariadb-dump, mariadb
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApiKeyIn } from '../support/apiKeys';
import { Client } from '../support/client';
import { commandLauncher, type LaunchedCommand } from '../support/commandLauncher';
import { eventually } from '../support/eventually';
import { freePort } from '../support/freePort';
import { temporaryFolder } from '../support/temporaryFolder';

const launch = commandLauncher();
const folder = temporaryFolder();
const DATA_DIR = join(folder, 'kept');
const BACKUP = join(folder, 'talad.sql.gz');
let baseUrl = '';
let place: Readonly<Record<string, string>> = {};

async function startRun(settings: Readonly<Record<string, string>> = {}): Promise<LaunchedCommand> {
  const run = launch(['run'], {
    ...place,
    ...settings,
    DUAL_CONTROL: 'off',
    OPERATOR_ON_PUBLIC_PORT: 'on',
    APPROVER_TOKEN_FILE: join(DATA_DIR, 'approver-token'),
  });
  await run.says('Talad serves on');
  return run;
}

async function stop(run: LaunchedCommand): Promise<void> {
  run.child.kill('SIGTERM');
  expect(await run.exited).toEqual({ code: 0, signal: null });
}

async function runCommand(args: readonly string[], code = 0): Promise<string> {
  const command = launch(args, place);
  expect([(await command.exited).code, command.output()]).toEqual([code, expect.anything()]);
  return command.output();
}

const clientOf = (token: string): Client => new Client(() => baseUrl).withCredentials({ kind: 'operator', token });
const tokenOf = (role: string): string => readFileSync(join(DATA_DIR, `${role}-token`), 'utf8').trim();

test('what was revoked after the backup does not come back to life with a restore', async () => {
  const port = String(await freePort());
  baseUrl = `http://127.0.0.1:${port}`;
  place = { DATA_DIR, PORT: port };
  const first = await startRun();
  const [operator, approver] = [clientOf(tokenOf('operator')), clientOf(tokenOf('approver'))];
  const { id } = await operator.expect('createUser', 201, { body: { email: 'malee@example.com' } });
  const newKey = async (label: string) => {
    const key = await createApiKeyIn({ DATA_DIR }, id, { label, permissions: ['user_read'] });
    const client = operator.withCredentials({ kind: 'key', apiKey: key.api_key, apiSecret: key.api_secret });
    return { ...key, client, read: () => client.call('getUser', { path: { userid: 'me' } }) };
  };
  const [stolen, kept] = [await newKey('stolen'), await newKey('kept')];
  const minted = await approver.expect('createOperatorToken', 201, {
    body: { name: 'dismissed', roles: ['treasury'] },
  });
  const dismissed = clientOf(minted.token);
  expect([(await stolen.read()).status, (await dismissed.call('listUsers')).status]).toEqual([200, 200]);

  await runCommand(['backup', BACKUP]);
  await operator.expect('revokeApiKey', 204, { path: { api_key: stolen.api_key } });
  await approver.expect('revokeOperatorToken', 204, { path: { tokenid: minted.id } });
  await stop(first);
  const restored = await runCommand(['restore', BACKUP, 'force']);
  expect(restored).toMatch(/suspended 5 API keys and operator tokens/);

  // The users, keys and sessions that were made after the backup are gone, also if no event is.
  const acceptance = /ACCEPT_DATA_LOSS_FROM=(\d+)/.exec(restored)?.[1] ?? '';
  expect(await runCommand(['run'], 1)).toContain('ACCEPT_DATA_LOSS_FROM');
  const again = await startRun({ ACCEPT_DATA_LOSS_FROM: acceptance });
  for (const { client } of [stolen, kept])
    expect(await client.call('getUser', { path: { userid: 'me' } })).toMatchObject({
      status: 401,
      body: { code: 'API_KEY_SUSPENDED' },
    });
  for (const client of [dismissed, operator, approver])
    expect(await client.call('listUsers')).toMatchObject({ status: 401, body: { code: 'OPERATOR_TOKEN_SUSPENDED' } });

  // Listed, and confirmed one by one.
  expect(await runCommand(['confirm'])).toMatch(
    /operator-token:1 +support,[a-z,]+, first operator\n +operator-token:2 +approver, first approver\n +operator-token:3 +treasury, dismissed\n +api-key:1 +malee@example.com, stolen\n +api-key:2 +malee@example.com, kept\n$/,
  );
  await runCommand(['confirm', 'operator-token:1', 'operator-token:2', 'api-key:2']);
  expect(await runCommand(['confirm', 'api-key:2'], 1)).toContain('api-key:2 is not suspended');
  expect(await runCommand(['confirm', 'api-key'], 1)).toContain('api-key must be all, or like operator-token:7');
  // Servers keep credentials for a few seconds.
  for (const isServed of [() => kept.read(), () => operator.call('listUsers'), () => approver.call('listUsers')])
    await eventually(
      async () => (await isServed()).status,
      (status) => status === 200,
    );
  const { items } = await operator.expect('listApiKeys', 200, { path: { userid: id } });
  expect(items.map(({ label, suspended_at: at }) => [label, at !== null])).toEqual([
    ['kept', false],
    ['stolen', true],
  ]);
  const tokens = await approver.expect('listOperatorTokens', 200);
  expect(tokens.items.map(({ name, suspended_at: at }) => [name, at !== null])).toEqual([
    ['dismissed', true],
    ['first approver', false],
    ['first operator', false],
  ]);
  expect([(await stolen.read()).status, (await dismissed.call('listUsers')).status]).toEqual([401, 401]);
  await stop(again);
  expect(await runCommand(['confirm', 'all'])).toMatch(/confirmed 2 API keys .*\nnothing is suspended\n/);
  await operator.close();
});
