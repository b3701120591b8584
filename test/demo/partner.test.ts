import { createPartnerClient } from '../../src/partner/depositAddress';
import { type OauthPartner, startOauthPartner } from '../support/partner/oauthPartner';

describe("the demo partner's OAuth API", () => {
  let partner: OauthPartner;
  beforeAll(async () => {
    partner = await startOauthPartner();
  });
  afterAll(() => partner.close());

  const client = createPartnerClient({ allowLoopback: true });
  const ask = (accessToken: string, coin: string) => client.depositAddress({ url: partner.depositAddressUrl, accessToken, coin });

  it.each([
    ['btc', /^bc1q[02-9ac-hj-np-z]{38}$/],
    ['eth', /^0x[0-9a-f]{40}$/],
    ['usdt', /^0x[0-9a-f]{40}$/],
  ])('gives its signed-in user the same %s address each time', async (coin, form) => {
    const first = await ask(partner.accessToken, coin);
    expect(first).toEqual({ ok: true, address: expect.stringMatching(form), tag: null });
    expect(await ask(partner.accessToken, coin)).toEqual(first);
  });

  it('gives nothing for another token or another coin', async () => {
    expect(await ask('guessed', 'btc')).toEqual({ ok: false, reason: 'token_refused' });
    expect(await ask('', 'btc')).toEqual({ ok: false, reason: 'token_refused' });
    expect(await ask(partner.accessToken, 'xrp')).toEqual({ ok: false, reason: 'unexpected_status' });
  });

  it('lets nobody in without a code, a verifier and its client', async () => {
    const discovery = await fetch(`${partner.oauthUrl}/.well-known/openid-configuration`);
    const { issuer, token_endpoint, code_challenge_methods_supported } = (await discovery.json()) as Record<string, unknown>;
    expect(issuer).toBe(partner.oauthUrl);
    expect(code_challenge_methods_supported).toEqual(['S256']);
    const swap = await fetch(String(token_endpoint), {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'authorization_code', code: 'guessed', client_id: 'talad' }),
    });
    expect(swap.status).toBe(401);
    const entry = await fetch(`${partner.oauthUrl}/auth?client_id=talad&response_type=code&redirect_uri=https://elsewhere.example/&scope=openid`, {
      redirect: 'manual',
    });
    expect(entry.status).toBe(400);
  });
});
