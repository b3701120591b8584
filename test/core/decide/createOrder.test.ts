/** What each kind of order does, as tables. */
import { OrderTable } from '../orderTables';

const BOOK = `
  ann sell 1 @ 100 -> created
  ann sell 2 @ 101 -> created
  ann buy 1 @ 98 -> created
`;

test('a limit order matches the best prices first, then rests', () => {
  const scenario = new OrderTable().play(BOOK).play('bob buy 4 @ 101 -> partial_filled 1@100 2@101');
  expect(scenario.bookText()).toBe('1@101 1@98 | ');
});

test('orders of one price fill in the order of arrival', () => {
  new OrderTable().play(`
    ann sell 1 @ 100 -> created
    bob sell 2 @ 100 -> created
    ann sell 3 @ 100 -> created
    eve buy 4 @ 100 IOC -> completed 1@100 2@100 1@100
  `);
});

describe('time in force', () => {
  test.each([
    ['GTC rests what it cannot fill', 'bob buy 2 @ 100 GTC -> partial_filled 1@100', '1@100 1@98 | 2@101'],
    ['IOC cancels what it cannot fill', 'bob buy 2 @ 100 IOC -> cancelled 1@100', '1@98 | 2@101'],
    ['IOC that matches nothing is cancelled', 'bob buy 2 @ 99 IOC -> cancelled', '1@98 | 1@100 2@101'],
    ['FOK fills completely', 'bob buy 3 @ 101 FOK -> completed 1@100 2@101', '1@98 | '],
    [
      'FOK that cannot fill completely is refused and changes nothing',
      'bob buy 3.1 @ 101 FOK -> ORDER_NOT_MATCHED',
      '1@98 | 1@100 2@101',
    ],
  ])('%s', (_name, line, book) => {
    expect(new OrderTable().play(BOOK).play(line).bookText()).toBe(book);
  });
});

describe('post-only', () => {
  test.each([
    ['rests if it would not trade', 'bob buy 1 @ 99 post_only -> created', '1@99 1@98 | 1@100 2@101'],
    ['is rejected if it would trade', 'bob buy 1 @ 100 post_only -> rejected', '1@98 | 1@100 2@101'],
    ['is rejected also if it would meet an own order', 'ann buy 1 @ 100 post_only -> rejected', '1@98 | 1@100 2@101'],
    ['is incompatible with IOC', 'bob buy 1 @ 99 post_only IOC -> INVALID_PARAMETERS', '1@98 | 1@100 2@101'],
  ])('%s', (_name, line, book) => {
    expect(new OrderTable().play(BOOK).play(line).bookText()).toBe(book);
  });
});

describe('market orders', () => {
  test.each([
    ['buy from the asks', 'bob buy 2 @ market -> completed 1@100 1@101', '1@98 | 1@101'],
    ['sell to the bids', 'bob sell 1 @ market -> completed 1@98', ' | 1@100 2@101'],
    ['are cancelled when the book is empty', 'bob buy 5 @ market -> cancelled 1@100 2@101', '1@98 | '],
    ['cannot be post-only', 'bob buy 1 @ market post_only -> INVALID_PARAMETERS', '1@98 | 1@100 2@101'],
  ])('%s', (_name, line, book) => {
    expect(new OrderTable().play(BOOK).play(line).bookText()).toBe(book);
  });

  test('are refused by an empty book', () => {
    new OrderTable().play('bob buy 1 @ market -> ORDER_NOT_MATCHED');
  });

  test('cost at most the available balance', () => {
    new OrderTable().play(`
      ann sell 300 @ 3000 -> created
      ann sell 100 @ 4000 -> created
      bob buy 330 @ market -> INSUFFICIENT_BALANCE
      bob buy 325 @ market -> completed 300@3000 25@4000
    `);
  });
});

describe('self-trade prevention', () => {
  const OWN = `
    bob sell 1 @ 100 -> created
    ann sell 1 @ 100 -> created
    bob sell 1 @ 101 -> created
  `;
  test.each([
    ['none: the user trades with themselves', 'ann buy 3 @ 101 none -> completed 1@100 1@100 1@101', ' | '],
    ['expire_taker: the incoming order expires', 'ann buy 3 @ 101 expire_taker -> cancelled 1@100', ' | 1@100 1@101'],
    [
      'expire_maker: the resting order expires',
      'ann buy 3 @ 101 expire_maker -> partial_filled 1@100 1@101',
      '1@101 | ',
    ],
    ['expire_both: both orders expire', 'ann buy 3 @ 101 expire_both -> cancelled 1@100', ' | 1@101'],
    ['orders of other users are not affected', 'eve buy 3 @ 101 expire_both -> completed 1@100 1@100 1@101', ' | '],
  ])('%s', (_name, line, book) => {
    expect(new OrderTable().play(OWN).play(line).bookText()).toBe(book);
  });
});

describe('take-profit orders', () => {
  const TRADED = `
    ann sell 5 @ 100 -> created
    bob buy 1 @ 100 -> completed 1@100
  `;
  test.each([
    ['a sell above the last price waits', 'eve sell 1 @ 108 stop=110 take_profit -> created', ' | 4@100'],
    ['a buy below the last price waits', 'eve buy 1 @ 99 stop=95 take_profit -> created', ' | 4@100'],
    [
      'a sell at the last price goes to the book at once',
      'eve sell 1 @ 120 stop=100 take_profit -> created',
      ' | 4@100 1@120',
    ],
    [
      'a buy above the last price goes to the book at once',
      'eve buy 1 @ 110 stop=101 take_profit -> completed 1@100',
      ' | 3@100',
    ],
    ['it needs a stop price', 'eve buy 1 @ 99 take_profit -> INVALID_PARAMETERS', ' | 4@100'],
    ['it cannot be FOK', 'eve buy 1 @ 99 stop=95 take_profit FOK -> INVALID_PARAMETERS', ' | 4@100'],
    [
      'its funds are held when it is created',
      'eve buy 200000 @ 99 stop=95 take_profit -> INSUFFICIENT_BALANCE',
      ' | 4@100',
    ],
  ])('%s', (_name, line, book) => {
    expect(new OrderTable().play(TRADED).play(line).bookText()).toBe(book);
  });
});

describe('stop orders', () => {
  const TRADED = `
    ann sell 5 @ 100 -> created
    bob buy 1 @ 100 -> completed 1@100
  `;
  test.each([
    ['a buy stop above the last price waits', 'eve buy 1 @ 110 stop=105 -> created', ' | 4@100'],
    ['a sell stop below the last price waits', 'eve sell 1 @ 90 stop=95 -> created', ' | 4@100'],
    [
      'a buy stop at the last price goes to the book at once',
      'eve buy 1 @ 110 stop=100 -> completed 1@100',
      ' | 3@100',
    ],
    [
      'a sell stop above the last price goes to the book at once',
      'eve sell 1 @ 120 stop=101 -> created',
      ' | 4@100 1@120',
    ],
    ['a market order with a stop price waits too', 'eve buy 1 @ market stop=101 -> created', ' | 4@100'],
    ['a stop cannot be FOK', 'eve buy 1 @ 110 stop=105 FOK -> INVALID_PARAMETERS', ' | 4@100'],
    [
      'the funds of a stop order are held when it is created',
      'eve buy 200000 @ 110 stop=105 -> INSUFFICIENT_BALANCE',
      ' | 4@100',
    ],
  ])('%s', (_name, line, book) => {
    expect(new OrderTable().play(TRADED).play(line).bookText()).toBe(book);
  });
});
