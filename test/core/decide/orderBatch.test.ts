/**
 * The decisions on a copy compared with the real ones: in 500 random books, the preview of a batch predicts exactly what
 * its parts do, and changes nothing.
 */
import fc from 'fast-check';
import type { OrderBatchMode, OrderBatchPart } from '../../../src/core/commands';
import { NOTHING_NAMED, type PartDecision, previewBatch } from '../../../src/core/decide';
import { exchangeDigest } from '../../../src/core/exchangeDigest';
import type { OrderType, SelfTradePrevention, Side, TimeInForce } from '../../../src/core/model';
import { traderOf } from '../../support/limitOrder';
import { printSeed } from '../../support/randomSeed';
import { MemoryExchange } from '../memoryExchange';

const ONE = 10n ** 18n;
const CENT = 10n ** 16n;
const SATOSHI = 10n ** 10n;
const USERS = [1, 2, 3];
const BATCH_USER = 1;
const price = fc.integer({ min: 9_990, max: 10_010 }).map((cents) => BigInt(cents) * CENT);
const order = fc.record({
  side: fc.constantFrom<Side>('buy', 'sell'),
  price,
  quantity: fc.integer({ min: 10_000, max: 300_000_000 }).map((satoshi) => BigInt(satoshi) * SATOSHI),
  selfTradePrevention: fc.constantFrom<SelfTradePrevention>(
    'none',
    'expire_taker',
    'expire_maker',
    'expire_both',
    'decrement',
  ),
  orderType: fc.constantFrom<OrderType>('limit', 'limit', 'limit', 'market'),
  timeInForce: fc.constantFrom<TimeInForce>('GTC', 'GTC', 'IOC', 'FOK'),
  stopPrice: fc.option(price, { freq: 8 }),
});
const resting = fc.record({ userId: fc.constantFrom(...USERS), order });
const part = fc.oneof({ weight: 3, arbitrary: order }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 45 }) });

test('the preview of a batch predicts the decisions of its parts, in 500 random books', () => {
  fc.assert(
    fc.property(
      fc.array(resting, { maxLength: 40 }),
      fc.array(part, { minLength: 1, maxLength: 6 }),
      fc.constantFrom<OrderBatchMode>('each', 'all', 'until_refused'),
      (before, drawn, mode) => {
        const market = new MemoryExchange({ makerRate: '0.0011', takerRate: '0.0037' });
        for (const user of USERS) {
          market.deposit(user, 'thb', '3000');
          market.deposit(user, 'btc', '30');
        }
        for (const { userId, order: terms } of before)
          market.decide({ ...market.orderCommand(userId, terms.side, '1', '1'), ...terms });
        const parts = drawn.map((terms): OrderBatchPart => {
          if (typeof terms !== 'number') return { ...market.orderCommand(BATCH_USER, terms.side, '1', '1'), ...terms };
          const trader = traderOf(BATCH_USER);
          return { type: 'cancel_order', idempotencyKeys: [], trader, orderId: terms, symbol: null };
        });
        const digest = exchangeDigest(market.exchange);
        const { decisions: previewed, exchange: after } = previewBatch(
          {
            exchange: market.exchange,
            timeMs: market.timeMs + 1,
            closedOrders: new Map(),
            closedWithdrawals: new Map(),
            deposits: new Map(),
          },
          { type: 'order_batch', mode, checksTermsFirst: false, parts },
        );
        expect(exchangeDigest(market.exchange)).toBe(digest);
        const real = decideReally(market, parts, mode);
        expect(previewed.map(effectsOf)).toEqual(real.map(effectsOf));
        if (mode === 'all' && real.some(({ refusal }) => refusal !== null)) return;
        for (const asset of ['thb', 'btc'])
          for (const kind of ['available', 'held'] as const)
            expect(after.accounts.balance(BATCH_USER, asset, kind)).toBe(
              market.exchange.accounts.balance(BATCH_USER, asset, kind),
            );
      },
    ),
    { numRuns: 500, seed: printSeed('preview of batches') },
  );
});

/** The expected decisions, from those of single commands alone. */
function decideReally(
  market: MemoryExchange,
  parts: readonly OrderBatchPart[],
  mode: OrderBatchMode,
): readonly PartDecision[] {
  const decisions: PartDecision[] = [];
  for (const each of parts) {
    const isLeftOut = mode !== 'each' && decisions.some(({ refusal }) => refusal !== null);
    decisions.push(isLeftOut ? { refusal: { code: 'NOT_ATTEMPTED' } } : market.decide(each));
  }
  if (mode !== 'all' || decisions.every(({ refusal }) => refusal === null)) return decisions;
  return decisions.map((each) => (each.refusal === null ? { refusal: { code: 'NOT_ATTEMPTED' } } : each));
}

/** Everything except times. Balances by owner, because a copy may open new accounts under other ids. */
function effectsOf(decision: PartDecision) {
  // In memory alone, an order that was closed is not told from one that never existed.
  if (decision.refusal !== null)
    return decision.refusal.code === 'ORDER_NOT_CANCELLABLE' ? { code: 'ORDER_NOT_FOUND' } : decision.refusal;
  const { type, order: own, trades, balances, levels } = decision.event;
  const timeless = <T extends object>(record: T) => ({ ...record, timeMs: 0, createdAtMs: 0, updatedAtMs: 0 });
  return {
    type,
    order: own && timeless(own),
    trades: trades.map(timeless),
    balances: balances
      .filter(({ account }) => account.owner !== 0)
      .map(({ account, balance }) => `${account.owner} ${account.asset} ${account.kind} ${balance}`),
    levels: levels.map(({ side, price: at }) => `${side} ${at}`),
  };
}

test('a preview copies no more of a large book than its orders can meet', () => {
  const market = new MemoryExchange({ makerRate: '0', takerRate: '0' });
  market.exchange.matchLimits = { perEvent: 2, perDecision: 4 };
  market.deposit(2, 'btc', '100');
  market.deposit(BATCH_USER, 'thb', '100000');
  for (let count = 0; count < 60; count += 1) market.decide(market.orderCommand(2, 'sell', '100', '1'));
  const huge = { ...market.orderCommand(BATCH_USER, 'buy', '100', '60'), timeInForce: 'IOC' } as const;
  const context = { ...NOTHING_NAMED, exchange: market.exchange, timeMs: market.timeMs + 1 };
  const batch = { type: 'order_batch', mode: 'each', checksTermsFirst: false, parts: [huge, huge] } as const;
  const { decisions, exchange: after } = previewBatch(context, batch);
  expect(decisions.map((decision) => decision.refusal === null && decision.event.order?.filled)).toEqual([
    4n * ONE,
    4n * ONE,
  ]);
  // Ten were copied, and eight of them matched.
  expect(after.orders.size).toBe(2);
});
