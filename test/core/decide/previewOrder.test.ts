/**
 * The preview compared with the real decision: in 1,000 random books the preview predicts exactly what happens, and
 * changes nothing.
 */
import fc from 'fast-check';
import type { Decision } from '../../../src/core/decide';
import { previewOrder } from '../../../src/core/decide';
import type { CreateOrder } from '../../../src/core/model/commands';
import type { OrderType, SelfTradePrevention, Side, TimeInForce } from '../../../src/core/model/model';
import { printSeed } from '../../support/randomSeed';
import { MemoryExchange } from '../memoryExchange';

const CENT = 10n ** 16n;
const SATOSHI = 10n ** 10n;
const side = fc.constantFrom<Side>('buy', 'sell');
const order = fc.record({
  userId: fc.constantFrom(1, 2, 3),
  side,
  price: fc.integer({ min: 9_950, max: 10_050 }).map((cents) => BigInt(cents) * CENT),
  quantity: fc.integer({ min: 10_000, max: 300_000_000 }).map((satoshi) => BigInt(satoshi) * SATOSHI),
  selfTradePrevention: fc.constantFrom<SelfTradePrevention>(
    'none',
    'expire_taker',
    'expire_maker',
    'expire_both',
    'decrement',
  ),
});
/** Some of them expire before the order is tried. */
const resting = fc.record({ order, lives: fc.option(fc.integer({ min: 2, max: 80 })), isIceberg: fc.boolean() });
const tried = fc.record({
  order,
  orderType: fc.constantFrom<OrderType>('limit', 'limit', 'market'),
  timeInForce: fc.constantFrom<TimeInForce>('GTC', 'IOC', 'FOK'),
  postOnly: fc.boolean(),
  stopPrice: fc.option(fc.integer({ min: 9_950, max: 10_050 }).map((cents) => BigInt(cents) * CENT)),
});

test('a preview predicts the decision, in 1,000 random books', () => {
  fc.assert(
    fc.property(fc.array(resting, { maxLength: 60 }), tried, (others, { order: last, ...terms }) => {
      const market = new MemoryExchange({ makerRate: '0.0011', takerRate: '0.0037' });
      for (const user of [1, 2, 3]) {
        market.deposit(user, 'thb', '3000');
        market.deposit(user, 'btc', '30');
      }
      for (const { order: one, lives, isIceberg } of others) {
        const extras = {
          ...(lives !== null && { expiresAtMs: market.timeMs + lives }),
          ...(isIceberg && { icebergQuantity: (one.quantity / 3n / SATOSHI) * SATOSHI }),
        };
        market.decide({ ...orderCommand(market, one), extras });
      }
      const before = fingerprintOf(market);
      const order = { ...orderCommand(market, last), ...terms };
      const preview = previewOrder(market.exchange, order, market.timeMs + 1);
      expect(fingerprintOf(market)).toBe(before);
      market.expireOrders();
      expect(effectsOf(preview)).toEqual(effectsOf(market.decide(order)));
    }),
    { numRuns: 1_000, seed: printSeed('preview') },
  );
});

function orderCommand(
  market: MemoryExchange,
  one: { userId: number; side: Side; price: bigint; quantity: bigint; selfTradePrevention: SelfTradePrevention },
): CreateOrder {
  const { userId, ...terms } = one;
  return { ...market.orderCommand(userId, one.side, '1', '1'), ...terms };
}

/** Everything except times. Balances by owner, because a copy may open new accounts under other ids. */
function effectsOf(decision: Decision) {
  if (decision.refusal !== null) return decision.refusal;
  const { order, trades, balances, levels } = decision.event;
  const timeless = <T extends object>(record: T) => ({ ...record, timeMs: 0, createdAtMs: 0, updatedAtMs: 0 });
  return {
    order: order && timeless(order),
    trades: trades.map(timeless),
    balances: balances
      .filter(({ account }) => account.owner !== 0)
      .map(({ account, balance }) => `${account.owner} ${account.asset} ${account.kind} ${balance}`),
    levels: levels.map(({ side, price }) => `${side} ${price}`),
  };
}

function fingerprintOf({ exchange }: MemoryExchange): string {
  const accounts = Array.from(exchange.accounts.all(), (account) => `${account.id} ${account.balance}`);
  const orders = Array.from(exchange.orders.values(), (order) => `${order.id} ${order.remaining} ${order.held}`);
  return [
    ...accounts,
    ...orders,
    exchange.sequence,
    exchange.lastOrderId,
    exchange.lastEntryId,
    ...exchange.lastTradeIds.values(),
  ].join('\n');
}
