/**
 * What a writer of the tables cannot do without the master key (promise 33): move or widen credentials, or make new
 * ones. Each changed row is refused like a wrong credential, never with a 5xx, and is reported in the log.
 */
import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashToken } from '../../src/foundation/secrets/tokens';
import { exchangeOfThisFile, type TestExchange, type TestUser, withExchange } from '../support/exchange';
import { listenKeyOf, openUserStream } from '../support/listenKeyHelpers';
import { PageClient, signUpUser } from '../support/pageClient';
import { startFakePartner } from '../support/partner/fakePartner';
import { portalLogin, registerApp } from '../support/portalLogin';
import { rowChanges } from '../support/rowChanges';

const exchange = exchangeOfThisFile({ environment: { AUTHENTICATION_IDENTITY_CACHE_MS: '0' } });

const { withChangedRow, isReported } = rowChanges(exchange);

test("an account cannot be entered by giving it the password hash of one's own account, or a new one", async () => {
  const [victim, intruder] = [await signUpUser(() => exchange().baseUrl), await signUpUser(() => exchange().baseUrl)];
  const { database } = exchange();
  const userId = async (email: string): Promise<number> => (await database('users').where({ email }).first('id')).id;
  const own = await database('passwords')
    .where({ user_id: await userId(intruder.email) })
    .first('hash');
  const plain = own.hash.slice(own.hash.indexOf('$'));
  const where = { user_id: await userId(victim.email) };
  for (const changed of [own.hash, plain, `k1.${'A'.repeat(43)}${plain}`, ''])
    await withChangedRow('passwords', where, { hash: changed }, async () =>
      expect(await signInTo(exchange(), victim.email, intruder.password)).toBe('/sign-in'),
    );
  expect(await signInTo(exchange(), victim.email, victim.password)).toBe('/account');
  expect(isReported('passwords')).toBe(true);
});

test('a session that was given to another user in the table is refused', async () => {
  const victim = await signUpUser(() => exchange().baseUrl);
  const mallory = await signUpUser(() => exchange().baseUrl);
  const { database } = exchange();
  const idOf = async (email: string): Promise<number> =>
    Number(((await database('users').where('email', email).first('id')) as { id: number }).id);
  const account = async () => (await mallory.browser.send('/account')).status;
  expect(await account()).toBe(200);
  await database('sessions')
    .where('user_id', await idOf(mallory.email))
    .update({ user_id: await idOf(victim.email) });
  expect(await account()).toBe(303);
});

test('a listen key that was given to another user in the table opens no stream of that user', async () => {
  const [mallory, victim] = [await exchange().createUser(), await exchange().createUser()];
  const listenKey = await listenKeyOf(exchange(), mallory);
  await withChangedRow('listen_keys', { user_id: mallory.id }, { user_id: victim.id }, async () => {
    const [forged, own] = await Promise.all([
      exchange().openStream(`/ws/${listenKey}`),
      openUserStream(exchange(), victim),
    ]);
    await exchange().deposit(victim.id, 'thb', '5');
    await own.next((frame) => frame['e'] === 'balanceUpdate' || frame['e'] === 'outboundAccountPosition');
    expect(forged.frames).toEqual([]);
    for (const stream of [forged, own]) await stream.close();
  });
});

test.each([
  ['deposit_address_url', 'https://attacker.example/deposit'],
  ['token_url', 'https://attacker.example/token'],
])('a partner whose %s was changed in the table gets no purchase', async (column, url) => {
  const partner = await startFakePartner();
  const app = await registerApp(exchange(), partner);
  const buyer = await exchange().createUser({ balances: { thb: '1000' }, level: 'level_2' });
  const { client, extras } = await portalLogin(exchange(), app, buyer);
  const buy = async () =>
    (
      await client.call('createPortalOrder', {
        body: { extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '1000' },
      })
    ).status;
  await withChangedRow('partners', { id: app.id }, { [column]: url }, async () => expect(await buy()).toBe(401));
  expect(await buy()).not.toBe(401);
  await partner.close();
});

test('a Portal session that was given to another user in the table buys nothing', async () => {
  const partner = await startFakePartner();
  const app = await registerApp(exchange(), partner);
  const [mallory, victim] = [await exchange().createUser(), await exchange().createUser({ balances: { thb: '1000' } })];
  const { client, extras } = await portalLogin(exchange(), app, mallory);
  await withChangedRow('portal_sessions', { user_id: mallory.id }, { user_id: victim.id }, async () => {
    const body = { extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '1000' } as const;
    expect((await client.call('createPortalOrder', { body })).status).toBe(401);
  });
  await partner.close();
});

test("a partner's own secret does not work for another partner to whose row it was copied", async () => {
  const partner = await startFakePartner();
  const [mallory, victim] = [await registerApp(exchange(), partner), await registerApp(exchange(), partner)];
  const { secret_hash: copied } = (await exchange()
    .database('partners')
    .where('id', mallory.id)
    .first('secret_hash')) as { secret_hash: string };
  const forged = exchange().anonymous.withCredentials({
    kind: 'partner',
    partnerId: victim.id,
    portalSecret: mallory.portalSecret,
  });
  await withChangedRow('partners', { id: victim.id }, { secret_hash: copied }, async () =>
    expect((await forged.call('createPortalSession', { body: { code: 'x'.repeat(43) } })).status).toBe(401),
  );
  await partner.close();
});

describe('the upgrade from a version that did not bind secrets', () => {
  test('rewrites secrets and hashes at the first start, and they work as before', () =>
    withExchange({}, async (own) => {
      const user = await own.createUser();
      const person = await signUpUser(() => own.baseUrl);
      await own.stop();
      await writeOldForms(own, user, person.browser.cookies.get('talad_session') ?? '');
      await own.restart();
      await user.client.expect('getUser', 200, { path: { userid: 'me' } });
      await own.operator.expect('listUsers', 200);
      await own.approver.expect('listOperatorTokens', 200);
      expect((await person.browser.send('/account')).status).toBe(200);
      const { sealed_secret: sealed } = (await own.database('api_keys').first('sealed_secret')) as Sealed;
      expect(sealed).toMatch(/^[0-9a-f]{8}\.2\./);
      const hashes: string[] = await own.database('operator_tokens').pluck('token_hash');
      for (const hash of hashes) expect(hash).toMatch(/^k1\./);
      for (const table of ['api_keys', 'operator_tokens'])
        for (const code of await own.database(table).pluck('authentication_code')) expect(code).toMatch(/^k1\./);
      const { hash } = (await own.database('passwords').first('hash')) as { readonly hash: string };
      expect(hash).toMatch(/^k1\.[\w-]{43}\$argon2id\$/);
      expect(await signInTo(own, person.email, person.password)).toBe('/account');
    }));

  test('cannot be repeated by deleting its record: the server refuses to start', () =>
    withExchange({}, async (own) => {
      await own.createUser();
      await own.stop();
      for (const [id, missing] of [
        [3, /lacks the record of the upgrade of secrets/],
        [4, /lacks the record that passwords are bound/],
        [5, /lacks the record that API keys and operator tokens have codes/],
      ] as const) {
        const record = await own.database('sealed_values').where({ id }).first<object>();
        await own.database('sealed_values').where({ id }).delete();
        await expect(own.restart()).rejects.toThrow(missing);
        await own.database('sealed_values').insert(record);
      }
      await own.restart();
    }));

  test('is the last time that the old form is accepted: a row of an old copy of the tables is refused', () =>
    withExchange({ environment: { AUTHENTICATION_IDENTITY_CACHE_MS: '0' } }, async (own) => {
      const user = await own.createUser();
      await own.database('api_keys').update({ sealed_secret: oldSecretForm(own, user) });
      expect((await user.client.call('getUser', { path: { userid: 'me' } })).status).toBe(401);
    }));
});

/** The path to which a sign-in leads. */
async function signInTo({ baseUrl }: TestExchange, email: string, password: string): Promise<string> {
  const page = await new PageClient(() => baseUrl).open('/sign-in');
  return (await page.submit('/sign-in', { email, password })).path;
}

interface Sealed {
  readonly sealed_secret: string;
}

/** Everything as the version before migration 027 wrote it. */
async function writeOldForms(own: TestExchange, user: TestUser, cookie: string): Promise<void> {
  for (const file of ['secrets-upgraded', 'passwords-bound', 'credentials-bound']) rmSync(join(own.dataDir, file));
  await own.database('sealed_values').delete();
  for (const table of ['api_keys', 'operator_tokens']) await own.database(table).update({ authentication_code: null });
  await own.database('api_keys').update({ sealed_secret: oldSecretForm(own, user) });
  // Without the message authentication code.
  await own.database.raw("UPDATE passwords SET hash = SUBSTRING(hash, LOCATE('$', hash))");
  // The version before stored one role for each token.
  for (const role of ['operator', 'approver'])
    await own
      .database('operator_tokens')
      .where({ name: `first ${role}` })
      .update({
        role,
        roles: null,
        token_hash: hashToken(readFileSync(join(own.dataDir, `${role}-token`), 'utf8').trim()),
      });
  const [selector = '', secret = ''] = cookie.split('.');
  await own.database('sessions').update({ selector_hash: hashToken(selector), secret_hash: hashToken(secret) });
}

function oldSecretForm(own: TestExchange, { apiSecret }: TestUser): string {
  const line = readFileSync(join(own.dataDir, 'master.key'), 'utf8').trim();
  const keyId = createHash('sha256').update(`talad master key id\n${line}`).digest('hex').slice(0, 8);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(line, 'hex'), nonce).setAAD(Buffer.from('api_keys/1'));
  const text = Buffer.concat([cipher.update(apiSecret, 'utf8'), cipher.final()]);
  return `${keyId}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
}
