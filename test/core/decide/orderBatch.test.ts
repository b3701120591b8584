/**
 * The decisions on a copy compared with the real ones: in 500 random books, the preview of parts predicts exactly what they
 * do, and changes nothing.
 */
import fc from 'fast-check';
import {
  type Decision,
  NOTHING_NAMED,
  type PartDecision,
  previewParts,
  refuseTogether,
} from '../../../src/core/decide';
import { exchangeDigest } from '../../../src/core/exchangeDigest';
import type { OrderBatchPart } from '../../../src/core/model/commands';
import type { OrderType, SelfTradePrevention, Side, TimeInForce } from '../../../src/core/model/model';
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

test('the preview of parts predicts their decisions, in 500 random books', () => {
  fc.assert(
    fc.property(
      fc.array(resting, { maxLength: 40 }),
      fc.array(part, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      (before, drawn, stops) => {
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
        const context = { ...NOTHING_NAMED, exchange: market.exchange, timeMs: market.timeMs + 1 };
        const { decisions: previewed, exchange: after } = previewParts(context, parts, stops);
        const together = refuseTogether(context, parts);
        expect(exchangeDigest(market.exchange)).toBe(digest);
        const real = decideReally(market, parts, stops);
        expect(previewed.map(effectsOf)).toEqual(real.map(effectsOf));
        if (stops) expect(together?.map(({ refusal }) => refusal)).toEqual(refusedTogether(parts, previewed));
        for (const asset of ['thb', 'btc'])
          for (const kind of ['available', 'held'] as const)
            expect(after.accounts.balance(BATCH_USER, asset, kind)).toBe(
              market.exchange.accounts.balance(BATCH_USER, asset, kind),
            );
      },
    ),
    { numRuns: 500, seed: printSeed('preview of parts') },
  );
});

/** The expected decisions, from those of single commands alone. */
function decideReally(market: MemoryExchange, parts: readonly OrderBatchPart[], stops: boolean): readonly Decision[] {
  const decisions: Decision[] = [];
  for (const each of parts) {
    const decision = market.decide(each);
    decisions.push(decision);
    if (stops && decision.refusal !== null) break;
  }
  return decisions;
}

/** What all parts get if they are accepted only together; undefined if they are. */
function refusedTogether(
  parts: readonly OrderBatchPart[],
  decisions: readonly Decision[],
): PartDecision['refusal'][] | undefined {
  if (decisions.every(({ refusal }) => refusal === null)) return undefined;
  return parts.map((_part, index) => decisions[index]?.refusal ?? { code: 'NOT_ATTEMPTED' });
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
  const { decisions, exchange: after } = previewParts(context, [huge, huge], false);
  expect(decisions.map((decision) => decision.refusal === null && decision.event.order?.filled)).toEqual([
    4n * ONE,
    4n * ONE,
  ]);
  // Ten were copied, and eight of them matched.
  expect(after.orders.size).toBe(2);
});
