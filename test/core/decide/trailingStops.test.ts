/** Trailing stops, as tables: what they track, and when they are triggered. */
import { applyEvent } from '../../../src/core/applyEvent';
import { Exchange } from '../../../src/core/exchange';
import { amountFrom, formatAmount } from '../../../src/core/values/decimal';
import { SYMBOL } from '../memoryExchange';
import { OrderTable } from '../orderTables';

class TrailingTable extends OrderTable {
  /** Bob and Eve trade at each of the prices in turn. */
  tradeAt(...prices: number[]): this {
    for (const price of prices) {
      this.play(`bob sell 1 @ ${price} -> created\neve buy 1 @ ${price} -> completed 1@${price}`);
      this.market.triggerStopOrders();
    }
    return this;
  }

  /** Of Ann's orders: what they track, and what triggers them. */
  trailing(): string[] {
    const text = (amount: bigint | null | undefined) => (amount == null ? '-' : formatAmount(amount));
    return Array.from(this.market.exchange.orders.values())
      .filter(({ userId, isWaiting }) => userId === 1 && isWaiting)
      .map(({ extras }) => `${text(extras?.trackedPrice)} ${text(extras?.trailingPrice)}`);
  }

  triggered(): number {
    return this.market.events.filter(({ type }) => type === 'trigger_order').length;
  }
}

const sell = (more = '') => `ann sell 1 @ 50 trail=500${more} -> created`;
const buy = (more = '') => `ann buy 1 @ 200 trail=500${more} -> created`;

test('a sell tracks the highest price, and is triggered when the last price has fallen by the distance', () => {
  const scenario = new TrailingTable().tradeAt(100).play(sell());
  expect(scenario.trailing()).toEqual(['100 95']);
  expect(scenario.tradeAt(96, 120, 115).trailing()).toEqual(['120 114']);
  expect(scenario.triggered()).toBe(0);
  expect(scenario.tradeAt(114).trailing()).toEqual([]);
  expect(scenario.triggered()).toBe(1);
});

test('a buy tracks the lowest price, and is triggered when the last price has risen by the distance', () => {
  const scenario = new TrailingTable().tradeAt(100).play(buy());
  expect(scenario.trailing()).toEqual(['100 105']);
  expect(scenario.tradeAt(104, 80, 83.99).trailing()).toEqual(['80 84']);
  expect(scenario.triggered()).toBe(0);
  expect(scenario.tradeAt(84).trailing()).toEqual([]);
});

test.each([
  ['a stop sell waits for a fall to the stop price', sell(' stop=90'), [95, 110, 91], [90], '90 85.5'],
  ['a take-profit sell waits for a rise to it', sell(' stop=110 take_profit'), [90, 109], [111], '111 105.45'],
  ['a stop buy waits for a rise to it', buy(' stop=110'), [90, 109], [110], '110 115.5'],
  ['a take-profit buy waits for a fall to it', buy(' stop=90 take_profit'), [110, 91], [89], '89 93.45'],
])('%s, and follows the market from then on', (_name, line, before, reached, tracked) => {
  const scenario = new TrailingTable().tradeAt(100).play(line);
  expect(scenario.tradeAt(...before).trailing()).toEqual(['- -']);
  expect(scenario.tradeAt(...reached).trailing()).toEqual([tracked]);
  expect(scenario.triggered()).toBe(0);
});

test('a stop price that is reached already begins at the last price, and does not trigger the order', () => {
  const scenario = new TrailingTable().tradeAt(100).play(sell(' stop=105'));
  expect([scenario.trailing(), scenario.triggered()]).toEqual([['100 95'], 0]);
});

test('orders that are triggered by one trade are triggered in the order of their ids, each with its own distance', () => {
  const scenario = new TrailingTable().tradeAt(100).play(`
    ann sell 1 @ 50 trail=1000 -> created
    ann sell 1 @ 50 trail=500 -> created
    ann sell 1 @ 50 trail=500 -> created
  `);
  expect(scenario.tradeAt(200).trailing()).toEqual(['200 180', '200 190', '200 190']);
  scenario.tradeAt(190);
  const ids = scenario.market.events.filter(({ type }) => type === 'trigger_order').map(({ order }) => order?.id);
  expect(ids).toEqual([4, 5]);
});

test('cancels, reductions and holds are those of other stop orders', () => {
  const scenario = new TrailingTable().tradeAt(100).play('ann buy 1 @ market trail=500 -> created');
  const { market } = scenario;
  expect(market.balance(1, 'thb', 'held')).toBe(amountFrom('100'));
  scenario.tradeAt(90);
  const cancelled = market.decideAccepted({
    type: 'cancel_order',
    idempotencyKeys: [],
    trader: { userId: 1, feeTier: 0, level: 'level_1', ip: '' },
    orderId: 3,
    symbol: null,
  });
  expect([cancelled.order?.status, market.balance(1, 'thb', 'held')]).toEqual(['cancelled', 0n]);
  scenario.tradeAt(200);
  expect(scenario.triggered()).toBe(0);
});

test('a follower tracks the same prices', () => {
  const scenario = new TrailingTable()
    .tradeAt(100)
    .play(`${sell()}\n${buy(' stop=110')}`)
    .tradeAt(120, 118);
  const follower = new Exchange();
  for (const event of scenario.market.events) applyEvent(follower, event);
  const waiting = (exchange: Exchange) =>
    (['buy', 'sell'] as const).map((side) =>
      Array.from(exchange.stopBook(SYMBOL).trailingLevels(side), ({ price, quantity, first }) => [
        price,
        quantity,
        first?.id,
        first?.extras,
      ]),
    );
  expect(waiting(follower)).toEqual(waiting(scenario.market.exchange));
  expect(waiting(follower).map((levels) => levels.length)).toEqual([1, 1]);
});

test.each([
  ['a distance that is too small', 'ann sell 1 @ 50 trail=9 -> INVALID_PARAMETERS'],
  ['a distance that is too large', 'ann sell 1 @ 50 trail=2001 -> INVALID_PARAMETERS'],
  ['a market order by quote amount', 'ann buy 0 @ market quote=100 trail=100 -> INVALID_PARAMETERS'],
  ['a post-only order', 'ann sell 1 @ 50 post_only trail=100 -> INVALID_PARAMETERS'],
  ['an order that must be filled completely', 'ann sell 1 @ 50 FOK trail=100 -> INVALID_PARAMETERS'],
])('is refused for %s', (_name, line) => {
  new TrailingTable().tradeAt(100).play(line);
});

test('is refused without a stop price before the first trade', () => {
  new TrailingTable().play('ann sell 1 @ 50 trail=100 -> INVALID_PARAMETERS').play(sell(' stop=60'));
});
