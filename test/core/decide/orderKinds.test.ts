/** What the kinds of orders with extras do, as tables. */
import { amountFrom } from '../../../src/core/values/decimal';
import { MemoryExchange } from '../memoryExchange';
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

describe('market orders by quote amount', () => {
  const BOOK = `
    ann sell 1 @ 100 -> created
    ann sell 2 @ 101 -> created
    ann buy 3 @ 98 -> created
  `;
  test.each([
    [
      'buy what the amount covers',
      'bob buy 0 @ market quote=250 -> completed 1@100 1.48514851@101',
      '3@98 | 0.51485149@101',
    ],
    [
      'sell what is worth the amount',
      'bob sell 0 @ market quote=99 -> completed 1.01020408@98',
      '1.98979592@98 | 1@100 2@101',
    ],
    ['are completed by a book that offers less', 'bob buy 0 @ market quote=400 -> completed 1@100 2@101', '3@98 | '],
    ['end at an own order', 'ann buy 0 @ market quote=100 -> ORDER_NOT_MATCHED', '3@98 | 1@100 2@101'],
    [
      'buy at least the minimum quantity',
      'bob buy 0 @ market quote=0.009 -> ORDER_AMOUNT_TOO_SMALL',
      '3@98 | 1@100 2@101',
    ],
    ['have no amount of the base asset', 'bob buy 1 @ market quote=100 -> INVALID_PARAMETERS', '3@98 | 1@100 2@101'],
    ['have no stop price', 'bob buy 0 @ market stop=101 quote=100 -> INVALID_PARAMETERS', '3@98 | 1@100 2@101'],
    ['are not FOK', 'bob buy 0 @ market FOK quote=100 -> INVALID_PARAMETERS', '3@98 | 1@100 2@101'],
    ['are not limit orders', 'bob buy 0 @ 100 quote=100 -> INVALID_PARAMETERS', '3@98 | 1@100 2@101'],
    [
      'are on the grid of the quote asset',
      'bob buy 0 @ market quote=100.0000000000001 -> INVALID_ORDER_AMOUNT_PRECISION',
      '3@98 | 1@100 2@101',
    ],
    ['cost at most the available balance', 'eve buy 0 @ market quote=1000 -> completed 1@100 2@101', '3@98 | '],
  ])('%s', (_name, line, book) => {
    expect(new OrderTable().play(BOOK).play(line).bookText()).toBe(book);
  });

  test('are worth the minimum notional', () => {
    const scenario = new OrderTable();
    scenario.market.setLimits({ minimumNotional: amountFrom('50') });
    scenario.play(BOOK).play('bob buy 0 @ market quote=49.9 -> ORDER_NOTIONAL_TOO_SMALL');
  });

  test('a buy spends at most the amount with fee and VAT, and one step more would exceed it', () => {
    const market = new MemoryExchange({ takerRate: '0.0037' });
    market.deposit(1, 'btc', '10');
    market.deposit(2, 'thb', '100');
    market.decideAccepted(market.orderCommand(1, 'sell', '33', '10'));
    const quoteQuantity = amountFrom('100');
    const { order } = market.decideAccepted(
      market.orderCommand(2, 'buy', '0', '0', { orderType: 'market', extras: { quoteQuantity } }),
    );
    const spent = amountFrom('100') - market.balance(2, 'thb');
    expect(spent).toBe((order?.cost ?? 0n) + (order?.fee ?? 0n) + (order?.vat ?? 0n));
    expect(spent).toBeLessThanOrEqual(quoteQuantity);
    expect(spent).toBeGreaterThan(quoteQuantity - amountFrom('0.00000034'));
    expect([order?.quantity, market.balance(2, 'thb', 'held')]).toEqual([order?.filled, 0n]);
  });
});

test.each([
  ['', 'IOC'],
  [' IOC', 'IOC'],
  [' FOK', 'FOK'],
])('a market order%s is shown as %s', (force, shown) => {
  const scenario = new OrderTable().play(`
    ann sell 1 @ 100 -> created
    bob buy 1 @ market${force} -> completed 1@100
  `);
  expect(scenario.market.events.at(-1)?.order?.timeInForce).toBe(shown);
});
