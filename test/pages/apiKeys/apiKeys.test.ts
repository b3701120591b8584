/** Creating and revoking API keys on the pages: validation, permissions, and isolation between users. */
import { generateKeyPairSync } from 'node:crypto';
import { type Permission, permissions, permissionWords } from '../../../generated/operations';
import { findApiKeyUses, saveApiKeyUses } from '../../../src/store/identity/apiKeyUses';
import { Authenticator } from '../../support/authenticator';
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile } from '../../support/exchange';
import { listenKeyOf } from '../../support/listenKeyHelpers';
import {
  bodyOf,
  type FormValues,
  GOOD_PASSWORD,
  type OpenPage,
  type Person,
  signUpUser,
} from '../../support/pageClient';
import { signedV2Headers } from '../../support/signatureV2';
import { updateCredential } from '../../support/storedCredentials';

const exchange = exchangeOfThisFile({ environment: { ACCOUNTS_API_KEYS_MAX: '3' } });
const baseUrl = (): string => exchange().baseUrl;
const KEYS = '/account/api-keys';
const NEW = `${KEYS}/new`;

interface IssuedKey {
  readonly userId: number;
  readonly apiKey: string;
  readonly apiSecret: string;
}

/** The page that revokes the key. Its path contains the id of the key, and never the key. */
async function revokePathOf({ apiKey }: IssuedKey): Promise<string> {
  const row: { readonly id: number } = await exchange().database('api_keys').where('api_key', apiKey).first('id');
  return `${KEYS}/${row.id}/revoke`;
}

function issuedOn(page: OpenPage): IssuedKey {
  const read = (id: string): string => new RegExp(`id="${id}">([^<]+)<`).exec(page.answer.text)?.[1] ?? '';
  return { userId: Number(read('user-id')), apiKey: read('api-key'), apiSecret: read('api-secret') };
}

async function makeKey({ browser }: Person, values: FormValues = {}): Promise<IssuedKey> {
  const page = await (await browser.open(NEW)).submit(NEW, {
    label: 'bot',
    permissions: ['user_read'],
    password: GOOD_PASSWORD,
    ...values,
  });
  if (page.answer.status !== 200) throw new Error(`no key was created: ${page.words}`);
  return issuedOn(page);
}

const clientOf = ({ apiKey, apiSecret }: IssuedKey) =>
  exchange().anonymous.withCredentials({ kind: 'key', apiKey, apiSecret });

async function statusOfGetUser(key: IssuedKey): Promise<number> {
  return (await clientOf(key).call('getUser', { path: { userid: 'me' } })).status;
}

test('a key that is suspended after a restore is shown as such, with what to do, and can be revoked', async () => {
  const alice = await signUpUser(baseUrl);
  const key = await makeKey(alice);
  expect((await alice.browser.open(KEYS)).words).not.toContain('Suspended');
  await updateCredential(exchange(), { table: 'api_keys', where: { api_key: key.apiKey } }, { suspended_at_ms: 1 });
  const page = await alice.browser.open(KEYS);
  expect(page.words).toMatch(/bot Suspended This key does not work, .* ask our staff to confirm it/);
  alice.browser.cookies.set('talad_language', 'th');
  expect((await alice.browser.open(KEYS)).words).toContain('ถูกระงับ');
  alice.browser.cookies.set('talad_language', 'en');
  const path = await revokePathOf(key);
  const revoked = await (await alice.browser.open(path)).submit(path);
  expect(revoked.words).toContain('bot Revoked');
});

describe('creating a key', () => {
  test('shows the secret once, and the key can do only what was selected', async () => {
    const alice = await signUpUser(baseUrl);
    const key = await makeKey(alice, {
      label: 'Trading – บ้าน <b>',
      permissions: ['user_read', 'order_list'],
      ip_allowlist: '127.0.0.1\n2001:db8::/32',
    });
    const record = await clientOf(key).expect('getUser', 200, { path: { userid: key.userId } });
    expect([record.id, record.email]).toEqual([key.userId, alice.email]);
    expect((await clientOf(key).call('listOrders')).status).toBe(200);
    expect((await clientOf(key).call('getTradeHistory')).status).toBe(200);
    expect((await clientOf(key).call('cancelAllOrders')).status).toBe(403);
    const list = await alice.browser.open(KEYS);
    expect([list.answer.text.includes(key.apiSecret), list.answer.text.includes(key.apiKey)]).toEqual([false, true]);
    expect(list.words).toContain('Trading – บ้าน <b>');
    expect(list.words).toContain('127.0.0.1 2001:db8::/32');
    expect(list.words).toContain(`Your user ID: ${key.userId}`);
  });

  test('offers all permissions of the contract with their descriptions, none selected', async () => {
    const { browser } = await signUpUser(baseUrl);
    const page = await browser.open(NEW);
    for (const permission of permissions) expect(page.words).toContain(permissionWords[permission]);
    expect(page.formValues(NEW)).not.toHaveProperty('permissions');
    const thai = await browser.open(`${NEW}?lang=th`);
    for (const permission of permissions as readonly Permission[])
      expect(thai.answer.text).toContain(`value="${permission}"`);
    expect(thai.words).toContain('ส่งคำสั่งซื้อขาย');
  });

  test.each<readonly [string, FormValues, string]>([
    ['no name', { label: '  ' }, 'Enter a name'],
    ['a long name', { label: 'x'.repeat(65) }, 'Enter a name'],
    ['two names', { label: ['a', 'b'] }, 'Enter a name'],
    ['an unknown permission', { permissions: ['user_read', 'everything'] }, 'One of the selected permissions'],
    [
      'withdrawal permission for an account without a second factor',
      { permissions: ['user_read', 'withdrawal_create'] },
      'requires two-factor authentication',
    ],
    ['an invalid range', { ip_allowlist: '1.2.3.4/33' }, 'Enter at most 20 IP addresses'],
    ['an incomplete address', { ip_allowlist: '127.0.0.1, 1.2.3' }, 'Enter at most 20 IP addresses'],
    ['a host name', { ip_allowlist: 'localhost' }, 'Enter at most 20 IP addresses'],
    [
      'too many addresses',
      { ip_allowlist: Array.from({ length: 21 }, (_, index) => `10.0.0.${index}`).join('\n') },
      'Enter at most 20 IP addresses',
    ],
    ['a day that does not exist', { expires_at: '2090-02-30' }, 'Enter a date in the future'],
    ['a day in the past', { expires_at: '2020-01-01' }, 'Enter a date in the future'],
    ['a value that is no date', { expires_at: 'tomorrow' }, 'Enter a date in the future'],
    ['a text that is no public key', { public_key: 'ssh-ed25519 AAAA' }, 'Enter an Ed25519 public key'],
    [
      'a private key in place of a public one',
      { public_key: 'MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpgukSvSS7CzESUScVpeyZpMXA7rAMcrn9g' },
      'Enter an Ed25519 public key',
    ],
    [
      'a public key with which anybody can sign',
      { public_key: `MCowBQYDK2VwAyEAAQ${'A'.repeat(41)}=` },
      'Enter an Ed25519 public key',
    ],
  ])('refuses %s, keeps the values, and creates no key', async (_name, values, words) => {
    const alice = await signUpUser(baseUrl);
    const page = await (await alice.browser.open(NEW)).submit(NEW, {
      label: 'bot',
      permissions: ['order_list'],
      ip_allowlist: '10.1.1.1',
      ...values,
    });
    expect([page.answer.status, page.words.split(words).length]).toEqual([422, 3]);
    expect(page.formValues(NEW)).toMatchObject({
      ip_allowlist: typeof values['ip_allowlist'] === 'string' ? values['ip_allowlist'] : '10.1.1.1',
    });
    expect((await alice.browser.open(KEYS)).words).toContain('You have no API keys yet');
  });

  test('accepts a permission that is sent twice', async () => {
    const key = await makeKey(await signUpUser(baseUrl), { permissions: ['user_read', 'user_read'] });
    expect(await statusOfGetUser(key)).toBe(200);
  });

  test('a key may have every permission that needs no second factor', async () => {
    const every = permissions.filter((permission) => permission !== 'withdrawal_create');
    const key = await makeKey(await signUpUser(baseUrl), { permissions: every });
    expect(await statusOfGetUser(key)).toBe(200);
  });

  test('limits the key to its allowed addresses', async () => {
    expect(await statusOfGetUser(await makeKey(await signUpUser(baseUrl), { ip_allowlist: '203.0.113.0/24' }))).toBe(
      403,
    );
  });

  test('lets the key work until the end of its last day', async () => {
    const key = await makeKey(await signUpUser(baseUrl), { expires_at: '2090-12-31' });
    expect(await statusOfGetUser(key)).toBe(200);
    const row = (await exchange().database('api_keys').where('api_key', key.apiKey).first('expires_at_ms')) as {
      expires_at_ms: number;
    };
    expect(Number(row.expires_at_ms)).toBe(Date.UTC(2091, 0, 1) - 1);
  });

  test('creates one key per form, even if it is sent several times at once', async () => {
    const { browser } = await signUpUser(baseUrl);
    const page = await browser.open(NEW);
    const send = () =>
      page.submitWithoutRedirects(NEW, { label: 'bot', permissions: ['user_read'], password: GOOD_PASSWORD });
    const [first, ...others] = await Promise.all([send(), send(), send()]);
    expect([first.status, others.map(({ text }) => text)]).toEqual([200, [first.text, first.text]]);
    const again = await page.submit(NEW, { label: 'bot 2', permissions: ['user_read'], password: GOOD_PASSWORD });
    expect(again.words).toContain('Another API key was created after you opened this form');
    expect((await again.submitWithoutRedirects(NEW, { password: GOOD_PASSWORD })).status).toBe(200);
  });

  test('explains the two versions of signatures, and limits a key to version 2 on request', async () => {
    const alice = await signUpUser(baseUrl);
    const form = await alice.browser.open(NEW);
    expect(form.words).toContain('A signature of version 2 is valid for one request only');
    expect(form.formValues(NEW)).not.toHaveProperty('signature_v2_only');
    const [open, limited] = [await makeKey(alice), await makeKey(alice, { signature_v2_only: 'on' })];
    expect([await statusOfGetUser(open), await statusOfGetUser(limited)]).toEqual([200, 401]);
    const request = { method: 'GET', path: '/api/users/me' };
    for (const { apiKey, apiSecret } of [open, limited]) {
      const headers = signedV2Headers({ apiKey, key: apiSecret }, request);
      expect((await exchange().anonymous.send({ ...request, headers })).status).toBe(200);
    }
    const list = (await alice.browser.open(KEYS)).words;
    expect(list).toContain('Versions 1 and 2 are accepted');
    expect(list).toContain('Only signatures of version 2 are accepted');
    expect((await alice.browser.open(`${NEW}?lang=th`)).words).toContain('ลายเซ็นเวอร์ชัน 2 ใช้ได้กับคำขอเดียวเท่านั้น');
  });

  test('with a public key shows no secret, and the private key signs', async () => {
    const alice = await signUpUser(baseUrl);
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
    const page = await alice.browser.open(NEW);
    const issued = await page.submit(NEW, {
      label: 'bot',
      permissions: ['user_read'],
      password: GOOD_PASSWORD,
      public_key: pem,
    });
    expect(issued.answer.text).not.toContain('api-secret');
    expect(issued.words).toContain('the private key that belongs to your public key');
    const { apiKey } = issuedOn(issued);
    const request = { method: 'GET', path: '/api/users/me' };
    const headers = signedV2Headers({ apiKey, key: privateKey }, request);
    expect((await exchange().anonymous.send({ ...request, headers })).status).toBe(200);
    expect((await alice.browser.open(KEYS)).words).toContain(
      publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    );
  });

  test('makes a key for clients of Binance, whose kind the list shows', async () => {
    const alice = await signUpUser(baseUrl);
    const key = await makeKey(alice, { kind: 'hmac-sha256' });
    expect(await statusOfGetUser(key)).toBe(401);
    const { publicKey } = generateKeyPairSync('ed25519');
    const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
    const form = await alice.browser.open(NEW);
    const sent = { label: 'bot', permissions: ['user_read'], password: GOOD_PASSWORD, kind: 'ed25519' };
    const without = await form.submit(NEW, sent);
    expect([without.answer.status, without.words.includes('with Ed25519 needs one')]).toEqual([422, true]);
    expect(without.formValues(NEW)).toMatchObject({ kind: 'ed25519' });
    const issued = await without.submit(NEW, { ...sent, public_key: pem });
    expect(issued.words).toContain('the private key that belongs to your public key');
    const list = (await alice.browser.open(KEYS)).words;
    expect(list).toContain('Binance: HMAC-SHA256 with a secret');
    expect(list).toContain('Binance: Ed25519 with your public key');
    const unknown = await (await alice.browser.open(NEW)).submit(NEW, { ...sent, kind: 'rsa' });
    expect([unknown.answer.status, unknown.words.includes('Choose one of the listed kinds')]).toEqual([422, true]);
    expect((await alice.browser.open(`${NEW}?lang=th`)).words).toContain('ชนิดของคีย์');
  });

  test('enforces the maximum number of keys, to which revoked keys do not count', async () => {
    const alice = await signUpUser(baseUrl);
    const [first] = [await makeKey(alice), await makeKey(alice), await makeKey(alice)];
    const full = await (await alice.browser.open(NEW)).submit(NEW, {
      label: 'bot',
      permissions: ['user_read'],
      password: GOOD_PASSWORD,
    });
    expect([full.answer.status, full.words.includes('You already have 3 active API keys')]).toEqual([422, true]);
    const revoke = await revokePathOf(first);
    await (await alice.browser.open(revoke)).submit(revoke);
    expect(await statusOfGetUser(await makeKey(alice))).toBe(200);
  });

  test('stores the secret only encrypted', async () => {
    const key = await makeKey(await signUpUser(baseUrl));
    const everything = `${JSON.stringify(await exchange().database('api_keys').select())}${exchange().lines.join('\n')}`;
    expect(everything).not.toContain(key.apiSecret);
  });
});

describe('revoking a key', () => {
  test('takes effect immediately and closes the streams of the key within five seconds', async () => {
    const alice = await signUpUser(baseUrl);
    const [lost, kept] = [
      await makeKey(alice, { permissions: ['user_read', 'user_stream'] }),
      await makeKey(alice, { permissions: ['user_read', 'user_stream'] }),
    ];
    const [ending, staying] = await Promise.all(
      [lost, kept].map(async (key) => exchange().openStream(`/ws/${await listenKeyOf(exchange(), key)}`)),
    );
    const revoke = await revokePathOf(lost);
    const page = await alice.browser.open(revoke);
    expect(page.words).toContain(lost.apiKey);
    const done = await page.submit(revoke);
    expect([done.path, done.words.includes('The API key has been revoked')]).toEqual([KEYS, true]);
    expect([await statusOfGetUser(lost), await statusOfGetUser(kept)]).toEqual([401, 200]);
    expect(await ending?.closed).toEqual({ code: 1000, reason: 'the listen key has ended' });
    expect(staying?.isOpen).toBe(true);
    staying?.socket.close();
    expect((await alice.browser.open(KEYS)).words).toContain('bot Revoked');
  });

  test("treats another user's key as unknown and does not revoke it", async () => {
    const [alice, bob] = [await signUpUser(baseUrl), await signUpUser(baseUrl)];
    const [own, others] = [await makeKey(bob), await makeKey(alice)];
    const revoke = await revokePathOf(own);
    const form = (await bob.browser.open(revoke)).formValues(revoke);
    const seen: unknown[] = [];
    const path = await revokePathOf(others);
    for (const tried of [
      path,
      `${KEYS}/999999999/revoke`,
      `${KEYS}/0/revoke`,
      `${KEYS}/%27%20or%201=1/revoke`,
      `${KEYS}/${others.apiKey}/revoke`,
      path.replace('/revoke', '%00/revoke'),
    ]) {
      const shown = await bob.browser.send(tried);
      const done = await bob.browser.send(tried, { method: 'POST', body: bodyOf(form) });
      seen.push([shown.status, done.status, done.text.includes('API key not found')]);
    }
    expect(seen).toEqual(Array.from({ length: 6 }, () => [404, 404, true]));
    expect(await statusOfGetUser(others)).toBe(200);
  });
});

test('with a second factor, creating and revoking keys requires a code', async () => {
  const alice = await signUpUser(baseUrl);
  const factor = '/account/security/second-factor';
  const setUp = await (await alice.browser.open(factor)).submit(`${factor}/start`, { password: alice.password });
  const app = new Authenticator(
    (/class="secret">([A-Z2-7 ]+)</.exec(setUp.answer.text)?.[1] ?? '').replaceAll(' ', ''),
    () => Date.now(),
  );
  const on = await setUp.submit(`${factor}/confirm`, { code: app.nextCode() });
  const recovery = [...on.answer.text.matchAll(/<code>([0-9a-z-]{19})<\/code>/g)].map(([, code = '']) => code);
  const page = await alice.browser.open(NEW);
  const make = (code: string) =>
    page.submit(NEW, { label: 'bot', permissions: ['user_read'], password: GOOD_PASSWORD, code });
  expect((await make('')).words).toContain('Enter a code');
  expect((await make(app.codeAtOffset(7))).words).toContain('The code is incorrect');
  const key = issuedOn(await make(recovery[0] ?? ''));
  expect(await statusOfGetUser(key)).toBe(200);
  const path = await revokePathOf(key);
  const revoke = await alice.browser.open(path);
  expect((await revoke.submitWithoutRedirects(path)).status).toBe(422);
  expect((await revoke.submitWithoutRedirects(path, { code: recovery[0] ?? '' })).status).toBe(422);
  expect(await statusOfGetUser(key)).toBe(200);
  expect((await revoke.submitWithoutRedirects(path, { code: recovery[1] ?? '' })).status).toBe(303);
  expect(await statusOfGetUser(key)).toBe(401);
});

test('the list shows when and from where each key was last used, and a refused request is no use', async () => {
  const alice = await signUpUser(baseUrl);
  const key = await makeKey(alice, { label: 'used' });
  await makeKey(alice, { label: 'idle' });
  expect(
    (await clientOf({ ...key, apiSecret: 'ab'.repeat(32) }).call('getUser', { path: { userid: 'me' } })).status,
  ).toBe(401);
  expect((await alice.browser.open(KEYS)).words.match(/Last used not yet/g)?.length).toBe(2);
  expect(await statusOfGetUser(key)).toBe(200);
  const words = await eventually(
    async () => (await alice.browser.open(KEYS)).words,
    (shown) => shown.includes('127.0.0.1'),
  );
  expect([words.match(/Last used not yet/g)?.length, words]).toEqual([
    1,
    expect.stringMatching(/Last used \d+ \w+ \d{4}, \d\d:\d\d UTC from 127\.0\.0\.1/),
  ]);
});

test('an older use that another server reports late does not replace a newer one', async () => {
  const { database } = exchange();
  const use = { apiKeyId: 987_654, usedAtMs: 2_000, ip: '192.0.2.2' };
  await saveApiKeyUses(database, [use, { ...use, apiKeyId: 987_655 }]);
  await saveApiKeyUses(database, [{ ...use, usedAtMs: 1_000, ip: '192.0.2.1' }]);
  await saveApiKeyUses(database, [{ ...use, apiKeyId: 987_655, usedAtMs: 3_000, ip: '192.0.2.3' }]);
  expect([...(await findApiKeyUses(database, [987_654, 987_655, 1])).values()]).toEqual([
    use,
    { apiKeyId: 987_655, usedAtMs: 3_000, ip: '192.0.2.3' },
  ]);
});

test.each([
  ['read', 6, ['order_create', 'withdrawal_create']],
  ['trade', 8, ['withdrawal_create']],
  ['withdraw', 9, []],
] as const)('the preset %s selects %i permissions, and none of %j', async (preset, count, missing) => {
  const alice = await signUpUser(baseUrl);
  expect((await alice.browser.open(`${NEW}?preset=none`)).answer.text).not.toMatch(/name="permissions"[^>]* checked/);
  const page = await alice.browser.open(`${NEW}?preset=${preset}`);
  const boxes = [...page.answer.text.matchAll(/name="permissions" value="(\w+)" checked/g)].map(([, name]) => name);
  expect([boxes.length, boxes.filter((name) => (missing as readonly (string | undefined)[]).includes(name))]).toEqual([
    count,
    [],
  ]);
});
