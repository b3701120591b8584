/** What the kinds of orders with extras do, as tables. */
import { OrderTable } from '../orderTables';

describe('good till date', () => {
  test('an order is open until its time, and is not filled then', () => {
    const scenario = new OrderTable().play(`
      ann sell 1 @ 100 expires=2 -> created
      ann sell 1 @ 101 expires=9 -> created
      bob buy 1 @ 100 -> created
      eve buy 1 @ 101 -> completed 1@101
    `);
    expect(scenario.bookText()).toBe('1@100 | ');
    expect(scenario.market.balance(1, 'btc', 'held')).toBe(0n);
  });

  test('of two orders of one price, the other one keeps its place', () => {
    new OrderTable().play(`
      ann sell 1 @ 100 expires=2 -> created
      eve sell 2 @ 100 -> created
      bob buy 3 @ 100 IOC -> cancelled 2@100
    `);
  });

  test('an order that waits for its stop price expires too, and frees its place among the stop orders', () => {
    const scenario = new OrderTable();
    scenario.market.setLimits({ maxStopOrders: 1 });
    scenario.play(`
      ann sell 1 @ 100 -> created
      bob buy 1 @ 100 -> completed 1@100
      eve buy 1 @ 110 stop=105 expires=3 -> created
      eve buy 1 @ 110 stop=106 -> TOO_MANY_STOP_ORDERS
      eve buy 1 @ 110 stop=106 -> created
    `);
  });

  test.each([
    ['a time that is not in the future', 'bob buy 1 @ 100 expires=1 -> INVALID_PARAMETERS'],
    ['an order that never rests', 'bob buy 1 @ 100 IOC expires=9 -> INVALID_PARAMETERS'],
    ['a market order', 'bob buy 1 @ market expires=9 -> INVALID_PARAMETERS'],
  ])('is refused for %s', (_name, line) => {
    new OrderTable().play(line);
  });
});
