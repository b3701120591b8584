/** The Portal's login from the app's link to the authorization: the way that it goes, and every way that it does not. */
import { exchangeOfThisFile } from '../support/exchange';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import { type PortalApp, portalLogin, registerApp } from '../support/portalLogin';

const exchange = exchangeOfThisFile();
let partner: FakePartner;
let app: PortalApp;

beforeAll(async () => {
  partner = await startFakePartner();
  app = await registerApp(exchange(), partner);
}, 60_000);
afterAll(() => partner.close());

test('leads from the link to an authorization', async () => {
  const user = await exchange().createUser({ balances: { thb: '10000' } });
  expect(await portalLogin(exchange(), app, user)).toMatchObject({ authorization: expect.any(String) });
});
