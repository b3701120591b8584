/** Trailing stops on both interfaces: placed, tested, followed by trades, and triggered. */
import { createBinanceUser } from '../../support/binanceUser';
import { exchangeOfThisFile } from '../../support/exchange';
import { createTraders, orderBody, placeOrder, tradeBetween } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
afterEach(async () => exchange().audit());

test('a trailing sell follows the market until the last price has fallen by its distance', async () => {
  const traders = await createTraders(exchange());
  await tradeBetween(traders, '1000', '0.01');
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  const terms = { side: 'sell', price: '500', amount: '0.1', pair: 'btc_thb', trailing_delta: 1_000 } as const;
  const shown = { stop_price: '1000', trailing_delta: 1_000, tracked_price: '1000', trailing_price: '900' };
  const tested = await alice.client.expect('testOrder', 200, { body: orderBody(terms) });
  expect(tested.order).toMatchObject({ ...shown, status: 'created' });
  const placed = await placeOrder(alice, terms);
  expect(placed).toMatchObject({ ...shown, status: 'created', open_cost: '0.1' });
  await tradeBetween(traders, '2000', '0.01');
  const path = { id: String(placed.id) };
  const followed = await alice.client.expect('getOrder', 200, { path });
  expect(followed).toMatchObject({ status: 'created', tracked_price: '2000', trailing_price: '1800' });
  await tradeBetween(traders, '1801', '0.01');
  expect(await alice.client.expect('getOrder', 200, { path })).toMatchObject(followed);
  await tradeBetween(traders, '1800', '0.01');
  // Nothing is bid, so that it rests at its limit.
  const { asks } = await alice.client.expect('getDepth', 200, { query: { symbol: 'btc_thb' } });
  expect(asks).toEqual([['500', '0.1']]);
  await alice.client.expect('cancelOrder', 202, { path });
  const unfit = await alice.client.call('createOrder', { body: orderBody({ ...terms, time_in_force: 'FOK' }) });
  expect([unfit.status, unfit.body]).toMatchObject([400, { code: 'INVALID_PARAMETERS' }]);
});

test('on the Binance-compatible interface, the stop price is the activation price and may be left out', async () => {
  const bot = await createBinanceUser(exchange(), { balances: { btc: '1' } });
  const traders = await createTraders(exchange());
  await tradeBetween(traders, '1000', '0.01');
  const order = { symbol: 'BTCTHB', side: 'SELL', quantity: '0.1', trailingDelta: '500', newOrderRespType: 'RESULT' };
  const place = async (more: object) => await bot.expect('POST', '/api/v3/order', { ...order, ...more });
  const limit = { timeInForce: 'GTC', price: '2000' };
  for (const type of ['STOP_LOSS_LIMIT', 'TAKE_PROFIT_LIMIT'])
    expect(await place({ type, ...limit })).toMatchObject({
      type,
      trailingDelta: 500,
      stopPrice: '1000',
      status: 'NEW',
    });
  for (const type of ['STOP_LOSS', 'TAKE_PROFIT'])
    expect(await place({ type, stopPrice: type === 'STOP_LOSS' ? '900' : '1100' })).toMatchObject({
      type,
      trailingDelta: 500,
      status: 'NEW',
    });
  const open = await bot.expect<{ trailingDelta: number; isWorking: boolean }[]>('GET', '/api/v3/openOrders', {});
  expect(open.map(({ trailingDelta, isWorking }) => [trailingDelta, isWorking])).toEqual(
    Array.from({ length: 4 }, () => [500, false]),
  );
  await bot.expect('DELETE', '/api/v3/openOrders', { symbol: 'BTCTHB' });
  const refusal = async (more: object) => (await bot.refusal('POST', '/api/v3/order', { ...order, ...more }))[1];
  expect(await refusal({ type: 'LIMIT', ...limit })).toBe(-1106);
  expect(await refusal({ type: 'STOP_LOSS', trailingDelta: '9' })).toBe(-1130);
  expect(await refusal({ type: 'STOP_LOSS_LIMIT', ...limit, timeInForce: 'FOK' })).toBe(-1130);
});
