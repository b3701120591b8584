import { exchangeOfThisFile, type TestUser } from '../../support/exchange';

const exchange = exchangeOfThisFile();
let maker: TestUser;

beforeAll(async () => {
  maker = await exchange().createUser({ balances: { btc: '100' } });
  for (const [nonce, [price, amount]] of [
    ['1000', '1'],
    ['1010', '2'],
    ['1200', '3'],
  ].entries()) {
    await maker.client.expect('createOrder', 200, {
      body: {
        type: 'limit',
        pair: 'btc_thb',
        side: 'sell',
        price: price ?? '',
        amount: amount ?? '',
        nonce: nonce + 1,
      },
    });
  }
});

function getEstimate(query: Record<string, string>) {
  return exchange().anonymous.call('getEstimatedPrice', {
    query: { pair: 'btc_thb', side: 'buy', amount: '100', ...query },
  });
}

// 1 at 1000 costs 1002.675 with a fee of 0.25 % and 7 % VAT on it; 2 more at 1010 cost 2025.4035.
test.each([
  ['the first level alone', '100', '1000'],
  ['all of the first level', '1002.67', '1000'],
  ['a step into the second', '1002.69', '1010'],
  ['all of the second', '3028.07', '1010'],
  ['a step into the third', '3029', '1200'],
])('%s: %s baht would fill at %s', async (_name, amount, price) => {
  const answer = await getEstimate({ amount });
  expect([answer.status, answer.body]).toEqual([200, { price }]);
});

test('an order at the estimated price fills completely', async () => {
  const buyer = await exchange().createUser({ balances: { thb: '500' } });
  const { price } = await exchange().anonymous.expect('getEstimatedPrice', 200, {
    query: { pair: 'BTC_THB', side: 'buy', amount: '500' },
  });
  const body = {
    type: 'limit',
    pair: 'btc_thb',
    side: 'buy',
    price,
    amount: '0.4',
    nonce: 1,
    time_in_force: 'IOC',
  } as const;
  expect(await buyer.client.expect('createOrder', 200, { body })).toMatchObject({ status: 'completed' });
});

test.each([
  ['more than is on offer', { amount: '9999999' }, 422, 'NOT_ENOUGH_LIQUIDITY'],
  ['an empty book', { pair: 'eth_thb' }, 422, 'NOT_ENOUGH_LIQUIDITY'],
  ['nothing', { amount: '0' }, 400, 'ORDER_AMOUNT_TOO_SMALL'],
  ['less than the smallest order', { amount: '0.1' }, 400, 'ORDER_AMOUNT_TOO_SMALL'],
  ['three decimals', { amount: '100.001' }, 400, 'INVALID_ORDER_AMOUNT_PRECISION'],
  ['a sale', { side: 'sell' }, 400, 'INVALID_ORDER_SIDE'],
  ['another side', { side: 'hold' }, 400, 'INVALID_ORDER_SIDE'],
  ['a pair that the Portal does not have', { pair: 'doge_thb' }, 400, 'INVALID_PAIR'],
  ['no decimal', { amount: '1e5' }, 400, 'INVALID_PARAMETERS'],
])('%s is refused', async (_name, query, status, code) => {
  const answer = await getEstimate(query);
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
});

test('the refusal states the allowed number of decimals', async () => {
  expect((await getEstimate({ amount: '1.234' })).body).toEqual({
    code: 'INVALID_ORDER_AMOUNT_PRECISION',
    message: 'Max amount precision is 2',
  });
});

test('a paused symbol has no estimate', async () => {
  const { usdt } = {
    usdt: {
      price_precision: 3,
      quantity_precision: 4,
      minimum_quantity: '1',
      minimum_price: '0.001',
      maximum_price: '1000',
      vat_rate: '0.07',
    },
  };
  await exchange().operator.expect('putSymbol', 200, {
    path: { symbol: 'usdt_thb' },
    body: { status: 'BREAK', ...usdt },
  });
  expect((await getEstimate({ pair: 'usdt_thb' })).body).toMatchObject({ code: 'TRADING_DISABLED' });
});
