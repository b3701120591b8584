/**
 * Operators list a symbol, pause it and open it again on a running server, while existing sockets stay open and
 * continue.
 */
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { placeOrder, tradeBetween } from '../support/orderHelpers';
import type { Frame, StreamClient } from '../support/streamClient';

const exchange = exchangeOfThisFile();
const DOGE = {
  kind: 'crypto',
  precision: 8,
  transfer_precision: 8,
  withdrawal_fee: '5',
  withdrawal_minimum: '10',
  withdrawal_enabled: true,
} as const;
const DOGE_THB = {
  price_precision: 3,
  quantity_precision: 2,
  minimum_quantity: '1',
  minimum_price: '0.001',
  maximum_price: '1000',
  vat_rate: '0.07',
} as const;
const STREAMS = ['doge_thb@trade', 'doge_thb@depth@100ms', 'doge_thb@kline_1m'];

let processId: number;
/** A socket that is open from before the listing to the end. */
let socket: StreamClient;
let traders: [TestUser, TestUser];

beforeAll(async () => {
  processId = exchange().processId;
  socket = await exchange().openStream('/ws/!ticker@arr');
});

const put = (status: 'TRADING' | 'BREAK') =>
  exchange().operator.expect('putSymbol', 200, { path: { symbol: 'doge_thb' }, body: { ...DOGE_THB, status } });
const ofKind = (e: string) => (frame: Frame) => frame['e'] === e && frame['s'] === 'doge_thb';
const statusOf = async () =>
  (await exchange().anonymous.expect('getExchangeInfo', 200)).symbols.find(({ symbol }) => symbol === 'doge_thb')
    ?.status;

test('before the listing, the symbol can be neither subscribed to nor traded', async () => {
  expect(await statusOf()).toBeUndefined();
  expect(await socket.request('SUBSCRIBE', STREAMS, 1)).toMatchObject({ error: { code: 'invalid_parameters' } });
  const alice = await exchange().createUser({ balances: { thb: '1000' } });
  const order = await alice.client.call('createOrder', {
    body: { type: 'limit', pair: 'doge_thb', side: 'buy', price: '1', amount: '1', nonce: 1 },
  });
  expect(order.body).toMatchObject({ code: 'INVALID_PAIR' });
});

test('once the symbol is listed, has fees and is open, the existing socket can subscribe to it', async () => {
  const { operator } = exchange();
  await operator.expect('putAsset', 200, { path: { asset: 'doge' }, body: DOGE });
  await put('BREAK');
  expect(await socket.request('SUBSCRIBE', STREAMS, 2)).toMatchObject({ result: null });
  await operator.expect('putFees', 200, {
    path: { symbol: 'doge_thb', tier: '0' },
    body: { maker_rate: '0.001', taker_rate: '0.002' },
  });
  traders = [
    await exchange().createUser({ balances: { doge: '1000' } }),
    await exchange().createUser({ balances: { thb: '100000' } }),
  ];
  const early = await traders[0].client.call('createOrder', {
    body: { type: 'limit', pair: 'doge_thb', side: 'sell', price: '2', amount: '1', nonce: 1 },
  });
  expect(early.body).toMatchObject({ code: 'TRADING_DISABLED' });

  await put('TRADING');
  expect(await statusOf()).toBe('TRADING');
  const taker = await tradeBetween(traders, '2.5', '100', 'doge_thb');
  expect(taker).toMatchObject({ status: 'completed', taker_fee_percent: '0.2' });
  expect(await socket.next(ofKind('trade'))).toMatchObject({ t: 1, p: '2.5', q: '100' });
  expect((await socket.next(ofKind('kline')))['k']).toMatchObject({ i: '1m', c: '2.5', n: 1 });
  const board = await socket.next(
    (frame) => Array.isArray(frame) && frame.some((entry: Frame) => entry['s'] === 'doge_thb'),
  );
  expect(board).toEqual(expect.arrayContaining([expect.objectContaining({ s: 'doge_thb', c: '2.5' })]));
  expect(await exchange().anonymous.expect('getTicker24hr', 200, { query: { symbol: 'doge_thb' } })).toMatchObject({
    lastPrice: '2.5',
    count: 1,
  });
});

test('a paused symbol allows only cancellations; once open again, trades and book updates continue', async () => {
  const [seller, buyer] = traders;
  const kept = await placeOrder(seller, { side: 'sell', price: '3', amount: '10', pair: 'doge_thb' });
  const given = await placeOrder(seller, { side: 'sell', price: '4', amount: '10', pair: 'doge_thb' });
  await put('BREAK');
  expect(await statusOf()).toBe('BREAK');
  const body = { type: 'limit', pair: 'doge_thb', side: 'buy', price: '3', amount: '10', nonce: 9 } as const;
  expect((await buyer.client.call('createOrder', { body })).body).toMatchObject({ code: 'TRADING_DISABLED' });
  await seller.client.expect('cancelOrder', 202, { path: { id: given.id } });
  const traded = await exchange().anonymous.expect('getTicker24hr', 200);
  expect(Array.isArray(traded) && traded.some(({ symbol }) => symbol === 'doge_thb')).toBe(true);

  await put('TRADING');
  const bought = await buyer.client.expect('createOrder', 200, { body: { ...body, nonce: 10 } });
  expect(bought).toMatchObject({ status: 'completed', average_price: '3' });
  expect(await seller.client.expect('getOrder', 200, { path: { id: kept.id } })).toMatchObject({ status: 'completed' });
  expect(await socket.next(ofKind('trade'))).toMatchObject({ t: 2, p: '3', q: '10' });

  // Every change of the book was sent to the socket, also during the pause: no update id is missing.
  const { lastUpdateId } = await exchange().anonymous.expect('getDepth', 200, { query: { symbol: 'doge_thb' } });
  const depths = () => socket.frames.filter(ofKind('depthUpdate'));
  while (depths().at(-1)?.['u'] !== lastUpdateId) await socket.next(ofKind('depthUpdate'));
  const reached = depths().reduce(
    (last, { U, u }) => (U === last + 1 ? (u as number) : Number.NaN),
    Number(depths()[0]?.['U']) - 1,
  );
  expect([depths()[0]?.['U'], reached]).toEqual([1, lastUpdateId]);
  expect([socket.isOpen, exchange().processId]).toEqual([true, processId]);
  await socket.close();
});
