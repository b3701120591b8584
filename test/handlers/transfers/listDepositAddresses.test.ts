import { exchangeOfThisFile } from '../../support/exchange';
import { ADDRESSES, bitcoinAddresses, fillAddressPool } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();

test('lists the addresses assigned to the user, oldest first, for all assets or one', async () => {
  const [first = '', second = ''] = bitcoinAddresses(2);
  await fillAddressPool(exchange(), [first, second]);
  await fillAddressPool(exchange(), [ADDRESSES.tron], 'usdt', 'tron');
  const [alice, bob] = [await exchange().createUser(), await exchange().createUser()];
  const list = (query: Record<string, string> = {}) => alice.client.expect('listDepositAddresses', 200, { query });
  expect(await list()).toEqual([]);
  const tether = await alice.client.expect('createDepositAddress', 200, {
    body: { currency: 'usdt', network: 'tron' },
  });
  await bob.client.expect('createDepositAddress', 200, { body: { currency: 'btc' } });
  const bitcoin = await alice.client.expect('createDepositAddress', 200, { body: { currency: 'btc' } });
  expect([...(await list())].sort((a, b) => a.currency.localeCompare(b.currency))).toEqual([bitcoin, tether]);
  expect(await list({ currency: 'BTC' })).toEqual([bitcoin]);
  expect(await list({ currency: 'eth' })).toEqual([]);
});

test.each(['doge', 'thb', ''])('currency %j is refused', async (currency) => {
  const answer = await (await exchange().createUser()).client.call('listDepositAddresses', { query: { currency } });
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_ASSET' }]);
});
