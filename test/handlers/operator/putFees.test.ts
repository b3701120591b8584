import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

function putFees(symbol: string, tier: string, body: object) {
  return exchange().operator.call('putFees', {
    path: { symbol, tier },
    body: { maker_rate: '0.001', taker_rate: '0.002', ...body },
  });
}

async function feesOf(tier: number, pair: string) {
  const user = await exchange().createUser({ balances: { btc: '1', eth: '1' }, feeTier: tier });
  const body = { type: 'limit', pair, side: 'sell', price: '1000', amount: '1', nonce: 1 } as const;
  const { fee_percent: maker, taker_fee_percent: taker } = await user.client.expect('createOrder', 200, { body });
  return [maker, taker];
}

test('sets the fees of one symbol and tier, effective for new orders', async () => {
  const answer = await putFees('btc_thb', '3', { maker_rate: '0', taker_rate: '0.00150' });
  expect([answer.status, answer.body]).toEqual([
    200,
    { symbol: 'btc_thb', tier: 3, maker_rate: '0', taker_rate: '0.0015' },
  ]);
  expect(await feesOf(3, 'btc_thb')).toEqual(['0', '0.15']);
  expect(await feesOf(3, 'eth_thb')).toEqual(['0.25', '0.25']);
  expect(await feesOf(0, 'btc_thb')).toEqual(['0.25', '0.25']);
});

test('tier 0 applies to users without their own tier', async () => {
  await putFees('eth_thb', '0', {});
  expect(await feesOf(3, 'eth_thb')).toEqual(['0.1', '0.2']);
});

test.each([
  ['fees that eat half of a trade', 'btc_thb', '0', { taker_rate: '0.5' }, 422, 'INVALID_SETTING'],
  ['a symbol that is not listed', 'doge_thb', '0', {}, 400, 'INVALID_PAIR'],
  ['no symbol', 'BTC', '0', {}, 400, 'INVALID_PAIR'],
  ['no tier', 'btc_thb', '-1', {}, 400, 'INVALID_PARAMETERS'],
  ['a tier beyond the last', 'btc_thb', '100', {}, 400, 'INVALID_PARAMETERS'],
  ['a rate above 1', 'btc_thb', '0', { maker_rate: '1.5' }, 400, 'INVALID_PARAMETERS'],
  ['a rate that is a number', 'btc_thb', '0', { maker_rate: 0.1 }, 400, 'INVALID_REQUEST_BODY'],
])('%s is refused', async (_name, symbol, tier, body, status, code) => {
  const answer = await putFees(symbol, tier, body);
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
});
