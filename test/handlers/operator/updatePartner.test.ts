import { exchangeOfThisFile } from '../../support/exchange';
import { APP } from '../../support/partner/partnerRegistration';

const exchange = exchangeOfThisFile();

test('changes the given members only', async () => {
  const { portal_secret: _secret, ...made } = await exchange().operator.expect('createPartner', 201, { body: APP });
  const path = { partnerid: made.id };
  const updated_at = expect.any(String);
  expect(await exchange().operator.expect('updatePartner', 200, { path, body: { enabled: false } })).toEqual({
    ...made,
    enabled: false,
    updated_at,
  });
  const change = {
    name: 'New',
    token_url: 'https://new.wallet.com/token',
    issuer: 'https://new.wallet.com',
    scopes: ['x'],
    client_secret: 'new',
  };
  const { client_secret: _kept, ...shown } = change;
  expect(await exchange().operator.expect('updatePartner', 200, { path, body: change })).toEqual({
    ...made,
    ...shown,
    enabled: false,
    updated_at,
  });
  expect(await exchange().operator.expect('updatePartner', 200, { path, body: { issuer: null } })).toMatchObject({
    issuer: null,
    scopes: ['x'],
  });
});

test('a URL that the server must not call is refused', async () => {
  const { id } = await exchange().operator.expect('createPartner', 201, { body: APP });
  for (const name of ['authorize_url', 'token_url', 'deposit_address_url', 'return_url']) {
    const answer = await exchange().operator.call('updatePartner', {
      path: { partnerid: id },
      body: { [name]: 'https://10.0.0.1/' },
    });
    expect([name, answer.status, answer.body]).toMatchObject([name, 422, { code: 'INVALID_SETTING' }]);
  }
});

test.each(['999999', '0', 'x', '1.0'])('there is no partner %s', async (partnerid) => {
  const answer = await exchange().operator.call('updatePartner', { path: { partnerid }, body: { enabled: true } });
  expect([answer.status, answer.body]).toEqual([
    404,
    { code: 'PARTNER_NOT_FOUND', message: 'There is no such partner.' },
  ]);
});

test('an empty change is refused', async () => {
  const { id } = await exchange().operator.expect('createPartner', 201, { body: APP });
  expect((await exchange().operator.call('updatePartner', { path: { partnerid: id }, body: {} })).body).toMatchObject({
    code: 'INVALID_PARAMETERS',
  });
});
