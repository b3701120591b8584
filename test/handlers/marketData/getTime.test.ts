import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test('returns the time of the clock', async () => {
  const before = Date.now();
  const { serverTime } = await exchange().anonymous.expect('getTime', 200);
  expect(serverTime).toBeGreaterThanOrEqual(before);
  expect(serverTime).toBeLessThanOrEqual(Date.now());
});
