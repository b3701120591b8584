/**
 * Orders of every kind that ccxt can place on a spot market of Binance, one kind in each round of the watching bot. Each
 * function leaves no open order behind and throws if a result is not what ccxt documents.
 */
import ccxt from 'ccxt';

/** @typedef {{ client: any, symbol: string, bid: number, amount: number }} Market */

function requireStatus({ id, status }, ...allowed) {
  if (!allowed.includes(status)) throw new Error(`order ${id} is ${status}, and not ${allowed.join(' or ')}`);
}

/** Places an order that stays open, queries it and cancels it. */
async function rest({ client, symbol }, type, side, amount, price, params) {
  const order = await client.createOrder(symbol, type, side, amount, price, params);
  requireStatus(await client.fetchOrder(order.id, symbol), 'open');
  requireStatus(await client.cancelOrder(order.id, symbol), 'canceled');
}

function at({ client, symbol, bid }, factor) {
  return Number(client.priceToPrecision(symbol, bid * factor));
}

async function stopLoss(market) {
  const { amount } = market;
  await rest(market, 'limit', 'sell', amount, at(market, 0.5), { stopLossPrice: at(market, 0.55) });
  await rest(market, 'market', 'sell', amount, undefined, { stopLossPrice: at(market, 0.55) });
}

async function takeProfit(market) {
  const { amount } = market;
  await rest(market, 'limit', 'sell', amount, at(market, 1.6), { takeProfitPrice: at(market, 1.5) });
  await rest(market, 'market', 'sell', amount, undefined, { takeProfitPrice: at(market, 1.5) });
}

async function postOnly(market) {
  await rest(market, 'limit', 'buy', market.amount, at(market, 0.7), { postOnly: true });
}

async function iceberg(market) {
  const { client, symbol, amount } = market;
  const visible = client.amountToPrecision(symbol, amount / 4);
  await rest(market, 'limit', 'buy', amount, at(market, 0.7), { icebergQty: visible });
}

async function timesInForce({ client, symbol, bid, amount }) {
  const low = Number(client.priceToPrecision(symbol, bid * 0.7));
  requireStatus(await client.createOrder(symbol, 'limit', 'buy', amount, low, { timeInForce: 'IOC' }), 'expired');
  try {
    await client.createOrder(symbol, 'limit', 'buy', amount, low, { timeInForce: 'FOK' });
  } catch (error) {
    // Refused, and not an expired order as on Binance (spec/guides/binance-http-api.md).
    if (error instanceof ccxt.InvalidOrder) return;
    throw error;
  }
  throw new Error('an order was accepted that cannot be filled');
}

async function quoteQuantity({ client, symbol, bid, amount }) {
  const cost = Number(client.priceToPrecision(symbol, bid * amount));
  const order = await client.createMarketBuyOrderWithCost(symbol, cost);
  if (order.cost > cost) throw new Error(`${order.cost} was paid, and ${cost} was the most`);
}

/** ccxt has no unified form of order lists; bots call the endpoint. */
async function orderList(market) {
  const { client, symbol, amount } = market;
  const list = await client.privatePostOrderListOco({
    symbol: client.market(symbol).id,
    side: 'SELL',
    quantity: client.amountToPrecision(symbol, amount),
    aboveType: 'LIMIT_MAKER',
    abovePrice: client.priceToPrecision(symbol, at(market, 1.5)),
    belowType: 'STOP_LOSS_LIMIT',
    belowStopPrice: client.priceToPrecision(symbol, at(market, 0.55)),
    belowPrice: client.priceToPrecision(symbol, at(market, 0.5)),
    belowTimeInForce: 'GTC',
  });
  for (const { orderId } of list.orders) requireStatus(await client.fetchOrder(orderId, symbol), 'open');
  const ended = await client.privateDeleteOrderList({
    symbol: client.market(symbol).id,
    orderListId: list.orderListId,
  });
  if (ended.listOrderStatus !== 'ALL_DONE') throw new Error(`the list is ${ended.listOrderStatus}`);
}

/** The WebSocket API in place of HTTP. */
async function overSocket(market) {
  const { client, symbol, amount } = market;
  const placed = await client.createOrderWs(symbol, 'limit', 'buy', amount, at(market, 0.7));
  const edited = await client.editOrderWs(placed.id, symbol, 'limit', 'buy', amount, at(market, 0.71));
  requireStatus(await client.fetchOrderWs(edited.id, symbol), 'open');
  requireStatus(await client.fetchOrderWs(placed.id, symbol), 'canceled');
  const open = await client.fetchOpenOrdersWs(symbol);
  if (!open.some(({ id }) => id === edited.id)) throw new Error('an open order is not in the list of them');
  await client.cancelAllOrdersWs(symbol);
  await client.fetchOrdersWs(symbol, undefined, 5);
  await client.fetchMyTradesWs(symbol, undefined, 5);
  await client.fetchBalanceWs();
}

/** A limit order at the best bid, which other traders fill or not. */
async function maker({ client, symbol, bid, amount }) {
  const order = await client.createOrder(symbol, 'limit', 'buy', amount, bid);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const { status } = await client.fetchOrder(order.id, symbol);
  requireStatus({ id: order.id, status }, 'open', 'closed');
  try {
    if (status === 'open') await client.cancelOrder(order.id, symbol);
  } catch (error) {
    // It was filled in between.
    if (!(error instanceof ccxt.OrderNotFound)) throw error;
  }
}

async function queries({ client, symbol }) {
  const trades = await client.fetchMyTrades(symbol, undefined, 10);
  if (trades.some(({ fee, price, amount }) => !(fee.cost >= 0 && price > 0 && amount > 0)))
    throw new Error('a trade lacks its fee, price or amount');
  for (const order of await client.fetchOrders(symbol, undefined, 10))
    requireStatus(order, 'open', 'closed', 'canceled', 'expired');
  await client.fetchOpenOrders(symbol);
  const { BTC } = await client.fetchBalance();
  if (Math.abs(BTC.free + BTC.used - BTC.total) > 1e-9) throw new Error('free and used are not the total');
}

/** @type {readonly ((market: Market) => Promise<void>)[]} */
export const ORDER_KINDS = [
  stopLoss,
  takeProfit,
  postOnly,
  iceberg,
  timesInForce,
  quoteQuantity,
  orderList,
  overSocket,
  maker,
  queries,
];
