import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { createTraders, placeOrder } from '../../support/orderHelpers';
import { ServerClock } from '../../support/serverClock';

const clock = new ServerClock(Date.UTC(2027, 3, 30));
const exchange = exchangeOfThisFile(clock.options);
let ann: TestUser;
/** Order ids by description, in the order of creation. */
const placed: Record<string, number> = {};

beforeAll(async () => {
  const [first, other] = await createTraders(exchange());
  ann = first;
  await placeOrder(other, { side: 'sell', price: '300', amount: '1' });
  placed['completed'] = (await placeOrder(ann, { price: '300', amount: '1' })).id;
  placed['cancelled'] = (await placeOrder(ann, { price: '10' })).id;
  await ann.client.expect('cancelOrder', 202, { path: { id: placed['cancelled'] } });
  placed['open buy'] = (await placeOrder(ann, { price: '11' })).id;
  placed['open sale'] = (await placeOrder(ann, { side: 'sell', price: '400' })).id;
  await placeOrder(other, { side: 'sell', price: '305', amount: '1' });
  placed['partly filled'] = (await placeOrder(ann, { price: '305', amount: '2' })).id;
  placed['rejected'] = (await placeOrder(ann, { price: '400', post_only: true, self_trade_prevention: 'none' })).id;
  placed['waiting'] = (await placeOrder(ann, { price: '500', stop_price: '450' })).id;
  placed['open eth'] = (await placeOrder(ann, { pair: 'eth_thb', price: '12' })).id;
});

const NAMES = ['open eth', 'waiting', 'rejected', 'partly filled', 'open sale', 'open buy', 'cancelled', 'completed'];
const OPEN = ['open eth', 'waiting', 'partly filled', 'open sale', 'open buy'];
const CLOSED = ['rejected', 'cancelled', 'completed'];

async function listedOrderNames(
  query: Record<string, string>,
  id: 'listOrders' | 'listOrdersV3' = 'listOrders',
): Promise<string[]> {
  const orders = await ann.client.expect(id, 200, { query });
  return orders.map((order) => NAMES.find((name) => placed[name] === order.id) ?? '');
}

test.each<[Record<string, string>, string[]]>([
  [{}, NAMES],
  [{ status: 'all' }, NAMES],
  [{ status: '' }, NAMES],
  [{ side: '' }, NAMES],
  [{ status: 'open' }, OPEN],
  [{ status: 'close' }, CLOSED],
  [{ pair: 'BTC_THB' }, NAMES.slice(1)],
  [{ pair: 'eth_thb' }, ['open eth']],
  [{ pair: 'usdt_thb' }, []],
  [{ side: 'sell' }, ['open sale']],
  [{ side: 'sell', status: 'close' }, []],
  [{ side: 'buy', status: 'open', pair: 'btc_thb' }, ['waiting', 'partly filled', 'open buy']],
  [{ pair: 'btc_thb', status: 'close' }, CLOSED],
  [{ limit: '3' }, NAMES.slice(0, 3)],
  [{ limit: '3', offset: '2' }, NAMES.slice(2, 5)],
  [{ limit: '100', offset: '6' }, NAMES.slice(6)],
  [{ status: 'open', limit: '2', offset: '1' }, OPEN.slice(1, 3)],
  [{ status: 'open', limit: '2', offset: '4' }, OPEN.slice(4)],
  [{ status: 'close', limit: '1', offset: '1' }, CLOSED.slice(1, 2)],
  [{ offset: '8' }, []],
  [{ offset: '999999999' }, []],
])('%j: the newest first', async (query, expected) => {
  expect(await listedOrderNames(query)).toEqual(expected);
  expect(await listedOrderNames(query, 'listOrdersV3')).toEqual(expected);
});

describe('filters', () => {
  const START = Date.UTC(2027, 4, 1);
  let clara: TestUser;
  /** Orders a second apart, two at a time, the first of each with a client order id. */
  const ids: number[] = [];

  beforeAll(async () => {
    clock.set(START);
    [clara] = await createTraders(exchange());
    for (let second = 0; second < 3; second += 1) {
      clock.set(START + second * 1_000);
      ids.push((await placeOrder(clara, { price: '5', client_order_id: `desk-7/${second}` })).id);
      ids.push((await placeOrder(clara, { price: '5', side: second === 1 ? 'sell' : 'buy', pair: 'eth_thb' })).id);
    }
    await clara.client.expect('cancelOrder', 202, { path: { id: ids[0] ?? 0 } });
  });

  test.each<[Record<string, string | number>, number[]]>([
    [{ client_order_id: 'desk-7/1' }, [2]],
    [{ client_order_id: 'desk-7/1', status: 'close' }, []],
    [{ client_order_id: 'desk-7/0', status: 'close', pair: 'btc_thb', side: 'buy' }, [0]],
    [{ client_order_id: 'desk-7/1', pair: 'eth_thb' }, []],
    [{ client_order_id: 'desk-7/1', offset: '1' }, []],
    [{ client_order_id: 'desk-7/1', endTime: START + 999 }, []],
    [{ client_order_id: 'DESK-7/1' }, []],
    [{ client_order_id: 'unknown' }, []],
    [{ startTime: START + 1_000 }, [5, 4, 3, 2]],
    [{ startTime: START + 1_001 }, [5, 4]],
    [{ startTime: START + 2_001 }, []],
    [{ endTime: START + 1_000 }, [3, 2, 1, 0]],
    [{ endTime: START + 999 }, [1, 0]],
    [{ endTime: START - 1 }, []],
    [{ startTime: START + 1_000, endTime: START + 1_000 }, [3, 2]],
    [{ startTime: START + 1_000, endTime: START + 1_000, side: 'sell' }, [3]],
    [{ startTime: START, endTime: START + 2_000, pair: 'btc_thb', status: 'open' }, [4, 2]],
    [{ startTime: START, limit: '2', offset: '1' }, [4, 3]],
    [{ startTime: 0, endTime: '999999999999999' }, [5, 4, 3, 2, 1, 0]],
  ])('%j', async (query, expected) => {
    const text = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
    for (const operation of ['listOrders', 'listOrdersV3'] as const) {
      const orders = await clara.client.expect(operation, 200, { query: text });
      expect(orders.map(({ id }) => ids.indexOf(id))).toEqual(expected);
    }
  });

  test("another user's order is not found by its client order id", async () => {
    expect(await ann.client.expect('listOrders', 200, { query: { client_order_id: 'desk-7/1' } })).toEqual([]);
  });

  test('each order carries its pair, client order id, time in force and last change', async () => {
    const [last, , , , , first] = await clara.client.expect('listOrders', 200);
    expect(first).toMatchObject({
      pair: 'btc_thb',
      client_order_id: 'desk-7/0',
      time_in_force: 'GTC',
      created_at: '2027-05-01T00:00:00.000000Z',
      updated_at: '2027-05-01T00:00:02.000000Z',
    });
    expect(last).toMatchObject({ pair: 'eth_thb', updated_at: '2027-05-01T00:00:02.000000Z' });
    expect(last).not.toHaveProperty('client_order_id');
  });

  test('a period that ends before it begins is refused', async () => {
    const query = { startTime: '2000', endTime: '1999' };
    expect(await clara.client.call('listOrders', { query })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PARAMETERS', fields: { startTime: { message: 'is after endTime' } } },
    });
    expect(await clara.client.call('listOrdersV3', { query })).toMatchObject({ status: 400, body: { code: -1130 } });
  });
});

test('returns ten orders by default', async () => {
  const [many] = await createTraders(exchange());
  const ids: number[] = [];
  for (let index = 0; index < 12; index += 1) ids.push((await placeOrder(many, { price: '5' })).id);
  const orders = await many.client.expect('listOrders', 200);
  expect(orders.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 10));
});

test('returns the same summaries as getOrder, and only the caller’s orders', async () => {
  const orders = await ann.client.expect('listOrders', 200, { query: { limit: '100' } });
  for (const order of orders)
    expect(await ann.client.expect('getOrder', 200, { path: { id: order.id } })).toEqual(order);
  expect(await (await exchange().createUser()).client.expect('listOrders', 200)).toEqual([]);
});

const LIMITS = ['0', '-1', '101', '5001', '', '1e1', '0x10', ' 1', '1.0', '01', '9007199254740993'];
const OFFSETS = ['-1', '', '1e1', '0x10', ' 1', '1000000000', '9007199254740993'];
test.each<[Record<string, string>, object, object]>([
  ...[...LIMITS.map((limit) => ({ limit })), ...OFFSETS.map((offset) => ({ offset }))].map(
    (query): [Record<string, string>, object, object] => {
      const [name = ''] = Object.keys(query);
      return [
        query,
        { code: 'INVALID_PARAMETERS', fields: { [name]: { code: 'INVALID' } } },
        { code: -1100, msg: `Illegal characters found in parameter '${name}'.` },
      ];
    },
  ),
  [
    { status: 'closed' },
    { code: 'INVALID_PARAMETERS', fields: { status: { code: 'INVALID' } } },
    { code: -1130, msg: "Data sent for parameter 'status' is not valid." },
  ],
  [{ pair: 'doge_thb' }, { code: 'INVALID_PAIR' }, { code: -1121, msg: 'Invalid symbol.' }],
  [{ pair: '' }, { code: 'INVALID_PAIR' }, { code: -1121, msg: 'Invalid symbol.' }],
  [{ side: 'hold' }, { code: 'INVALID_ORDER_SIDE' }, { code: -1117, msg: 'Invalid side.' }],
])('%j is refused', async (query, api, v3) => {
  expect(await ann.client.call('listOrders', { query })).toMatchObject({ status: 400, body: api });
  expect(await ann.client.call('listOrdersV3', { query })).toMatchObject({ status: 400, body: v3 });
});
