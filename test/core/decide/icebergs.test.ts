/** Iceberg orders, as tables. */
import { applyEvent } from '../../../src/core/applyEvent';
import { bookHash } from '../../../src/core/bookHash';
import { Exchange } from '../../../src/core/exchange';
import { amountFrom } from '../../../src/core/values/decimal';
import { traderOf } from '../../support/limitOrder';
import { SYMBOL } from '../memoryExchange';
import { OrderTable } from '../orderTables';

const BOOK = `
  ann sell 5 @ 100 iceberg=2 -> created
  bob sell 3 @ 100 -> created
`;

test('the book shows a part, and the next part is the last of its price', () => {
  const scenario = new OrderTable().play(BOOK);
  expect(scenario.bookText()).toBe(' | 2@100 3@100');
  scenario.play('eve buy 2 @ 100 -> completed 2@100');
  expect(scenario.bookText()).toBe(' | 3@100 2@100');
  scenario.play('eve buy 4 @ 100 -> completed 3@100 1@100');
  expect(scenario.bookText()).toBe(' | 1@100');
  scenario.play('eve buy 2 @ 100 -> completed 1@100 1@100');
  expect(scenario.bookText()).toBe(' | ');
});

test('an incoming order matches the hidden parts before the next price', () => {
  const scenario = new OrderTable().play(BOOK).play(`
    bob sell 1 @ 101 -> created
    eve buy 9 @ 101 FOK -> completed 2@100 3@100 2@100 1@100 1@101
  `);
  expect([scenario.bookText(), scenario.market.balance(1, 'btc', 'held')]).toEqual([' | ', 0n]);
});

const TURNS = `
  ann sell 4 @ 100 iceberg=1 -> created
  bob sell 2 @ 100 iceberg=1 -> created
  bob sell 1 @ 100 -> created
  eve buy 6 @ 100 -> completed 1@100 1@100 1@100 1@100 1@100 1@100
`;

test('several iceberg orders take turns', () => {
  const scenario = new OrderTable().play(TURNS);
  const makers = scenario.market.events.at(-1)?.trades.map(({ maker }) => maker.userId);
  expect(makers).toEqual([1, 2, 2, 1, 2, 1]);
  expect(scenario.bookText()).toBe(' | 1@100');
});

test('a follower has the same order of refilled orders', () => {
  const scenario = new OrderTable().play(`
    ann sell 4 @ 100 iceberg=1 -> created
    bob sell 4 @ 100 iceberg=2 -> created
    eve buy 4 @ 100 -> completed 1@100 2@100 1@100
    eve buy 1 @ 100 -> completed 1@100
  `);
  const follower = new Exchange();
  for (const event of scenario.market.events) applyEvent(follower, event);
  expect(bookHash(follower)).toBe(bookHash(scenario.market.exchange));
  expect(scenario.bookText()).toBe(' | 1@100 1@100');
});

test('the part that rests after a match is shown like any other', () => {
  const scenario = new OrderTable().play(`
    ann sell 1 @ 100 -> created
    bob buy 4 @ 100 iceberg=2 -> partial_filled 1@100
  `);
  expect(scenario.bookText()).toBe('2@100 | ');
});

test('a reduction takes from the hidden part first, and the order keeps its place', () => {
  const scenario = new OrderTable().play(BOOK);
  const [first] = scenario.market.exchange.orders.values();
  const reduceTo = (quantity: string) =>
    scenario.market.decideAccepted({
      type: 'amend_order',
      idempotencyKeys: [],
      trader: traderOf(1),
      orderId: first?.id ?? 0,
      symbol: SYMBOL,
      quantity: amountFrom(quantity),
    });
  reduceTo('2.5');
  expect(scenario.bookText()).toBe(' | 2@100 3@100');
  reduceTo('1.5');
  expect([scenario.bookText(), scenario.market.balance(1, 'btc', 'held')]).toEqual([
    ' | 1.5@100 3@100',
    amountFrom('1.5'),
  ]);
});

test.each([
  ['a part larger than the order', 'eve buy 1 @ 90 iceberg=1.1 -> INVALID_PARAMETERS'],
  ['more than ten parts', 'eve buy 1 @ 90 iceberg=0.09 -> INVALID_PARAMETERS'],
  ['an order that does not rest', 'eve buy 1 @ 90 IOC iceberg=0.5 -> INVALID_PARAMETERS'],
  ['a market order', 'eve buy 1 @ market iceberg=0.5 -> INVALID_PARAMETERS'],
  ['parts that are too small', 'eve buy 0.0002 @ 90 iceberg=0.00005 -> ORDER_AMOUNT_TOO_SMALL'],
  ['parts off the grid', 'eve buy 1 @ 90 iceberg=0.123456789 -> INVALID_ORDER_AMOUNT_PRECISION'],
])('is refused for %s', (_name, line) => {
  new OrderTable().play(line);
});
