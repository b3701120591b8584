/** The demo partner's OAuth server, deposit addresses and app. */
import { createHash, randomBytes } from 'node:crypto';
import { systemEventLoop } from '../../src/foundation/eventLoop';
import { createFormBrowser } from '../../src/programs/partnerCheck/formBrowser';
import { parseAddress } from '../../src/usecases/custody/addressFormats';
import { createPartnerClient } from '../../src/usecases/partner/depositAddress';
import { type OauthPartner, startOauthPartner } from '../support/partner/oauthPartner';

const EXCHANGE = 'http://exchange.example';
const REDIRECT_URI = `${EXCHANGE}/portal/callback`;

describe("the demo partner's OAuth API", () => {
  let partner: OauthPartner;
  let granted: { readonly access_token: string; readonly refresh_token: string };
  const verifier = randomBytes(32).toString('base64url');
  beforeAll(async () => {
    partner = await startOauthPartner(EXCHANGE);
    granted = await expectTokenGrant({
      grant_type: 'authorization_code',
      code: await requestCode(),
      redirect_uri: REDIRECT_URI,
      code_verifier: verifier,
    });
  });
  afterAll(() => partner.close());

  /** Signs the user in and returns the authorization code. */
  async function requestCode(): Promise<string> {
    const { authorize_url, client_id, scopes = [] } = partner.registration;
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const query = { client_id, response_type: 'code', redirect_uri: REDIRECT_URI, scope: scopes.join(' '), state: 's' };
    const browser = createFormBrowser({ stopsAt: REDIRECT_URI });
    const url = `${authorize_url}?${new URLSearchParams({ ...query, code_challenge: challenge, code_challenge_method: 'S256' }).toString()}`;
    const back = await browser.submit(await browser.open(url), {
      email: partner.account.email,
      password: partner.account.password,
    });
    expect([back.url.searchParams.get('state'), back.url.searchParams.get('iss')]).toEqual([
      's',
      partner.registration.issuer,
    ]);
    return back.url.searchParams.get('code') ?? '';
  }

  function requestToken(form: Record<string, string>): Promise<Response> {
    const { token_url, client_id, client_secret } = partner.registration;
    const authorization = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`;
    return fetch(token_url, { method: 'POST', headers: { authorization }, body: new URLSearchParams(form) });
  }

  async function expectTokenGrant(form: Record<string, string>): Promise<typeof granted> {
    const response = await requestToken(form);
    expect(response.status).toBe(200);
    return (await response.json()) as typeof granted;
  }

  const client = createPartnerClient({ eventLoop: systemEventLoop, allowLoopback: true });
  const ask = (accessToken: string, coin: string) =>
    client.depositAddress({ url: partner.registration.deposit_address_url ?? '', accessToken, coin });

  it.each([
    ['btc', 'bitcoin'],
    ['eth', 'ethereum'],
    ['usdt', 'ethereum'],
  ] as const)('returns a constant %s address in the format of %s', async (coin, format) => {
    const first = await ask(granted.access_token, coin);
    expect(first).toEqual({ ok: true, address: expect.any(String), tag: null });
    expect(parseAddress('address' in first ? first.address : '', { format, testNetworks: false })).toMatchObject({
      ok: true,
    });
    expect(await ask(granted.access_token, coin)).toEqual(first);
  });

  it('refuses unknown tokens and unknown coins', async () => {
    expect(await ask('guessed', 'btc')).toEqual({ ok: false, reason: 'token_refused' });
    expect(await ask('', 'btc')).toEqual({ ok: false, reason: 'token_refused' });
    expect(await ask(granted.access_token, 'xrp')).toEqual({ ok: false, reason: 'unexpected_status' });
  });

  it('refreshes an access token', async () => {
    const renewed = await expectTokenGrant({ grant_type: 'refresh_token', refresh_token: granted.refresh_token });
    expect(renewed.access_token).not.toBe(granted.access_token);
    expect(await ask(renewed.access_token, 'btc')).toMatchObject({ ok: true });
  });

  it('issues tokens only for a valid code, verifier and client', async () => {
    const discovery = await fetch(`${partner.registration.issuer}/.well-known/openid-configuration`);
    const { issuer, token_endpoint, code_challenge_methods_supported } = (await discovery.json()) as Record<
      string,
      unknown
    >;
    expect([issuer, token_endpoint]).toEqual([partner.registration.issuer, partner.registration.token_url]);
    expect(code_challenge_methods_supported).toEqual(['S256']);
    const form = { grant_type: 'authorization_code', redirect_uri: REDIRECT_URI, code_verifier: verifier };
    expect((await requestToken({ ...form, code: 'guessed' })).status).toBe(400);
    expect((await requestToken({ ...form, code: await requestCode(), code_verifier: `${verifier}x` })).status).toBe(
      400,
    );
    const strange = await fetch(partner.registration.token_url, {
      method: 'POST',
      body: new URLSearchParams({ ...form, code: await requestCode(), client_id: 'talad' }),
    });
    expect(strange.status).toBe(401);
    const entry = await fetch(
      `${partner.registration.authorize_url}?client_id=talad&response_type=code&redirect_uri=https://elsewhere.example/&scope=openid`,
      {
        redirect: 'manual',
      },
    );
    expect(entry.status).toBe(400);
  });

  it('serves the app only after the partner is registered', async () => {
    expect((await fetch(partner.appUrl)).status).toBe(503);
    partner.register(7, 'secret');
    const page = await (await fetch(partner.appUrl)).text();
    expect(page).toMatch(/href="http:\/\/exchange\.example\/portal\/login\?partner=7&amp;state=[\w-]{22}"/);
    expect((await fetch(`${partner.appUrl}/returned?code=x&state=y`)).status).toBe(400);
    expect((await fetch(`${partner.appUrl}/buy`, { method: 'POST' })).status).toBe(404);
  });
});
