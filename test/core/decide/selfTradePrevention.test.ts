/** What happens instead of a trade of a user with themselves, as tables. */
import { applyEvent } from '../../../src/core/applyEvent';
import { bookHash } from '../../../src/core/bookHash';
import { Exchange } from '../../../src/core/exchange';
import type { PreventedMatch } from '../../../src/core/model/orderRecords';
import { amountFrom, formatAmount } from '../../../src/core/values/decimal';
import { traderOf } from '../../support/limitOrder';
import { SYMBOL } from '../memoryExchange';
import { OrderTable } from '../orderTables';

/** Each prevented match as `mode taker/maker: taker's quantity/maker's quantity@price`. */
function preventedIn(scenario: OrderTable): string[] {
  const lost = (quantity: bigint | null) => (quantity === null ? '-' : formatAmount(quantity));
  return scenario.market.events
    .flatMap(({ preventedMatches }) => preventedMatches)
    .map(
      ({ mode, takerOrderId, makerOrderId, takerQuantity, makerQuantity, price }) =>
        `${mode} ${takerOrderId}/${makerOrderId}: ${lost(takerQuantity)}/${lost(makerQuantity)}@${formatAmount(price)}`,
    );
}

const BOOK = `
  ann sell 2 @ 100 -> created
  bob sell 3 @ 100 -> created
`;

describe('decrement', () => {
  test.each([
    [
      'the incoming order is larger',
      'ann buy 6 @ 100 decrement -> partial_filled 3@100',
      '1@100 | ',
      ['decrement 3/1: 2/2@100'],
    ],
    [
      'the incoming order is smaller',
      'ann buy 0.5 @ 100 decrement -> cancelled',
      ' | 1.5@100 3@100',
      ['decrement 3/1: 0.5/0.5@100'],
    ],
    ['both are of one quantity', 'ann buy 2 @ 100 decrement -> cancelled', ' | 3@100', ['decrement 3/1: 2/2@100']],
    [
      'the incoming order does not rest',
      'ann buy 4 @ 100 IOC decrement -> completed 2@100',
      ' | 1@100',
      ['decrement 3/1: 2/2@100'],
    ],
    ['a market order', 'ann buy 4 @ market decrement -> completed 2@100', ' | 1@100', ['decrement 3/1: 2/2@100']],
    [
      'a market order by quote amount',
      'ann buy 0 @ market quote=300 decrement -> completed 1@100',
      ' | 2@100',
      ['decrement 3/1: 2/2@100'],
    ],
    [
      'a market order that meets own orders only',
      'ann buy 1 @ market decrement -> cancelled',
      ' | 1@100 3@100',
      ['decrement 3/1: 1/1@100'],
    ],
    [
      'an order that must be filled completely',
      'ann buy 4 @ 100 FOK decrement -> ORDER_NOT_MATCHED',
      ' | 2@100 3@100',
      [],
    ],
    ['a post-only order', 'ann buy 1 @ 100 post_only decrement -> rejected', ' | 2@100 3@100', []],
    ['the order of another user', 'eve buy 4 @ 100 decrement -> completed 2@100 2@100', ' | 1@100', []],
  ])('%s', (_name, line, book, prevented) => {
    const scenario = new OrderTable().play(BOOK).play(line);
    expect([scenario.bookText(), preventedIn(scenario)]).toEqual([book, prevented]);
  });

  test('releases what both orders held for the quantity, and trades nothing', () => {
    const scenario = new OrderTable().play(`
      ann sell 5 @ 100 -> created
      ann buy 2 @ 110 decrement -> cancelled
    `);
    const { market } = scenario;
    expect([market.balance(1, 'btc', 'held'), market.balance(1, 'thb', 'held')]).toEqual([amountFrom('3'), 0n]);
    expect([market.balance(1, 'btc'), market.balance(1, 'thb')]).toEqual([amountFrom('997'), amountFrom('1000000')]);
    expect(market.events.flatMap(({ trades }) => trades)).toEqual([]);
  });

  test('what is left of an order that was decremented rests with its own hold', () => {
    const scenario = new OrderTable().play(`
      ann sell 1 @ 100 -> created
      ann buy 3 @ 100 decrement -> created
      bob sell 1 @ 100 -> completed 1@100
      bob sell 1 @ 100 -> completed 1@100
    `);
    const { market } = scenario;
    expect([scenario.bookText(), market.balance(1, 'thb', 'held'), market.balance(1, 'thb')]).toEqual([
      ' | ',
      0n,
      amountFrom('999800'),
    ]);
  });

  test('an iceberg order loses its parts in turn', () => {
    const scenario = new OrderTable().play(`
      ann sell 4 @ 100 iceberg=2 -> created
      bob sell 1 @ 100 -> created
      ann buy 6 @ 100 decrement -> partial_filled 1@100
    `);
    expect([scenario.bookText(), preventedIn(scenario)]).toEqual([
      '1@100 | ',
      ['decrement 3/1: 2/2@100', 'decrement 3/1: 2/2@100'],
    ]);
  });

  test('a stop order is decremented when it is triggered', () => {
    const scenario = new OrderTable().play(`
      bob sell 1 @ 100 -> created
      ann buy 2 @ 106 stop=105 decrement -> created
      ann sell 2 @ 106 -> created
      bob sell 1 @ 105 -> created
      eve buy 2 @ 105 -> completed 1@100 1@105
    `);
    scenario.market.triggerStopOrders();
    expect([scenario.bookText(), preventedIn(scenario)]).toEqual([' | ', ['decrement 2/3: 2/2@106']]);
  });

  test('a follower has the same book', () => {
    const scenario = new OrderTable().play(BOOK).play(`
      ann buy 0.5 @ 100 decrement -> cancelled
      ann buy 4 @ 99 decrement -> created
      ann sell 1 @ 99 decrement -> cancelled
    `);
    const follower = new Exchange();
    for (const event of scenario.market.events) applyEvent(follower, event);
    expect(bookHash(follower)).toBe(bookHash(scenario.market.exchange));
  });

  test('an order cannot be reduced below what it has lost', () => {
    const scenario = new OrderTable().play(`
      ann sell 4 @ 100 -> created
      ann buy 3 @ 100 decrement -> cancelled
    `);
    const amend = (quantity: string) =>
      scenario.market.decide({
        type: 'amend_order',
        idempotencyKeys: [],
        trader: traderOf(1),
        orderId: 1,
        symbol: SYMBOL,
        quantity: amountFrom(quantity),
      }).refusal?.code;
    expect([amend('3'), amend('3.5')]).toEqual(['INVALID_PARAMETERS', undefined]);
    expect([scenario.bookText(), scenario.market.balance(1, 'btc', 'held')]).toEqual([' | 0.5@100', amountFrom('0.5')]);
  });
});

describe('the other modes are recorded', () => {
  test.each([
    ['expire_taker', 'cancelled', ['expire_taker 3/1: 4/-@100']],
    ['expire_maker', 'partial_filled 3@100', ['expire_maker 3/1: -/2@100']],
    ['expire_both', 'cancelled', ['expire_both 3/1: 4/2@100']],
    ['none', 'completed 2@100 2@100', []],
  ] as const)('%s', (mode, outcome, prevented) => {
    const scenario = new OrderTable().play(BOOK).play(`ann buy 4 @ 100 ${mode} -> ${outcome}`);
    expect(preventedIn(scenario)).toEqual(prevented);
  });

  test('with an id of its own', () => {
    const scenario = new OrderTable().play(BOOK).play(`
      ann sell 1 @ 100 -> created
      ann buy 9 @ 100 expire_maker -> partial_filled 3@100
    `);
    const ids = scenario.market.events
      .flatMap(({ preventedMatches }) => preventedMatches)
      .map(({ id }: PreventedMatch) => id);
    expect(ids).toEqual([scenario.market.exchange.sequence * 10_000, scenario.market.exchange.sequence * 10_000 + 1]);
  });
});

describe('an own order behind the last fill', () => {
  const BEHIND = `
    bob sell 1 @ 100 -> created
    ann sell 1 @ 101 -> created
  `;

  test.each([
    ['', 'cancelled', '1@101', 'expire_taker 3/2: 1/-@101', '2'],
    [' expire_maker', 'completed', '', 'expire_maker 3/2: -/1@101', '1'],
    [' expire_both', 'cancelled', '', 'expire_both 3/2: 1/1@101', '2'],
    [' decrement', 'cancelled', '', 'decrement 3/2: 1/1@101', '2'],
  ])('is met by a market order by quote amount%s', (mode, status, asks, prevented, quantity) => {
    const scenario = new OrderTable().play(`${BEHIND}ann buy 0 @ market quote=1000${mode} -> ${status} 1@100`);
    expect(scenario.bookText()).toBe(` | ${asks}`);
    expect(preventedIn(scenario)).toEqual([prevented]);
    expect(scenario.market.events.at(-1)?.order).toMatchObject({ quantity: amountFrom(quantity), held: 0n });
  });

  test('is not met by an amount that is used up', () => {
    const scenario = new OrderTable().play(`${BEHIND}ann buy 0 @ market quote=100 -> completed 1@100`);
    expect([scenario.bookText(), preventedIn(scenario)]).toEqual([' | 1@101', []]);
  });

  test.each([
    ['buy 20 @ market', '', 'cancelled', '1@101', 'expire_taker 5/4: 17/-@101'],
    ['buy 20 @ market', ' expire_maker', 'cancelled', '', 'expire_maker 5/4: -/1@101'],
    ['buy 20 @ market', ' expire_both', 'cancelled', '', 'expire_both 5/4: 17/1@101'],
    ['buy 0 @ market quote=1000', ' expire_maker', 'completed', '', 'expire_maker 5/4: -/1@101'],
  ])('is met by an order of several events: %s%s', (terms, mode, status, asks, prevented) => {
    const scenario = new OrderTable();
    scenario.market.exchange.matchLimits = { perEvent: 2, perDecision: 100 };
    scenario.play(`
      bob sell 1 @ 100 -> created
      bob sell 1 @ 100 -> created
      bob sell 1 @ 100 -> created
      ann sell 1 @ 101 -> created
      ann ${terms}${mode} -> partial_filled 1@100 1@100
    `);
    expect([scenario.bookText(), preventedIn(scenario)]).toEqual([` | ${asks}`, [prevented]]);
    expect(scenario.market.events.at(-1)?.order).toMatchObject({ status, filled: amountFrom('3'), held: 0n });
  });
});
