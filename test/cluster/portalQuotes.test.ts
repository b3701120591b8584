/** Quotes, closed networks and maintenance with two gateways: each shows and enforces what was done at the other one. */
import { withCluster } from '../support/cluster';
import { eventually } from '../support/eventually';
import { startFakePartner } from '../support/partner/fakePartner';
import { portalLogin, registerApp } from '../support/portalLogin';

test('a quote of one gateway is used once, at whichever gateway, also after the engine was killed', async () => {
  const partner = await startFakePartner();
  await withCluster({ gateways: 2, environment: { PORTAL_QUOTE_MS: '120000' } }, async ({ engine, gateways }) => {
    const [first, second] = gateways;
    if (first === undefined || second === undefined) throw new Error('two gateways were started');
    const seller = await first.createUser({ balances: { btc: '100' } });
    await seller.client.expect('createOrder', 200, {
      body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '50', nonce: 1 },
    });
    const app = await registerApp(first, partner);
    const buyer = await first.createUser({ balances: { thb: '100000' }, level: 'level_3' });
    const { client, extras } = await portalLogin(first, app, buyer);
    const elsewhere = second.anonymous.withCredentials(client.credentials);

    const requestQuote = () =>
      client.expect('createPortalQuote', 201, { body: { extras, pair: 'btc_thb', side: 'buy', amount: '1000' } });
    const buy = async (
      at: typeof client,
      { id, price }: { readonly id: string; readonly price: string },
    ): Promise<string | undefined> => {
      const body = { extras, pair: 'btc_thb', side: 'buy', price, amount: '1000', quote_id: id } as const;
      const answer = await at.call('createPortalOrder', { body });
      return answer.status === 201 ? 'bought' : (answer.body as { readonly code?: string }).code;
    };

    const quote = await requestQuote();
    const answers = await Promise.all([client, elsewhere, client, elsewhere].map((at) => buy(at, quote)));
    expect(answers.sort()).toEqual(['PORTAL_QUOTE_USED', 'PORTAL_QUOTE_USED', 'PORTAL_QUOTE_USED', 'bought']);

    const unused = await requestQuote();
    await engine.kill();
    await engine.restart();
    await eventually(
      () => elsewhere.call('getStatus'),
      ({ status }) => status === 200,
    );
    expect([await buy(elsewhere, quote), await buy(elsewhere, unused), await buy(client, unused)]).toEqual([
      'PORTAL_QUOTE_USED',
      'bought',
      'PORTAL_QUOTE_USED',
    ]);

    // What an operator closes and plans at one gateway, the other one shows.
    const path = { asset: 'btc', network: 'bitcoin' };
    await first.operator.expect('putNetworkStatus', 200, { path, body: { withdrawals_enabled: false } });
    await first.operator.expect('createMaintenanceWindow', 201, {
      body: {
        parts: ['streams'],
        starts_at: '2020-01-01T00:00:00Z',
        ends_at: '2090-01-01T00:00:00Z',
        message_en: 'Maintenance',
        message_th: 'ปรับปรุงระบบ',
      },
    });
    const shown = await eventually(
      () => second.anonymous.expect('getStatus', 200),
      ({ withdrawals }) => withdrawals.status === 'degraded',
    );
    expect(shown).toMatchObject({
      status: 'maintenance',
      withdrawals: { closed_networks: [path] },
      portal: { status: 'degraded' },
      streams: { status: 'maintenance' },
    });
    expect((await second.anonymous.expect('getAssets', 200)).assets).toEqual(
      (await first.anonymous.expect('getAssets', 200)).assets,
    );
  });
  await partner.close();
});
