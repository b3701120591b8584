/**
 * Public market data has room of its own: it is served while other requests exhaust the limit of requests in flight,
 * and does not exhaust that limit itself.
 */
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile } from '../../support/exchange';
import { NO_TIME_LIMITS, untilAccepted, whileTableLocked } from '../../support/lockedTables';
import { createTraders, orderBody, tradeBetween } from '../../support/orderHelpers';

const ROOM = 2;

const exchange = exchangeOfThisFile({
  environment: {
    HTTP_REQUESTS_IN_FLIGHT_MAX: String(ROOM),
    HTTP_PUBLIC_READS_IN_FLIGHT_MAX: String(ROOM),
    ...NO_TIME_LIMITS,
  },
});

const symbol = 'btc_thb';
const depth = async () => (await exchange().anonymous.call('getDepth', { query: { symbol } })).status;

test('depth, tickers and rules are answered at once while orders have no room left', async () => {
  const [trader] = await createTraders(exchange());
  let nonce = 0;
  const order = () => {
    nonce += 1;
    return trader.client.call('createOrder', { body: orderBody({ side: 'sell', price: '100000', nonce }) });
  };
  expect((await order()).status).toBe(200);
  const accepted = await whileTableLocked(exchange(), 'events', async () => {
    const waiting = Array.from({ length: ROOM }, () => untilAccepted(order));
    await eventually(
      async () => (await exchange().operator.call('listPartners')).status,
      (status) => status === 503,
    );
    expect((await order()).status).toBe(503);
    for (let round = 0; round < 20; round += 1) {
      expect(await depth()).toBe(200);
      expect((await exchange().anonymous.call('getTicker24hr', { query: { symbol } })).status).toBe(200);
      expect((await exchange().anonymous.call('getExchangeInfo')).status).toBe(200);
    }
    return waiting;
  });
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200]);
});

test('public reads are bounded, and leave the room of orders free', async () => {
  const traders = await createTraders(exchange());
  await tradeBetween(traders, '100', '1');
  const trades = (limit: number) =>
    exchange().anonymous.call('getAggTrades', { query: { symbol, fromId: 1, limit: String(limit) } as never });
  const read = await whileTableLocked(exchange(), 'trades', async () => {
    const waiting = Array.from({ length: ROOM }, (_, index) => untilAccepted(() => trades(index + 1)));
    await eventually(depth, (status) => status === 503);
    expect((await traders[0].client.call('getUser', { path: { userid: 'me' } })).status).toBe(200);
    return waiting;
  });
  expect((await Promise.all(read)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await depth()).toBe(200);
});
