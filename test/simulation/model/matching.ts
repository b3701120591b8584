/**
 * Expected matches: walks the reference order book, best price first and then in time priority, and compares with the
 * trades of the event.
 */
import type { EngineEvent } from '../../../src/core/events';
import type { MarketRules } from '../../../src/core/market/marketRules';
import type { MarketSymbol, OrderRecord } from '../../../src/core/model';
import type { LedgerReference } from './ledger';
import type { ModelJudge } from './modelJudge';
import { chargesOf, isOpen, type OrdersReference } from './orders';

interface BookWalk {
  readonly fills: (readonly [makerId: number, price: bigint, quantity: bigint])[];
  readonly givesWay: Set<number>;
  /** The order itself was cancelled by self-trade prevention. */
  ended: boolean;
}

interface MatchContext {
  readonly orders: OrdersReference;
  readonly ledger: LedgerReference;
  readonly rules: MarketRules;
}

/** To be called before the event is applied to the reference. */
export function judgeMatching(
  judge: ModelJudge,
  known: MatchContext,
  event: EngineEvent,
  symbol: MarketSymbol | undefined,
): void {
  const { order, type } = event;
  const comesIn = type === 'create_order' || type === 'create_portal_order' || type === 'trigger_order';
  if (!comesIn || order === null || symbol === undefined) {
    judge.expect(event.trades.length === 0, () => `event ${event.sequence} (${type}) trades`);
    return;
  }
  const waits = order.stopPrice !== null && order.restedAt === null && isOpen(order);
  const walk = walkBook(known, event, order, symbol, waits ? () => 0n : demandOf(known, order, type, symbol));
  const fills = event.trades.map(({ maker, price, quantity }) => [maker.orderId, price, quantity]);
  judge.expectSame(
    fills,
    order.status === 'rejected' ? [] : walk.fills,
    () => `event ${event.sequence}: fills of order ${order.id}`,
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
  judgeEnd(judge, event, order, walk, waits);
}

/** The further quantity that the order takes at a price, after `filled` for `cost`. */
type OrderDemand = (price: bigint, filled: bigint, cost: bigint) => bigint;

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
  const asNamed: OrderDemand = (_price, filled) => order.quantity - filled;
  const wakes = type === 'trigger_order' && order.type === 'market' && order.side === 'buy';
  if (order.budget === null && !wakes) return asNamed;
  const { quote, quantityPrecision } = symbol;
  const funds =
    order.budget ?? ledger.balanceOf(order.userId, quote, 'available') + (orders.all.get(order.id)?.held ?? 0n);
  const precision = rules.assets.get(quote)?.precision ?? 0;
  return (price, filled, cost) => {
    const most = order.budget === null ? order.quantity - filled : funds * 10n ** 18n;
    return affordableSteps({ order, funds, cost, price, most, precision, step: 10n ** BigInt(18 - quantityPrecision) });
  };
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
  event: EngineEvent,
  order: OrderRecord,
  symbol: MarketSymbol,
  wants: OrderDemand,
): BookWalk {
  const walk: BookWalk = { fills: [], givesWay: new Set(), ended: false };
  const buys = order.side === 'buy';
  const limit = order.type === 'limit' ? order.price : buys ? symbol.maximumPrice : symbol.minimumPrice;
  const mode = event.type === 'create_portal_order' ? 'expire_taker' : order.selfTradePrevention;
  let filled = 0n;
  let cost = 0n;
  for (const maker of orders.restingOrders(order.symbol, buys ? 'sell' : 'buy')) {
    if (buys ? maker.price > limit : maker.price < limit) break;
    const left = wants(maker.price, filled, cost);
    if (left <= 0n) break;
    if (maker.userId === order.userId && mode !== 'none') {
      if (mode !== 'expire_taker') walk.givesWay.add(maker.id);
      if (mode === 'expire_maker') continue;
      walk.ended = true;
      break;
    }
    const quantity = left < maker.remaining ? left : maker.remaining;
    walk.fills.push([maker.id, maker.price, quantity]);
    filled += quantity;
    cost += (maker.price * quantity) / 10n ** 18n;
  }
  return walk;
}

function judgeEnd(judge: ModelJudge, event: EngineEvent, order: OrderRecord, walk: BookWalk, waits: boolean): void {
  const cancelled = event.orders
    .filter(({ id, status }) => id !== order.id && status === 'cancelled')
    .map(({ id }) => id);
  const met = walk.fills.length > 0 || walk.givesWay.size > 0 || walk.ended;
  const rejected = event.type === 'create_order' && order.postOnly && met;
  judge.expectSame(order.status === 'rejected', rejected, () => `order ${order.id}: rejected`);
  if (rejected)
    return judge.expectSame(cancelled, [], () => `order ${order.id} was rejected, but others were cancelled`);
  judge.expectSame(
    new Set(cancelled).size === walk.givesWay.size && cancelled.every((id) => walk.givesWay.has(id)),
    true,
    () => `event ${event.sequence}: orders cancelled by self-trade prevention`,
  );
  if (waits) return;
  const rests = order.remaining > 0n && order.timeInForce === 'GTC' && !walk.ended && order.budget === null;
  const status =
    order.remaining === 0n ? 'completed' : rests ? (order.filled === 0n ? 'created' : 'partial_filled') : 'cancelled';
  judge.expectSame(order.status, status, () => `order ${order.id} after its match`);
  judge.expect(
    order.timeInForce !== 'FOK' || order.remaining === 0n,
    () => `order ${order.id} is FOK and partially filled`,
  );
}
