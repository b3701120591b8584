/** A stop order on the wrong side of the market is refused by the Binance-compatible interface, and trades nothing. */
import { type BinanceUser, createBinanceUser } from '../../support/binanceUser';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { placeOrder, tradeBetween } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
const ORDER = '/api/v3/order';
const REFUSED = [400, -2010, 'Order would trigger immediately.'];

let alice: BinanceUser;
let traders: readonly [TestUser, TestUser];
beforeAll(async () => {
  alice = await createBinanceUser(exchange(), { balances: { thb: '100000', btc: '100' } });
  traders = [
    await exchange().createUser({ balances: { thb: '100000', btc: '10' } }),
    await exchange().createUser({ balances: { thb: '100000', btc: '10' } }),
  ];
  await tradeBetween(traders, '100', '0.1');
  await placeOrder(traders[0], { side: 'buy', price: '99', amount: '1' });
  await placeOrder(traders[1], { side: 'sell', price: '101', amount: '1' });
});
afterEach(() => alice.user.client.expect('cancelAllOrders', 200, {}));

test.each([
  { side: 'SELL', type: 'STOP_LOSS', stopPrice: '100' },
  { side: 'BUY', type: 'STOP_LOSS', stopPrice: '100' },
  { side: 'SELL', type: 'TAKE_PROFIT', stopPrice: '100' },
  { side: 'BUY', type: 'TAKE_PROFIT', stopPrice: '100' },
  { side: 'SELL', type: 'STOP_LOSS_LIMIT', stopPrice: '105', price: '99', timeInForce: 'GTC' },
  { side: 'BUY', type: 'TAKE_PROFIT_LIMIT', stopPrice: '105', price: '101', timeInForce: 'IOC' },
])('$side $type at $stopPrice, with the last price 100', async (terms) => {
  const order = { symbol: 'BTCTHB', quantity: '0.5', ...terms } as Readonly<Record<string, string>>;
  for (const path of [ORDER, '/api/v3/order/test']) expect(await alice.refusal('POST', path, order)).toEqual(REFUSED);
  expect(await alice.expect('GET', '/api/v3/allOrders', { symbol: 'BTCTHB' })).toEqual([]);
});

test('one that replaces another order is not placed', async () => {
  const resting = { symbol: 'BTCTHB', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity: '1', price: '50' };
  const { orderId } = await alice.expect<{ orderId: number }>('POST', ORDER, resting);
  const stop = { symbol: 'BTCTHB', side: 'SELL', type: 'STOP_LOSS', quantity: '1', stopPrice: '100' };
  const replacement = { ...stop, cancelReplaceMode: 'STOP_ON_FAILURE', cancelOrderId: orderId };
  const { status, body } = await alice.send('POST', '/api/v3/order/cancelReplace', replacement);
  expect([status, body]).toMatchObject([
    409,
    { code: -2021, data: { newOrderResponse: { code: -2010, msg: REFUSED[2] } } },
  ]);
});

test('one on the right side waits, and one that trails begins to follow the market', async () => {
  const stop = { symbol: 'BTCTHB', side: 'SELL', type: 'STOP_LOSS', quantity: '1', newOrderRespType: 'RESULT' };
  expect(await alice.expect('POST', ORDER, { ...stop, stopPrice: '99' })).toMatchObject({ status: 'NEW' });
  const trailing = { ...stop, stopPrice: '100', trailingDelta: '100' };
  expect(await alice.expect('POST', ORDER, trailing)).toMatchObject({ status: 'NEW' });
});
