/**
 * The fast decoder gives the same events as the parser of all payloads, for every recorded payload and for texts in
 * unusual form.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderStatus } from '../../../src/core/model/model';
import { eventFromRow, parseEvent } from '../../../src/store/events/eventRows';
import type { EventRow } from '../../../src/store/events/payloadCodec';

const ROWS = (
  JSON.parse(readFileSync(join(__dirname, 'recorded/v1.json'), 'utf8')) as { name: string; row: EventRow }[]
).map(({ name, row }) => ({ name, row }));

/** The event of an order with this client order id, price and status. */
function orderRow(clientOrderId: string, price = '918', status: OrderStatus = 'created'): EventRow {
  const order = [
    ...[7, 100, 'btc_thb', 'buy', 'limit', 'GTC', 'expire_taker', false, price, null, '1.09', '0', '0', '0', '0', '0'],
    ...['12', '0.0025', '0.0025', '0.07', status, 9, clientOrderId, null, '::1', 1790000140854, 1790000140854],
  ];
  const balances = [[1, 100, 'thb', 'available', '-0.5']];
  const entries = [[3, 'hold', 7, [[1, '-12']]]];
  const payload = {
    v: 1,
    symbol: 'btc_thb',
    order: 0,
    orders: [order],
    balances,
    entries,
    levels: [],
    bookUpdateId: 4,
  };
  return { sequence: 9, time_ms: 5, type: 'create_order', user_id: 100, payload: JSON.stringify(payload) };
}

function expectSameEvent(row: EventRow): void {
  const event = parseEvent(row);
  expect(eventFromRow(row)).toStrictEqual(event);
  expect(Object.keys(eventFromRow(row))).toEqual(Object.keys(event));
}

test.each(ROWS)('$name: the event is that of the parser', ({ row }) => {
  expectSameEvent(row);
});

test.each([
  'plain',
  '',
  'with "quotes" and \\ backslashes',
  'a],[1,2],"b":[',
  ',"entries":[',
  'คำสั่งซื้อ',
  'é'.repeat(300),
])('a client order id %j is read as it is', (clientOrderId) => {
  expectSameEvent(orderRow(clientOrderId));
  expect(eventFromRow(orderRow(clientOrderId)).orders).toMatchObject([{ clientOrderId }]);
});

test.each(['completed', 'cancelled', 'rejected'] as const)('a %s order is read as it is', (status) => {
  expect(eventFromRow(orderRow('a', '918', status)).orders).toMatchObject([{ id: 7, userId: 100, status }]);
  expectSameEvent(orderRow('a', '918', status));
});

test.each([
  '0',
  '0.000000000000000001',
  '999999999999999999.999999999999999999',
  '123456789012345.6',
  '9007199254740993',
])('the amount %s is exact', (price) => {
  expectSameEvent(orderRow('a', price));
});

test.each(['', '{}]', '{"v":1,"symbol":"a"', '{"v":1,"symbol":null,"orders":[[1,2'])(
  'a damaged payload %j is not decoded',
  (payload) => {
    expect(() => eventFromRow({ ...orderRow('a'), payload })).toThrow(SyntaxError);
  },
);
