/** Queries, lists, cancellations, amendments and replacements of orders of the Binance-compatible interface. */
import { type BinanceUser, createBinanceUser } from '../../support/binanceUser';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();
const ORDER = '/api/v3/order';
const symbol = 'BTCTHB';
const terms = { symbol, side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity: '0.01', price: '900000' };

interface ShownOrder {
  readonly orderId: number;
  readonly clientOrderId: string;
  readonly status: string;
  readonly time: number;
}

let alice: BinanceUser;
let bob: BinanceUser;
beforeEach(async () => {
  alice = await createBinanceUser(exchange(), { balances: { thb: '10000000' } });
  bob = await createBinanceUser(exchange(), { balances: { thb: '10000000' } });
});

async function place(changes: object = {}): Promise<ShownOrder> {
  return (await alice.expect('POST', ORDER, { ...terms, ...changes })) as unknown as ShownOrder;
}

const idsOf = (orders: readonly ShownOrder[]): number[] => orders.map(({ orderId }) => orderId);

test('an order is found by both of its ids, by its owner only', async () => {
  const named = await place({ newClientOrderId: 'desk-7' });
  const unnamed = await place();
  for (const [order, ids] of [
    [named, { orderId: named.orderId }],
    [named, { origClientOrderId: 'desk-7' }],
    [named, { orderId: named.orderId, origClientOrderId: 'desk-7' }],
    [unnamed, { orderId: unnamed.orderId }],
    [unnamed, { origClientOrderId: `id-${unnamed.orderId}` }],
  ] as const)
    expect(await alice.expect('GET', ORDER, { symbol, ...ids })).toMatchObject({ orderId: order.orderId });
  const unknown = [400, -2013, 'Order does not exist.'];
  for (const ids of [
    { orderId: named.orderId, origClientOrderId: 'another' },
    { origClientOrderId: `id-${named.orderId}` },
    { origClientOrderId: 'another' },
    { orderId: 999_999 },
  ])
    expect(await alice.refusal('GET', ORDER, { symbol, ...ids })).toEqual(unknown);
  expect(await alice.refusal('GET', ORDER, { symbol: 'ETHTHB', orderId: named.orderId })).toEqual(unknown);
  expect(await bob.refusal('GET', ORDER, { symbol, orderId: named.orderId })).toEqual(unknown);
  expect((await alice.refusal('GET', ORDER, { symbol })).slice(0, 2)).toEqual([400, -1102]);
  expect((await alice.refusal('GET', ORDER, { symbol: 'NOPETHB', orderId: 1 })).slice(0, 2)).toEqual([400, -1121]);
});

test('a cancelled order is shown as it was when it was cancelled', async () => {
  const order = await place({ newClientOrderId: 'desk-8' });
  const other = await place();
  expect(await bob.refusal('DELETE', ORDER, { symbol, orderId: order.orderId })).toEqual([
    400,
    -2011,
    'Unknown order sent.',
  ]);
  expect(await alice.refusal('DELETE', ORDER, { symbol: 'ETHTHB', orderId: order.orderId })).toEqual([
    400,
    -2011,
    'Unknown order sent.',
  ]);
  expect(await alice.expect('DELETE', ORDER, { symbol, origClientOrderId: 'desk-8' })).toMatchObject({
    orderId: order.orderId,
    origClientOrderId: 'desk-8',
    clientOrderId: `cancel-${order.orderId}`,
    status: 'CANCELED',
  });
  expect(
    await alice.expect('DELETE', ORDER, { symbol, orderId: other.orderId, newClientOrderId: 'gone' }),
  ).toMatchObject({ clientOrderId: 'gone' });
  for (const ids of [{ orderId: order.orderId }, { origClientOrderId: 'never' }])
    expect((await alice.refusal('DELETE', ORDER, { symbol, ...ids })).slice(0, 2)).toEqual([400, -2011]);
  expect(await alice.expect('GET', ORDER, { symbol, orderId: order.orderId })).toMatchObject({ status: 'CANCELED' });
  expect((await alice.refusal('DELETE', ORDER, { symbol })).slice(0, 2)).toEqual([400, -1102]);
});

describe('a cancellation with restrictions', () => {
  const restricted = [400, -2011, 'Order was not canceled due to cancel restrictions.'];
  const REPLACE = `${ORDER}/cancelReplace`;

  test.each([
    ['ONLY_NEW', 'ONLY_PARTIALLY_FILLED', 0],
    ['ONLY_PARTIALLY_FILLED', 'ONLY_NEW', 0.004],
  ])('%s cancels an order of which nothing, or a part, has traded', async (met, unmet, traded) => {
    const order = await place({ price: '950000', newClientOrderId: `only-${traded}` });
    if (traded > 0) {
      const seller = await createBinanceUser(exchange(), { balances: { btc: '1' } });
      await seller.expect('POST', ORDER, { ...terms, side: 'SELL', price: '950000', quantity: String(traded) });
    }
    const [byId, byName] = [{ orderId: order.orderId }, { origClientOrderId: `only-${traded}` }];
    for (const ids of [byId, byName])
      expect(await alice.refusal('DELETE', ORDER, { symbol, ...ids, cancelRestrictions: unmet })).toEqual(restricted);
    const replacement = { ...terms, cancelReplaceMode: 'STOP_ON_FAILURE', cancelOrderId: order.orderId };
    expect((await alice.send('POST', REPLACE, { ...replacement, cancelRestrictions: unmet })).body).toMatchObject({
      code: -2022,
      data: { cancelResult: 'FAILURE', cancelResponse: { code: restricted[1], msg: restricted[2] } },
    });
    const replaced = await alice.expect('POST', REPLACE, { ...replacement, cancelRestrictions: met });
    expect(replaced).toMatchObject({ cancelResponse: { orderId: order.orderId, status: 'CANCELED' } });
    const other = await place();
    const cancellation = { symbol, orderId: other.orderId, cancelRestrictions: 'ONLY_NEW' };
    expect(await alice.expect('DELETE', ORDER, cancellation)).toMatchObject({ status: 'CANCELED' });
  });

  test('that do not exist is refused', async () => {
    const order = await place();
    const unknown = { symbol, orderId: order.orderId, cancelRestrictions: 'ONLY_OLD' };
    expect((await alice.refusal('DELETE', ORDER, unknown)).slice(0, 2)).toEqual([400, -1145]);
  });
});

test('all open orders of a symbol are cancelled, and no others', async () => {
  const orders = [await place(), await place()];
  expect(idsOf(await alice.expect<ShownOrder[]>('GET', '/api/v3/openOrders'))).toEqual(idsOf(orders));
  expect((await alice.refusal('DELETE', '/api/v3/openOrders', { symbol: 'ETHTHB' })).slice(0, 2)).toEqual([400, -2011]);
  const cancelled = await alice.expect<ShownOrder[]>('DELETE', '/api/v3/openOrders', { symbol });
  expect(idsOf(cancelled)).toEqual(idsOf(orders));
  expect((await alice.refusal('DELETE', '/api/v3/openOrders', { symbol })).slice(0, 2)).toEqual([400, -2011]);
  expect((await alice.refusal('DELETE', '/api/v3/openOrders', { symbol: 'NOPETHB' })).slice(0, 2)).toEqual([
    400, -1121,
  ]);
  expect((await alice.refusal('GET', '/api/v3/openOrders', { symbol: 'NOPETHB' })).slice(0, 2)).toEqual([400, -1121]);
});

test('all orders are listed from an id or a time on, or the newest, the oldest first', async () => {
  const [one, two, three] = [await place(), await place(), await place()];
  await alice.expect('DELETE', ORDER, { symbol, orderId: two.orderId });
  const list = async (parameters: object = {}) =>
    idsOf(await alice.expect<ShownOrder[]>('GET', '/api/v3/allOrders', { symbol, ...parameters }));
  const all = idsOf([one, two, three]);
  expect(await list()).toEqual(all);
  expect(await list({ limit: 2 })).toEqual(all.slice(1));
  expect(await list({ limit: 5_000 })).toEqual(all);
  expect(await list({ orderId: two.orderId })).toEqual(all.slice(1));
  expect(await list({ orderId: two.orderId, limit: 1 })).toEqual(all.slice(1, 2));
  const { time } = (await alice.expect('GET', ORDER, { symbol, orderId: one.orderId })) as unknown as ShownOrder;
  expect(await list({ startTime: time, limit: 1 })).toEqual(all.slice(0, 1));
  expect(await list({ endTime: time - 1 })).toEqual([]);
  expect(await list({ startTime: time, endTime: time + 3_600_000 })).toEqual(all);
  // In microseconds.
  expect(await list({ startTime: `${time}000`, limit: 1 })).toEqual(all.slice(0, 1));
  expect(await list({ startTime: `${time - 1}001`, endTime: `${time + 3_600_000}999` })).toEqual(all);
  expect(await list({ endTime: `${time - 1}999` })).toEqual([]);
  const refusal = async (parameters: object) =>
    (await alice.refusal('GET', '/api/v3/allOrders', { symbol, ...parameters })).slice(1);
  expect(await refusal({ startTime: 1, endTime: 86_400_002 })).toEqual([
    -1127,
    'More than 24 hours between startTime and endTime.',
  ]);
  expect((await refusal({ startTime: 2, endTime: 1 }))[0]).toBe(-1130);
  expect((await refusal({ startTime: '17951936150020001' }))[0]).toBe(-1108);
  expect((await refusal({ limit: 0 }))[0]).toBe(-1130);
  expect((await refusal({ symbol: 'NOPETHB' }))[0]).toBe(-1121);
});

test('an amended order keeps its priority with a smaller quantity', async () => {
  const order = await place();
  const amended = await alice.send(
    'PUT',
    `${ORDER}/amend/keepPriority`,
    { symbol, orderId: order.orderId, newQty: '0.004' },
    true,
  );
  expect(amended.body).toMatchObject({
    executionId: expect.any(Number),
    amendedOrder: { orderId: order.orderId, qty: '0.004', status: 'NEW', cumulativeQuoteQty: '0' },
  });
  const refusal = async (parameters: object) =>
    (
      await alice.refusal('PUT', `${ORDER}/amend/keepPriority`, {
        symbol,
        orderId: order.orderId,
        newQty: '0.002',
        ...parameters,
      })
    )[1];
  expect(await refusal({ newQty: '0.005' })).toBe(-1130);
  expect(await refusal({ newQty: '0.00000001' })).toBe(-1013);
  expect(await refusal({ newQty: '0.0010000000001' })).toBe(-1013);
  expect(await refusal({ orderId: 999_999 })).toBe(-2011);
  expect(await refusal({ origClientOrderId: 'another' })).toBe(-2011);
  expect(await refusal({ symbol: 'NOPETHB' })).toBe(-1121);
});

describe('a replacement', () => {
  const REPLACE = `${ORDER}/cancelReplace`;
  const next = { ...terms, price: '800000', cancelReplaceMode: 'STOP_ON_FAILURE' };

  test('cancels one order and places another', async () => {
    const order = await place();
    const replaced = await alice.expect('POST', REPLACE, { ...next, cancelOrderId: order.orderId });
    expect(replaced).toMatchObject({
      cancelResult: 'SUCCESS',
      newOrderResult: 'SUCCESS',
      cancelResponse: { orderId: order.orderId, status: 'CANCELED' },
      newOrderResponse: { price: '800000', status: 'NEW' },
    });
    expect(await alice.expect<ShownOrder[]>('GET', '/api/v3/openOrders')).toHaveLength(1);
  });

  test.each([
    ['STOP_ON_FAILURE', 400, -2022, 'NOT_ATTEMPTED', 0],
    ['ALLOW_FAILURE', 409, -2021, 'SUCCESS', 1],
  ])(
    'with %s of an unknown order is answered with %d',
    async (cancelReplaceMode, status, code, newOrderResult, open) => {
      const answer = await alice.send('POST', REPLACE, {
        ...next,
        cancelReplaceMode,
        cancelOrigClientOrderId: 'never',
      });
      expect([answer.status, answer.body]).toMatchObject([
        status,
        { code, data: { cancelResult: 'FAILURE', newOrderResult, cancelResponse: { code: -2011 } } },
      ]);
      expect(await alice.expect<ShownOrder[]>('GET', '/api/v3/openOrders')).toHaveLength(open);
    },
  );

  test('whose new order cannot be paid for cancels the old one', async () => {
    const order = await place();
    const answer = await alice.send('POST', REPLACE, { ...next, quantity: '1000', cancelOrderId: order.orderId });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      {
        code: -2021,
        data: { cancelResult: 'SUCCESS', newOrderResult: 'FAILURE', newOrderResponse: { code: -2010 } },
      },
    ]);
    const neither = await alice.send('POST', REPLACE, {
      ...next,
      quantity: '1000',
      cancelReplaceMode: 'ALLOW_FAILURE',
      cancelOrderId: order.orderId,
    });
    expect([neither.status, neither.body]).toMatchObject([
      400,
      { code: -2022, data: { cancelResult: 'FAILURE', newOrderResult: 'FAILURE' } },
    ]);
  });

  test('whose new order breaks a rule of the symbol cancels nothing', async () => {
    const order = await place();
    for (const [code, changes] of [
      [-1013, { quantity: '0.00000001' }],
      [-1013, { price: '0.0000001' }],
      [-1102, { price: undefined }],
      [-1102, { cancelOrderId: undefined }],
      [-1121, { symbol: 'NOPETHB' }],
    ] as const) {
      const parameters = Object.entries({ ...next, cancelOrderId: order.orderId, ...changes });
      const sent = Object.fromEntries(parameters.filter(([, value]) => value !== undefined)) as Record<string, string>;
      expect((await alice.refusal('POST', REPLACE, sent)).slice(0, 2)).toEqual([400, code]);
    }
    expect(idsOf(await alice.expect<ShownOrder[]>('GET', '/api/v3/openOrders'))).toEqual([order.orderId]);
  });
});
