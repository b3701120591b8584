/**
 * The frames that an event sends to each affected user: steps of orders, and balances afterwards, computed from the
 * event alone.
 */
import type { components } from '../../generated/streams';
import { validators } from '../../generated/streamValidators';
import { type UserFrame, userFrames } from '../../src/api/streams/userData/userFrames';
import { affectedUsers } from '../../src/core/affectedUsers';
import { NOTHING_NAMED } from '../../src/core/decide';
import type { Command, CreateOrder } from '../../src/core/model/commands';
import type { EngineEvent } from '../../src/core/model/events';
import { amountFrom, formatAmount } from '../../src/core/values/decimal';
import { BatchDecider } from '../../src/engine/batchDecider';
import { eventFromRow, eventToRow } from '../../src/store/events/eventRows';
import { MemoryExchange, SYMBOL } from '../core/memoryExchange';
import { traderOf } from '../support/limitOrder';
import { printSeed, seededRandom } from '../support/randomSeed';

type Report = components['schemas']['ExecutionReportEvent'];
const [ANN, BOB, EVE] = [1, 2, 3] as const;

let market: MemoryExchange;

beforeEach(() => {
  market = new MemoryExchange({ makerRate: '0.001', takerRate: '0.002' });
  for (const user of [ANN, BOB, EVE]) {
    market.deposit(user, 'thb', '1000000');
    market.deposit(user, 'btc', '1000');
  }
});

/** Checks that each frame is valid for the contract and belongs to this event. */
function framesOf(event: EngineEvent, userId: number): UserFrame[] {
  const frames = userFrames(event, userId);
  for (const frame of frames) {
    if (!validators.UserDataEvent(frame))
      throw new Error(
        `not in the contract: ${JSON.stringify(frame)} ${JSON.stringify(validators.UserDataEvent.errors)}`,
      );
    expect([frame.sequence, frame.E]).toEqual([event.sequence, event.timeMs]);
  }
  return frames;
}

function reportsOf(event: EngineEvent, userId: number): Report[] {
  return framesOf(event, userId).filter((frame) => frame.e === 'executionReport');
}

/**
 * A report in a line: `<order> <execution> <status> <filled so far>/<quantity> for <cost> [<quantity>@<price> #<trade>
 * maker|taker fee <charge>]`, `off` if the order is not working.
 */
function reportText({ i, x, X, z, q, Z, l, L, t, m, n, N, w }: Report): string {
  const fill = x === 'TRADE' ? ` ${l}@${L} #${t} ${m ? 'maker' : 'taker'} fee ${n} ${N}` : '';
  return `${i} ${x} ${X} ${z}/${q} for ${Z}${fill}${w ? '' : ' off'}`;
}

function reportTexts(event: EngineEvent, userId: number): string[] {
  return reportsOf(event, userId).map(reportText);
}

function placeOrder(
  userId: number,
  side: 'buy' | 'sell',
  price: string,
  quantity: string,
  more: Partial<CreateOrder> = {},
): EngineEvent {
  return market.decideAccepted(market.orderCommand(userId, side, price, quantity, more));
}

describe('execution reports', () => {
  test('an order that rests is reported as NEW', () => {
    const [report] = reportsOf(placeOrder(ANN, 'sell', '100', '2', { clientOrderId: 'mine-1' }), ANN);
    expect(report).toEqual({
      e: 'executionReport',
      E: expect.any(Number),
      s: SYMBOL,
      c: 'mine-1',
      S: 'SELL',
      o: 'LIMIT',
      f: 'GTC',
      q: '2',
      p: '100',
      P: '0',
      F: '0',
      g: -1,
      C: '',
      x: 'NEW',
      X: 'NEW',
      r: 'NONE',
      i: 1,
      l: '0',
      z: '0',
      L: '0',
      n: '0',
      N: null,
      T: report?.E,
      t: -1,
      I: 0,
      w: true,
      m: false,
      M: false,
      O: report?.E,
      Z: '0',
      Y: '0',
      Q: '0',
      V: 'expire_taker',
      W: report?.E,
      sequence: expect.any(Number),
    });
  });

  test('an order with several fills has one report for each, and each maker gets the report of their own order', () => {
    placeOrder(ANN, 'sell', '100', '1');
    placeOrder(BOB, 'sell', '101', '2');
    placeOrder(ANN, 'sell', '102', '5');
    const event = placeOrder(EVE, 'buy', '102', '4', { clientOrderId: 'e' });
    // Fee 0.2 % and 7 % VAT on it for the taker, 0.1 % for the makers.
    expect(reportTexts(event, EVE)).toEqual([
      '4 NEW NEW 0/4 for 0',
      '4 TRADE PARTIALLY_FILLED 1/4 for 100 1@100 #1 taker fee 0.214 thb',
      '4 TRADE PARTIALLY_FILLED 3/4 for 302 2@101 #2 taker fee 0.43228 thb',
      '4 TRADE FILLED 4/4 for 404 1@102 #3 taker fee 0.21828 thb off',
    ]);
    expect(reportTexts(event, ANN)).toEqual([
      '1 TRADE FILLED 1/1 for 100 1@100 #1 maker fee 0.107 thb off',
      '3 TRADE PARTIALLY_FILLED 1/5 for 102 1@102 #3 maker fee 0.10914 thb',
    ]);
    expect(reportTexts(event, BOB)).toEqual(['2 TRADE FILLED 2/2 for 202 2@101 #2 maker fee 0.21614 thb off']);
    expect(reportTexts(event, 4)).toEqual([]);
    expect(reportsOf(event, EVE).map(({ c, Y }) => [c, Y])).toEqual([
      ['e', '0'],
      ['e', '100'],
      ['e', '202'],
      ['e', '102'],
    ]);
  });

  test('the filled quantity includes fills of previous events', () => {
    placeOrder(ANN, 'sell', '100', '3');
    placeOrder(BOB, 'buy', '100', '1');
    expect(reportTexts(placeOrder(EVE, 'buy', '100', '1'), ANN)).toEqual([
      '1 TRADE PARTIALLY_FILLED 2/3 for 200 1@100 #2 maker fee 0.107 thb',
    ]);
  });

  test.each<[string, Partial<CreateOrder>, readonly string[]]>([
    [
      'IOC gives up what it cannot fill',
      { timeInForce: 'IOC' },
      [
        '2 NEW NEW 0/3 for 0',
        '2 TRADE PARTIALLY_FILLED 1/3 for 100 1@100 #1 taker fee 0.214 thb',
        '2 EXPIRED EXPIRED 1/3 for 100 off',
      ],
    ],
    [
      'a market order ends with the book',
      { orderType: 'market', price: 0n },
      [
        '2 NEW NEW 0/3 for 0',
        '2 TRADE PARTIALLY_FILLED 1/3 for 100 1@100 #1 taker fee 0.214 thb',
        '2 EXPIRED EXPIRED 1/3 for 100 off',
      ],
    ],
    ['GTC rests', {}, ['2 NEW NEW 0/3 for 0', '2 TRADE PARTIALLY_FILLED 1/3 for 100 1@100 #1 taker fee 0.214 thb']],
    ['post-only is rejected', { postOnly: true }, ['2 REJECTED REJECTED 0/3 for 0 off']],
  ])('%s', (_description, more, expected) => {
    placeOrder(ANN, 'sell', '100', '1');
    expect(reportTexts(placeOrder(BOB, 'buy', '100', '3', more), BOB)).toEqual(expected);
  });

  test('each order type has its name, and a rejected order has a reason', () => {
    placeOrder(ANN, 'sell', '100', '5');
    const firstReport = (more: Partial<CreateOrder>, price = '100') =>
      reportsOf(placeOrder(BOB, 'buy', price, '0.001', more), BOB)[0];
    expect(firstReport({ postOnly: true })).toMatchObject({
      o: 'LIMIT_MAKER',
      x: 'REJECTED',
      r: 'WOULD_MATCH_IMMEDIATELY',
      p: '100',
    });
    expect(firstReport({ postOnly: true }, '99')).toMatchObject({ o: 'LIMIT_MAKER', x: 'NEW', r: 'NONE' });
    expect(firstReport({ orderType: 'market', price: 0n })).toMatchObject({ o: 'MARKET', p: '0', f: 'IOC' });
    expect(firstReport({ timeInForce: 'FOK' })).toMatchObject({ o: 'LIMIT', f: 'FOK' });
    expect(firstReport({ stopPrice: amountFrom('200') })).toMatchObject({
      o: 'STOP_LOSS_LIMIT',
      P: '200',
      p: '100',
      w: false,
    });
    expect(firstReport({ stopPrice: amountFrom('200'), orderType: 'market', price: 0n })).toMatchObject({
      o: 'STOP_LOSS',
      P: '200',
      p: '0',
      w: false,
    });
    const takeProfit = { stopPrice: amountFrom('50'), extras: { trigger: 'take_profit' } } as const;
    expect(firstReport(takeProfit)).toMatchObject({ o: 'TAKE_PROFIT_LIMIT', P: '50', w: false });
    expect(firstReport({ ...takeProfit, orderType: 'market', price: 0n })).toMatchObject({ o: 'TAKE_PROFIT' });
  });

  test.each<[CreateOrder['selfTradePrevention'], readonly string[]]>([
    ['expire_taker', ['2 NEW NEW 0/1 for 0', '2 EXPIRED EXPIRED 0/1 for 0 off']],
    ['expire_maker', ['2 NEW NEW 0/1 for 0', '1 EXPIRED EXPIRED 0/2 for 0 off']],
    ['expire_both', ['2 NEW NEW 0/1 for 0', '1 EXPIRED EXPIRED 0/2 for 0 off', '2 EXPIRED EXPIRED 0/1 for 0 off']],
    [
      'decrement',
      ['2 NEW NEW 0/1 for 0', '2 TRADE_PREVENTION EXPIRED 0/1 for 0 off', '1 TRADE_PREVENTION NEW 0/2 for 0'],
    ],
    [
      'none',
      [
        '2 NEW NEW 0/1 for 0',
        '2 TRADE FILLED 1/1 for 100 1@100 #1 taker fee 0.214 thb off',
        '1 TRADE PARTIALLY_FILLED 1/2 for 100 1@100 #1 maker fee 0.107 thb',
      ],
    ],
  ])('self-trade prevention %s', (selfTradePrevention, expected) => {
    placeOrder(ANN, 'sell', '100', '2');
    expect(reportTexts(placeOrder(ANN, 'buy', '100', '1', { selfTradePrevention }), ANN)).toEqual(expected);
  });

  test('an order cancelled by its user has its client order id also as the original client order id', () => {
    placeOrder(ANN, 'sell', '100', '2', { clientOrderId: 'a' });
    placeOrder(BOB, 'buy', '100', '0.5');
    const event = market.decideAccepted({
      type: 'cancel_order',
      idempotencyKeys: [],
      trader: traderOf(ANN),
      orderId: 1,
      symbol: null,
    });
    expect(reportTexts(event, ANN)).toEqual(['1 CANCELED CANCELED 0.5/2 for 50 off']);
    expect(reportsOf(event, ANN)[0]).toMatchObject({ c: 'a', C: 'a' });
  });

  test('an amended order is reported as REPLACED', () => {
    const amend = (quantity: string) =>
      market.decideAccepted({
        type: 'amend_order',
        idempotencyKeys: [],
        trader: traderOf(ANN),
        orderId: 1,
        symbol: null,
        quantity: amountFrom(quantity),
      });
    placeOrder(ANN, 'sell', '100', '2');
    expect(reportTexts(amend('1.5'), ANN)).toEqual(['1 REPLACED NEW 0/1.5 for 0']);
    placeOrder(BOB, 'buy', '100', '0.5');
    expect(reportTexts(amend('1'), ANN)).toEqual(['1 REPLACED PARTIALLY_FILLED 0.5/1 for 50']);
  });

  test('a stop order is reported as NEW when it is placed and again when it is triggered, then with its fills', () => {
    placeOrder(BOB, 'sell', '100', '1');
    placeOrder(BOB, 'sell', '101', '1');
    const waiting = placeOrder(ANN, 'buy', '101', '2', { stopPrice: amountFrom('100') });
    expect(reportTexts(waiting, ANN)).toEqual(['3 NEW NEW 0/2 for 0 off']);
    placeOrder(EVE, 'buy', '100', '1');
    const woken = market.decideAccepted({ type: 'trigger_order', idempotencyKeys: [], orderId: 3 });
    expect(reportTexts(woken, ANN)).toEqual([
      '3 NEW NEW 0/2 for 0',
      '3 TRADE PARTIALLY_FILLED 1/2 for 101 1@101 #2 taker fee 0.21614 thb',
    ]);
    expect(reportsOf(waiting, ANN)[0]?.O).toBe(reportsOf(woken, ANN)[0]?.O);
  });

  test('a stop order can be cancelled before it is triggered', () => {
    placeOrder(ANN, 'buy', '101', '2', { stopPrice: amountFrom('100') });
    const event = market.decideAccepted({
      type: 'cancel_order',
      idempotencyKeys: [],
      trader: traderOf(ANN),
      orderId: 1,
      symbol: null,
    });
    expect(reportTexts(event, ANN)).toEqual(['1 CANCELED CANCELED 0/2 for 0 off']);
  });

  test('a Portal order is reported as filled, whatever remains of its budget', () => {
    placeOrder(BOB, 'sell', '100', '1');
    const event = market.decideAccepted({
      type: 'create_portal_order',
      idempotencyKeys: [],
      trader: traderOf(ANN),
      symbol: SYMBOL,
      price: amountFrom('100'),
      budget: amountFrom('500'),
      address: 'bc1',
      tag: null,
    });
    expect(framesOf(event, ANN).map((frame) => (frame.e === 'executionReport' ? reportText(frame) : frame.e))).toEqual([
      '2 NEW NEW 0/1 for 0',
      '2 TRADE FILLED 1/1 for 100 1@100 #1 taker fee 0.214 thb off',
      'balanceUpdate',
      'outboundAccountPosition',
      'outboundAccountInfo',
    ]);
    // All that was bought has left the account, including the withdrawal fee.
    expect(framesOf(event, ANN)[2]).toMatchObject({ a: 'btc', d: '-1' });
    expect(framesOf(event, BOB).map(({ e }) => e)).toEqual([
      'executionReport',
      'outboundAccountPosition',
      'outboundAccountInfo',
    ]);
  });
});

describe('balances', () => {
  test('a deposit is reported as a change and as the new balance', () => {
    const event = market.decideAccepted({
      type: 'credit_deposit',
      idempotencyKeys: [],
      userId: ANN,
      asset: 'thb',
      amount: amountFrom('0.5'),
      reference: 'x',
    });
    const { timeMs: at, sequence } = event;
    const B = [{ a: 'thb', f: '1000000.5', l: '0' }];
    expect(framesOf(event, ANN)).toEqual([
      { e: 'balanceUpdate', E: at, a: 'thb', d: '0.5', T: at, sequence },
      { e: 'outboundAccountPosition', E: at, u: at, B, sequence },
      {
        e: 'outboundAccountInfo',
        E: at,
        m: 0,
        t: 0,
        b: 0,
        s: 0,
        T: true,
        W: true,
        D: true,
        u: at,
        B,
        P: ['SPOT'],
        sequence,
      },
    ]);
    expect(framesOf(event, BOB)).toEqual([]);
  });

  test('a withdrawal is reported when it is accepted and refunded, but not its network progress', () => {
    const withdraw = {
      asset: 'btc',
      network: 'bitcoin',
      amount: amountFrom('1.5'),
      address: 'bc1',
      tag: null,
      bankCode: null,
    } as const;
    const taken = market.decideAccepted({
      type: 'request_withdrawal',
      idempotencyKeys: [],
      trader: traderOf(ANN),
      ...withdraw,
    });
    const move = {
      type: 'move_withdrawal',
      idempotencyKeys: [],
      withdrawalId: 1,
      txid: null,
      confirmations: 0,
      failure: null,
      operatorId: null,
    } as const;
    for (const to of ['sending', 'sent'] as const) {
      const event = market.decideAccepted({ ...move, to });
      expect([affectedUsers(event).size, framesOf(event, ANN)]).toEqual([0, []]);
    }
    const returned = market.decideAccepted({ ...move, to: 'failed', failure: 'returned' });
    const balanceFrames = (event: EngineEvent) => framesOf(event, ANN).slice(0, 2);
    expect(balanceFrames(taken)).toMatchObject([
      { e: 'balanceUpdate', a: 'btc', d: '-1.5001' },
      { B: [{ a: 'btc', f: '998.4999' }] },
    ]);
    expect(balanceFrames(returned)).toMatchObject([
      { e: 'balanceUpdate', a: 'btc', d: '1.5001' },
      { B: [{ a: 'btc', f: '1000' }] },
    ]);
  });

  test('each changed asset has its free and locked balance, also if only one of them changed', () => {
    placeOrder(ANN, 'sell', '100', '2');
    const position = (event: EngineEvent, user: number) =>
      framesOf(event, user).find((frame) => frame.e === 'outboundAccountPosition');
    expect(position(placeOrder(BOB, 'buy', '100', '0.5'), ANN)).toMatchObject({
      B: [
        { a: 'btc', f: '998', l: '1.5' },
        { a: 'thb', f: '1000049.9465', l: '0' },
      ],
    });
  });

  test('a rejected post-only order changes no balance', () => {
    placeOrder(ANN, 'sell', '100', '2');
    expect(framesOf(placeOrder(BOB, 'buy', '100', '1', { postOnly: true }), BOB)).toHaveLength(1);
  });

  test('events that affect only the exchange itself are sent to no user', () => {
    const event = market.decideAccepted({
      type: 'set_fees',
      idempotencyKeys: [],
      fees: { symbol: SYMBOL, tier: 7, makerRate: 0n, takerRate: 0n },
    });
    expect([affectedUsers(event).size, framesOf(event, ANN)]).toEqual([0, []]);
  });
});

test('over 5,000 random commands, the reports reproduce every order, fill and balance', () => {
  const random = seededRandom(printSeed('user frames'));
  const users = [ANN, BOB, EVE, 4];
  market.deposit(4, 'thb', '3000');
  const reported = new Map<
    number,
    { status: string; filled: bigint; cost: bigint; charges: bigint; fills: Set<string> }
  >();
  const balances = new Map<string, { f: string; l: string }>();
  const steps = new Set<string>();
  let timeMs = market.exchange.timeMs;

  const recordReports = (event: EngineEvent): void => {
    const [sequence, , time, type, user, payload] = eventToRow(event, 1);
    const stored = eventFromRow({
      sequence,
      time_ms: time,
      type,
      user_id: user,
      payload: String(payload),
    } as Parameters<typeof eventFromRow>[0]);
    for (const userId of users) {
      const frames = framesOf(event, userId);
      expect(JSON.stringify(userFrames(stored, userId))).toBe(JSON.stringify(frames));
      expect(frames.length > 0).toBe(affectedUsers(event).has(userId));
      for (const frame of frames) {
        if (frame.e === 'outboundAccountPosition')
          for (const { a, f, l } of frame.B) balances.set(`${userId} ${a}`, { f, l });
        if (frame.e !== 'executionReport') continue;
        const order = reported.get(frame.i) ?? { status: '', filled: 0n, cost: 0n, charges: 0n, fills: new Set() };
        order.status = frame.X;
        steps.add(`${frame.x} ${frame.X}`);
        order.filled += amountFrom(frame.l);
        order.cost += amountFrom(frame.Y);
        order.charges += amountFrom(frame.n);
        // Each fill is counted once.
        expect([frame.z, frame.Z]).toEqual([formatAmount(order.filled), formatAmount(order.cost)]);
        if (frame.x === 'TRADE') expect(order.fills.size).toBe(order.fills.add(`${frame.t}`).size - 1);
        reported.set(frame.i, order);
      }
      for (const order of event.orders) {
        if (order.userId !== userId) continue;
        const words = {
          created: 'NEW',
          partial_filled: 'PARTIALLY_FILLED',
          completed: 'FILLED',
          rejected: 'REJECTED',
        } as const;
        const expected = order.status === 'cancelled' ? /^(CANCELED|EXPIRED)$/ : new RegExp(`^${words[order.status]}$`);
        expect(reported.get(order.id)?.status).toMatch(expected);
        expect(reported.get(order.id)).toMatchObject({
          filled: order.filled,
          cost: order.cost,
          charges: order.fee + order.vat,
        });
      }
    }
  };

  for (let round = 0; round < 5_000; round += 1) {
    timeMs += 1;
    const batch = new BatchDecider(market.exchange, timeMs, { ...NOTHING_NAMED, outcomes: new Map() });
    batch.decide(randomCommand(random, market));
    for (const event of batch.events) recordReports(event);
  }
  expect(reported.size).toBeGreaterThan(1_000);
  expect(Array.from(steps).sort()).toEqual([
    'CANCELED CANCELED',
    'EXPIRED EXPIRED',
    'NEW NEW',
    'REJECTED REJECTED',
    'REPLACED NEW',
    'REPLACED PARTIALLY_FILLED',
    'TRADE FILLED',
    'TRADE PARTIALLY_FILLED',
    'TRADE_PREVENTION EXPIRED',
    'TRADE_PREVENTION NEW',
    'TRADE_PREVENTION PARTIALLY_FILLED',
  ]);
  for (const [key, { f, l }] of balances) {
    const [user = '', asset = ''] = key.split(' ');
    expect([f, l]).toEqual([
      formatAmount(market.balance(Number(user), asset)),
      formatAmount(market.balance(Number(user), asset, 'held')),
    ]);
  }
});

function randomCommand(
  random: ReturnType<typeof seededRandom>,
  { exchange, orderCommand: order }: MemoryExchange,
): Command {
  const userId = random.integer(1, 4);
  const open = Array.from(exchange.orders.values()).filter((one) => one.userId === userId);
  const own = open[random.integer(0, Math.max(0, open.length - 1))];
  const choice = random.next();
  if (own !== undefined && choice < 0.2)
    return { type: 'cancel_order', idempotencyKeys: [], trader: traderOf(userId), orderId: own.id, symbol: null };
  if (own !== undefined && choice < 0.25) {
    const quantity = own.quantity - own.remaining + (own.remaining * BigInt(random.integer(1, 9))) / 10n;
    return {
      type: 'amend_order',
      idempotencyKeys: [],
      trader: traderOf(userId),
      orderId: own.id,
      symbol: null,
      quantity: quantity - (quantity % 10n ** 10n),
    };
  }
  if (choice < 0.3) {
    const price = amountFrom(String(random.integer(95, 105)));
    return {
      type: 'create_portal_order',
      idempotencyKeys: [],
      trader: traderOf(userId),
      symbol: SYMBOL,
      price,
      budget: amountFrom(String(random.integer(50, 500))),
      address: 'bc1',
      tag: null,
    };
  }
  const orderType = random.next() < 0.15 ? 'market' : 'limit';
  const price = orderType === 'market' ? '0' : String(random.integer(95, 105));
  return order(
    userId,
    random.pick(['buy', 'sell'] as const),
    price,
    `${random.integer(0, 4)}.${random.integer(1, 9)}`,
    {
      orderType,
      timeInForce: random.pick(['GTC', 'GTC', 'GTC', 'IOC', 'FOK'] as const),
      selfTradePrevention: random.pick(['none', 'expire_taker', 'expire_maker', 'expire_both', 'decrement'] as const),
      postOnly: random.next() < 0.1,
      stopPrice: random.next() < 0.2 ? amountFrom(String(random.integer(95, 105))) : null,
    },
  );
}
