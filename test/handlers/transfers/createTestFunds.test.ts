/** Test funds exist only in a sandbox (test/sandbox); an exchange gives none. */
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test('an exchange that is not a sandbox refuses, changes nothing and marks no answer', async () => {
  const { id, client } = await exchange().createUser();
  const answer = await client.call('createTestFunds', { body: { currency: 'thb', amount: '1000', nonce: 1 } });
  expect([answer.status, answer.body]).toMatchObject([404, { code: 'NOT_A_SANDBOX' }]);
  expect(answer.headers['x-talad-sandbox']).toBeUndefined();
  expect(await exchange().database('deposits').where('user_id', id)).toEqual([]);
});
