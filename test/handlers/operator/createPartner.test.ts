import { exchangeOfThisFile, withExchange } from '../../support/exchange';
import { APP } from '../../support/partner/partnerRegistration';

const exchange = exchangeOfThisFile();
const URLS = ['authorize_url', 'token_url', 'deposit_address_url', 'return_url'] as const;

test('creates a partner, enabled by default, and returns its secret', async () => {
  const body = {
    ...APP,
    issuer: 'https://oauth.wallet.com',
    scopes: ['deposit_address', 'openid'],
    deposit_address_url: 'https://oauth.wallet.com/address?v=2',
  };
  const { client_secret: _kept, ...shown } = body;
  const partner = await exchange().operator.expect('createPartner', 201, { body });
  const secret = expect.stringMatching(/^[\w-]{43}$/);
  expect(partner).toEqual({
    ...shown,
    id: expect.any(Number),
    enabled: true,
    portal_secret: secret,
    created_at: expect.any(String),
    updated_at: partner.created_at,
  });
  const off = await exchange().operator.expect('createPartner', 201, { body: { ...body, enabled: false } });
  expect([off.enabled, off.id > partner.id, off.portal_secret === partner.portal_secret]).toEqual([false, true, false]);
});

test('by default there is no issuer and no scope, and the deposit address URL is beside the token URL', async () => {
  const partner = await exchange().operator.expect('createPartner', 201, { body: APP });
  expect(partner).toMatchObject({
    issuer: null,
    scopes: [],
    deposit_address_url: 'https://oauth.wallet.com/oauth/get-deposit-address',
  });
});

describe.each(URLS)('%s', (name) => {
  test.each([
    ['https://10.0.0.1/', 'host is inside our network'],
    ['https://169.254.169.254/latest', 'host is inside our network'],
    ['https://2130706433:22/', 'port is reserved for other protocols'],
    ['http://wallet.com/', undefined],
  ])('%s is judged before anybody calls it', async (url, fault) => {
    const answer = await exchange().operator.call('createPartner', { body: { ...APP, [name]: url } });
    if (fault === undefined) expect(answer.status).toBe(201);
    else
      expect([answer.status, answer.body]).toEqual([
        422,
        { code: 'INVALID_SETTING', message: `The setting breaks a rule: ${name}: ${fault}.` },
      ]);
  });

  test.each([
    'ftp://wallet.com/',
    'https://user:secret@wallet.com/',
    'https://wallet.com/#x',
    'javascript:alert(1)',
    'wallet.com',
    'https://wallet.com/\\x',
    '',
  ])('%j is no address of the web', async (url) => {
    const answer = await exchange().operator.call('createPartner', { body: { ...APP, [name]: url } });
    expect(answer.body).toMatchObject({ code: 'INVALID_PARAMETERS', fields: { [name]: { code: 'INVALID' } } });
  });
});

test('without the setting for tests, plain HTTP and loopback addresses are refused', () =>
  withExchange({ environment: { PARTNER_ALLOW_LOOPBACK: 'off' } }, async (strict) => {
    for (const name of URLS)
      for (const url of [
        'http://wallet.com/',
        'https://127.0.0.1/',
        'https://localhost/',
        'https://[::1]/',
        'https://0x7f.1/',
      ]) {
        const answer = await strict.operator.call('createPartner', { body: { ...APP, [name]: url } });
        expect([name, url, answer.status]).toEqual([name, url, 422]);
      }
  }));
