import { exchangeOfThisFile } from '../../support/exchange';
import { OrderScenario } from '../../support/orderScenario';

const exchange = exchangeOfThisFile();
const QUIET = {
  avg24hr: '0',
  baseVolume: '0',
  high24hr: '0',
  highestBid: '0',
  last: '0',
  low24hr: '0',
  lowestAsk: '0',
  percentChange: '0',
  quoteVolume: '0',
};

test('returns every listed pair, including paused ones, with "0" for untraded pairs', async () => {
  const settings = {
    price_precision: 3,
    quantity_precision: 4,
    minimum_quantity: '1',
    minimum_price: '0.001',
    maximum_price: '1000',
    vat_rate: '0.07',
  };
  await exchange().operator.expect('putSymbol', 200, {
    path: { symbol: 'usdt_thb' },
    body: { status: 'BREAK', ...settings },
  });
  const marketcap = await exchange().anonymous.expect('getMarketcap', 200);
  expect(marketcap).toEqual({ BTC_THB: QUIET, ETH_THB: QUIET, USDT_THB: QUIET });
});

test('aggregates the last 24 hours', async () => {
  await new OrderScenario(exchange()).play(`
    alice has 10 btc
    bob   has 10000 thb
    alice sells 1   at 300 -> created
    alice sells 2   at 310 -> created
    bob   buys  2.5 at 310 -> completed 1@300 1.5@310
    bob   buys  1   at 290 -> created
  `);
  const { BTC_THB, ETH_THB } = await exchange().anonymous.expect('getMarketcap', 200);
  expect(BTC_THB).toEqual({
    avg24hr: '306',
    baseVolume: '2.5',
    high24hr: '310',
    highestBid: '290',
    last: '310',
    low24hr: '300',
    lowestAsk: '310',
    percentChange: '3.333333333333333333',
    quoteVolume: '765',
  });
  expect(ETH_THB).toEqual(QUIET);
});
