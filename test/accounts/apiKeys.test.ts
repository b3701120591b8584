/** What an owner can ask for when creating an API key, and what the key can then do. */
import { generateKeyPairSync } from 'node:crypto';
import { type ApiKeyInput, parseApiKeyInput } from '../../src/usecases/apiKeys/issueApiKey';
import { createApiKey } from '../support/apiKeys';
import { exchangeOfThisFile } from '../support/exchange';
import { signedV2Headers } from '../support/signatureV2';

const exchange = exchangeOfThisFile();
const PUBLIC_KEY = 'MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';

test('a key has a working secret, and the limits that its owner gave it', async () => {
  const alice = await exchange().createUser();
  const key = await createApiKey(exchange(), alice.id, {
    label: 'desk 7 – บ้าน',
    permissions: ['user_read', 'order_create'],
    ip_allowlist: ['127.0.0.0/8', '2001:db8::/32'],
    expires_at: '2090-11-20T00:00:00.123456Z',
  });
  const { api_secret: apiSecret, ...listed } = key;
  expect(apiSecret).toMatch(/^[0-9a-f]{64}$/);
  const { items } = await exchange().operator.expect('listApiKeys', 200, { path: { userid: alice.id } });
  expect(items[0]).toEqual({ ...listed, revoked_at: null, suspended_at: null });
  expect(listed).toMatchObject({ kind: 'talad', signature_v2_only: false, expires_at: '2090-11-20T00:00:00.123000Z' });
  const client = exchange().anonymous.withCredentials({ kind: 'key', apiKey: key.api_key, apiSecret });
  expect((await client.expect('getUser', 200, { path: { userid: 'me' } })).id).toBe(alice.id);
});

test('two keys of one user have different secrets, also if they are created at the same time', async () => {
  const alice = await exchange().createUser();
  const issue = () => createApiKey(exchange(), alice.id, { permissions: ['user_read'] });
  const [one, two] = await Promise.all([issue(), issue()]);
  expect([one.api_key === two.api_key, one.api_secret === two.api_secret]).toEqual([false, false]);
  const crossed = exchange().anonymous.withCredentials({ kind: 'key', apiKey: one.api_key, apiSecret: two.api_secret });
  expect((await crossed.call('getUser', { path: { userid: 'me' } })).status).toBe(401);
});

test('a key with a public key has no secret, and is limited to version 2', async () => {
  const alice = await exchange().createUser();
  const { publicKey } = generateKeyPairSync('ed25519');
  const line = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  for (const terms of [{ public_key: pem }, { public_key: line, signature_v2_only: true }])
    expect(await createApiKey(exchange(), alice.id, { permissions: [], ...terms })).toMatchObject({
      api_secret: '',
      signature_v2_only: true,
      public_key: line,
    });
});

test('a key of a Binance kind is listed with its kind, and does not sign requests of this exchange', async () => {
  const alice = await exchange().createUser();
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const line = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const permissions = ['user_read'] as const;
  const withSecret = await createApiKey(exchange(), alice.id, { permissions, kind: 'hmac-sha256' });
  const withPublicKey = await createApiKey(exchange(), alice.id, { permissions, kind: 'ed25519', public_key: line });
  expect([withSecret.signature_v2_only, withPublicKey.signature_v2_only]).toEqual([false, false]);
  const { items } = await exchange().operator.expect('listApiKeys', 200, { path: { userid: alice.id } });
  expect(items.map(({ kind }) => kind)).toEqual(['ed25519', 'hmac-sha256', 'talad']);

  const versionOne = exchange().anonymous.withCredentials({
    kind: 'key',
    apiKey: withSecret.api_key,
    apiSecret: withSecret.api_secret,
  });
  expect((await versionOne.call('getUser', { path: { userid: 'me' } })).status).toBe(401);
  const request = { method: 'GET', path: '/api/users/me' };
  for (const signer of [
    { apiKey: withSecret.api_key, key: withSecret.api_secret },
    { apiKey: withPublicKey.api_key, key: privateKey },
  ])
    expect((await exchange().anonymous.send({ ...request, headers: signedV2Headers(signer, request) })).status).toBe(
      401,
    );
});

test.each<[keyof ApiKeyInput, Partial<ApiKeyInput>]>([
  ['public_key', { kind: 'ed25519' }],
  ['public_key', { kind: 'hmac-sha256', public_key: PUBLIC_KEY }],
  ['signature_v2_only', { kind: 'hmac-sha256', signature_v2_only: true }],
  ['signature_v2_only', { public_key: PUBLIC_KEY, signature_v2_only: false }],
  ['kind', { kind: 'rsa' }],
  ['ip_allowlist', { ip_allowlist: ['1.2.3.4/33'] }],
  ['ip_allowlist', { ip_allowlist: ['1.2.3.4.5'] }],
  ['ip_allowlist', { ip_allowlist: ['::1/129'] }],
  ['ip_allowlist', { ip_allowlist: ['..'] }],
  ['ip_allowlist', { ip_allowlist: Array.from({ length: 21 }, (_, index) => `1.2.3.${index}`) }],
  ['expires_at', { expires_at: '2027-02-31T00:00:00Z' }],
  ['expires_at', { expires_at: '2027-02-30T00:00:00Z' }],
  ['expires_at', { expires_at: '1999-02-01T00:00:00Z' }],
  ['expires_at', { expires_at: 'tomorrow' }],
  ['permissions', { permissions: ['everything'] }],
  ['permissions', { permissions: ['user_read', 'user_read'] }],
  ['label', { label: '' }],
  ['label', { label: 'x'.repeat(65) }],
  ['public_key', { public_key: 'ssh-ed25519 AAAA' }],
  ['public_key', { public_key: `MCowBQYDK2VwAyEAAQ${'A'.repeat(41)}=` }],
  ['public_key', { public_key: `${' '.repeat(200)}${PUBLIC_KEY}` }],
])('%s is refused in %j', (member, terms) => {
  expect(parseApiKeyInput({ label: 'x', permissions: [], ...terms })).toEqual({ invalid: [member] });
});
