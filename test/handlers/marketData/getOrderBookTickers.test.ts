import { exchangeOfThisFile } from '../../support/exchange';
import { createTraders, placeOrder } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();

function getTickers() {
  return exchange().anonymous.expect('getOrderBookTickers', 200);
}

test('returns the best level of both sides with its total quantity, and omits pairs with an empty side', async () => {
  expect(await getTickers()).toEqual({});
  const [ann, bob] = await createTraders(exchange());
  await placeOrder(ann, { side: 'buy', price: '100', amount: '1' });
  await placeOrder(bob, { side: 'buy', price: '100', amount: '0.5' });
  await placeOrder(bob, { side: 'buy', price: '99', amount: '7' });
  await placeOrder(ann, { pair: 'eth_thb', side: 'buy', price: '50', amount: '1' });
  expect(await getTickers()).toEqual({});
  const { id } = await placeOrder(ann, { side: 'sell', price: '101', amount: '0.25' });
  expect(await getTickers()).toEqual({
    BTC_THB: { bid: { price: '100', amount: '1.5' }, ask: { price: '101', amount: '0.25' } },
  });
  await placeOrder(ann, { pair: 'eth_thb', side: 'sell', price: '51', amount: '2' });
  expect(Object.keys(await getTickers())).toEqual(['BTC_THB', 'ETH_THB']);
  await ann.client.expect('cancelOrder', 202, { path: { id } });
  expect(Object.keys(await getTickers())).toEqual(['ETH_THB']);
});
