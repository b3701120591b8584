/** What each kind of order does, as tables. */
import { Scenario } from './scenario';

const BOOK = `
  ann sell 1 @ 100 -> created
  ann sell 2 @ 101 -> created
  ann buy 1 @ 98 -> created
`;

test('a limit order takes the best prices first, then rests', () => {
  const scenario = new Scenario().play(BOOK).play('bob buy 4 @ 101 -> partial_filled 1@100 2@101');
  expect(scenario.book()).toBe('1@101 1@98 | ');
});

test('orders of one price fill in order of arrival', () => {
  new Scenario().play(`
    ann sell 1 @ 100 -> created
    bob sell 2 @ 100 -> created
    ann sell 3 @ 100 -> created
    eve buy 4 @ 100 IOC -> completed 1@100 2@100 1@100
  `);
});

describe('time in force', () => {
  test.each([
    ['GTC rests what it cannot fill', 'bob buy 2 @ 100 GTC -> partial_filled 1@100', '1@100 1@98 | 2@101'],
    ['IOC gives up what it cannot fill', 'bob buy 2 @ 100 IOC -> cancelled 1@100', '1@98 | 2@101'],
    ['IOC that meets nothing ends at once', 'bob buy 2 @ 99 IOC -> cancelled', '1@98 | 1@100 2@101'],
    ['FOK fills whole', 'bob buy 3 @ 101 FOK -> completed 1@100 2@101', '1@98 | '],
    [
      'FOK that cannot fill whole is refused and touches nothing',
      'bob buy 3.1 @ 101 FOK -> ORDER_NOT_MATCHED',
      '1@98 | 1@100 2@101',
    ],
  ])('%s', (_name, line, book) => {
    expect(new Scenario().play(BOOK).play(line).book()).toBe(book);
  });
});

describe('post-only', () => {
  test.each([
    ['rests when it takes nothing', 'bob buy 1 @ 99 post_only -> created', '1@99 1@98 | 1@100 2@101'],
    ['is rejected when it would take', 'bob buy 1 @ 100 post_only -> rejected', '1@98 | 1@100 2@101'],
    ['is rejected also against an own order', 'ann buy 1 @ 100 post_only -> rejected', '1@98 | 1@100 2@101'],
    ['does not go with IOC', 'bob buy 1 @ 99 post_only IOC -> INVALID_PARAMETERS', '1@98 | 1@100 2@101'],
  ])('%s', (_name, line, book) => {
    expect(new Scenario().play(BOOK).play(line).book()).toBe(book);
  });
});

describe('market orders', () => {
  test.each([
    ['buy up the asks', 'bob buy 2 @ market -> completed 1@100 1@101', '1@98 | 1@101'],
    ['sell down the bids', 'bob sell 1 @ market -> completed 1@98', ' | 1@100 2@101'],
    ['end with the book', 'bob buy 5 @ market -> cancelled 1@100 2@101', '1@98 | '],
    ['cannot be post-only', 'bob buy 1 @ market post_only -> INVALID_PARAMETERS', '1@98 | 1@100 2@101'],
  ])('%s', (_name, line, book) => {
    expect(new Scenario().play(BOOK).play(line).book()).toBe(book);
  });

  test('meet nothing in an empty book', () => {
    new Scenario().play('bob buy 1 @ market -> ORDER_NOT_MATCHED');
  });

  test('cost at most what the wallet has', () => {
    new Scenario().play(`
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
    ['none: one may trade with oneself', 'ann buy 3 @ 101 none -> completed 1@100 1@100 1@101', ' | '],
    ['expire_taker: the incoming order gives way', 'ann buy 3 @ 101 expire_taker -> cancelled 1@100', ' | 1@100 1@101'],
    [
      'expire_maker: the resting order gives way',
      'ann buy 3 @ 101 expire_maker -> partial_filled 1@100 1@101',
      '1@101 | ',
    ],
    ['expire_both: both give way', 'ann buy 3 @ 101 expire_both -> cancelled 1@100', ' | 1@101'],
    ['another user is not concerned', 'eve buy 3 @ 101 expire_both -> completed 1@100 1@100 1@101', ' | '],
  ])('%s', (_name, line, book) => {
    expect(new Scenario().play(OWN).play(line).book()).toBe(book);
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
    ['a buy stop at the last price goes at once', 'eve buy 1 @ 110 stop=100 -> completed 1@100', ' | 3@100'],
    ['a sell stop above the last price goes at once', 'eve sell 1 @ 120 stop=101 -> created', ' | 4@100 1@120'],
    ['a market stop waits too', 'eve buy 1 @ market stop=101 -> created', ' | 4@100'],
    ['a stop cannot be FOK', 'eve buy 1 @ 110 stop=105 FOK -> INVALID_PARAMETERS', ' | 4@100'],
    ['a stop is paid for when it comes in', 'eve buy 200000 @ 110 stop=105 -> INSUFFICIENT_BALANCE', ' | 4@100'],
  ])('%s', (_name, line, book) => {
    expect(new Scenario().play(TRADED).play(line).book()).toBe(book);
  });
});
