/**
 * Client order ids of the Binance-compatible interface: unique among the open orders of a user, and free again afterwards.
 * The exact repetition of a signed request has no second effect, and shows the order as it is now.
 */
import { BinanceApiClient } from '../../support/binanceApiClient';
import { type BinanceUser, binanceMarketOfThisFile, type ListBody } from '../../support/binanceUser';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { placeOrder } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
const ORDER = '/api/v3/order';
const OCO = '/api/v3/orderList/oco';
const OTO = '/api/v3/orderList/oto';
const DUPLICATE = [400, -2010, 'Duplicate order sent.'];
const BID = {
  symbol: 'BTCTHB',
  side: 'BUY',
  type: 'LIMIT',
  timeInForce: 'GTC',
  quantity: '1',
  price: '90',
  newClientOrderId: 'desk',
};
const LIST = {
  symbol: 'BTCTHB',
  side: 'SELL',
  quantity: '1',
  aboveType: 'LIMIT_MAKER',
  abovePrice: '110',
  belowType: 'STOP_LOSS',
  belowStopPrice: '80',
};
const WORKING = {
  symbol: 'BTCTHB',
  workingType: 'LIMIT',
  workingTimeInForce: 'GTC',
  workingSide: 'BUY',
  workingPrice: '90',
  workingQuantity: '1',
  pendingType: 'LIMIT',
  pendingTimeInForce: 'GTC',
  pendingSide: 'SELL',
  pendingPrice: '110',
  pendingQuantity: '1',
};
interface Shown {
  readonly orderId: number;
  readonly clientOrderId: string;
  readonly status: string;
  readonly executedQty: string;
}

let alice: BinanceUser;
let carol: TestUser;
binanceMarketOfThisFile(exchange, (made) => {
  ({ alice, carol } = made);
});

const place = (more: Readonly<Record<string, string | number>> = {}) =>
  alice.expect<Shown>('POST', ORDER, { ...BID, newOrderRespType: 'RESULT', ...more });
const open = () => alice.expect<Shown[]>('GET', '/api/v3/openOrders', { symbol: 'BTCTHB' });

test('an id is refused while its order is open, and free after it was cancelled or filled', async () => {
  const first = await place();
  expect(await alice.refusal('POST', ORDER, BID)).toEqual(DUPLICATE);
  expect(await alice.refusal('POST', ORDER, { ...BID, quantity: '2' })).toEqual(DUPLICATE);
  await alice.expect('DELETE', ORDER, { symbol: 'BTCTHB', origClientOrderId: 'desk' });
  const second = await place();
  expect(second.orderId).toBeGreaterThan(first.orderId);
  expect((await open()).map(({ orderId }) => orderId)).toEqual([second.orderId]);
  await placeOrder(carol, { side: 'sell', price: '90', amount: '1' });
  const third = await place();
  expect([third.status, third.executedQty]).toEqual(['NEW', '0']);
  // The id names the newest of its orders.
  expect(await alice.expect('GET', ORDER, { symbol: 'BTCTHB', origClientOrderId: 'desk' })).toMatchObject({
    orderId: third.orderId,
  });
});

test('of twenty orders and lists with one id at once, over both transports, one is placed, and it is cancelled once', async () => {
  const api = await BinanceApiClient.open(exchange());
  // Each request has its own time, so that none is the exact repetition of another.
  let timestamp = Date.now() - 1_000;
  const signed = (terms: Readonly<Record<string, string>>) => ({ ...terms, timestamp: timestamp++ });
  const overHttp = async (method: 'POST' | 'DELETE', path: string, terms: Readonly<Record<string, string>>) => {
    const { status, body } = await alice.send(method, path, signed(terms));
    return status === 200 ? 'done' : (body as { readonly code: number }).code;
  };
  const overSocket = async (method: string, terms: Readonly<Record<string, string>>) => {
    const { status, error } = await api.signed(alice.signer, method, signed(terms));
    return status === 200 ? 'done' : (error as { readonly code: number }).code;
  };
  const placements = [
    () => overHttp('POST', ORDER, { ...BID, newClientOrderId: 'x' }),
    () => overSocket('order.place', { ...BID, newClientOrderId: 'x' }),
    () => overHttp('POST', OCO, { ...LIST, aboveClientOrderId: 'x' }),
    () => overSocket('orderList.place.oto', { ...WORKING, pendingClientOrderId: 'x' }),
  ];
  const cancellation = { symbol: 'BTCTHB', origClientOrderId: 'x' };
  const times = (count: number, calls: readonly (() => Promise<unknown>)[], first: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => calls[(index + first) % calls.length]?.()));
  for (let round = 0; round < placements.length; round += 1) {
    const placed = await times(20, placements, round);
    expect(placed.toSorted()).toEqual([...Array<number>(19).fill(-2010), 'done']);
    expect((await open()).filter(({ clientOrderId }) => clientOrderId === 'x')).toHaveLength(1);
    const cancelled = await times(
      6,
      [() => overHttp('DELETE', ORDER, cancellation), () => overSocket('order.cancel', cancellation)],
      round,
    );
    expect(cancelled.toSorted()).toEqual([...Array<number>(5).fill(-2011), 'done']);
    expect(await open()).toEqual([]);
  }
  await api.close();
});

test('a market order with the id of an earlier one buys again', async () => {
  await placeOrder(carol, { side: 'sell', price: '101', amount: '2' });
  const market = { symbol: 'BTCTHB', side: 'BUY', type: 'MARKET', quantity: '1', newClientOrderId: 'again' };
  const first = await alice.expect<Shown>('POST', ORDER, market);
  const second = await alice.expect<Shown>('POST', ORDER, market);
  expect([first.status, second.status, second.orderId > first.orderId]).toEqual(['FILLED', 'FILLED', true]);
});

test('a replacement keeps the id of the order that it cancels, and is refused that of another open one', async () => {
  const first = await place();
  const replace = { ...BID, cancelReplaceMode: 'STOP_ON_FAILURE', cancelOrigClientOrderId: 'desk', price: '91' };
  const timestamp = Date.now();
  const replaced = await alice.expect<{ newOrderResponse: Shown }>('POST', '/api/v3/order/cancelReplace', {
    ...replace,
    timestamp,
  });
  expect(replaced.newOrderResponse.orderId).toBeGreaterThan(first.orderId);
  // Repeated, the request must not cancel the order that has the id now.
  expect(await alice.expect('POST', '/api/v3/order/cancelReplace', { ...replace, timestamp })).toEqual(replaced);
  expect((await open()).map(({ orderId }) => orderId)).toEqual([replaced.newOrderResponse.orderId]);
  const other = await place({ newClientOrderId: 'other' });
  const taken = { ...replace, cancelOrigClientOrderId: 'other' };
  expect((await alice.refusal('POST', '/api/v3/order/cancelReplace', taken))[1]).toBe(-2021);
  expect((await open()).map(({ orderId }) => orderId)).not.toContain(other.orderId);
});

test('a replacement of an order that does not exist is done once', async () => {
  const replace = {
    ...BID,
    cancelReplaceMode: 'ALLOW_FAILURE',
    cancelOrigClientOrderId: 'desk',
    timestamp: Date.now(),
  };
  for (let round = 0; round < 2; round += 1)
    expect((await alice.refusal('POST', '/api/v3/order/cancelReplace', replace))[1]).toBe(-2021);
  expect(await open()).toHaveLength(1);
});

test('a replacement of which both parts were refused is refused the same way again', async () => {
  await place();
  const replacement = {
    ...BID,
    cancelReplaceMode: 'ALLOW_FAILURE',
    cancelOrigClientOrderId: 'unknown',
    timestamp: Date.now(),
  };
  const send = () => alice.send('POST', '/api/v3/order/cancelReplace', replacement);
  const first = await send();
  const repeated = await send();
  const { data } = JSON.parse(first.text) as { readonly data: Readonly<Record<string, { readonly code: number }>> };
  expect([data['cancelResponse']?.code, data['newOrderResponse']?.code]).toEqual([-2011, -2010]);
  expect([repeated.status, JSON.parse(repeated.text)]).toEqual([first.status, JSON.parse(first.text)]);
});

test('the repetition of a signed request shows the order as it is now, also after its id was used again', async () => {
  const timestamp = Date.now();
  const first = await place({ timestamp });
  await placeOrder(carol, { side: 'sell', price: '90', amount: '0.4' });
  expect(await place({ timestamp })).toMatchObject({ orderId: first.orderId, status: 'PARTIALLY_FILLED' });
  await alice.expect('DELETE', ORDER, { symbol: 'BTCTHB', orderId: first.orderId });
  const second = await place();
  expect(await place({ timestamp })).toMatchObject({ orderId: first.orderId, status: 'CANCELED', executedQty: '0.4' });
  expect((await open()).map(({ orderId }) => orderId)).toEqual([second.orderId]);
});

test('the repetition of a signed cancellation or amendment by the id leaves a later order alone', async () => {
  const timestamp = Date.now();
  await place();
  const amendment = { symbol: 'BTCTHB', origClientOrderId: 'desk', newQty: '0.5', timestamp };
  const amended = await alice.expect('PUT', '/api/v3/order/amend/keepPriority', amendment);
  const cancellation = { symbol: 'BTCTHB', origClientOrderId: 'desk', timestamp };
  const cancelled = await alice.expect('DELETE', ORDER, cancellation);
  const later = await place();
  expect(await alice.expect('DELETE', ORDER, cancellation)).toEqual(cancelled);
  expect(await alice.expect('PUT', '/api/v3/order/amend/keepPriority', amendment)).toEqual(amended);
  expect(await open()).toMatchObject([{ orderId: later.orderId, origQty: '1' }]);
});

test.each([
  ['OCO', OCO, LIST],
  ['OTO', OTO, WORKING],
])(
  'the repetition of a signed cancellation of an %s list by its id leaves a later list alone',
  async (_name, path, list) => {
    const named = { ...list, listClientOrderId: 'list' };
    const cancellation = { symbol: 'BTCTHB', listClientOrderId: 'list', timestamp: Date.now() };
    await alice.expect('POST', path, named);
    const cancelled = await alice.expect('DELETE', '/api/v3/orderList', cancellation);
    const later = await alice.expect<ListBody>('POST', path, named);
    expect(await alice.expect('DELETE', '/api/v3/orderList', cancellation)).toEqual(cancelled);
    const query = { orderListId: later.orderListId };
    expect(await alice.expect('GET', '/api/v3/orderList', query)).toMatchObject({ listOrderStatus: 'EXECUTING' });
    // A new cancellation ends it.
    await alice.expect('DELETE', '/api/v3/orderList', { symbol: 'BTCTHB', listClientOrderId: 'list' });
    expect(await open()).toEqual([]);
  },
);

test.each([
  ['there was no order', false],
  ['it had ended', true],
])(
  'a cancellation by an id that was refused because %s is refused again, and leaves a later one alone',
  async (_why, ended) => {
    const makers = [
      { path: ORDER, id: { origClientOrderId: 'late' }, make: () => place({ newClientOrderId: 'late' }) },
      {
        path: '/api/v3/orderList',
        id: { listClientOrderId: 'late' },
        make: () => alice.expect('POST', OCO, { ...LIST, listClientOrderId: 'late' }),
      },
    ];
    for (const { path, id, make } of makers) {
      const cancellation = { symbol: 'BTCTHB', ...id };
      if (ended) {
        await make();
        await alice.expect('DELETE', path, cancellation);
      }
      const signed = { ...cancellation, timestamp: Date.now() - 1, recvWindow: 60_000 };
      const refusal = await alice.refusal('DELETE', path, signed);
      expect(refusal.slice(0, 2)).toEqual([400, -2011]);
      await make();
      const placed = await open();
      expect(placed).not.toEqual([]);
      expect(await alice.refusal('DELETE', path, signed)).toEqual(refusal);
      await exchange().restart();
      expect(await alice.refusal('DELETE', path, signed)).toEqual(refusal);
      expect(await open()).toEqual(placed);
      await alice.expect('DELETE', path, cancellation);
      expect(await open()).toEqual([]);
    }
  },
);

test('an amendment by an id that was refused because there was no order is refused again', async () => {
  const amendment = { symbol: 'BTCTHB', origClientOrderId: 'early', newQty: '0.5', timestamp: Date.now() };
  const amend = () => alice.refusal('PUT', '/api/v3/order/amend/keepPriority', amendment);
  const refusal = await amend();
  await place({ newClientOrderId: 'early' });
  expect(await amend()).toEqual(refusal);
  expect(await open()).toMatchObject([{ origQty: '1' }]);
});

test('a list of which one order has ended is cancelled by its id', async () => {
  await alice.expect('POST', OTO, { ...WORKING, listClientOrderId: 'list' });
  await placeOrder(carol, { side: 'sell', price: '90', amount: '1' });
  expect(await open()).toHaveLength(1);
  await alice.expect('DELETE', '/api/v3/orderList', { symbol: 'BTCTHB', listClientOrderId: 'list' });
  expect(await open()).toEqual([]);
});

test.each<[string, string, Readonly<Record<string, string>>, string]>([
  ['OCO', OCO, LIST, 'aboveClientOrderId'],
  ['OTO', OTO, WORKING, 'pendingClientOrderId'],
])('the ids of an %s list and of its orders are free again when it has ended', async (_name, path, list, leg) => {
  const named = { ...list, listClientOrderId: 'list', [leg]: 'leg' };
  const first = await alice.expect<ListBody>('POST', path, named);
  expect(await alice.refusal('POST', path, { ...list, listClientOrderId: 'list' })).toEqual(DUPLICATE);
  expect(await alice.refusal('POST', path, { ...list, [leg]: 'leg' })).toEqual(DUPLICATE);
  expect(await alice.refusal('POST', ORDER, { ...BID, newClientOrderId: 'leg' })).toEqual(DUPLICATE);
  await alice.expect('DELETE', '/api/v3/orderList', { symbol: 'BTCTHB', listClientOrderId: 'list' });
  const timestamp = Date.now();
  const second = await alice.expect<ListBody>('POST', path, { ...named, timestamp });
  expect(second.orderListId).toBeGreaterThan(first.orderListId);
  await alice.expect('DELETE', '/api/v3/orderList', { symbol: 'BTCTHB', orderListId: second.orderListId });
  expect(await alice.expect<ListBody>('POST', path, { ...named, timestamp })).toMatchObject({
    orderListId: second.orderListId,
    listOrderStatus: 'ALL_DONE',
  });
  expect(await open()).toEqual([]);
});

test('the own interface keeps its ids for ever, and takes none of an open order of either interface', async () => {
  const own = { client_order_id: 'own', price: '90', amount: '1' } as const;
  const { id } = await placeOrder(alice.user, own);
  expect(await alice.refusal('POST', ORDER, { ...BID, newClientOrderId: 'own' })).toEqual(DUPLICATE);
  await alice.expect('DELETE', ORDER, { symbol: 'BTCTHB', orderId: id });
  expect((await placeOrder(alice.user, own)).id).toBe(id);
  expect(await open()).toEqual([]);
  await place();
  await expect(placeOrder(alice.user, { ...own, client_order_id: 'desk' })).rejects.toThrow('IDEMPOTENCY_CONFLICT');
});

test('an open order keeps its id when the server starts again, and a test order needs none', async () => {
  await place();
  await exchange().restart();
  expect(await alice.refusal('POST', ORDER, BID)).toEqual(DUPLICATE);
  expect(await alice.expect('POST', '/api/v3/order/test', BID)).toEqual({});
});
