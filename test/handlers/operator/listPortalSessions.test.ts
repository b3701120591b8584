import { exchangeOfThisFile } from '../../support/exchange';
import { type FakePartner, startFakePartner } from '../../support/partner/fakePartner';
import { portalCode, portalLogin, registerApp, signInBrowser } from '../../support/portalLogin';

const exchange = exchangeOfThisFile();
let partner: FakePartner;
beforeAll(async () => {
  partner = await startFakePartner();
});
afterAll(() => partner.close());

test('lists Portal sessions newest first, filtered by user and partner, without secrets', async () => {
  const [one, two] = [
    await registerApp(exchange(), partner, { name: 'One' }),
    await registerApp(exchange(), partner, { name: 'Two' }),
  ];
  const [ann, bob] = [await exchange().createUser(), await exchange().createUser()];
  const logins = [
    await portalLogin(exchange(), one, ann),
    await portalLogin(exchange(), two, ann),
    await portalLogin(exchange(), one, bob),
  ];
  // A code that no partner has exchanged is not a session yet.
  const code = await portalCode(await signInBrowser(exchange(), bob), two);

  const list = (query: Record<string, string> = {}) => exchange().operator.expect('listPortalSessions', 200, { query });
  const all = await list();
  const summary = ({ items }: typeof all) => items.map(({ partner_name: name, user_id: userId }) => [name, userId]);
  expect([all.count, summary(all)]).toEqual([
    3,
    [
      ['One', bob.id],
      ['Two', ann.id],
      ['One', ann.id],
    ],
  ]);
  expect(summary(await list({ user_id: String(ann.id), partner_id: String(one.id) }))).toEqual([['One', ann.id]]);
  expect(await list({ user_id: '999999' })).toEqual({ count: 0, items: [] });
  const page = await list({ limit: '1', offset: '1' });
  expect([page.count, summary(page)]).toEqual([3, [['Two', ann.id]]]);

  const [newest] = all.items;
  expect(newest).toMatchObject({
    partner_id: one.id,
    expires_at: logins[2]?.expiresAt,
    revoked_at: null,
    revoked_by: null,
  });
  // One hour after the grant, which was issued a moment before the session was created.
  const left = Date.parse(newest?.access_token_expires_at ?? '') - Date.parse(newest?.created_at ?? '');
  expect([left <= 3_600_000, left > 3_500_000]).toEqual([true, true]);
  const text = JSON.stringify(all);
  for (const { authorization, extras } of logins)
    for (const secret of [authorization, extras, code, 'canary']) expect(text).not.toContain(secret);
});
