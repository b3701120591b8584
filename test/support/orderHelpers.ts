/** Bodies of orders for tests that are not about their format, and two users who trade. */
import type { BodyOf } from './client';
import type { TestExchange, TestUser } from './exchange';

export type OrderBody = BodyOf<'createOrder'>;

let nonce = 0;

/** By default a limit order to buy 1 at 21.5. */
export function orderBody(more: Partial<OrderBody> = {}): OrderBody {
  nonce += 1;
  return { type: 'limit', pair: 'btc_thb', side: 'buy', price: '21.5', amount: '1', nonce, ...more };
}

export async function placeOrder(user: TestUser, more: Partial<OrderBody> = {}) {
  return await user.client.expect('createOrder', 200, { body: orderBody(more) });
}

/** One user sells at this price and another one buys everything. Returns the taker's order. */
export async function tradeBetween(
  [seller, buyer]: readonly [TestUser, TestUser],
  price: string,
  amount: string,
  pair = 'btc_thb',
) {
  await placeOrder(seller, { side: 'sell', price, amount, pair });
  return await placeOrder(buyer, { side: 'buy', price, amount, pair });
}

export async function createTraders(exchange: TestExchange): Promise<[TestUser, TestUser]> {
  const balances = { thb: '1000000000', btc: '100000', eth: '100000', usdt: '1000000' };
  return [await exchange.createUser({ balances }), await exchange.createUser({ balances })];
}

export async function walletOf(user: TestUser, asset: string): Promise<string | undefined> {
  return (await user.client.expect('getUser', 200, { path: { userid: 'me' } })).wallets[asset]?.available_balance;
}

/** The symbol accepts no new orders while `work` runs. */
export function withTradingPaused(exchange: TestExchange, pair: string, work: () => Promise<void>): Promise<void> {
  return withSymbolSettings(exchange, pair, { status: 'BREAK' }, work);
}

/** The symbol has other settings while `work` runs. */
export async function withSymbolSettings(
  exchange: TestExchange,
  pair: string,
  changed: Partial<BodyOf<'putSymbol'>>,
  work: () => Promise<void>,
): Promise<void> {
  const before = await changeSymbolSettings(exchange, pair, changed);
  try {
    await work();
  } finally {
    await changeSymbolSettings(exchange, pair, before);
  }
}

/** Sets the most that can be set, for users of whom one places more than the usual 1,000 orders. */
export async function liftOpenOrderLimit(exchange: TestExchange, pair = 'btc_thb'): Promise<void> {
  await changeSymbolSettings(exchange, pair, { max_open_orders: 1_000_000 });
}

/** Changes the settings of a symbol that exists. Returns those before. */
export async function changeSymbolSettings(
  { operator }: TestExchange,
  pair: string,
  changed: Partial<BodyOf<'putSymbol'>>,
): Promise<BodyOf<'putSymbol'>> {
  const rules = (await operator.expect('getMarketRules', 200)).symbols.find(({ symbol }) => symbol === pair);
  if (rules === undefined) throw new Error(`no pair ${pair}`);
  const { symbol, base: _base, quote: _quote, ...settings } = rules;
  await operator.expect('putSymbol', 200, { path: { symbol }, body: { ...settings, ...changed } });
  return settings;
}

/** Trades until the condition holds, because some stream events are only sent after a change. */
export async function tradeUntil(traders: readonly [TestUser, TestUser], condition: () => boolean): Promise<void> {
  while (!condition()) {
    await tradeBetween(traders, '100', '1');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Places an order list that the last price of 100 does not execute, and cancels it. */
export async function placeAndCancelList({ client }: TestUser): Promise<void> {
  const terms = { type: 'oco', pair: 'btc_thb', side: 'sell', amount: '1', price: '190', stop_price: '10' } as const;
  nonce += 1;
  const { id } = await client.expect('createOrderList', 200, { body: { ...terms, nonce } });
  await client.expect('cancelOrderList', 200, { path: { id } });
}
