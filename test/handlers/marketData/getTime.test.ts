import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test('tells the clock', async () => {
  const before = Date.now();
  const { serverTime } = await exchange().anonymous.expect('getTime', 200);
  expect(serverTime).toBeGreaterThanOrEqual(before);
  expect(serverTime).toBeLessThanOrEqual(Date.now());
});
