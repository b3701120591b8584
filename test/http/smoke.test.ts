import { exchangeOfThisFile } from '../support/exchange';
const exchange = exchangeOfThisFile({});
test('smoke', async () => {
  const info = await exchange().anonymous.call('getExchangeInfo');
  console.log(info.status, info.text, info.headers);
  const alice = await exchange().createUser({ balances: { thb: '100000', btc: '2' }, level: 'level_1' });
  const order = await alice.client.call('createOrder', { body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '1', nonce: 1 } });
  console.log(order.status, order.text, order.headers);
  const me = await alice.client.call('getUser', { path: { userid: 'me' } });
  console.log(me.text);
  const est = await exchange().anonymous.call('getEstimatedPrice', { query: { pair: 'btc_thb', side: 'buy', amount: '500' } });
  console.log(est.text, est.headers);
  console.log((await exchange().anonymous.call('getTicker24hr')).text);
});
