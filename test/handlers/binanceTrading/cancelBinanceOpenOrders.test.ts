/** Cancelling all orders reports every order of a list as cancelled, on both interfaces. */
import { type BinanceUser, createBinanceUser, type ListBody } from '../../support/binanceUser';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { tradeBetween } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
const OCO = {
  symbol: 'BTCTHB',
  side: 'SELL',
  quantity: '1',
  aboveType: 'LIMIT_MAKER',
  abovePrice: '110',
  belowType: 'STOP_LOSS',
  belowStopPrice: '90',
};
const OTOCO = {
  symbol: 'BTCTHB',
  workingType: 'LIMIT',
  workingTimeInForce: 'GTC',
  workingSide: 'BUY',
  workingPrice: '95',
  workingQuantity: '1',
  pendingSide: 'SELL',
  pendingQuantity: '1',
  pendingAboveType: 'LIMIT_MAKER',
  pendingAbovePrice: '110',
  pendingBelowType: 'STOP_LOSS',
  pendingBelowStopPrice: '90',
};
const LIMIT = { symbol: 'BTCTHB', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity: '1', price: '80' };

let alice: BinanceUser;
let others: readonly [TestUser, TestUser];
beforeAll(async () => {
  alice = await createBinanceUser(exchange(), { balances: { thb: '100000', btc: '100' } });
  others = [
    await exchange().createUser({ balances: { thb: '100000', btc: '10' } }),
    await exchange().createUser({ balances: { thb: '100000', btc: '10' } }),
  ];
});
beforeEach(() => tradeBetween(others, '100', '0.1'));

async function placeAll() {
  const oco = await alice.expect<ListBody>('POST', '/api/v3/orderList/oco', OCO);
  const { orderId } = await alice.expect<{ orderId: number }>('POST', '/api/v3/order', LIMIT);
  const otoco = await alice.expect<ListBody>('POST', '/api/v3/orderList/otoco', OTOCO);
  return { oco, orderId, otoco };
}

test('the answer has each list once, with all its orders, and each other order', async () => {
  const { oco, orderId, otoco } = await placeAll();
  const cancelled = await alice.expect<unknown[]>('DELETE', '/api/v3/openOrders', { symbol: 'BTCTHB' });
  const listOf = ({ orderListId, orders }: ListBody) => ({
    orderListId,
    listStatusType: 'ALL_DONE',
    orders,
    orderReports: orders.map((order) => ({ orderId: order.orderId, orderListId, status: 'CANCELED' })),
  });
  expect(cancelled).toHaveLength(3);
  expect(cancelled).toMatchObject([listOf(oco), { orderId, status: 'CANCELED', orderListId: -1 }, listOf(otoco)]);
  expect(await alice.expect('GET', '/api/v3/openOrders', {})).toEqual([]);
});

test('the own interface reports success for each order of a list', async () => {
  await placeAll();
  const cancellations = await alice.user.client.expect('cancelAllOrders', 200, {});
  expect(cancellations.map(({ code }) => code)).toEqual(Array.from({ length: 6 }, () => 'SUCCESS'));
});
