/**
 * An order that is placed through one surface is seen on all of them (the exchange's own HTTP interface and listen key,
 * the Binance-compatible ones, and the WebSocket API), in the same state and with the same fills.
 */
import { amountFrom, formatAmount } from '../../src/core/values/decimal';
import { BinanceApiClient, signedApiParameters } from '../support/binanceApiClient';
import { type BinanceUser, createBinanceUser } from '../support/binanceUser';
import { eventually } from '../support/eventually';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { listenKeyOf } from '../support/listenKeyHelpers';
import { orderBody, placeOrder } from '../support/orderHelpers';
import type { Frame } from '../support/streamClient';

const exchange = exchangeOfThisFile();

let trader: BinanceUser;
let maker: TestUser;
beforeAll(async () => {
  const balances = { thb: '1000000', btc: '100' };
  trader = await createBinanceUser(exchange(), { balances });
  maker = await exchange().createUser({ balances });
});

interface SeenFill {
  readonly tradeId: number;
  readonly price: string;
  readonly quantity: string;
  readonly commission: string;
}

/** The newest order and its fills, as each surface tells them. */
type Seen = Readonly<Record<string, { readonly state: readonly unknown[]; readonly fills: readonly SeenFill[] }>>;

const TERMS = { symbol: 'BTCTHB', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity: '3', price: '100' };

/** Each buys 3 at 100 and returns the order's id. */
const SURFACES: readonly [string, () => Promise<number>][] = [
  [
    'the exchange’s own interface',
    async () => {
      const body = orderBody({ side: 'buy', price: '100', amount: '3' });
      return (await trader.user.client.expect('createOrder', 200, { body })).id;
    },
  ],
  [
    'the Binance-compatible interface',
    async () => Number((await trader.expect('POST', '/api/v3/order', TERMS))['orderId']),
  ],
  [
    'the WebSocket API',
    async () => {
      const api = await BinanceApiClient.open(exchange());
      const placed = await api.result('order.place', signedApiParameters(trader.signer, TERMS));
      await api.close();
      return (placed as { readonly orderId: number }).orderId;
    },
  ],
];

test.each(SURFACES)('an order through %s is the same everywhere', async (_surface, place) => {
  const listenKey = await listenKeyOf(exchange(), trader.user);
  const own = await exchange().openStream(`/ws/${listenKey}`);
  const binance = await exchange().openStream(`/binance/ws/${listenKey}`);
  const api = await BinanceApiClient.open(exchange());
  await api.result('userDataStream.subscribe.signature', signedApiParameters(trader.signer));
  // Two fills as the taker, and one as the maker.
  for (const [price, amount] of [
    ['98', '0.5'],
    ['99', '1'],
  ] as const)
    await placeOrder(maker, { side: 'sell', price, amount });
  const id = await place();
  await placeOrder(maker, { side: 'sell', price: '100', amount: '0.25' });

  const reports = (frames: readonly Frame[]): readonly Frame[] =>
    frames.filter(({ i, x }) => i === id && x === 'TRADE');
  const streams = (): Record<string, readonly Frame[]> => ({
    'own user data': reports(own.frames),
    'Binance user data': reports(binance.frames),
    'user data of the WebSocket API': reports(api.stream.frames.map(({ event }) => (event ?? {}) as Frame)),
  });
  const seen = await eventually(streams, (all) => Object.values(all).every(({ length }) => length === 3));
  const all: Seen = {
    ...Object.fromEntries(Object.entries(seen).map(([name, frames]) => [name, fromReports(frames)])),
    'Binance order': binanceOrder(
      await trader.expect('GET', '/api/v3/order', { symbol: 'BTCTHB', orderId: id }),
      await trader.expect('GET', '/api/v3/myTrades', { symbol: 'BTCTHB', orderId: id }),
    ),
    'Binance list': binanceOrder(
      (await trader.expect<Frame[]>('GET', '/api/v3/allOrders', { symbol: 'BTCTHB' })).find(
        (each) => each['orderId'] === id,
      ),
      await trader.expect('GET', '/api/v3/myTrades', { symbol: 'BTCTHB', orderId: id }),
    ),
    'order of the WebSocket API': binanceOrder(
      (await api.signed(trader.signer, 'order.status', { symbol: 'BTCTHB', orderId: id }))['result'] as Frame,
      (await api.signed(trader.signer, 'myTrades', { symbol: 'BTCTHB', orderId: id }))['result'] as Frame[],
    ),
  };
  const [first, ...others] = Object.values(all);
  expect(first?.fills.map(({ price, quantity }) => [price, quantity])).toEqual([
    ['98', '0.5'],
    ['99', '1'],
    ['100', '0.25'],
  ]);
  expect(first?.state).toEqual(['1.75', '173', true]);
  for (const other of others) expect(other).toEqual(first);
  const paid = ['173', ...(first?.fills ?? []).map(({ commission }) => commission)].map(amountFrom);
  expect(await ownState(id)).toEqual(['1.75', formatAmount(paid.reduce((sum, each) => sum + each, 0n)), true]);
  await trader.expect('DELETE', '/api/v3/order', { symbol: 'BTCTHB', orderId: id });
  for (const stream of [own, binance, api]) await stream.close();
});

test('the reports of an iceberg order and of a market order by quote quantity say these quantities', async () => {
  const listenKey = await listenKeyOf(exchange(), trader.user);
  const paths = [`/ws/${listenKey}`, `/binance/ws/${listenKey}`];
  const streams = await Promise.all(paths.map((path) => exchange().openStream(path)));
  await placeOrder(maker, { side: 'sell', price: '98', amount: '5' });
  await trader.expect('POST', '/api/v3/order', { ...TERMS, price: '50', icebergQty: '0.5' });
  const market = { symbol: 'BTCTHB', side: 'BUY', type: 'MARKET', quoteOrderQty: '100' };
  await trader.expect('POST', '/api/v3/order', market);
  // The contract of the exchange's own reports promises the constants.
  for (const [stream, F, Q] of [
    [streams[0], '0', '0'],
    [streams[1], '0.5', '100'],
  ] as const) {
    expect(await stream?.next(({ x, o }) => x === 'NEW' && o === 'LIMIT')).toMatchObject({ F, Q: '0', q: '3' });
    expect(await stream?.next(({ x, o }) => x === 'TRADE' && o === 'MARKET')).toMatchObject({ F: '0', Q });
    await stream?.close();
  }
});

/** State: filled, cost, and whether it is open. */
function fromReports(frames: readonly Frame[]): Seen[string] {
  const last = frames.at(-1);
  return {
    state: [last?.['z'], last?.['Z'], last?.['X'] === 'PARTIALLY_FILLED'],
    fills: frames.map(({ t, L, l, n }) => ({
      tradeId: Number(t),
      price: String(L),
      quantity: String(l),
      commission: String(n),
    })),
  };
}

/** Orders of the exchange's own interface do not list their fills, and their cost contains the fees. */
async function ownState(id: number): Promise<Seen[string]['state']> {
  const { amount, remaining_amount, cost, status } = await trader.user.client.expect('getOrder', 200, { path: { id } });
  return [String(Number(amount) - Number(remaining_amount)), cost, status === 'partial_filled'];
}

function binanceOrder(order: Frame | undefined, trades: readonly Frame[]): Seen[string] {
  return {
    state: [order?.['executedQty'], order?.['cummulativeQuoteQty'], order?.['status'] === 'PARTIALLY_FILLED'],
    fills: trades.map(({ id, price, qty, commission }) => ({
      tradeId: Number(id),
      price: String(price),
      quantity: String(qty),
      commission: String(commission),
    })),
  };
}
