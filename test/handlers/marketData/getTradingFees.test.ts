import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

test('returns the public fees in percent, the highest if pairs differ', async () => {
  expect(await exchange().anonymous.expect('getTradingFees', 200)).toEqual({
    exchange: { maker_fee: '0.25', taker_fee: '0.25' },
  });
  await exchange().operator.expect('putFees', 200, {
    path: { symbol: 'eth_thb', tier: '0' },
    body: { maker_rate: '0.001', taker_rate: '0.003' },
  });
  await exchange().operator.expect('putFees', 200, {
    path: { symbol: 'btc_thb', tier: '4' },
    body: { maker_rate: '0.1', taker_rate: '0.1' },
  });
  expect(await exchange().anonymous.expect('getTradingFees', 200)).toEqual({
    exchange: { maker_fee: '0.25', taker_fee: '0.3' },
  });
});
