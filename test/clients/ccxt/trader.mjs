/**
 * Trades with ccxt as an unmodified client of Binance, whose addresses are replaced by ours, in a process of its own,
 * because ccxt is an ES module. Writes the result of every step as JSON; the error of a step is its result.
 */
import ccxt from 'ccxt';

const { baseUrl, apiKey, secret, makerPrice, address } = JSON.parse(process.argv[2] ?? '{}');
const SYMBOL = 'BTC/THB';
const client = new ccxt.binance({
  apiKey,
  secret,
  enableRateLimit: false,
  options: { defaultType: 'spot', fetchMarkets: { types: ['spot'] } },
});
for (const [name, url] of Object.entries(client.urls.api))
  client.urls.api[name] = String(url).replace(/^https:\/\/[^/]+/, baseUrl);

const results = {};

async function step(name, work) {
  try {
    results[name] = await work();
  } catch (error) {
    results[name] = { error: error.constructor.name, message: error.message };
  }
  return results[name];
}

await step('loadMarkets', async () => {
  const { precision, limits, active, base, quote } = (await client.loadMarkets())[SYMBOL];
  return { precision, limits, active, base, quote };
});
await step('currency', async () => {
  const { deposit, withdraw, fee, networks } = client.currencies.BTC ?? {};
  return { deposit, withdraw, fee, networks: Object.keys(networks ?? {}) };
});
const limit = await step('limit', () => client.createOrder(SYMBOL, 'limit', 'buy', 0.01, makerPrice * 0.9));
await step('market', () => client.createOrder(SYMBOL, 'market', 'buy', 0.01));
await step('marketSell', () => client.createOrder(SYMBOL, 'market', 'sell', 0.004));
const stop = await step('stopLoss', () =>
  client.createOrder(SYMBOL, 'limit', 'sell', 0.01, makerPrice * 0.8, { stopLossPrice: makerPrice * 0.85 }),
);
await step('postOnly', () => client.createOrder(SYMBOL, 'limit', 'buy', 0.01, makerPrice * 0.89, { postOnly: true }));
await step('tested', () => client.createOrder(SYMBOL, 'limit', 'buy', 0.01, makerPrice * 0.9, { test: true }));
await step('fetchOrder', () => client.fetchOrder(limit.id, SYMBOL));
await step('edited', () => client.editOrder(limit.id, SYMBOL, 'limit', 'buy', 0.02, makerPrice * 0.91));
await step('openOrders', () => client.fetchOpenOrders(SYMBOL));
await step('canceled', () => client.cancelOrder(stop.id, SYMBOL));
await step('orders', () => client.fetchOrders(SYMBOL));
await step('closedOrders', () => client.fetchClosedOrders(SYMBOL));
await step('trades', () => client.fetchMyTrades(SYMBOL));
await step('canceledAll', () => client.cancelAllOrders(SYMBOL));
await step('balance', async () => {
  const { total, free, used } = await client.fetchBalance();
  return { total, free, used };
});
await step('tradingFee', () => client.fetchTradingFee(SYMBOL));
await step('tradingFees', async () => Object.keys(await client.fetchTradingFees()));
await step('depositAddress', () => client.fetchDepositAddress('BTC'));
await step('withdrawal', () => client.withdraw('BTC', 0.5, address, undefined, { network: 'BITCOIN' }));
await step('withdrawals', () => client.fetchWithdrawals('BTC'));
await step('deposits', () => client.fetchDeposits('BTC'));
await step('status', () => client.fetchStatus());
// ccxt has no unified methods for lists, but one for each path.
const working = {
  symbol: 'BTCTHB',
  workingType: 'LIMIT',
  workingTimeInForce: 'GTC',
  workingSide: 'BUY',
  workingPrice: makerPrice * 0.8,
  workingQuantity: 0.01,
};
const listOf = ({ orderListId, contingencyType, orderReports }) => ({
  orderListId,
  contingencyType,
  statuses: orderReports.map(({ status }) => status),
});
await step('oco', async () =>
  listOf(
    await client.privatePostOrderListOco({
      symbol: 'BTCTHB',
      side: 'SELL',
      quantity: 0.01,
      aboveType: 'LIMIT_MAKER',
      abovePrice: makerPrice * 1.2,
      belowType: 'STOP_LOSS',
      belowStopPrice: makerPrice * 0.7,
    }),
  ),
);
await step('oto', async () =>
  listOf(
    await client.privatePostOrderListOto({
      ...working,
      pendingType: 'LIMIT_MAKER',
      pendingSide: 'SELL',
      pendingPrice: makerPrice * 1.2,
      pendingQuantity: 0.01,
    }),
  ),
);
const otoco = await step('otoco', async () =>
  listOf(
    await client.privatePostOrderListOtoco({
      ...working,
      pendingSide: 'SELL',
      pendingQuantity: 0.01,
      pendingAboveType: 'LIMIT_MAKER',
      pendingAbovePrice: makerPrice * 1.2,
      pendingBelowType: 'STOP_LOSS',
      pendingBelowStopPrice: makerPrice * 0.7,
    }),
  ),
);
await step('cancelledList', async () =>
  listOf(await client.privateDeleteOrderList({ symbol: 'BTCTHB', orderListId: otoco.orderListId })),
);
await step('openLists', async () => (await client.privateGetOpenOrderList()).length);
await step('cancelledLists', async () => (await client.cancelAllOrders(SYMBOL)).length);
await step('insufficientFunds', () => client.createOrder(SYMBOL, 'limit', 'buy', 1_000, makerPrice * 0.9));
await step('unknownOrder', () => client.fetchOrder('999999', SYMBOL));
await step('unknownCancellation', () => client.cancelOrder('999999', SYMBOL));
process.stdout.write(JSON.stringify(results));
await client.close();
