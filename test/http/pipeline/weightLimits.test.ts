/** The limits under /binance: the weight of an address per minute, and the ban of one that goes on after refusals. */
import { exchangeOfThisFile } from '../../support/exchange';
import { ServerClock } from '../../support/serverClock';

/** It stands still, so that all of it is within one minute. */
const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile({
  ...clock.options,
  environment: { ...clock.options.environment, RATE_LIMIT_BINANCE_WEIGHT: '61', RATE_LIMIT_BINANCE_REFUSALS_MAX: '3' },
});

function send(path: string) {
  return exchange().anonymous.send({ method: 'GET', path: `/binance/api/v3/${path}` });
}

test('weights add up, a request over the limit is refused, and an address that goes on is banned', async () => {
  const first = await send('ping');
  expect([first.status, first.headers['x-mbx-used-weight-1m']]).toEqual([200, '1']);
  for (const used of ['21', '41', '61']) {
    const { status, headers } = await send('exchangeInfo');
    expect([status, headers['x-mbx-used-weight-1m'], headers['x-mbx-used-weight']]).toEqual([200, used, used]);
  }
  for (let refusal = 1; refusal <= 3; refusal += 1) {
    const { status, headers, body } = await send('ping');
    expect([status, body]).toMatchObject([429, { code: -1003 }]);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  }
  for (const path of ['ping', 'time', 'exchangeInfo', 'nothing']) {
    const { status, headers, body } = await send(path);
    expect([status, body]).toMatchObject([418, { code: -1003 }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(60);
  }
  // The exchange's own operations have their own limits.
  expect((await exchange().anonymous.call('getTime')).status).toBe(200);
});
