import { createBinanceUser } from '../../support/binanceUser';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();
const order = { symbol: 'BTCTHB', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity: '0.01', price: '900000' };

test('a tested order changes nothing, and shows its fee rates on request', async () => {
  const alice = await createBinanceUser(exchange(), { balances: { thb: '1000000' } });
  expect(await alice.expect('POST', '/api/v3/order/test', order)).toEqual({});
  const rates = await alice.expect('POST', '/api/v3/order/test', { ...order, computeCommissionRates: 'true' });
  expect(rates).toMatchObject({
    standardCommissionForOrder: { maker: expect.any(String), taker: expect.any(String) },
    taxCommissionForOrder: { maker: expect.any(String), taker: expect.any(String) },
    discount: { enabledForAccount: false },
  });
  const commission = await alice.expect('GET', '/api/v3/account/commission', { symbol: 'BTCTHB' });
  expect(commission).toMatchObject({
    standardCommission: rates['standardCommissionForOrder'],
    taxCommission: rates['taxCommissionForOrder'],
  });
  expect(await alice.expect('GET', '/api/v3/openOrders')).toEqual([]);
});
