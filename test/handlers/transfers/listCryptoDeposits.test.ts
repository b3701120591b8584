import { randomUUID } from 'node:crypto';
import { exchangeOfThisFile } from '../../support/exchange';
import { ADDRESSES } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();

test('a deposit credited by an operator is completed and has no network', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1.50', thb: '100' } });
  const { count, items } = await alice.client.expect('listCryptoDeposits', 200);
  const unknown = { network: null, address: null, tag: null, txid: null, confirmations: 0 };
  const dates = { created_at: expect.any(String), updated_at: expect.any(String) };
  expect([count, items]).toEqual([
    1,
    [{ id: expect.any(Number), currency: 'btc', amount: '1.5', fee: '0', status: 'completed', ...unknown, ...dates }],
  ]);
});

test('shows network, address and transaction, if they are known', async () => {
  const alice = await exchange().createUser();
  const came = { network: 'bitcoin', address: ADDRESSES.bitcoin, txid: 'c0'.repeat(32), confirmations: 3 };
  await exchange().operator.expect('creditDeposit', 201, {
    body: { user_id: alice.id, asset: 'btc', amount: '1', reference: randomUUID(), output: 0, ...came },
  });
  const { items } = await alice.client.expect('listCryptoDeposits', 200);
  expect(items).toMatchObject([{ currency: 'btc', amount: '1', tag: null, status: 'completed', ...came }]);
});

test('lists the caller’s deposits newest first, for all assets or one, by page, with their number', async () => {
  const [alice, bob] = [await exchange().createUser(), await exchange().createUser()];
  const expected: string[] = [];
  for (let round = 1; round <= 12; round += 1) {
    const asset = ['btc', 'eth', 'usdt'][round % 3] ?? '';
    await exchange().deposit(alice.id, asset, String(round));
    await exchange().deposit(alice.id, 'thb', '1');
    await exchange().deposit(bob.id, asset, '99');
    expected.unshift(`${asset} ${round}`);
  }
  const shown = async (query: Record<string, string>) => {
    const { count, items } = await alice.client.expect('listCryptoDeposits', 200, { query });
    return [count, items.map(({ currency, amount }) => `${currency} ${amount}`)];
  };
  expect(await shown({ limit: '100' })).toEqual([12, expected]);
  expect(await shown({})).toEqual([12, expected.slice(0, 10)]);
  expect(await shown({ limit: '5', offset: '10' })).toEqual([12, expected.slice(10)]);
  expect(await shown({ offset: '999999999' })).toEqual([12, []]);
  const eth = expected.filter((text) => text.startsWith('eth'));
  expect(await shown({ currency: 'ETH', limit: '2', offset: '1' })).toEqual([4, eth.slice(1, 3)]);
});

test.each(['doge', 'thb', ''])('currency %j is refused', async (currency) => {
  const answer = await (await exchange().createUser()).client.call('listCryptoDeposits', { query: { currency } });
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_ASSET' }]);
});
