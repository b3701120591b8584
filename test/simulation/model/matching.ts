/**
 * Expected matches: walks the reference order book, best price first and then in time priority, and compares with the
 * trades of the event.
 */

import type { MarketRules } from '../../../src/core/market/marketRules';
import type { EngineEvent } from '../../../src/core/model/events';
import type { MarketSymbol, OrderRecord } from '../../../src/core/model/model';
import { chargesOf } from './charges';
import { partOf, shownOf } from './icebergs';
import type { LedgerReference } from './ledger';
import { SIMULATED_MATCH_LIMITS } from './matchLimits';
import type { ModelJudge } from './modelJudge';
import { isOpen } from './orderStates';
import type { OrderDemand, OrdersReference, WalkedSoFar } from './orders';
import { legsOf, mayEndUnplaced } from './otoLists';

interface BookWalk {
  /** All matches of the order, those of earlier events included. */
  readonly walked: WalkedSoFar;
  readonly fills: (readonly [makerId: number, price: bigint, quantity: bigint])[];
  readonly givesWay: Set<number>;
  /** What is not traded, as `PreventedMatch`: what the incoming and the resting order lose. */
  readonly prevented: (readonly [makerId: number, price: bigint, taker: bigint | null, maker: bigint | null])[];
  /** Resting orders of which prevented matches leave nothing. */
  readonly emptied: Set<number>;
  /** Whether the last match was prevented. */
  endsPrevented: boolean;
  /** The order itself was cancelled by self-trade prevention. */
  ended: boolean;
  /** The event contains no more matches, and the order would match further resting orders. */
  isCut: boolean;
}

interface MatchContext {
  readonly orders: OrdersReference;
  readonly ledger: LedgerReference;
  readonly rules: MarketRules;
}

const MATCHING: ReadonlySet<EngineEvent['type']> = new Set([
  'create_order',
  'create_oto_list',
  'create_portal_order',
  'place_pending_orders',
  'trigger_order',
  'continue_order',
]);

/** What makes an order of an event a rejected one if it is post-only and would trade. */
const PLACING: ReadonlySet<EngineEvent['type']> = new Set(['create_order', 'place_pending_orders']);

/** To be called before the event is applied to the reference. */
export function judgeMatching(
  judge: ModelJudge,
  known: MatchContext,
  event: EngineEvent,
  symbol: MarketSymbol | undefined,
): void {
  const { order, type } = event;
  if (!MATCHING.has(type) || order === null || symbol === undefined) {
    const matches = event.trades.length + event.preventedMatches.length;
    judge.expect(matches === 0, () => `event ${event.sequence} (${type}) trades`);
    return;
  }
  const waits = order.stopPrice !== null && order.restedAt === null && isOpen(order);
  const begun = known.orders.unfinishedMatches.get(order.id);
  const demand = waits ? () => 0n : (begun?.demand ?? demandOf(known, order, type, symbol));
  const walk = walkBook(known, order, symbol, demand, begun?.walked ?? NOTHING_WALKED);
  if (walk.isCut) known.orders.unfinishedMatches.set(order.id, { demand, walked: walk.walked });
  else known.orders.unfinishedMatches.delete(order.id);
  if (type === 'place_pending_orders' && isUnplaced(event, order, walk))
    return judgeUnplaced(judge, known, event, order, symbol, walk);
  const fills = event.trades.map(({ maker, price, quantity }) => [maker.orderId, price, quantity]);
  judge.expectSame(
    fills,
    order.status === 'rejected' ? [] : walk.fills,
    () => `event ${event.sequence}: fills of order ${order.id}`,
  );
  judge.expectSame(
    event.preventedMatches.map((match) => [match.makerOrderId, match.price, match.takerQuantity, match.makerQuantity]),
    order.status === 'rejected' ? [] : walk.prevented,
    () => `event ${event.sequence}: prevented matches of order ${order.id}`,
  );
  for (const match of event.preventedMatches)
    judge.expectSame(
      [match.userId, match.symbol, match.timeMs, match.takerOrderId, match.mode],
      [order.userId, order.symbol, event.timeMs, order.id, order.selfTradePrevention],
      () => `prevented match ${match.id}`,
    );
  for (const trade of event.trades) {
    judge.expectSame(
      [trade.symbol, trade.timeMs, trade.takerSide, trade.taker.orderId],
      [order.symbol, event.timeMs, order.side, order.id],
      () => `trade ${trade.id}`,
    );
    judge.expectSame(
      trade.quoteQuantity,
      (trade.price * trade.quantity) / 10n ** 18n,
      () => `value of trade ${trade.id}`,
    );
  }
  judgeEnd(judge, known, event, order, walk, waits);
}

/** Whether the order ended without any effect, which its matches alone do not explain. */
function isUnplaced({ orders }: EngineEvent, { status, filled, timeInForce, extras }: OrderRecord, walk: BookWalk) {
  if (status !== 'cancelled' || filled > 0n) return false;
  // It was placed, and self-trade prevention ended it.
  if (extras !== null && extras.preventedMatchId !== null) return false;
  if (orders.some((other) => other.extras?.listId !== extras?.listId)) return false;
  const meetsNobody = walk.fills.length + walk.givesWay.size + walk.prevented.length === 0;
  return !meetsNobody || !(walk.ended || timeInForce === 'IOC');
}

/** A pending order that could not be placed trades with nobody and cancels nobody's orders but those of its pair. */
function judgeUnplaced(
  judge: ModelJudge,
  { ledger, rules }: MatchContext,
  event: EngineEvent,
  order: OrderRecord,
  { base, quote }: MarketSymbol,
  walk: BookWalk,
): void {
  const listId = order.extras?.listId ?? null;
  const precision = rules.assets.get(quote)?.precision ?? 0;
  const candidates = event.orders.filter(({ extras }) => extras?.listId === listId);
  judge.expectSame(
    [event.trades.length, event.orders.length, candidates.every(({ status }) => status === 'cancelled')],
    [0, candidates.length, true],
    () => `event ${event.sequence}: order ${order.id} was not placed`,
  );
  judge.expect(
    candidates.some((each) => mayEndUnplaced(ledger, each, { base, quote, precision }, BigInt(walk.fills.length))),
    () => `event ${event.sequence}: order ${order.id} was not placed although it could have been`,
  );
}

const NOTHING_WALKED: WalkedSoFar = { filled: 0n, cost: 0n, prevented: 0n, preventedCost: 0n };

/**
 * The quantity of most orders is fixed. A Portal order buys what its budget covers, and a triggered market buy what its
 * user can pay.
 */
function demandOf(
  { orders, ledger, rules }: MatchContext,
  order: OrderRecord,
  type: EngineEvent['type'],
  symbol: MarketSymbol,
): OrderDemand {
  // A waiting or pending order; it has matched nothing.
  const known = orders.all.get(order.id);
  const quoteQuantity = order.extras?.quoteQuantity ?? null;
  const asNamed: OrderDemand = (_price, { filled, prevented }) => order.quantity - filled - prevented;
  const isPlaced = type === 'place_pending_orders';
  const spends = order.type === 'market' && order.side === 'buy' && known !== undefined && !isPlaced;
  if (order.budget === null && quoteQuantity === null && !spends) return asNamed;
  const { quote, quantityPrecision } = symbol;
  const available = ledger.balanceOf(order.userId, quote, 'available') + heldByOtherLeg(orders, order);
  const funds = order.budget ?? quoteQuantity ?? available + (known?.held ?? 0n);
  const precision = rules.assets.get(quote)?.precision ?? 0;
  const step = 10n ** BigInt(18 - quantityPrecision);
  return (price, walked, isDecremented) => {
    const { filled, prevented } = walked;
    // A quantity that is not traded costs nothing, but uses up a quote amount.
    if (isDecremented && quoteQuantity === null) return order.quantity - filled - prevented;
    const cost = walked.cost + (quoteQuantity === null ? 0n : walked.preventedCost);
    if (order.side === 'sell') return (((funds - cost) * 10n ** 18n) / price / step) * step;
    const most =
      order.budget === null && quoteQuantity === null ? order.quantity - filled - prevented : funds * 10n ** 18n;
    return affordableSteps({ order, funds, cost, price, most, precision, step });
  };
}

/** The other order of the list is cancelled first, and releases this. */
function heldByOtherLeg({ all }: OrdersReference, { id, extras }: OrderRecord): bigint {
  const legs = legsOf(all, extras?.listId ?? 0);
  return legs.reduce((held, other) => (other.id === id ? held : held + other.held), 0n);
}

interface AvailableFunds {
  readonly order: OrderRecord;
  readonly funds: bigint;
  readonly cost: bigint;
  readonly price: bigint;
  readonly most: bigint;
  readonly precision: number;
  readonly step: bigint;
}

/** The largest number of steps that the funds cover with fee and VAT, by binary search. */
function affordableSteps({ order, funds, cost, price, most, precision, step }: AvailableFunds): bigint {
  const pays = (steps: bigint) => {
    const value = cost + (price * steps * step) / 10n ** 18n;
    const [fee, vat] = chargesOf(order, 0n, value, precision);
    return value + fee + vat <= funds;
  };
  let low = 0n;
  let high = most / step + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (pays(middle)) low = middle;
    else high = middle;
  }
  return low * step;
}

function walkBook(
  { orders }: MatchContext,
  order: OrderRecord,
  symbol: MarketSymbol,
  wants: OrderDemand,
  before: WalkedSoFar,
): BookWalk {
  const walked = { ...before };
  const walk: BookWalk = {
    walked,
    fills: [],
    givesWay: new Set(),
    prevented: [],
    emptied: new Set(),
    endsPrevented: false,
    ended: false,
    isCut: false,
  };
  const buys = order.side === 'buy';
  const limit = order.type === 'limit' ? order.price : buys ? symbol.maximumPrice : symbol.minimumPrice;
  const mode = order.budget !== null ? 'expire_taker' : order.selfTradePrevention;
  const queue = orders
    .restingOrders(order.symbol, buys ? 'sell' : 'buy')
    .map((maker) => ({ maker, offered: shownOf(maker), open: maker.remaining }));
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { maker, offered, open: makerOpen } = next;
    if (buys ? maker.price > limit : maker.price < limit) break;
    const isOwn = maker.userId === order.userId && mode !== 'none';
    const isDecremented = isOwn && mode === 'decrement';
    const left = wants(maker.price, walked, isDecremented);
    if (left <= 0n) break;
    walk.ended = isOwn && mode === 'expire_taker';
    const met = walk.fills.length + walk.givesWay.size + (mode === 'decrement' ? walk.prevented.length : 0);
    walk.isCut = !walk.ended && met === SIMULATED_MATCH_LIMITS.perEvent;
    // Purchases of the Portal are not recorded.
    if (walk.ended && order.budget === null)
      walk.prevented.push([maker.id, maker.price, order.quantity - walked.filled, null]);
    if (walk.ended || walk.isCut) break;
    if (isOwn && !isDecremented) {
      walk.givesWay.add(maker.id);
      walk.ended = mode === 'expire_both';
      walk.prevented.push([maker.id, maker.price, walk.ended ? order.quantity - walked.filled : null, maker.remaining]);
      if (walk.ended) break;
      continue;
    }
    const quantity = left < offered ? left : offered;
    walk.endsPrevented = isDecremented;
    if (isDecremented) {
      walk.prevented.push([maker.id, maker.price, quantity, quantity]);
      walked.prevented += quantity;
      walked.preventedCost += (maker.price * quantity) / 10n ** 18n;
      if (quantity === makerOpen) walk.emptied.add(maker.id);
    } else {
      walk.fills.push([maker.id, maker.price, quantity]);
      walked.filled += quantity;
      walked.cost += (maker.price * quantity) / 10n ** 18n;
    }
    if (quantity < offered || makerOpen === offered) continue;
    // The next part of an iceberg order is the last of its price.
    const behind = queue.findLastIndex((other) => other.maker.price === maker.price) + 1;
    queue.splice(behind, 0, { maker, offered: partOf(maker, makerOpen - offered), open: makerOpen - offered });
  }
  return walk;
}

function judgeEnd(
  judge: ModelJudge,
  { orders }: MatchContext,
  event: EngineEvent,
  order: OrderRecord,
  walk: BookWalk,
  waits: boolean,
): void {
  const met = walk.fills.length > 0 || walk.prevented.length > 0 || walk.ended;
  for (const id of walk.emptied) walk.givesWay.add(id);
  // What an order list cancels is judged with the list.
  const cancelled = event.orders
    .filter(({ id, status, extras }) => id !== order.id && status === 'cancelled' && (extras?.listId ?? null) === null)
    .map(({ id }) => id);
  const ofLists = new Set(
    Array.from(walk.givesWay).filter((id) => (orders.all.get(id)?.extras?.listId ?? null) !== null),
  );
  for (const id of ofLists) walk.givesWay.delete(id);
  const rejected = PLACING.has(event.type) && order.postOnly && met;
  judge.expectSame(order.status === 'rejected', rejected, () => `order ${order.id}: rejected`);
  if (rejected)
    return judge.expectSame(cancelled, [], () => `order ${order.id} was rejected, but others were cancelled`);
  judge.expectSame(
    new Set(cancelled).size === walk.givesWay.size && cancelled.every((id) => walk.givesWay.has(id)),
    true,
    () => `event ${event.sequence}: orders cancelled by self-trade prevention`,
  );
  if (waits) return;
  if (walk.isCut) {
    const matched = orders.countShares(order.id) * SIMULATED_MATCH_LIMITS.perEvent;
    const goesOn = order.timeInForce === 'GTC' || matched < SIMULATED_MATCH_LIMITS.perDecision;
    if (goesOn)
      return judge.expectSame(
        [order.restedAt, isOpen(order)],
        [0, true],
        () => `order ${order.id} has matched its share, and goes on`,
      );
    // A purchase and an order by quote amount are of the quantity that their decision reached.
    const ofReached = order.budget !== null || (order.remaining === 0n && !walk.endsPrevented);
    return judge.expectSame(
      order.status,
      ofReached ? 'completed' : 'cancelled',
      () => `order ${order.id} at the end of its decision`,
    );
  }
  const rests = order.remaining > 0n && order.timeInForce === 'GTC' && !walk.ended && order.budget === null;
  const status =
    order.remaining === 0n
      ? walk.endsPrevented
        ? 'cancelled'
        : 'completed'
      : rests
        ? order.filled === 0n
          ? 'created'
          : 'partial_filled'
        : 'cancelled';
  judge.expectSame(order.status, status, () => `order ${order.id} after its match`);
  judge.expect(
    order.timeInForce !== 'FOK' || order.remaining === 0n,
    () => `order ${order.id} is FOK and partially filled`,
  );
}
