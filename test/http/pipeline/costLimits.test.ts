/** Work costs its caller: what the requests of an address may take of the processor, by the costs in the contract. */
import { operationRecords } from '../../../generated/operations';
import { BinanceApiClient } from '../../support/binanceApiClient';
import { exchangeOfThisFile } from '../../support/exchange';
import { KeepAliveConnection } from '../../support/keepAliveConnection';
import { orderBody, placeOrder } from '../../support/orderHelpers';
import { ServerClock } from '../../support/serverClock';

/** It moves only when the test moves it. */
const clock = new ServerClock(Date.UTC(2030, 0, 1));
/** One hundredth of a processor: 10 ms in a second, and three times as much at once. */
const PER_SECOND_US = 10_000;
const FULL_US = 3 * PER_SECOND_US;
const exchange = exchangeOfThisFile({
  ...clock.options,
  environment: { ...clock.options.environment, RATE_LIMIT_ADDRESS_PROCESSOR_PERCENT: '1' },
});

const pass = (seconds: number): void => clock.set(clock.nowMs() + seconds * 1_000);
/** Begins and ends with full buckets, because the audit at the end of every test sends requests, too. */
function withFullBuckets(test: () => Promise<void>): () => Promise<void> {
  return async () => {
    pass(60);
    await test().finally(() => pass(60));
  };
}

/** Nothing costs less, so that all else is refused when it is. */
const { costUs } = operationRecords.ping;

/** Sends as many requests as are answered 200, and returns their number and the first other answer. */
async function useUp() {
  for (let served = 0; ; served += 1) {
    const answer = await exchange().anonymous.call('ping');
    if (answer.status !== 200) return { served, refused: answer };
  }
}

test(
  'requests are served until their costs are used up, and again when as much has come back',
  withFullBuckets(async () => {
    const { served, refused } = await useUp();
    expect(served).toBe(Math.floor(FULL_US / costUs));
    expect([refused.status, refused.headers['retry-after'], refused.body]).toMatchObject([429, '1', { code: -1003 }]);
    pass(1);
    const again = (await useUp()).served;
    expect([again > 0, again <= Math.floor(PER_SECOND_US / costUs)]).toEqual([true, true]);
  }),
);

test(
  'all interfaces take from the same, and other addresses are not affected',
  withFullBuckets(async () => {
    const api = await BinanceApiClient.open(exchange());
    await useUp();
    expect((await exchange().anonymous.send({ method: 'GET', path: '/binance/api/v3/exchangeInfo' })).status).toBe(429);
    expect(await api.call('exchangeInfo')).toMatchObject({ status: 429 });
    const other = new KeepAliveConnection(exchange().port, '127.0.0.2');
    const get = (path: string) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect((await other.request(get('/api/v3/aggTrades?symbol=btc_thb'))).status).toBe(200);
    const same = new KeepAliveConnection(exchange().port);
    expect((await same.request(get('/docs/search?q=order'))).status).toBe(429);
    other.close();
    same.close();
    await api.close();
  }),
);

test(
  'refused requests cost as well, so that a client that never pauses is served less',
  withFullBuckets(async () => {
    await useUp();
    // Together they cost what comes back in a second.
    for (let refusal = 0; refusal < 200; refusal += 1) await exchange().anonymous.call('ping');
    pass(1);
    expect((await useUp()).served).toBe(0);
    pass(6);
    expect((await useUp()).served).toBeGreaterThan(0);
  }),
);

test(
  'orders can be cancelled when the costs are used up',
  withFullBuckets(async () => {
    const user = await exchange().createUser({ balances: { thb: '1000' } });
    pass(60);
    const { id } = await placeOrder(user);
    await useUp();
    expect((await user.client.call('createOrder', { body: orderBody() })).status).toBe(429);
    expect((await user.client.call('cancelOrder', { path: { id: String(id) } })).status).toBe(202);
  }),
);
