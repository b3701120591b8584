import { exchangeOfThisFile } from '../../support/exchange';
import { placeOrder } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();

test("returns the caller's fees and VAT in percent, which apply to its next order", async () => {
  await exchange().operator.expect('putFees', 200, {
    path: { symbol: 'btc_thb', tier: '3' },
    body: { maker_rate: '0.00125', taker_rate: '0.002' },
  });
  const [vip, anybody] = [
    await exchange().createUser({ feeTier: 3, balances: { thb: '100' } }),
    await exchange().createUser(),
  ];
  const own = await vip.client.expect('getFees', 200, { query: { pair: 'BTC_THB' } });
  expect(own).toEqual({ pair: 'btc_thb', maker_fee: '0.125', taker_fee: '0.2', vat: '7' });
  expect(await placeOrder(vip)).toMatchObject({
    fee_percent: own.maker_fee,
    taker_fee_percent: own.taker_fee,
    vat_percent: own.vat,
  });
  expect(await vip.client.expect('getFees', 200, { query: { pair: 'eth_thb' } })).toMatchObject({
    maker_fee: '0.25',
    taker_fee: '0.25',
  });
  expect(await anybody.client.expect('getFees', 200, { query: { pair: 'btc_thb' } })).toMatchObject({
    maker_fee: '0.25',
    taker_fee: '0.25',
  });
});

test.each([
  ['a pair that is not listed', { pair: 'doge_thb' }, { code: 'INVALID_PAIR' }],
  ['no pair', { pair: 'btc' }, { code: 'INVALID_PAIR' }],
  ['none', {}, { code: 'INVALID_PARAMETERS', fields: { pair: { code: 'MISSING', message: 'is required' } } }],
])('%s is refused', async (_name, query, body) => {
  const alice = await exchange().createUser();
  const answer = await alice.client.call('getFees', { query: query as Record<string, string> });
  expect([answer.status, answer.body]).toMatchObject([400, body]);
});
