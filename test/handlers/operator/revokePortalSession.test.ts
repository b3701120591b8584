import { exchangeOfThisFile } from '../../support/exchange';
import { type FakePartner, startFakePartner } from '../../support/partner/fakePartner';
import { portalLogin, registerApp } from '../../support/portalLogin';

const exchange = exchangeOfThisFile();
let partner: FakePartner;
beforeAll(async () => {
  partner = await startFakePartner();
});
afterAll(() => partner.close());

test('ends one session immediately; a repetition keeps the first time', async () => {
  const app = await registerApp(exchange(), partner);
  const user = await exchange().createUser({ balances: { thb: '1000' } });
  const [ended, other] = [await portalLogin(exchange(), app, user), await portalLogin(exchange(), app, user)];
  const order = ({ extras }: typeof ended) => ({
    body: { extras, pair: 'btc_thb', side: 'buy' as const, price: '1000', amount: '0' },
  });
  await ended.client.expect('createPortalOrder', 400, order(ended));
  const sessions = async () => (await exchange().operator.expect('listPortalSessions', 200)).items;
  const id = (await sessions()).at(-1)?.id ?? 0;

  await exchange().operator.expect('revokePortalSession', 204, { path: { sessionid: id } });
  await ended.client.expect('createPortalOrder', 401, order(ended));
  await other.client.expect('createPortalOrder', 400, order(other));
  const [, first] = await sessions();
  expect(first).toMatchObject({ id, revoked_by: 'operator', revoked_at: expect.any(String) });
  await exchange().operator.expect('revokePortalSession', 204, { path: { sessionid: id } });
  expect((await sessions())[1]).toEqual(first);
});

test.each(['999999', '0', 'x'])('there is no session %s', async (sessionid) => {
  const answer = await exchange().operator.call('revokePortalSession', { path: { sessionid } });
  expect(answer).toMatchObject({
    status: 404,
    body: { code: 'PORTAL_SESSION_NOT_FOUND', message: 'There is no such Portal session.' },
  });
});
