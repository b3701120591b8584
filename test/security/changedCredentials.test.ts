/**
 * What a writer of the tables cannot do to API keys and operator tokens without the master key (promise 33): move, widen,
 * extend, activate or bring them back, or make new ones. Each changed row is refused like a wrong credential, and is
 * reported in the log and by the audit.
 */

import { createHash } from 'node:crypto';
import { createApiKey } from '../support/apiKeys';
import { exchangeOfThisFile } from '../support/exchange';
import { rowChanges } from '../support/rowChanges';
import { updateCredential } from '../support/storedCredentials';

const exchange = exchangeOfThisFile({ environment: { AUTHENTICATION_IDENTITY_CACHE_MS: '0' } });
const { withChangedRow, withChangedCredential, isReported } = rowChanges(exchange);

test.each([
  ['given further permissions', { permissions: 'user_read,withdrawal_create' }],
  ['allowed from all addresses', { ip_allowlist: '' }],
  ['extended', { expires_at_ms: null }],
])('an API key that was %s in the table is refused', async (_, change) => {
  const { database } = exchange();
  const user = await exchange().createUser();
  const key = await createApiKey(exchange(), user.id, {
    label: 'narrow',
    permissions: ['user_read'],
    ip_allowlist: ['127.0.0.1'],
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const client = exchange().anonymous.withCredentials({ kind: 'key', apiKey: key.api_key, apiSecret: key.api_secret });
  const status = async () => (await client.call('getUser', { path: { userid: 'me' } })).status;
  expect(await status()).toBe(200);
  for (const withChange of [withChangedRow, withChangedCredential])
    await withChange('api_keys', { api_key: key.api_key }, change, async () => expect(await status()).toBe(401));
  expect(await status()).toBe(200);
  expect(isReported('api_keys')).toBe(true);
  expect(await database('api_keys').where('api_key', key.api_key)).toHaveLength(1);
});

test('an API key of a Binance kind is not turned into one of another kind in the table', async () => {
  const user = await exchange().createUser();
  const made = await createApiKey(exchange(), user.id, {
    label: 'bot',
    permissions: ['user_read'],
    kind: 'hmac-sha256',
  });
  const client = exchange().anonymous.withCredentials({
    kind: 'key',
    apiKey: made.api_key,
    apiSecret: made.api_secret,
  });
  // With the right code, the kind in the encrypted text decides.
  for (const withChange of [withChangedRow, withChangedCredential])
    await withChange('api_keys', { api_key: made.api_key }, { kind: 'talad' }, async () =>
      expect((await client.call('getUser', { path: { userid: 'me' } })).status).toBe(401),
    );
  await withChangedRow('api_keys', { api_key: user.apiKey }, { kind: 'ed25519' }, async () => {
    expect((await user.client.call('getUser', { path: { userid: 'me' } })).status).toBe(401);
    const { id } = (await exchange().database('api_keys').where('api_key', user.apiKey).first('id')) as { id: number };
    expect(await auditedCredentials()).toEqual([`credential api-key:${id}: was changed in the table api_keys`]);
  });
  await user.client.expect('getUser', 200, { path: { userid: 'me' } });
});

test('a revoked API key is not brought back by a change in the table, and the audit reports the change', async () => {
  const { operator } = exchange();
  const user = await exchange().createUser();
  const status = async () => (await user.client.call('getUser', { path: { userid: 'me' } })).status;
  await operator.expect('revokeApiKey', 204, { path: { api_key: user.apiKey } });
  expect(await status()).toBe(401);
  const id = Number((await exchange().database('api_keys').where('api_key', user.apiKey).first('id')).id);
  await withChangedRow('api_keys', { id }, { revoked_at_ms: null }, async () => {
    expect(await status()).toBe(401);
    // Another change by the server does not make the row valid.
    await operator.expect('revokeApiKey', 204, { path: { api_key: user.apiKey } });
    await exchange().database('api_keys').where({ id }).update({ revoked_at_ms: null });
    expect(await status()).toBe(401);
    expect(await auditedCredentials()).toEqual([`credential api-key:${id}: was changed in the table api_keys`]);
  });
  expect(await auditedCredentials()).toEqual([]);
  expect(isReported('api_keys')).toBe(true);
});

test('a suspended API key is not confirmed by a change in the table', async () => {
  const user = await exchange().createUser();
  const where = { api_key: user.apiKey };
  await updateCredential(exchange(), { table: 'api_keys', where }, { suspended_at_ms: 1 });
  const answer = () => user.client.call('getUser', { path: { userid: 'me' } });
  expect(await answer()).toMatchObject({ status: 401, body: { code: 'API_KEY_SUSPENDED' } });
  await withChangedRow('api_keys', where, { suspended_at_ms: null }, async () =>
    expect((await answer()).status).toBe(401),
  );
});

test('an API key that was given to another user in the table is refused', async () => {
  const [mallory, victim] = [await exchange().createUser(), await exchange().createUser()];
  for (const withChange of [withChangedRow, withChangedCredential])
    await withChange('api_keys', { api_key: mallory.apiKey }, { user_id: victim.id }, async () =>
      expect((await mallory.client.call('getUser', { path: { userid: 'me' } })).status).toBe(401),
    );
});

test('an encrypted secret that was copied to the row of another API key is refused there', async () => {
  const [mallory, victim] = [await exchange().createUser(), await exchange().createUser()];
  const { sealed_secret: copied } = (await exchange()
    .database('api_keys')
    .where('api_key', mallory.apiKey)
    .first('sealed_secret')) as { sealed_secret: string };
  const forged = exchange().anonymous.withCredentials({
    kind: 'key',
    apiKey: victim.apiKey,
    apiSecret: mallory.apiSecret,
  });
  await withChangedRow('api_keys', { api_key: victim.apiKey }, { sealed_secret: copied }, async () => {
    for (const client of [forged, victim.client])
      expect((await client.call('getUser', { path: { userid: 'me' } })).status).toBe(401);
  });
});

test('a token whose hash was inserted into the table is no operator token', async () => {
  const { database, anonymous, approver } = exchange();
  const token = 'a-token-of-my-own-with-enough-characters-0001';
  const plainHash = createHash('sha256').update(token).digest('hex');
  await database('operator_tokens').insert({
    name: 'x',
    role: 'listed',
    roles: 'approver',
    token_hash: plainHash,
    created_at_ms: 1,
  });
  const mine = anonymous.withCredentials({ kind: 'operator', token });
  expect((await mine.call('listOperatorTokens')).status).toBe(401);
  await database('operator_tokens').where('token_hash', plainHash).delete();
  await approver.expect('listOperatorTokens', 200);
});

test('an operator token gets no other role by a change in the table', async () => {
  const { approver, anonymous } = exchange();
  const made = await approver.expect('createOperatorToken', 201, { body: { name: 'night desk', roles: ['auditor'] } });
  const viewer = anonymous.withCredentials({ kind: 'operator', token: made.token });
  await viewer.expect('listUsers', 200);
  const refused = async () => expect((await viewer.call('listOperatorTokens')).status).toBe(401);
  await withChangedRow('operator_tokens', { id: made.id }, { roles: 'approver' }, refused);
  // The hash contains how the roles are stored.
  const former = { role: 'approver', roles: null };
  for (const withChange of [withChangedRow, withChangedCredential])
    await withChange('operator_tokens', { id: made.id }, former, refused);
  await viewer.expect('listUsers', 200);
});

test.each([
  ['extended', { expires_at_ms: null }],
  ['allowed from all addresses', { ip_allowlist: null }],
  ['given to another person', { person_id: null }],
  ['given another creator', { created_by: 1 }],
  ['renamed', { name: 'first approver' }],
])('an operator token that was %s in the table is refused, and the audit reports it', async (_, change) => {
  const { approver, anonymous } = exchange();
  const body = { name: 'night desk', roles: ['auditor' as const], ip_allowlist: ['127.0.0.1'] };
  const made = await approver.expect('createOperatorToken', 201, { body });
  const viewer = anonymous.withCredentials({ kind: 'operator', token: made.token });
  await viewer.expect('listUsers', 200);
  await withChangedRow('operator_tokens', { id: made.id }, change, async () => {
    expect((await viewer.call('listUsers')).status).toBe(401);
    expect(await auditedCredentials()).toEqual([
      `credential operator-token:${made.id}: was changed in the table operator_tokens`,
    ]);
  });
  await viewer.expect('listUsers', 200);
  expect(isReported('operator_tokens')).toBe(true);
});

test('an operator token is neither activated nor brought back by a change in the table', async () => {
  const { approver, anonymous } = exchange();
  const made = await approver.expect('createOperatorToken', 201, { body: { name: 'day desk', roles: ['auditor'] } });
  const viewer = anonymous.withCredentials({ kind: 'operator', token: made.token });
  const row = { table: 'operator_tokens', where: { id: made.id } } as const;
  const refusedIfChanged = async (change: Readonly<Record<string, unknown>>) =>
    withChangedRow('operator_tokens', row.where, change, async () =>
      expect((await viewer.call('listUsers')).status).toBe(401),
    );
  await updateCredential(exchange(), row, { awaits_activation: true });
  await refusedIfChanged({ awaits_activation: false, activated_by: 1 });
  await updateCredential(exchange(), row, { awaits_activation: false, activated_by: 1 });
  await viewer.expect('listUsers', 200);
  await approver.expect('revokeOperatorToken', 204, { path: { tokenid: made.id } });
  await refusedIfChanged({ revoked_at_ms: null });
});

/** What the audit of the running server says about API keys and operator tokens. */
async function auditedCredentials(): Promise<string[]> {
  const { violations } = (await exchange().operator.call('getAudit')).body as {
    readonly violations: readonly { readonly check_id: string; readonly detail: string }[];
  };
  expect(violations.filter(({ check_id }) => !['api_keys', 'operator_tokens'].includes(check_id))).toEqual([]);
  return violations.map(({ detail }) => detail.slice(0, detail.indexOf(';')));
}
