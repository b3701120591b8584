import { exchangeOfThisFile } from '../../support/exchange';
import { OrderScenario } from '../../support/orderScenario';

const exchange = exchangeOfThisFile();

const QUIET = {
  priceChange: '0',
  priceChangePercent: '0',
  weightedAvgPrice: '0',
  prevClosePrice: '0',
  lastPrice: '0',
  lastQty: '0',
  openPrice: '0',
  highPrice: '0',
  lowPrice: '0',
  volume: '0',
  quoteVolume: '0',
  openTime: 0,
  firstId: -1,
  lastId: -1,
  count: 0,
};

function getTicker(symbol: string) {
  return exchange().anonymous.expect('getTicker24hr', 200, { query: { symbol } });
}

test('an untraded symbol has zeros and the time of the response', async () => {
  const before = Date.now();
  const answer = await getTicker('eth_thb');
  expect(answer).toMatchObject({ symbol: 'eth_thb', bidPrice: '0', askPrice: '0', ...QUIET });
  expect((answer as { closeTime: number }).closeTime).toBeGreaterThanOrEqual(before);
});

test('aggregates the trades of the window, with percentages and averages to 18 decimals', async () => {
  await new OrderScenario(exchange()).play(`
    alice has 10 btc
    bob   has 10000 thb
    alice sells 1   at 300 -> created
    alice sells 2   at 310 -> created
    bob   buys  2.5 at 310 -> completed 1@300 1.5@310
    bob   buys  1   at 290 -> created
  `);
  expect(await getTicker('BTC_THB')).toMatchObject({
    symbol: 'btc_thb',
    priceChange: '10',
    priceChangePercent: '3.333333333333333333',
    weightedAvgPrice: '306',
    prevClosePrice: '0',
    lastPrice: '310',
    lastQty: '1.5',
    bidPrice: '290',
    askPrice: '310',
    openPrice: '300',
    highPrice: '310',
    lowPrice: '300',
    volume: '2.5',
    quoteVolume: '765',
    firstId: 1,
    lastId: 2,
    count: 2,
  });
});

test('shows the current best bid and ask immediately, even without new trades', async () => {
  const story = new OrderScenario(exchange());
  await story.play(`
    carol has 10 btc
    dave  has 10000 thb
    carol sells 1 at 300 -> created
    dave  buys  1 at 300 -> completed 1@300
  `);
  const before = await getTicker('btc_thb');
  await story.play('dave buys 1 at 295 -> created');
  expect(await getTicker('btc_thb')).toEqual({ ...before, bidPrice: '295' });
});

test('without a symbol, returns every listed symbol in listing order, whatever its status', async () => {
  await exchange().operator.expect('putSymbol', 200, {
    path: { symbol: 'eth_thb' },
    body: {
      status: 'BREAK',
      price_precision: 2,
      quantity_precision: 8,
      minimum_quantity: '0.001',
      minimum_price: '0.01',
      maximum_price: '10000000',
      vat_rate: '0.07',
    },
  });
  const all = await exchange().anonymous.expect('getTicker24hr', 200);
  expect((all as { symbol: string }[]).map(({ symbol }) => symbol)).toEqual(['btc_thb', 'eth_thb', 'usdt_thb']);
  expect(await getTicker('eth_thb')).toMatchObject({ symbol: 'eth_thb' });
});

test.each(['no_such', 'btc', '', 'btc_thb ', 'btc%00'])('an unlisted symbol %j is invalid', async (symbol) => {
  const answer = await exchange().anonymous.call('getTicker24hr', { query: { symbol } });
  expect([answer.status, answer.body]).toEqual([400, { code: -1121, msg: 'Invalid symbol.' }]);
});

test('of several symbols, returns an array in listing order', async () => {
  const body = await exchange().anonymous.expect('getTicker24hr', 200, { query: { symbols: '["ETH_THB","btc_thb"]' } });
  expect(body).toMatchObject([{ symbol: 'btc_thb' }, { symbol: 'eth_thb' }]);
  expect(await exchange().anonymous.expect('getTicker24hr', 200, { query: { symbols: '["eth_thb"]' } })).toMatchObject([
    { symbol: 'eth_thb' },
  ]);
});
