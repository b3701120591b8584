/** Reads and cancels with ccxt while the exchange is in quarantine. Writes the result of every step as JSON. */
import ccxt from 'ccxt';

const { baseUrl, apiKey, secret, orderId } = JSON.parse(process.argv[2] ?? '{}');
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
}

await step('status', () => client.fetchStatus());
await step('markets', async () => Object.keys(await client.loadMarkets()).includes(SYMBOL));
await step('orderBook', async () => (await client.fetchOrderBook(SYMBOL)).bids);
await step('balance', async () => (await client.fetchBalance()).used.THB > 0);
await step('openOrders', async () => (await client.fetchOpenOrders(SYMBOL)).map(({ id }) => id));
await step('created', () => client.createOrder(SYMBOL, 'limit', 'buy', 1, 10));
await step('canceled', async () => (await client.cancelOrder(orderId, SYMBOL)).status);
await step('canceledAll', async () => (await client.cancelAllOrders(SYMBOL)).length);
await step('openOrdersLeft', async () => (await client.fetchOpenOrders(SYMBOL)).length);
process.stdout.write(JSON.stringify(results));
