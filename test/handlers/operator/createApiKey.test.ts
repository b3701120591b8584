import { generateKeyPairSync } from 'node:crypto';
import type { BodyOf } from '../../support/client';
import { exchangeOfThisFile } from '../../support/exchange';
import { signedV2Headers } from '../../support/signatureV2';

const exchange = exchangeOfThisFile();

test('creates a key with a working secret, which only this response contains', async () => {
  const alice = await exchange().createUser();
  const body = {
    label: 'desk 7 – บ้าน',
    permissions: ['user_read', 'order_create'],
    ip_allowlist: ['127.0.0.0/8', '2001:db8::/32'],
    expires_at: '2090-11-20T00:00:00.123456Z',
  } as const;
  const key = await exchange().operator.expect('createApiKey', 201, {
    path: { userid: alice.id },
    body: { ...body, permissions: [...body.permissions], ip_allowlist: [...body.ip_allowlist] },
  });
  expect(key).toEqual({
    ...body,
    id: expect.any(Number),
    api_key: expect.stringMatching(/^live-[0-9a-f]{32}$/),
    api_secret: expect.stringMatching(/^[0-9a-f]{64}$/),
    user_id: alice.id,
    created_at: expect.any(String),
    expires_at: '2090-11-20T00:00:00.123000Z',
    kind: 'talad',
    signature_v2_only: false,
    public_key: null,
  });
  const client = exchange().anonymous.withCredentials({ kind: 'key', apiKey: key.api_key, apiSecret: key.api_secret });
  expect((await client.expect('getUser', 200, { path: { userid: 'me' } })).id).toBe(alice.id);
});

test('a key without allowlist and expiry works from any address and does not expire', async () => {
  const alice = await exchange().createUser();
  const body = { label: 'x', permissions: [] };
  expect(await exchange().operator.expect('createApiKey', 201, { path: { userid: alice.id }, body })).toMatchObject({
    ip_allowlist: [],
    expires_at: null,
  });
});

test('two keys of one user have different secrets', async () => {
  const alice = await exchange().createUser();
  const issue = () =>
    exchange().operator.expect('createApiKey', 201, {
      path: { userid: alice.id },
      body: { label: 'x', permissions: ['user_read'] },
    });
  const [one, two] = [await issue(), await issue()];
  expect([one.api_key === two.api_key, one.api_secret === two.api_secret]).toEqual([false, false]);
  const crossed = exchange().anonymous.withCredentials({ kind: 'key', apiKey: one.api_key, apiSecret: two.api_secret });
  expect((await crossed.call('getUser', { path: { userid: 'me' } })).status).toBe(401);
});

test('a key with a public key has no secret, and is limited to version 2', async () => {
  const alice = await exchange().createUser();
  const { publicKey } = generateKeyPairSync('ed25519');
  const line = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const issue = (terms: { public_key: string; signature_v2_only?: boolean }) =>
    exchange().operator.call('createApiKey', {
      path: { userid: alice.id },
      body: { label: 'x', permissions: [], ...terms },
    });
  const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  for (const terms of [{ public_key: pem }, { public_key: line, signature_v2_only: true }])
    expect((await issue(terms)).body).toMatchObject({ api_secret: '', signature_v2_only: true, public_key: line });
  const both = await issue({ public_key: line, signature_v2_only: false });
  expect([both.status, both.body]).toMatchObject([
    400,
    { code: 'INVALID_PARAMETERS', fields: { signature_v2_only: { code: 'INVALID' } } },
  ]);
});

test('a key of a Binance kind is listed with its kind, and does not sign requests of this exchange', async () => {
  const alice = await exchange().createUser();
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const line = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const issue = (terms: Partial<BodyOf<'createApiKey'>>) =>
    exchange().operator.call('createApiKey', {
      path: { userid: alice.id },
      body: { label: 'bot', permissions: ['user_read'], ...terms },
    });
  const withSecret = await issue({ kind: 'hmac-sha256' });
  expect(withSecret.body).toMatchObject({
    kind: 'hmac-sha256',
    api_secret: expect.stringMatching(/^[0-9a-f]{64}$/),
    signature_v2_only: false,
    public_key: null,
  });
  const withPublicKey = await issue({ kind: 'ed25519', public_key: line });
  expect(withPublicKey.body).toMatchObject({
    kind: 'ed25519',
    api_secret: '',
    signature_v2_only: false,
    public_key: line,
  });
  const { items } = await exchange().operator.expect('listApiKeys', 200, { path: { userid: alice.id } });
  expect(items.map(({ kind }) => kind)).toEqual(['ed25519', 'hmac-sha256', 'talad']);

  const issued = withSecret.body as { readonly api_key: string; readonly api_secret: string };
  const versionOne = exchange().anonymous.withCredentials({
    kind: 'key',
    apiKey: issued.api_key,
    apiSecret: issued.api_secret,
  });
  expect((await versionOne.call('getUser', { path: { userid: 'me' } })).status).toBe(401);
  const request = { method: 'GET', path: '/api/users/me' };
  const { api_key: publicKeyName } = withPublicKey.body as { readonly api_key: string };
  for (const signer of [
    { apiKey: issued.api_key, key: issued.api_secret },
    { apiKey: publicKeyName, key: privateKey },
  ])
    expect((await exchange().anonymous.send({ ...request, headers: signedV2Headers(signer, request) })).status).toBe(
      401,
    );
});

test.each<[string, Partial<BodyOf<'createApiKey'>>]>([
  ['public_key', { kind: 'ed25519' }],
  ['public_key', { kind: 'hmac-sha256', public_key: 'MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=' }],
  ['signature_v2_only', { kind: 'hmac-sha256', signature_v2_only: true }],
])('%s does not fit the kind in %j', async (member, terms) => {
  const alice = await exchange().createUser();
  const answer = await exchange().operator.call('createApiKey', {
    path: { userid: alice.id },
    body: { label: 'x', permissions: [], ...terms },
  });
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { code: 'INVALID_PARAMETERS', fields: { [member]: { code: 'INVALID' } } },
  ]);
});

test.each([
  ['kind', 'rsa'],
  ['ip_allowlist', ['1.2.3.4/33']],
  ['ip_allowlist', ['1.2.3.4.5']],
  ['ip_allowlist', ['::1/129']],
  ['ip_allowlist', ['..']],
  ['expires_at', '2027-02-31T00:00:00Z'],
  ['expires_at', '2027-02-30T00:00:00Z'],
  ['expires_at', 'tomorrow'],
  ['expires_at', '2027-01-01'],
  ['permissions', ['everything']],
  ['permissions', ['user_read', 'user_read']],
  ['label', ''],
  ['public_key', 'ssh-ed25519 AAAA'],
  ['public_key', `MCowBQYDK2VwAyEAAQ${'A'.repeat(41)}=`],
])('%s cannot be %j', async (member, value) => {
  const alice = await exchange().createUser();
  const body = { label: 'x', permissions: [], [member]: value };
  const answer = await exchange().operator.call('createApiKey', { path: { userid: alice.id }, body });
  expect(answer.body).toMatchObject({ code: 'INVALID_PARAMETERS', fields: { [member]: { code: 'INVALID' } } });
});

test('an unknown user is refused', async () => {
  const answer = await exchange().operator.call('createApiKey', {
    path: { userid: 999999 },
    body: { label: 'x', permissions: [] },
  });
  expect([answer.status, answer.body]).toMatchObject([404, { code: 'USER_NOT_FOUND' }]);
});
