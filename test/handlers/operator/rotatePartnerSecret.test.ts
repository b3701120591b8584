import { exchangeOfThisFile } from '../../support/exchange';
import { type FakePartner, startFakePartner } from '../../support/partner/fakePartner';
import { portalCode, portalLogin, registerApp, signInBrowser } from '../../support/portalLogin';

const exchange = exchangeOfThisFile();
let partner: FakePartner;
beforeAll(async () => {
  partner = await startFakePartner();
});
afterAll(() => partner.close());

test('replaces the secret immediately and leaves the Portal sessions unchanged', async () => {
  const app = await registerApp(exchange(), partner);
  const user = await exchange().createUser();
  const session = await portalLogin(exchange(), app, user);
  const code = await portalCode(await signInBrowser(exchange(), user), app);
  const { partner_id: partnerId, portal_secret: portalSecret } = await exchange().operator.expect(
    'rotatePartnerSecret',
    201,
    { path: { partnerid: app.id } },
  );
  expect([partnerId, portalSecret === app.portalSecret]).toEqual([app.id, false]);
  expect((await app.client.call('createPortalSession', { body: { code } })).status).toBe(401);
  const renewed = exchange().anonymous.withCredentials({ kind: 'partner', partnerId, portalSecret });
  await renewed.expect('createPortalSession', 201, { body: { code } });
  const order = { extras: session.extras, pair: 'btc_thb', side: 'buy' as const, price: '1000', amount: '0' };
  await session.client.expect('createPortalOrder', 400, { body: order });
});

test.each(['999999', '0', 'x'])('there is no partner %s', async (partnerid) => {
  expect(await exchange().operator.call('rotatePartnerSecret', { path: { partnerid } })).toMatchObject({
    status: 404,
    body: { code: 'PARTNER_NOT_FOUND' },
  });
});
