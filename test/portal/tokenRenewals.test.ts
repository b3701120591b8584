/**
 * Several servers renew the access token of one session: the refresh token is used once, because a partner may end the
 * session when it is used twice. Each `AccessTokens` stands for a server; the partner's OAuth server is strict.
 */
import { join } from 'node:path';
import { pino } from 'pino';
import { systemClock } from '../../src/foundation/clock';
import { systemEventLoop } from '../../src/foundation/eventLoop';
import { loadMasterKeys } from '../../src/foundation/secrets/encryption';
import { readConfig } from '../../src/foundation/settings/config';
import { findPortalSessionById } from '../../src/store/portal/portalSessions';
import { claimTokenRenewal, releaseTokenRenewal } from '../../src/store/portal/tokenRenewals';
import { deriveSecretKeys } from '../../src/store/secrets/secretKeys';
import type { GrantResult, OauthServer, PartnerOauth } from '../../src/usecases/partner/oauth';
import { AccessTokens } from '../../src/usecases/portal/accessTokens';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import { type PortalApp, portalLogin, registerApp } from '../support/portalLogin';

const ROUNDS = 10;
const exchange = exchangeOfThisFile();
const configWith = (timeoutMs: number) =>
  readConfig({ DATABASE_URL: 'mysql://unused@127.0.0.1/unused', PARTNER_TIMEOUT_MS: String(timeoutMs) });
/** Servers that renew at the same time wait for each other, on a busy machine for long. */
const PATIENT_MS = 10_000;
let partner: FakePartner;
let app: PortalApp;
let user: TestUser;

beforeAll(async () => {
  partner = await startFakePartner();
  app = await registerApp(exchange(), partner);
  user = await exchange().createUser();
});
afterAll(() => partner.close());

const masterKeys = () =>
  deriveSecretKeys(loadMasterKeys({ masterKey: '', masterKeyFile: join(exchange().dataDir, 'master.key') }));

/** The client of `src/usecases/partner/oauth` needs an ES module that Jest cannot load. */
async function refresh({ tokenUrl, clientId, clientSecret }: OauthServer, refreshToken: string): Promise<GrantResult> {
  const basic = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const answer = await fetch(tokenUrl, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(basic).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const grant = (await answer.json()) as { access_token: string; refresh_token: string; expires_in: number };
  if (!answer.ok) return { ok: false, reason: 'grant_refused' };
  const { access_token: accessToken, refresh_token: newRefreshToken, expires_in: expiresInSeconds } = grant;
  return { ok: true, grant: { accessToken, refreshToken: newRefreshToken, expiresInSeconds } };
}

/** `beforeRefresh`: what happens before this server's request to the partner is sent. */
function newServer(beforeRefresh: () => Promise<void> = async () => undefined, timeoutMs = 1_000): AccessTokens {
  const oauth: Pick<PartnerOauth, 'refresh'> = {
    refresh: async (server, refreshToken) => {
      await beforeRefresh();
      return refresh(server, refreshToken);
    },
  };
  return new AccessTokens({
    database: exchange().database,
    masterKeys: masterKeys(),
    clock: systemClock,
    config: configWith(timeoutMs),
    oauth: oauth as PartnerOauth,
    log: pino({ level: 'silent' }),
    identityChanged: () => undefined,
    eventLoop: systemEventLoop,
  });
}

/** A new session of the user: its id, and its present access token. */
async function newSession(): Promise<{ readonly id: number; readonly accessToken: string }> {
  await portalLogin(exchange(), app, user);
  const { items } = await exchange().operator.expect('listPortalSessions', 200, { query: { limit: '1' } });
  return { id: items[0]?.id ?? 0, accessToken: partner.oauth.accessToken };
}

const sessionNow = (id: number) => findPortalSessionById(exchange().database, masterKeys(), id);

async function claimOf(id: number): Promise<number | null> {
  const row: { renewing_until_ms: number | null } | undefined = await exchange()
    .database('portal_sessions')
    .where({ id })
    .first('renewing_until_ms');
  return row?.renewing_until_ms ?? null;
}

test('of servers that renew a token at the same time, one uses the refresh token, and all get the new token', async () => {
  const { id, accessToken: first } = await newSession();
  const servers = Array.from({ length: 4 }, () => newServer(undefined, PATIENT_MS));
  let accessToken = first;
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = partner.oauth.asked.length;
    const results = await Promise.all(servers.map((server) => server.renewToken(id, accessToken)));
    expect(partner.oauth.asked.length).toBe(asked + 1);
    expect(partner.oauth.accessToken).not.toBe(accessToken);
    accessToken = partner.oauth.accessToken;
    expect(results).toEqual(servers.map(() => ({ ok: true, accessToken })));
    expect([(await sessionNow(id))?.revokedAtMs, await claimOf(id)]).toEqual([null, null]);
  }
});

test('a server whose token another one has renewed gets the new token without a request', async () => {
  const { id, accessToken } = await newSession();
  const renewed = await newServer().renewToken(id, accessToken);
  const asked = partner.oauth.asked.length;
  expect(await newServer().renewToken(id, accessToken)).toEqual(renewed);
  expect(partner.oauth.asked.length).toBe(asked);
});

test('the claim of a server that was killed blocks the others until it expires', async () => {
  const { id, accessToken } = await newSession();
  const { database } = exchange();
  const killed = await claimTokenRenewal(database, id, 15_000);
  expect(killed).toBeDefined();
  const asked = partner.oauth.asked.length;
  expect(await newServer().renewToken(id, accessToken)).toEqual({ ok: false, reason: 'unavailable' });
  expect([partner.oauth.asked.length, (await sessionNow(id))?.revokedAtMs]).toEqual([asked, null]);

  if (killed !== undefined) await releaseTokenRenewal(database, killed);
  expect(await claimTokenRenewal(database, id, 500)).toBeDefined();
  expect(await claimTokenRenewal(database, id, 500)).toBeUndefined();
  const result = await newServer().renewToken(id, accessToken);
  expect(result).toEqual({ ok: true, accessToken: partner.oauth.accessToken });
  expect([partner.oauth.asked.length, await claimOf(id)]).toEqual([asked + 1, null]);
});

test('a server that was suspended for longer than its claim was valid does not end the session', async () => {
  const { id, accessToken } = await newSession();
  let resume = (): void => undefined;
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  let onSuspended = (): void => undefined;
  const isSuspended = new Promise<void>((resolve) => {
    onSuspended = resolve;
  });
  const suspended = newServer(() => {
    onSuspended();
    return resumed;
  }).renewToken(id, accessToken);
  await isSuspended;
  await exchange().database('portal_sessions').where({ id }).update({ renewing_until_ms: 1 });
  const other = await newServer().renewToken(id, accessToken);
  resume();
  expect(other).toEqual({ ok: true, accessToken: partner.oauth.accessToken });
  expect(await suspended).toEqual(other);
  expect((await sessionNow(id))?.revokedAtMs).toBeNull();
});

test('a session that has ended is not renewed, and a refused renewal ends it', async () => {
  const { id, accessToken } = await newSession();
  partner.oauth.behave('refuses_grant');
  expect(await newServer().renewToken(id, accessToken)).toEqual({ ok: false, reason: 'ended' });
  partner.oauth.behave('honest');
  const asked = partner.oauth.asked.length;
  expect(await newServer().renewToken(id, accessToken)).toEqual({ ok: false, reason: 'ended' });
  expect([partner.oauth.asked.length, (await sessionNow(id))?.revokedAtMs]).toEqual([asked, expect.any(Number)]);
});
