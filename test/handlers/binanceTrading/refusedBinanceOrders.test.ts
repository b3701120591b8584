/** Refusals of orders of the Binance-compatible interface that depend on the rules of the pair. */
import { type BinanceUser, createBinanceUser } from '../../support/binanceUser';
import { exchangeOfThisFile } from '../../support/exchange';
import { withSymbolSettings, withTradingPaused } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
const ORDER = '/api/v3/order';
const TEST = '/api/v3/order/test';
const LIMIT = {
  symbol: 'BTCTHB',
  side: 'BUY',
  type: 'LIMIT',
  timeInForce: 'GTC',
  quantity: '1',
  price: '100',
} as const;
const STOP = { symbol: 'BTCTHB', side: 'BUY', type: 'STOP_LOSS', quantity: '1', stopPrice: '200' } as const;

let alice: BinanceUser;
beforeAll(async () => {
  alice = await createBinanceUser(exchange(), { balances: { thb: '100000' } });
});

type Refusal = readonly [status: number, code: number, message: string];
const filterFailure = (filter: string): Refusal => [400, -1013, `Filter failure: ${filter}`];
const PAUSED: Refusal = [400, -1013, 'Market is closed.'];

test.each([ORDER, TEST])('POST %s refuses what the limits of the pair forbid', async (path) => {
  const small = { ...LIMIT, quantity: '0.0001', price: '0.01' };
  expect(await alice.refusal('POST', path, small)).toEqual(filterFailure('NOTIONAL'));
  await withSymbolSettings(exchange(), 'btc_thb', { max_open_orders: 0 }, async () => {
    expect(await alice.refusal('POST', path, LIMIT)).toEqual(filterFailure('MAX_NUM_ORDERS'));
  });
  await withSymbolSettings(exchange(), 'btc_thb', { max_stop_orders: 0 }, async () => {
    expect(await alice.refusal('POST', path, STOP)).toEqual(filterFailure('MAX_NUM_ALGO_ORDERS'));
  });
  await withTradingPaused(exchange(), 'btc_thb', async () => {
    expect(await alice.refusal('POST', path, LIMIT)).toEqual(PAUSED);
  });
});

test('an order keeps its minimum value when it is reduced, and its place while the pair is paused', async () => {
  const { orderId } = await alice.expect<{ orderId: number }>('POST', ORDER, LIMIT);
  const reduced = { symbol: 'BTCTHB', orderId, newQty: '0.001' };
  expect(await alice.refusal('PUT', '/api/v3/order/amend/keepPriority', reduced)).toEqual(filterFailure('NOTIONAL'));
  await withTradingPaused(exchange(), 'btc_thb', async () => {
    const replacement = { ...LIMIT, cancelReplaceMode: 'STOP_ON_FAILURE', cancelOrderId: orderId };
    expect(await alice.refusal('POST', '/api/v3/order/cancelReplace', replacement)).toEqual(PAUSED);
  });
  expect(await alice.expect<unknown[]>('GET', '/api/v3/openOrders', {})).toHaveLength(1);
});

test('symbol and symbols exclude each other', async () => {
  for (const path of ['/binance/api/v3/ticker/24hr', '/binance/api/v3/ticker/bookTicker']) {
    const query = new URLSearchParams({ symbol: 'BTCTHB', symbols: '["BTCTHB"]' });
    const { status, body } = await exchange().anonymous.send({ method: 'GET', path: `${path}?${query}` });
    expect([path, status, (body as { code: number }).code]).toEqual([path, 400, -1128]);
  }
});

test('another host name is refused in the form of this interface', async () => {
  const headers = { host: 'attacker.example' };
  const answer = await exchange().anonymous.send({ method: 'GET', path: '/binance/api/v3/time', headers });
  expect([answer.status, (answer.body as { code: number }).code]).toEqual([421, -1020]);
});
