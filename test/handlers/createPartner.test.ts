import { exchangeOfThisFile, withExchange } from '../support/exchange';

const exchange = exchangeOfThisFile();

test('lets an app in, enabled unless told otherwise', async () => {
  const body = { name: 'App', deposit_address_url: 'https://oauth.wallet.com/get-deposit-address?v=2' };
  const partner = await exchange().operator.expect('createPartner', 201, { body });
  expect(partner).toEqual({ ...body, id: expect.any(Number), enabled: true, created_at: expect.any(String), updated_at: partner.created_at });
  const off = await exchange().operator.expect('createPartner', 201, { body: { ...body, enabled: false } });
  expect([off.enabled, off.id > partner.id]).toEqual([false, true]);
});

test.each([
  ['https://10.0.0.1/', 'host is inside our network'],
  ['https://169.254.169.254/latest', 'host is inside our network'],
  ['https://2130706433:22/', 'port is reserved for other protocols'],
  ['http://wallet.com/', undefined],
])('%s is judged before anybody calls it', async (url, fault) => {
  const answer = await exchange().operator.call('createPartner', { body: { name: 'App', deposit_address_url: url } });
  if (fault === undefined) expect(answer.status).toBe(201);
  else expect([answer.status, answer.body]).toEqual([422, { code: 'INVALID_SETTING', message: `The setting breaks a rule: deposit_address_url: ${fault}.` }]);
});

test.each(['ftp://wallet.com/', 'https://user:secret@wallet.com/', 'https://wallet.com/#x', 'javascript:alert(1)', 'wallet.com', 'https://wallet.com/\\x', ''])(
  '%j is no address of the web',
  async (url) => {
    const answer = await exchange().operator.call('createPartner', { body: { name: 'App', deposit_address_url: url } });
    expect(answer.body).toMatchObject({ code: 'INVALID_PARAMETERS', fields: { deposit_address_url: { code: 'INVALID' } } });
  },
);

test('without the setting for tests, plain http and our own machine are refused', () =>
  withExchange({ environment: { PARTNER_ALLOW_LOOPBACK: 'off' } }, async (strict) => {
    for (const url of ['http://wallet.com/', 'https://127.0.0.1/', 'https://localhost/', 'https://[::1]/', 'https://0x7f.1/']) {
      const answer = await strict.operator.call('createPartner', { body: { name: 'App', deposit_address_url: url } });
      expect([url, answer.status]).toEqual([url, 422]);
    }
  }));
