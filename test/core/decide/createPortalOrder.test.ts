/**
 * Decisions about Portal orders: the budget is never exceeded, the bought coins are withdrawn, and an order at the
 * estimated price fills if the book has not changed.
 */
import fc from 'fast-check';
import type { CreatePortalOrder, QuotedTerms } from '../../../src/core/model/commands';
import { estimatePurchase } from '../../../src/core/orders/estimatePrice';
import { amountFrom, formatAmount } from '../../../src/core/values/decimal';
import { traderOf } from '../../support/limitOrder';
import { printSeed } from '../../support/randomSeed';
import { MemoryExchange, SYMBOL } from '../memoryExchange';

const MAKER = 1;
const USER = 2;

function marketWithAsks(
  asks: readonly (readonly [price: string, quantity: string])[],
  funds = '1000000',
): MemoryExchange {
  const market = new MemoryExchange();
  market.deposit(MAKER, 'btc', '1000');
  market.deposit(USER, 'thb', funds);
  for (const [price, quantity] of asks) market.decideAccepted(market.orderCommand(MAKER, 'sell', price, quantity));
  return market;
}

function portalOrder(price: string, budget: string, more: Partial<CreatePortalOrder> = {}): CreatePortalOrder {
  return {
    type: 'create_portal_order',
    idempotencyKeys: [],
    trader: traderOf(USER),
    symbol: SYMBOL,
    price: amountFrom(price),
    budget: amountFrom(budget),
    address: 'bc1q',
    tag: null,
    ...more,
  };
}

function estimateQuantity(market: MemoryExchange, budget: bigint): bigint | undefined {
  const { exchange } = market;
  const symbol = exchange.rules.symbols.get(SYMBOL);
  if (symbol === undefined) throw new Error('no symbol');
  return estimatePurchase(exchange.book(SYMBOL).levels('sell'), budget, symbol, exchange.rules.fees(SYMBOL, 0), 12)
    ?.price;
}

test('the budget pays for coins, fee and VAT, and the coins less the withdrawal fee are withdrawn at once', () => {
  const market = marketWithAsks([['1000000', '1']]);
  const { order, withdrawal, withdrawalRefusal } = market.decideAccepted(portalOrder('1000000', '1002.68'));
  expect(order).toMatchObject({ status: 'completed', held: 0n, timeInForce: 'IOC' });
  expect([formatAmount(order?.filled ?? 0n), formatAmount(withdrawal?.amount ?? 0n), withdrawalRefusal]).toEqual([
    '0.001',
    '0.0009',
    null,
  ]);
  expect(formatAmount(market.balance(USER, 'thb'))).toBe('998997.325');
  expect(formatAmount(market.balance(USER, 'btc'))).toBe('0');
});

describe('an order is accepted even if its coins cannot be withdrawn', () => {
  test.each([
    ['too little bought', { budget: '250', price: '1000000' }, {}, 'NOT_ENOUGH_FUNDS_TO_WITHDRAW'],
    [
      'over the limit of the level',
      { budget: '100000', price: '1000000' },
      { level: 'level_0' as const },
      'WITHDRAWAL_LIMIT_EXCEEDED',
    ],
  ])('%s', (_name, { budget, price }, who, code) => {
    const market = marketWithAsks([['1000000', '1']]);
    const event = market.decideAccepted(portalOrder(price, budget, { trader: { ...traderOf(USER), ...who } }));
    expect(event).toMatchObject({ withdrawal: null, withdrawalRefusal: code });
    expect(market.balance(USER, 'btc')).toBe(event.order?.filled);
  });

  test('withdrawals of the asset are disabled', () => {
    const market = marketWithAsks([['1000000', '1']]);
    const btc = market.exchange.rules.assets.get('btc');
    if (btc === undefined) throw new Error('no btc');
    market.decideAccepted({ type: 'set_asset', idempotencyKeys: [], asset: { ...btc, withdrawalEnabled: false } });
    expect(market.decideAccepted(portalOrder('1000000', '5000'))).toMatchObject({
      withdrawal: null,
      withdrawalRefusal: 'WITHDRAWAL_DISABLED',
    });
  });
});

test.each([
  ['no asks at the price', portalOrder('999999', '1000'), 'ORDER_NOT_MATCHED'],
  ['a budget below the smallest order', portalOrder('1000000', '99'), 'ORDER_AMOUNT_TOO_SMALL'],
  ['more decimals than the quote asset has', portalOrder('1000000', '1000.001'), 'INVALID_ORDER_AMOUNT_PRECISION'],
  ['a price off the grid', portalOrder('1000000.001', '1000'), 'INVALID_ORDER_PRICE_PRECISION'],
  ['a price of zero', portalOrder('0', '1000'), 'ORDER_PRICE_OUT_OF_RANGE'],
  ['more than the available balance', portalOrder('1000000', '1000000.01'), 'INSUFFICIENT_BALANCE'],
  ['a symbol that is not listed', portalOrder('1', '1', { symbol: 'doge_thb' }), 'INVALID_PAIR'],
])('%s is refused and changes nothing', (_name, command, code) => {
  const market = marketWithAsks([['1000000', '1']]);
  const before = [market.exchange.sequence, market.balance(USER, 'thb'), market.exchange.lastOrderId];
  expect(market.decide(command).refusal?.code).toBe(code);
  expect([market.exchange.sequence, market.balance(USER, 'thb'), market.exchange.lastOrderId]).toEqual(before);
});

test('an own resting order is not matched', () => {
  const market = marketWithAsks([]);
  market.deposit(USER, 'btc', '1');
  market.decideAccepted(market.orderCommand(USER, 'sell', '1000000', '1'));
  expect(market.decide(portalOrder('1000000', '1000')).refusal?.code).toBe('ORDER_NOT_MATCHED');
});

test('an order at the estimated price leaves less of the budget than one more step costs, in any book', () => {
  const level = fc.record({
    price: fc.integer({ min: 1_000_000, max: 1_000_500 }),
    quantity: fc.integer({ min: 10_000, max: 2_000_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(level, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 10_100, max: 1_000_000 }),
      (levels, cents) => {
        const market = marketWithAsks(
          levels.map(({ price, quantity }) => [`${price}`, formatAmount(BigInt(quantity) * 10n ** 10n)]),
        );
        const budget = BigInt(cents) * 10n ** 16n;
        const price = estimateQuantity(market, budget);
        if (price === undefined) return;
        const command = { ...portalOrder('1', '1'), price, budget };
        const event = market.decideAccepted(command);
        const spent = (event.order?.cost ?? 0n) + (event.order?.fee ?? 0n) + (event.order?.vat ?? 0n);
        expect(spent).toBeLessThanOrEqual(budget);
        // One step of 0.00000001 at the deepest price, with fee and VAT and their rounding.
        expect(budget - spent).toBeLessThan((price * 101n) / 100n / 10n ** 8n + 10n);
      },
    ),
    { numRuns: 500, seed: printSeed('portal estimate') },
  );
});

test('there is no estimate if the book cannot fill the budget', () => {
  const market = marketWithAsks([['1000000', '0.001']]);
  expect(estimateQuantity(market, amountFrom('1002.67'))).toBe(amountFrom('1000000'));
  expect(estimateQuantity(market, amountFrom('1003'))).toBeUndefined();
  expect(estimateQuantity(marketWithAsks([]), amountFrom('1000'))).toBeUndefined();
});

describe('what an app may spend for a user in 24 hours', () => {
  const DAY_MS = 86_400_000;
  const app = (partnerId: number, limit: string) => ({ app: { partnerId, spendingLimit: amountFrom(limit) } });
  const refusalOf = (market: MarketExchange, command: CreatePortalOrder) =>
    market.decide(command).refusal?.code ?? null;
  type MarketExchange = ReturnType<typeof marketWithAsks>;

  test('is exact to the last digit, and a refused purchase buys nothing', () => {
    const market = marketWithAsks([['1000000', '1']]);
    const { order } = market.decideAccepted(portalOrder('1000000', '1002.68', app(7, '5000')));
    // Fee and VAT count; what the budget did not need does not.
    const paid = (order?.cost ?? 0n) + (order?.fee ?? 0n) + (order?.vat ?? 0n);
    expect(formatAmount(paid)).toBe('1002.675');
    const before = [market.exchange.sequence, market.balance(USER, 'thb'), market.exchange.lastOrderId];
    const limit = { app: { partnerId: 7, spendingLimit: paid + amountFrom('2000') } };
    expect(refusalOf(market, portalOrder('1000000', '2000.01', limit))).toBe('PORTAL_SPENDING_LIMIT_EXCEEDED');
    const oneUnitLess = { app: { ...limit.app, spendingLimit: limit.app.spendingLimit - 1n } };
    expect(refusalOf(market, portalOrder('1000000', '2000', oneUnitLess))).toBe('PORTAL_SPENDING_LIMIT_EXCEEDED');
    expect([market.exchange.sequence, market.balance(USER, 'thb'), market.exchange.lastOrderId]).toEqual(before);
    expect(refusalOf(market, portalOrder('1000000', '2000', limit))).toBeNull();
  });

  test('is counted per app and per user', () => {
    const market = marketWithAsks([['1000000', '1']]);
    market.deposit(3, 'thb', '100000');
    market.decideAccepted(portalOrder('1000000', '5000', app(7, '6000')));
    expect(refusalOf(market, portalOrder('1000000', '5000', app(7, '6000')))).toBe('PORTAL_SPENDING_LIMIT_EXCEEDED');
    expect(refusalOf(market, portalOrder('1000000', '5000', app(8, '6000')))).toBeNull();
    expect(refusalOf(market, portalOrder('1000000', '5000', { ...app(7, '6000'), trader: traderOf(3) }))).toBeNull();
  });

  test('is free again exactly 24 hours after the purchase, and not a millisecond earlier', () => {
    const market = marketWithAsks([['1000000', '1']]);
    const { timeMs } = market.decideAccepted(portalOrder('1000000', '5000', app(7, '6000')));
    // The time of each decision is a millisecond after the previous one.
    market.timeMs = timeMs + DAY_MS - 2;
    expect(refusalOf(market, portalOrder('1000000', '5000', app(7, '6000')))).toBe('PORTAL_SPENDING_LIMIT_EXCEEDED');
    market.timeMs = timeMs + DAY_MS - 1;
    expect(refusalOf(market, portalOrder('1000000', '5000', app(7, '6000')))).toBeNull();
  });

  test('a limit of zero allows no purchase', () => {
    const market = marketWithAsks([['1000000', '1']]);
    expect(refusalOf(market, portalOrder('1000000', '5000', app(7, '0')))).toBe('PORTAL_SPENDING_LIMIT_EXCEEDED');
  });
});

describe('an order with a quote', () => {
  const quote = (more: Partial<QuotedTerms> = {}): QuotedTerms => ({
    quantity: amountFrom('0.001'),
    withdrawalFee: amountFrom('0.0001'),
    expiresAtMs: Number.MAX_SAFE_INTEGER,
    ...more,
  });

  test.each<[string, Partial<QuotedTerms>, string]>([
    ['one step more than the book gives', { quantity: amountFrom('0.00100001') }, 'PORTAL_QUOTE_MARKET_MOVED'],
    ['a lower withdrawal fee', { withdrawalFee: amountFrom('0.00009999') }, 'PORTAL_QUOTE_MARKET_MOVED'],
  ])('is refused for %s, and executed on the exact terms', (_name, more, code) => {
    const market = marketWithAsks([['1000000', '1']]);
    const order = portalOrder('1000000', '1002.68', { quote: quote(more) });
    expect(market.decide(order)).toEqual({ refusal: { code } });
    expect(market.decideAccepted({ ...order, quote: quote() }).order?.filled).toBe(amountFrom('0.001'));
  });

  test('is refused from the millisecond on in which the quote expires', () => {
    const market = marketWithAsks([['1000000', '1']]);
    const order = portalOrder('1000000', '1002.68');
    // Each decision is a millisecond after the previous one.
    const outcomes = [0, 1, 2].map((leftMs) =>
      market.decide({ ...order, quote: quote({ expiresAtMs: market.timeMs + leftMs }) }),
    );
    expect(outcomes.map(({ refusal }) => refusal?.code)).toEqual([
      'PORTAL_QUOTE_EXPIRED',
      'PORTAL_QUOTE_EXPIRED',
      undefined,
    ]);
  });
});
