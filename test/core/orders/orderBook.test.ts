/**
 * The order book compared with the naive reference, after every command of random histories of 300 commands: 125 in `make test`,
 * 1,000 in `make long`.
 */
import fc from 'fast-check';
import { affordableQuantity, holdForBuy } from '../../../src/core/market/fees';
import type { EngineEvent } from '../../../src/core/model/events';
import type { SelfTradePrevention, Side, TimeInForce } from '../../../src/core/model/model';
import type { MatchLimits } from '../../../src/core/orders/matchLimits';
import { traderOf } from '../../support/limitOrder';
import { printSeed } from '../../support/randomSeed';
import { scaledCount } from '../../support/runSize';
import { MemoryExchange, SYMBOL } from '../memoryExchange';
import { NaiveBook, type NaiveFill } from './naiveBook';

const USERS = [1, 2, 3, 4];
/** So small that many orders match in several events. The naive book knows nothing of them. */
const MATCH_LIMITS: MatchLimits = { perEvent: 2, perDecision: 1_000 };
const CENT = 10n ** 16n;
const SATOSHI = 10n ** 10n;

type Step =
  | {
      kind: 'order';
      userId: number;
      side: Side;
      price: bigint;
      quantity: bigint;
      timeInForce: TimeInForce;
      selfTradePrevention: SelfTradePrevention;
      /** How many steps later the order expires, if it rests. */
      lives: number | null;
      /** In how many parts the book shows the order. */
      parts: number | null;
    }
  | { kind: 'cancel'; userId: number; pick: number }
  | { kind: 'portal'; userId: number; price: bigint; budget: bigint }
  | {
      kind: 'quote';
      userId: number;
      side: Side;
      quoteQuantity: bigint;
      selfTradePrevention: SelfTradePrevention;
    };

const userId = fc.constantFrom(...USERS);
const price = fc.integer({ min: 9_950, max: 10_050 }).map((cents) => BigInt(cents) * CENT);
const order = fc.record({
  kind: fc.constant('order' as const),
  userId,
  side: fc.constantFrom<Side>('buy', 'sell'),
  price,
  quantity: fc.integer({ min: 10_000, max: 300_000_000 }).map((satoshi) => BigInt(satoshi) * SATOSHI),
  timeInForce: fc.constantFrom<TimeInForce>('GTC', 'GTC', 'GTC', 'IOC'),
  selfTradePrevention: fc.constantFrom<SelfTradePrevention>(
    'none',
    'expire_taker',
    'expire_maker',
    'expire_both',
    'decrement',
  ),
  parts: fc.option(fc.integer({ min: 1, max: 9 }), { freq: 3 }),
  lives: fc.option(fc.integer({ min: 2, max: 40 }), { freq: 3 }),
});
const cancel = fc.record({ kind: fc.constant('cancel' as const), userId, pick: fc.nat(1_000) });
const portal = fc.record({
  kind: fc.constant('portal' as const),
  userId,
  price,
  budget: fc.integer({ min: 100, max: 50_000 }).map((cents) => BigInt(cents) * CENT),
});
const quote = fc.record({
  kind: fc.constant('quote' as const),
  userId,
  side: fc.constantFrom<Side>('buy', 'sell'),
  quoteQuantity: fc.integer({ min: 100, max: 50_000 }).map((cents) => BigInt(cents) * CENT),
  selfTradePrevention: fc.constantFrom<SelfTradePrevention>('expire_taker', 'decrement'),
});
const history = fc.array(
  fc.oneof(
    { weight: 7, arbitrary: order },
    { weight: 2, arbitrary: cancel },
    { weight: 1, arbitrary: portal },
    { weight: 1, arbitrary: quote },
  ),
  {
    minLength: 300,
    maxLength: 300,
    size: 'max',
  },
);

test('the order book agrees with a naive reference in random histories, and no history creates or loses value', () => {
  const seed = printSeed('book');
  fc.assert(
    fc.property(history, (steps: Step[]) => {
      const run = new BookComparison();
      for (const step of steps) run.playStep(step);
      run.checkHolds();
    }),
    { numRuns: scaledCount(1_000), seed },
  );
});

/** One history, played to both books. */
class BookComparison {
  private readonly market = new MemoryExchange({ makerRate: '0.0011', takerRate: '0.0037' });
  private readonly naive = new NaiveBook();
  /** The state after the previous step. */
  private left: string;

  constructor() {
    this.market.exchange.matchLimits = MATCH_LIMITS;
    for (const user of USERS) {
      this.market.deposit(user, 'thb', '30000');
      this.market.deposit(user, 'btc', '300');
    }
    this.left = this.checkedState();
  }

  playStep(step: Step): void {
    this.market.expireOrders();
    this.naive.expire(this.market.timeMs + 1);
    this.left = this.checkedState();
    const code =
      step.kind === 'order'
        ? this.placeOrder(step)
        : step.kind === 'cancel'
          ? this.cancelOrder(step)
          : step.kind === 'portal'
            ? this.placePortalOrder(step)
            : this.placeByQuoteQuantity(step);
    const state = this.checkedState();
    // A refused command must change nothing.
    if (code !== undefined) expectSame(state, this.left);
    this.left = state;
  }

  /** Like the two methods below, returns the refusal's code if the command is refused. */
  private placeOrder({
    userId,
    side,
    price,
    quantity,
    timeInForce,
    selfTradePrevention,
    lives,
    parts,
  }: Step & { kind: 'order' }): string | undefined {
    const part = parts === null ? 0n : (quantity / BigInt(parts) / SATOSHI + 1n) * SATOSHI;
    const iceberg = part < 10_000n * SATOSHI || part > quantity || timeInForce !== 'GTC' ? undefined : part;
    const expiresAtMs = lives === null || timeInForce !== 'GTC' ? undefined : this.market.timeMs + lives;
    const known = this.market.events.length;
    const decision = this.market.decide({
      ...this.market.orderCommand(userId, side, '1', '1'),
      price,
      quantity,
      timeInForce,
      selfTradePrevention,
      extras: {
        ...(expiresAtMs !== undefined && { expiresAtMs }),
        ...(iceberg !== undefined && { icebergQuantity: iceberg }),
      },
    });
    if (decision.refusal !== null) {
      expectSame(decision.refusal.code, 'INSUFFICIENT_BALANCE');
      return decision.refusal.code;
    }
    const id = decision.event.order?.id ?? 0;
    this.market.finishOrders();
    this.compareFills(
      this.market.events.slice(known),
      this.naive.add({
        id,
        userId,
        side,
        price,
        remaining: quantity,
        timeInForce,
        selfTradePrevention,
        expiresAtMs,
        iceberg,
      }),
    );
    return undefined;
  }

  private cancelOrder({ userId, pick }: Step & { kind: 'cancel' }): string | undefined {
    const target = this.naive.orders[pick % Math.max(this.naive.orders.length, 1)];
    const orderId = target?.id ?? 1_000_000;
    const decision = this.market.decide({
      type: 'cancel_order',
      idempotencyKeys: [],
      trader: traderOf(userId),
      orderId,
      symbol: null,
    });
    const allowed = target !== undefined && target.userId === userId;
    expectSame(decision.refusal?.code, allowed ? undefined : 'ORDER_NOT_FOUND');
    if (allowed) this.naive.cancel(orderId);
    return decision.refusal?.code;
  }

  private placePortalOrder({ userId, price, budget }: Step & { kind: 'portal' }): string | undefined {
    const fundsBefore = this.market.balance(userId, 'thb');
    const known = this.market.events.length;
    const decision = this.market.decide({
      type: 'create_portal_order',
      idempotencyKeys: [],
      trader: traderOf(userId),
      symbol: SYMBOL,
      price,
      budget,
      address: 'a',
      tag: null,
    });
    if (decision.refusal !== null) {
      expect(['INSUFFICIENT_BALANCE', 'ORDER_NOT_MATCHED', 'ORDER_AMOUNT_TOO_SMALL']).toContain(decision.refusal.code);
      return decision.refusal.code;
    }
    const rates = { makerRate: 11n * 10n ** 14n, takerRate: 37n * 10n ** 14n, vatRate: 7n * 10n ** 16n };
    const affordable = (levelPrice: bigint, cost: bigint) =>
      affordableQuantity(budget, cost / 10n ** 18n, levelPrice, rates, 12, 8);
    this.compareFills(
      this.market.events.slice(known),
      this.naive.add({
        id: 0,
        userId,
        side: 'buy',
        price,
        remaining: 1n,
        timeInForce: 'IOC',
        selfTradePrevention: 'expire_taker',
        affordable,
      }),
    );
    expect(fundsBefore - this.market.balance(userId, 'thb')).toBeLessThanOrEqual(budget);
    return undefined;
  }

  private placeByQuoteQuantity({
    userId,
    side,
    quoteQuantity,
    selfTradePrevention,
  }: Step & { kind: 'quote' }): string | undefined {
    const known = this.market.events.length;
    const decision = this.market.decide({
      ...this.market.orderCommand(userId, side, '0', '0'),
      orderType: 'market',
      selfTradePrevention,
      extras: { quoteQuantity },
    });
    if (decision.refusal !== null) {
      expect(['INSUFFICIENT_BALANCE', 'ORDER_NOT_MATCHED', 'ORDER_AMOUNT_TOO_SMALL']).toContain(decision.refusal.code);
      return decision.refusal.code;
    }
    this.compareFills(
      this.market.events.slice(known),
      this.naive.add({
        id: 0,
        userId,
        side,
        price: side === 'buy' ? 10n ** 30n : 0n,
        remaining: 1n,
        timeInForce: 'IOC',
        selfTradePrevention,
        affordable: (price, cost) => affordableSteps(side, quoteQuantity, price, cost),
      }),
    );
    return undefined;
  }

  /** `events`: all shares of one order. */
  private compareFills(events: readonly EngineEvent[], expected: NaiveFill[]): void {
    for (const { trades } of events) expect(trades.length).toBeLessThanOrEqual(MATCH_LIMITS.perEvent);
    const fills = events
      .flatMap(({ trades }) => trades)
      .map(({ maker, price, quantity }) => `${maker.orderId} ${price} ${quantity}`);
    expectSame(
      fills.join('\n'),
      expected.map(({ makerId, price, quantity }) => `${makerId} ${price} ${quantity}`).join('\n'),
    );
  }

  /**
   * Everything that a refused command must not change. Also compares the book with the naive one, and checks that each
   * asset sums to zero.
   */
  private checkedState(): string {
    const { exchange } = this.market;
    const lines = [`${exchange.sequence} ${exchange.lastOrderId}`];
    for (const side of ['buy', 'sell'] as const) {
      const ours = this.bookLines(side).join('\n');
      const theirs = this.naive
        .sortedSide(side)
        .map(({ id, price, remaining, visible = remaining }) => `${id} ${price} ${visible} of ${remaining}`);
      expectSame(ours, theirs.join('\n'));
      lines.push(ours);
    }
    const sums: Record<string, bigint> = {};
    for (const { owner, kind, asset, balance } of exchange.accounts.all()) {
      sums[asset] = (sums[asset] ?? 0n) + balance;
      lines.push(`${owner} ${kind} ${asset} ${balance}`);
    }
    for (const asset of ['thb', 'btc']) if (sums[asset] !== 0n) throw new Error(`${asset} does not sum to zero`);
    return lines.join('\n');
  }

  private bookLines(side: Side): string[] {
    const orders: string[] = [];
    for (const level of this.market.exchange.book(SYMBOL).levels(side)) {
      let total = 0n;
      for (let order = level.first; order !== null; order = order.next) {
        orders.push(`${order.id} ${order.price} ${order.shown} of ${order.remaining}`);
        total += order.shown;
      }
      if (level.quantity !== total)
        throw new Error(`the level at ${level.price} sums to ${total}, not ${level.quantity}`);
    }
    return orders;
  }

  /** Each user holds exactly what the open orders require. */
  checkHolds(): void {
    for (const user of USERS) {
      let thb = 0n;
      let btc = 0n;
      for (const order of this.market.exchange.orders.values()) {
        if (order.userId !== user) continue;
        if (order.side === 'buy') thb += holdForBuy(order.price, order.remaining, order, order.rates, 12);
        else btc += order.remaining;
      }
      expect(this.market.balance(user, 'thb', 'held')).toBe(thb);
      expect(this.market.balance(user, 'btc', 'held')).toBe(btc);
    }
  }
}

/** How many steps the quote quantity covers after `cost`, which is not scaled. */
function affordableSteps(side: Side, quoteQuantity: bigint, price: bigint, cost: bigint): bigint {
  if (side === 'sell') return ((quoteQuantity * 10n ** 18n - cost) / (price * SATOSHI)) * SATOSHI;
  const rates = { makerRate: 11n * 10n ** 14n, takerRate: 37n * 10n ** 14n, vatRate: 7n * 10n ** 16n };
  return affordableQuantity(quoteQuantity, cost / 10n ** 18n, price, rates, 12, 8);
}

/** Compares before calling Jest's matcher, which would take minutes over 300,000 steps. */
function expectSame(ours: string | undefined, theirs: string | undefined): void {
  if (ours !== theirs) expect(ours).toBe(theirs);
}
