/**
 * Trades and watches with ccxt.pro as an unmodified client of Binance, whose addresses are replaced by ours, for a number
 * of seconds, in a process of its own because ccxt is an ES module. Writes as JSON what it has seen and every exception.
 */
import ccxt from 'ccxt';
import { ORDER_KINDS } from './orderKinds.mjs';

const { baseUrl, apiKey, secret, seconds } = JSON.parse(process.argv[2] ?? '{}');
const SYMBOL = 'BTC/THB';
const client = new ccxt.pro.binance({
  apiKey,
  secret,
  enableRateLimit: true,
  // More than an hour has.
  options: { defaultType: 'spot', fetchMarkets: { types: ['spot'] }, ordersLimit: 100_000, tradesLimit: 100_000 },
});
const sockets = baseUrl.replace(/^http/, 'ws');
for (const [name, url] of Object.entries(client.urls.api))
  if (typeof url === 'string') client.urls.api[name] = url.replace(/^https:\/\/[^/]+/, baseUrl);
client.urls.api.ws.spot = `${sockets}/ws`;
client.urls.api.ws['ws-api'].spot = `${sockets}/ws-api/v3`;

const exceptions = [];
const counts = {};
let isOver = false;

function count(name) {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** Repeats it until the end. An exception after the end is only that of a closing connection. */
async function repeat(name, work) {
  while (!isOver) {
    try {
      await work();
      count(name);
    } catch (error) {
      if (!isOver) exceptions.push(`${name}: ${error.constructor.name}: ${error.message}`);
      if (exceptions.length > 20) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

// ccxt asks for this where the address of streams has no encryption.
await client.loadHttpProxyAgent();
await client.loadMarkets();
const watching = [
  repeat('watchOrderBook', async () => {
    const { bids, asks } = await client.watchOrderBook(SYMBOL);
    if (bids.length > 0 && asks.length > 0 && bids[0][0] >= asks[0][0]) throw new Error('the book is crossed');
  }),
  repeat('watchTrades', () => client.watchTrades(SYMBOL)),
  repeat('watchTicker', () => client.watchTicker(SYMBOL)),
  repeat('watchOHLCV', () => client.watchOHLCV(SYMBOL, '1m')),
  repeat('watchOrders', () => client.watchOrders(SYMBOL)),
  repeat('watchMyTrades', () => client.watchMyTrades(SYMBOL)),
  repeat('watchBalance', () => client.watchBalance()),
];
// The order that is placed first must be seen, so the subscriptions have to be there.
await new Promise((resolve) => setTimeout(resolve, 1_500));

let round = 0;
const trading = repeat('round', async () => {
  round += 1;
  const { bids, asks } = await client.fetchOrderBook(SYMBOL, 5);
  const bid = bids[0]?.[0] ?? 1_000_000;
  const low = Number(client.priceToPrecision(SYMBOL, bid * (0.8 - (round % 10) / 100)));
  const amount = 0.001 + (round % 7) / 10_000;
  const resting = await client.createOrder(SYMBOL, 'limit', 'buy', amount, low);
  const edited = await client.editOrder(resting.id, SYMBOL, 'limit', 'buy', amount, low + 1);
  await client.cancelOrder(edited.id, SYMBOL);
  const placed = await client.createOrderWs(SYMBOL, 'limit', 'buy', amount, low);
  const { status } = await client.fetchOrderWs(placed.id, SYMBOL);
  if (status !== 'open') throw new Error(`an order that rests is ${status}`);
  await client.cancelOrderWs(placed.id, SYMBOL);
  const side = round % 2 === 0 ? 'sell' : 'buy';
  if (asks.length > 0 && bids.length > 0) await client.createOrder(SYMBOL, 'market', side, amount);
  const kind = ORDER_KINDS[round % ORDER_KINDS.length];
  try {
    await kind({ client, symbol: SYMBOL, bid, amount });
  } catch (error) {
    error.message = `${kind.name}: ${error.message}`;
    throw error;
  }
  count(kind.name);
  await new Promise((resolve) => setTimeout(resolve, 300));
});

await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
isOver = true;
await trading;
await client.cancelAllOrders(SYMBOL).catch(() => undefined);
// The events of the last order are on their way.
await new Promise((resolve) => setTimeout(resolve, 1_500));
// What the streams have told is in the client's memory: the balances, and all orders and trades.
const statuses = new Map((client.orders ?? []).map(({ id, status }) => [id, status]));
const fills = new Map((client.myTrades ?? []).map(({ id, amount }) => [id, amount]));
const balance = client.balance?.spot?.total ?? {};
const fetched = await client.fetchBalance();
const orders = await client.fetchOrders(SYMBOL, undefined, 1_000);
const unseen = orders
  .filter(({ id, status }) => statuses.get(id) !== status)
  .map((order) => `${order.id} ${order.type} ${order.status}, watched ${statuses.get(order.id)}`);
const trades = await client.fetchMyTrades(SYMBOL, undefined, 1_000);
const unseenTrades = trades.filter(({ id, amount }) => fills.get(id) !== amount).map(({ id }) => id);
const { total } = fetched;
process.stdout.write(
  JSON.stringify({
    exceptions,
    counts,
    rounds: round,
    unseen,
    unseenTrades,
    tradeCount: trades.length,
    watched: { THB: balance.THB, BTC: balance.BTC },
    total: { THB: total.THB, BTC: total.BTC },
  }),
);
await client.close();
await Promise.race([Promise.allSettled(watching), new Promise((resolve) => setTimeout(resolve, 500))]);
process.exit(0);
