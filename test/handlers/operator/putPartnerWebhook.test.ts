/** The operations on a partner's webhook, without deliveries, which test/portal/webhooks covers. */
import { exchangeOfThisFile } from '../../support/exchange';
import { type FakePartner, startFakePartner } from '../../support/partner/fakePartner';
import { registerApp } from '../../support/portalLogin';
import { recordSecret } from '../../support/secretRecorder';

const exchange = exchangeOfThisFile();
const body = { url: 'https://wallet.com/hook' };
let partner: FakePartner;
beforeAll(async () => {
  partner = await startFakePartner();
});
afterAll(() => partner.close());

test('shows the secret once, keeps it encrypted, and never writes it to the log of operator actions', async () => {
  const { id: partnerid } = await registerApp(exchange(), partner);
  const { operator, database } = exchange();
  const path = { partnerid };
  const created = await operator.expect('putPartnerWebhook', 200, { path, body });
  const changed = await operator.expect('putPartnerWebhook', 200, { path, body: { url: 'https://wallet.com/other' } });
  const rotated = await operator.expect('rotatePartnerWebhookSecret', 201, { path });
  const secrets = [created.webhook_secret ?? '', rotated.webhook_secret ?? ''];
  for (const secret of secrets) recordSecret(secret);
  expect([secrets[0] === secrets[1], changed.webhook_secret]).toEqual([false, null]);
  expect(Date.parse(rotated.previous_valid_until ?? '')).toBeGreaterThan(Date.now() + 86_000_000);
  expect(await operator.expect('getPartnerWebhook', 200, { path })).toMatchObject({
    partner_id: partnerid,
    url: 'https://wallet.com/other',
    last_sequence: 0,
    disabled_at: null,
  });
  const stored = JSON.stringify([await database('webhook_endpoints'), await database('operator_actions')]);
  for (const secret of secrets) expect(stored).not.toContain(secret.slice('whsec_'.length));
});

test('a partner without a webhook, and one that does not exist', async () => {
  const app = await registerApp(exchange(), partner);
  const { operator } = exchange();
  const replay = { from_sequence: 1 };
  for (const partnerid of [app.id, 999_999]) {
    const path = { partnerid };
    const answers = [
      await operator.call('getPartnerWebhook', { path }),
      await operator.call('disablePartnerWebhook', { path }),
      await operator.call('rotatePartnerWebhookSecret', { path }),
      await operator.call('replayPartnerWebhook', { path, body: replay }),
      await operator.call('listPartnerWebhookMessages', { path }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'WEBHOOK_NOT_FOUND' } });
  }
  for (const partnerid of ['999999', '0', 'x']) {
    const answer = await operator.call('putPartnerWebhook', { path: { partnerid }, body });
    expect(answer).toMatchObject({ status: 404, body: { code: 'PARTNER_NOT_FOUND' } });
    const path = { partnerid: partnerid === '999999' ? 'y' : partnerid };
    for (const answered of [
      await operator.call('getPartnerWebhook', { path }),
      await operator.call('disablePartnerWebhook', { path }),
      await operator.call('rotatePartnerWebhookSecret', { path }),
      await operator.call('replayPartnerWebhook', { path, body: replay }),
      await operator.call('listPartnerWebhookMessages', { path }),
    ])
      expect(answered).toMatchObject({ status: 404, body: { code: 'PARTNER_NOT_FOUND' } });
  }
  expect(await app.client.call('replayPortalWebhook', { body: replay })).toMatchObject({
    status: 404,
    body: { code: 'WEBHOOK_NOT_FOUND' },
  });
});
