import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

function putWithdrawalLimit(level: string, asset: string, capacity: string) {
  return exchange().operator.call('putWithdrawalLimit', { path: { level, asset }, body: { capacity } });
}

test('sets the limit of a level, effective immediately', async () => {
  const alice = await exchange().createUser({ level: 'level_2' });
  const answer = await putWithdrawalLimit('level_2', 'btc', '7.50');
  expect([answer.status, answer.body]).toEqual([200, { level: 'level_2', asset: 'btc', capacity: '7.5' }]);
  const { limits } = await alice.client.expect('getUser', 200, { path: { userid: 'me' } });
  expect(limits['btc']).toEqual({ available: '7.5', capacity: '7.5' });
});

test.each([
  ['level_9', 'btc', '1', 400, 'INVALID_PARAMETERS'],
  ['level_1', 'doge', '1', 400, 'INVALID_ASSET'],
  ['level_1', 'BTC', '1', 400, 'INVALID_ASSET'],
  ['level_1', 'btc', '0.000000001', 422, 'INVALID_SETTING'],
  ['level_1', 'btc', '-1', 400, 'INVALID_PARAMETERS'],
  ['level_1', 'btc', '1e3', 400, 'INVALID_PARAMETERS'],
])('%s %s %s is refused', async (level, asset, capacity, status, code) => {
  const answer = await putWithdrawalLimit(level, asset, capacity);
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
});
