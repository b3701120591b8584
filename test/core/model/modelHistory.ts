/**
 * A random history of one market, played on the program and on the naive model. They are compared after every command,
 * and the program is loaded from its tables now and then, as after a restart, and compared again. A standby that applies
 * the events must agree with both.
 */
import { applyEvent } from '../../../src/core/applyEvent';
import type { ClosedOrder } from '../../../src/core/decide';
import { Exchange } from '../../../src/core/exchange';
import { exchangeDigest } from '../../../src/core/exchangeDigest';
import type {
  Command,
  CreateOrder,
  ListedOrder,
  OrderBatchMode,
  QueuedCommand,
} from '../../../src/core/model/commands';
import type { EngineEvent } from '../../../src/core/model/events';
import type { OrderRecord, Side } from '../../../src/core/model/model';
import { isOpenOrder } from '../../../src/core/orders/order';
import type { BookLevel } from '../../../src/core/orders/orderBook';
import { amountFrom } from '../../../src/core/values/decimal';
import { BatchDecider } from '../../../src/engine/batchDecider';
import type { EngineConnection } from '../../../src/store/connection/engineConnection';
import { prepareBatch } from '../../../src/store/engine/commitBatch';
import { recoverExchange } from '../../../src/store/engine/recovery';
import { SimulatedDatabase } from '../../simulation/database/database';
import { SimulatedTime } from '../../simulation/machine/simulatedTime';
import { type Random, seededRandom } from '../../support/randomSeed';
import { FEE_RATES, GIANT, LIMITS, MINIMUM_QUANTITY, ONE, type Terms, tierOf } from './modelMarket';
import { NaiveExchange, type NaiveOrder, remainingOf, trailingPriceOf } from './naiveExchange';

const SYMBOL = 'btc_thb';
const USERS = [1, 2, 3, 4] as const;
/** Of 9 x 10^14 each: more than 10^18 together. */
const GIANT_TRADES = 1_200n;
const BEGINNING_MS = Date.UTC(2026, 10, 20, 12);
const COMMANDS = 40;
const HUNDREDTH = ONE / 100n;
const SATOSHI = ONE / 10n ** 8n;

/** Plays the history of a seed. Throws at the first difference. Returns how often each kind of thing occurred. */
export async function playHistory(seed: number, isGiant = false): Promise<ReadonlyMap<string, number>> {
  const history = new ModelHistory(seededRandom(seed));
  await history.begin();
  if (isGiant) await history.tradeGiantAmounts();
  for (let count = 0; count < COMMANDS; count += 1) await history.step();
  await history.recover();
  return history.counts;
}

class ModelHistory {
  readonly counts = new Map<string, number>();
  private readonly model = new NaiveExchange();
  private leader = new Exchange();
  private readonly standby = new Exchange();
  private connection!: EngineConnection;
  private timeMs = BEGINNING_MS;
  private readonly latest = new Map<number, OrderRecord>();
  /** Events that are not in the tables yet, with the klines of their batches. */
  private readonly unwritten: EngineEvent[] = [];
  private readonly klines = new Map<string, BatchDecider['storedKlines'][number]>();
  private previousHash: string | null = null;
  private log: string[] = [];

  constructor(private readonly random: Random) {
    this.leader.timeMs = BEGINNING_MS;
  }

  async begin(): Promise<void> {
    const options = { time: new SimulatedTime(), wallMs: () => 0, randomChoice: () => true, onCommit: () => undefined };
    this.connection = (await SimulatedDatabase.create(options)).openDirectConnection();
    for (const command of marketCommands()) this.decide(command);
    for (const user of USERS) {
      this.deposit(user, 'thb', 6_000n);
      this.deposit(user, 'btc', 60n);
    }
  }

  private deposit(userId: number, asset: string, whole: bigint): void {
    const amount = whole * ONE;
    this.model.move(userId, asset, amount);
    this.decide({
      type: 'credit_deposit',
      idempotencyKeys: [],
      userId,
      asset,
      amount,
      reference: `${userId} ${asset}`,
    });
  }

  /** One account trades with itself, until the sums of its trades have more digits than its amounts. */
  async tradeGiantAmounts(): Promise<void> {
    this.deposit(GIANT, 'thb', 9n * 10n ** 14n);
    this.deposit(GIANT, 'btc', GIANT_TRADES);
    const terms: Terms = { ...this.plainTerms(), user: GIANT, mode: 'none', price: 9n * 10n ** 14n * ONE };
    const both = [{ ...terms, side: 'sell', quantity: GIANT_TRADES * ONE }] as Terms[];
    for (let trade = 1n; trade < GIANT_TRADES; trade += 1n) both.push({ ...terms, side: 'buy', quantity: ONE });
    for (const each of both) {
      this.model.tryOut(() => this.model.create(each));
      this.model.followUp();
      this.decide(orderCommand(each));
    }
    this.compare();
    await this.recover();
  }

  async step(): Promise<void> {
    const { random } = this;
    this.timeMs += random.pick([1, 1, 50, 400, 2_000]);
    this.model.advance(this.timeMs);
    const choice = random.integer(1, 100);
    if (choice <= 58) this.create();
    else if (choice <= 66) this.cancel();
    else if (choice <= 71) this.amend();
    else if (choice <= 77) this.createOco();
    else if (choice <= 89) this.createOto();
    else if (choice <= 92) this.setTimer();
    else this.createBatch();
    if (random.integer(1, 12) === 1) await this.recover();
  }

  private create(): void {
    const terms = this.randomTerms();
    this.play(orderCommand(terms), [() => this.model.create(terms)]);
  }

  private cancel(): void {
    const { id, user } = this.pickOrder();
    this.play(cancelCommand(user, id), [() => this.model.cancel(user, id)]);
  }

  private amend(): void {
    const { id, user } = this.pickOrder();
    const known = this.model.all.orders[id - 1];
    const quantity = (((known?.quantity ?? ONE) * BigInt(this.random.integer(2, 11))) / 10n / SATOSHI) * SATOSHI;
    const command: Command = { ...cancelCommand(user, id), type: 'amend_order', quantity };
    this.play(command, [() => this.model.amend(user, id, quantity)]);
  }

  private createOco(): void {
    const [limit, stop] = this.randomPair(this.random.pick(['buy', 'sell']));
    const { side, quantity, mode } = limit;
    const command: Command = {
      type: 'create_order_list',
      idempotencyKeys: [],
      trader: traderOf(limit.user),
      symbol: SYMBOL,
      side,
      quantity,
      selfTradePrevention: mode,
      clientListId: null,
      limit: { price: limit.price, clientOrderId: null },
      stop: { stopPrice: stop.stop ?? 0n, price: stop.price, timeInForce: stop.force, clientOrderId: null },
    };
    this.play(command, [() => this.model.createOco(limit, stop)]);
  }

  private createOto(): void {
    const { random } = this;
    const plain = this.plainTerms();
    const working: Terms = { ...plain, price: this.randomPrice(), force: 'GTC', postOnly: random.integer(1, 8) === 1 };
    const side = random.integer(1, 5) === 1 ? working.side : working.side === 'buy' ? 'sell' : 'buy';
    const [limit, stop] = this.randomPair(side).map((leg) => ({ ...leg, user: plain.user, mode: plain.mode })) as [
      Terms,
      Terms,
    ];
    const trigger = random.pick(['stop', 'take_profit'] as const);
    const single: Terms = random.pick([
      { ...limit, postOnly: random.integer(1, 3) === 1 },
      { ...limit, price: 0n, postOnly: false, force: random.pick(['GTC', 'IOC', 'FOK'] as const) },
      { ...limit, postOnly: false, force: random.pick(['IOC', 'FOK'] as const) },
      { ...stop, trigger },
      { ...stop, trigger },
    ]);
    const pending = random.integer(1, 3) === 1 ? [limit, stop] : [single];
    const command: Command = {
      type: 'create_oto_list',
      idempotencyKeys: [],
      trader: traderOf(plain.user),
      symbol: SYMBOL,
      selfTradePrevention: plain.mode,
      clientListId: null,
      working: listedOrder(working),
      pending: pending.map(listedOrder),
    };
    this.play(command, [() => this.model.createOto(working, pending)]);
  }

  private setTimer(): void {
    const { random } = this;
    const [user, afterMs] = [random.pick(USERS), random.pick([0, 5_000, 8_000])];
    const scope = random.pick(['all', SYMBOL, '~3fa9c101:all']);
    const command: Command = { type: 'set_cancel_timer', idempotencyKeys: [], trader: traderOf(user), scope, afterMs };
    this.play(command, [
      () => {
        this.model.setTimer(user, scope, afterMs === 0 ? null : this.timeMs + afterMs);
        return true;
      },
    ]);
  }

  /** Cancellations and then orders of one user. One of each, until one is refused, is the replacement of an order. */
  private createBatch(): void {
    const { random } = this;
    const mode = random.pick<OrderBatchMode>(['each', 'all', 'until_refused']);
    const { id, user } = this.pickOrder();
    const cancels = random.integer(0, 2) > 0 ? [id] : [];
    const orders = Array.from({ length: random.integer(1, 3) }, () => ({ ...this.randomTerms(), user }));
    const parts = [...cancels.map((each) => cancelCommand(user, each)), ...orders.map(orderCommand)];
    const isLast = (index: number): boolean => index === orders.length - 1;
    this.play(
      { type: 'order_batch', mode, checksTermsFirst: false, parts },
      [
        ...cancels.map((each) => () => this.model.cancel(user, each)),
        ...orders.map((terms, index) => () => this.model.create(terms, isLast(index))),
      ],
      mode,
    );
  }

  /** Plays a command, or the parts of a batch, on both sides, and compares them. */
  private play(command: QueuedCommand, parts: readonly (() => boolean)[], mode: OrderBatchMode = 'each'): void {
    this.log.push(JSON.stringify(command, (_name, value) => (typeof value === 'bigint' ? String(value) : value)));
    this.model.all.log = [];
    const expected = this.model.batch(mode, parts);
    this.model.followUp();
    const events = this.decide(command);
    const accepted = this.accepted;
    const found = events.flatMap(logOf);
    this.expectSame('accepted parts', accepted, expected);
    for (const isTrade of [true, false]) {
      const ofKind = (lines: readonly string[]): string[] => lines.filter((line) => /^\d/.test(line) === isTrade);
      this.expectSame(isTrade ? 'trades' : 'prevented matches', ofKind(found), ofKind(this.model.all.log));
    }
    this.compare();
    for (const each of found) this.count(/^[a-z_]+/.exec(each)?.[0] ?? 'trade');
    for (const { type } of events) this.count(type);
    if (expected.includes(false)) this.count('refused part');
  }

  private accepted: boolean[] = [];

  private decide(command: QueuedCommand): EngineEvent[] {
    const events: EngineEvent[] = [];
    const closed = Array.from(this.latest.values()).filter((order) => !isOpenOrder(order));
    const closedOrders = new Map(closed.map((order): [number, ClosedOrder] => [order.id, order]));
    const batch = (decideMore: (decider: BatchDecider) => void): void => {
      this.leader.matchLimits = LIMITS;
      this.leader.timeMs = this.timeMs;
      const history = { outcomes: new Map(), closedOrders, closedWithdrawals: new Map(), deposits: new Map() };
      const decider = new BatchDecider(this.leader, this.timeMs, history);
      decider.continueOrders();
      decider.expireOrders(Number.POSITIVE_INFINITY);
      decider.expireCancelTimers();
      decideMore(decider);
      events.push(...decider.events);
      for (const event of decider.events) {
        applyEvent(this.standby, event);
        for (const order of event.orders) this.latest.set(order.id, order);
      }
      this.unwritten.push(...decider.events);
      for (const kline of decider.storedKlines) this.klines.set(`${kline.interval} ${kline.openTimeMs}`, kline);
    };
    batch((decider) => {
      const outcome = decider.decide(command);
      const outcomes = 'parts' in outcome ? outcome.parts : [outcome];
      this.accepted = outcomes.map(({ refusal }) => refusal === null);
    });
    while (this.leader.unfinished.size > 0) batch(() => undefined);
    return events;
  }

  /** The program is loaded from its tables. */
  async recover(): Promise<void> {
    const { unwritten: events, previousHash, klines } = this;
    if (events.length > 0) {
      const batch = { epoch: 0, previousHash, events, keys: [], klines: Array.from(klines.values()) };
      const { scripts, position } = prepareBatch(batch, 5_000);
      for (const script of scripts) await this.connection.script(script);
      this.previousHash = position.hash;
    }
    this.unwritten.length = 0;
    this.klines.clear();
    this.log.push('recovery');
    const { exchange } = await recoverExchange(this.connection);
    this.standby.matchLimits = LIMITS;
    this.leader.timeMs = exchange.timeMs;
    this.expectSame('recovery against memory', exchangeDigest(exchange), exchangeDigest(this.leader));
    this.expectSame('standby against memory', exchangeDigest(this.standby), exchangeDigest(this.leader));
    this.leader = exchange;
    this.compare();
    this.count('recovery');
  }

  private compare(): void {
    const { model, leader } = this;
    for (const order of model.all.orders) {
      const record = leader.orders.get(order.id)?.toRecord() ?? this.latest.get(order.id);
      this.expectSame(`order ${order.id}`, record && stateOf(record), expectedState(order, model));
    }
    this.expectSame('number of orders', leader.lastOrderId, model.all.orders.length);
    for (const side of ['buy', 'sell'] as const) {
      const sign = side === 'buy' ? -1 : 1;
      const resting = model.all.orders.filter((order) => order.place === 'book' && order.side === side);
      resting.sort((a, b) => sign * Number(a.price - b.price) || a.turn - b.turn);
      const levels = leader.book(SYMBOL).levels(side);
      this.expectSame(
        `priority of ${side} orders`,
        idsOf(levels),
        resting.map(({ id }) => id),
      );
    }
    for (const user of [...USERS, GIANT])
      for (const asset of ['thb', 'btc']) {
        const found = [leader.accounts.balance(user, asset, 'available'), leader.accounts.balance(user, asset, 'held')];
        const free = model.available(user, asset);
        const held = (model.all.funds.get(`${user} ${asset}`) ?? 0n) - free;
        this.expectSame(`${asset} of user ${user}`, found, [free, held]);
      }
    const house = ['fees', 'vat'].map((kind) => leader.accounts.balance(0, 'thb', kind as 'fees' | 'vat'));
    this.expectSame('fees and VAT', house, [model.all.fees, model.all.vat]);
    this.expectSame('last price', leader.lastPrices.get(SYMBOL) ?? null, model.all.last);
  }

  private expectSame(what: string, found: unknown, expected: unknown): void {
    const text = (value: unknown): string =>
      JSON.stringify(value, (_name, each) => (typeof each === 'bigint' ? `${each}` : each));
    if (text(found) === text(expected)) return;
    const told = this.log.slice(-12).join('\n');
    throw new Error(`${what}: found ${text(found)}, the model has ${text(expected)}, after\n${told}`);
  }

  private count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** Usually an open order and its user. */
  private pickOrder(): { id: number; user: number } {
    const { random, model } = this;
    const open = model.all.orders.filter(({ place }) => place !== 'closed');
    const order = open[random.integer(0, Math.max(open.length - 1, 0))];
    if (order === undefined || random.integer(1, 12) === 1)
      return { id: random.integer(1, model.all.orders.length + 1), user: random.pick(USERS) };
    return { id: order.id, user: order.user };
  }

  private plainTerms(): Terms {
    const { random } = this;
    return {
      user: random.pick(USERS),
      side: random.pick(['buy', 'sell'] as const),
      price: this.randomPrice(),
      quantity: this.randomQuantity(),
      force: 'GTC',
      mode: random.pick(['none', 'expire_taker', 'expire_maker', 'expire_both', 'decrement', 'decrement'] as const),
      postOnly: false,
      stop: null,
      trigger: 'stop',
      delta: null,
      iceberg: null,
      expires: null,
      amount: null,
    };
  }

  private randomTerms(): Terms {
    const { random } = this;
    const plain = this.plainTerms();
    const expires = random.integer(1, 8) === 1 ? this.timeMs + random.integer(1, 9_000) : null;
    const iceberg =
      random.integer(1, 6) === 1 ? (plain.quantity / BigInt(random.integer(2, 9)) / SATOSHI + 1n) * SATOSHI : null;
    const force = random.pick(['GTC', 'GTC', 'GTC', 'IOC', 'FOK'] as const);
    const stop = this.randomStop();
    const trigger = random.pick(['stop', 'stop', 'take_profit'] as const);
    const delta = BigInt(random.integer(10, 300));
    switch (random.integer(1, 12)) {
      case 1:
        return { ...plain, price: 0n, force };
      case 2:
        return { ...plain, price: 0n, quantity: 0n, amount: BigInt(random.integer(1_000, 90_000)) * HUNDREDTH };
      case 3:
        return { ...plain, postOnly: true, iceberg, expires };
      case 4:
      case 5:
        return {
          ...plain,
          stop,
          trigger,
          expires,
          price: random.pick([0n, plain.price]),
          force: force === 'FOK' ? 'IOC' : force,
        };
      case 6:
        return {
          ...plain,
          delta,
          trigger,
          expires,
          stop: random.pick([null, stop]),
          price: random.pick([0n, plain.price]),
        };
      default:
        return force === 'GTC' ? { ...plain, iceberg, expires } : { ...plain, force };
    }
  }

  /** A limit order that gains and a stop order that limits the loss, of one side and quantity. */
  private randomPair(side: Side): [Terms, Terms] {
    const { random } = this;
    const plain = { ...this.plainTerms(), side };
    const prices: [bigint, bigint] = [this.randomStop() - HUNDREDTH, this.randomStop() + 300n * HUNDREDTH];
    const [low, high] = prices[0] < prices[1] ? prices : [prices[1], prices[0] + HUNDREDTH];
    const stop = side === 'sell' ? low : high;
    const price = random.pick([0n, this.randomPrice()]);
    const force = random.pick(['GTC', 'IOC'] as const);
    return [
      { ...plain, price: side === 'sell' ? high : low, postOnly: true },
      { ...plain, price, stop, force },
    ];
  }

  private randomPrice(): bigint {
    return BigInt(10_000 + this.random.integer(-8, 8) * 50) * HUNDREDTH;
  }

  /** Few prices, so that several orders wait for one of them. */
  private randomStop(): bigint {
    return BigInt(10_000 + this.random.integer(-1, 1) * 300) * HUNDREDTH;
  }

  private randomQuantity(): bigint {
    const { random } = this;
    return BigInt(random.pick([random.integer(1, 30) * 10_000_000, random.integer(100_000, 300_000_000)])) * SATOSHI;
  }
}

function idsOf(levels: Iterable<BookLevel>): number[] {
  const ids: number[] = [];
  for (const { first } of levels) for (let order = first; order !== null; order = order.next) ids.push(order.id);
  return ids;
}

function stateOf(order: OrderRecord): unknown {
  const { status, timeInForce, quantity, filled, cost, fee, vat, held, extras } = order;
  const isOpen = isOpenOrder(order);
  return {
    status,
    timeInForce,
    totals: [quantity, filled, extras?.prevented ?? 0n, cost, fee, vat, held],
    shown: isOpen && order.restedAt !== null ? (extras?.visible ?? order.remaining) : null,
    trailing: isOpen ? [extras?.trackedPrice ?? null, extras?.trailingPrice ?? null] : null,
    isPending: isOpen && extras?.isPending === true,
  };
}

function expectedState(order: NaiveOrder, model: NaiveExchange): unknown {
  const { status, force, quantity, filled, prevented, makerCost, takerCost, fee, vat, place } = order;
  return {
    status,
    timeInForce: force,
    totals: [quantity, filled, prevented, makerCost + takerCost, fee, vat, model.heldBy(order)],
    shown: place === 'book' ? (order.iceberg === null ? remainingOf(order) : order.shown) : null,
    trailing: place === 'closed' ? null : [order.tracked, trailingPriceOf(order)],
    isPending: place === 'pending',
  };
}

/** As the model writes them. */
function logOf({ trades, preventedMatches }: EngineEvent): string[] {
  const prevented = preventedMatches.map(
    ({ id, mode, takerOrderId, makerOrderId, takerQuantity, makerQuantity, price }) => ({
      id,
      text: `${mode} ${takerOrderId}/${makerOrderId} ${takerQuantity}/${makerQuantity}@${price}`,
    }),
  );
  const traded = trades.map(
    ({ taker, maker, quantity, price }) => `${taker.orderId}/${maker.orderId} ${quantity}@${price}`,
  );
  return [...traded, ...prevented.map(({ text }) => text)];
}

const traderOf = (userId: number) => ({ userId, feeTier: tierOf(userId), level: 'level_1', ip: '127.0.0.1' }) as const;

function listedOrder({ side, price, quantity, force, postOnly, stop, trigger }: Terms): ListedOrder {
  return {
    side,
    orderType: price === 0n ? 'market' : 'limit',
    timeInForce: force,
    postOnly,
    price,
    stopPrice: stop,
    quantity,
    clientOrderId: null,
    ...(trigger === 'take_profit' && { extras: { trigger } }),
  };
}

function orderCommand(terms: Terms): CreateOrder {
  const { trigger, delta, iceberg, expires, amount } = terms;
  return {
    type: 'create_order',
    idempotencyKeys: [],
    trader: traderOf(terms.user),
    symbol: SYMBOL,
    selfTradePrevention: terms.mode,
    ...listedOrder(terms),
    extras: {
      trigger: terms.stop === null && delta === null ? 'stop' : trigger,
      trailingDelta: delta === null ? null : Number(delta),
      icebergQuantity: iceberg,
      expiresAtMs: expires,
      quoteQuantity: amount,
    },
  };
}

const cancelCommand = (user: number, orderId: number) =>
  ({ type: 'cancel_order', idempotencyKeys: [], trader: traderOf(user), orderId, symbol: null }) as const;

function marketCommands(): Command[] {
  const asset = { withdrawalFee: 0n, withdrawalMinimum: 0n, withdrawalEnabled: true } as const;
  const symbol = {
    symbol: SYMBOL,
    base: 'btc',
    quote: 'thb',
    status: 'TRADING',
    pricePrecision: 2,
    quantityPrecision: 8,
    minimumQuantity: MINIMUM_QUANTITY,
    minimumPrice: HUNDREDTH,
    maximumPrice: amountFrom('999999999999999'),
    vatRate: amountFrom('0.07'),
  } as const;
  return [
    {
      type: 'set_asset',
      idempotencyKeys: [],
      asset: { ...asset, asset: 'btc', kind: 'crypto', precision: 8, transferPrecision: 8 },
    },
    {
      type: 'set_asset',
      idempotencyKeys: [],
      asset: { ...asset, asset: 'thb', kind: 'fiat', precision: 12, transferPrecision: 2 },
    },
    { type: 'set_symbol', idempotencyKeys: [], symbol },
    ...FEE_RATES.map(({ maker, taker }, tier) => {
      const fees = { symbol: SYMBOL, tier, makerRate: maker, takerRate: taker };
      return { type: 'set_fees', idempotencyKeys: [], fees } as const;
    }),
  ];
}
