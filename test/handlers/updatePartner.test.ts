import { exchangeOfThisFile } from '../support/exchange';

const exchange = exchangeOfThisFile();
const APP = { name: 'App', deposit_address_url: 'https://oauth.wallet.com/address' };

test('changes what is sent and leaves the rest', async () => {
  const { id } = await exchange().operator.expect('createPartner', 201, { body: APP });
  const path = { partnerid: id };
  expect(await exchange().operator.expect('updatePartner', 200, { path, body: { enabled: false } })).toMatchObject({ ...APP, id, enabled: false });
  expect(await exchange().operator.expect('updatePartner', 200, { path, body: { name: 'New' } })).toMatchObject({ ...APP, name: 'New', enabled: false });
  const url = 'https://new.wallet.com/';
  expect(await exchange().operator.expect('updatePartner', 200, { path, body: { deposit_address_url: url } })).toMatchObject({ deposit_address_url: url });
});

test('an address that we would not call is refused', async () => {
  const { id } = await exchange().operator.expect('createPartner', 201, { body: APP });
  const answer = await exchange().operator.call('updatePartner', { path: { partnerid: id }, body: { deposit_address_url: 'https://10.0.0.1/' } });
  expect([answer.status, answer.body]).toMatchObject([422, { code: 'INVALID_SETTING' }]);
});

test.each(['999999', '0', 'x', '1.0'])('there is no partner %s', async (partnerid) => {
  const answer = await exchange().operator.call('updatePartner', { path: { partnerid }, body: { enabled: true } });
  expect([answer.status, answer.body]).toEqual([404, { code: 'PARTNER_NOT_FOUND', message: 'There is no such partner.' }]);
});

test('nothing to change is invalid', async () => {
  const { id } = await exchange().operator.expect('createPartner', 201, { body: APP });
  expect((await exchange().operator.call('updatePartner', { path: { partnerid: id }, body: {} })).body).toMatchObject({ code: 'INVALID_PARAMETERS' });
});
