/**
 * Creates the execution reports of an event: what it did to each of the user's orders, step by step. Reports depend
 * only on the event, so that a report sent again years later is the same. An event contains the final state of an
 * order; its earlier steps are reconstructed from the trades of the event.
 */
import type { components } from '../../../../generated/streams';
import type { EngineEvent } from '../../../core/model/events';
import type { Fill, OrderRecord, Trade } from '../../../core/model/model';
import type { OrderExtras } from '../../../core/model/orderExtras';
import type { PreventedMatch } from '../../../core/model/orderRecords';
import { isPending, listIdOf, wasPending } from '../../../core/orders/orderLists';
import { type Amount, formatAmount, multiplyExact } from '../../../core/values/decimal';

type Report = components['schemas']['ExecutionReportEvent'];
type ExecutionType = Report['x'];
type EndType = Extract<ExecutionType, 'CANCELED' | 'EXPIRED' | 'REJECTED'>;

/** State of an order between two steps. */
interface Progress {
  readonly order: OrderRecord;
  filled: Amount;
  cost: Amount;
  /** Base quantity that was lost by self-trade prevention. */
  prevented: Amount;
}

/**
 * Reports in the order of what happened: the order was accepted or triggered, own orders were cancelled by self-trade
 * prevention, trades, the end of the order.
 */
export function executionReports(event: EngineEvent, userId: number): Report[] {
  const own = new Map(
    event.orders
      .filter((order) => order.userId === userId)
      .map((order) => [order.id, stateBeforeMatches(order, event)]),
  );
  const incoming = event.order === null ? undefined : own.get(event.order.id);
  const reports: Report[] = [];
  if (incoming !== undefined) reports.push(...firstReports(event, incoming));
  for (const progress of own.values())
    if (progress !== incoming && isPlacedWithOthers(event, progress.order)) reports.push(newReport(event, progress));
  for (const progress of own.values())
    if (progress !== incoming && isEnded(progress.order) && !isDecremented(event, progress.order))
      reports.push(endReport(event, progress));
  const last = lastOfIncoming(event);
  for (const match of event.preventedMatches) if (match !== last) reports.push(...preventionReports(event, own, match));
  for (const trade of event.trades) {
    for (const half of [trade.taker, trade.maker]) {
      const progress = half.userId === userId ? own.get(half.orderId) : undefined;
      if (progress !== undefined) reports.push(tradeReport(event, progress, trade, half));
    }
  }
  if (last !== undefined) reports.push(...preventionReports(event, own, last));
  else if (incoming !== undefined && MATCHING.has(event.type) && incoming.order.status === 'cancelled')
    reports.push(endReport(event, incoming));
  return reports;
}

/** Commands that send an order to the book. */
const ENTERING: ReadonlySet<EngineEvent['type']> = new Set([
  'create_order',
  'create_oto_list',
  'create_portal_order',
  'place_pending_orders',
  'trigger_order',
]);
/** Events in which the remainder of the order may be cancelled after its matches. */
const MATCHING: ReadonlySet<EngineEvent['type']> = new Set([...ENTERING, 'continue_order']);

/** The first report of the order that the command names. */
function firstReports(event: EngineEvent, progress: Progress): Report[] {
  if (progress.order.status === 'rejected') return [endReport(event, progress)];
  if (entersBook(event, progress)) return [newReport(event, progress)];
  if (event.type === 'amend_order')
    return [createReport(event, progress, { x: 'REPLACED', X: openStatus(progress), w: works(progress.order) })];
  return isEnded(progress.order) && !MATCHING.has(event.type) ? [endReport(event, progress)] : [];
}

/** Whether the event accepts or places the order together with others of its list. */
function isPlacedWithOthers({ type, order: first, orderList }: EngineEvent, order: OrderRecord): boolean {
  if (orderList !== null) return listIdOf(order) === orderList.id;
  return type === 'place_pending_orders' && first !== null && !isEnded(order) && listIdOf(order) === listIdOf(first);
}

function newReport(event: EngineEvent, progress: Progress): Report {
  const X = isPending(progress.order) ? 'PENDING_NEW' : 'NEW';
  return createReport(event, progress, { x: 'NEW', X, w: works(progress.order) });
}

/**
 * The shares of a Portal order that matches in several events precede its own event. A pending order that could not be
 * placed has only its end.
 */
function entersBook({ type }: EngineEvent, { order, filled }: Progress): boolean {
  if (type === 'place_pending_orders' && isEnded(order) && order.filled === 0n) return false;
  return order.budget === null ? ENTERING.has(type) : MATCHING.has(type) && filled === 0n;
}

/** The state of the order before the trades and the prevented matches of the event. */
function stateBeforeMatches(order: OrderRecord, { trades, preventedMatches }: EngineEvent): Progress {
  const progress = { order, filled: order.filled, cost: order.cost, prevented: order.extras?.prevented ?? 0n };
  for (const match of preventedMatches) progress.prevented -= decrementOf(match, order);
  for (const { taker, maker, quantity, quoteQuantity } of trades) {
    if (taker.orderId !== order.id && maker.orderId !== order.id) continue;
    progress.filled -= quantity;
    progress.cost -= quoteQuantity;
  }
  return progress;
}

function isEnded({ status }: OrderRecord): boolean {
  return status === 'cancelled' || status === 'rejected';
}

/** Whether the order is neither pending nor a stop order that was not triggered yet. */
function works(order: OrderRecord): boolean {
  const { stopPrice, restedAt, status } = order;
  return !isPending(order) && !(stopPrice !== null && restedAt === null && status === 'created');
}

function openStatus({ order, filled, prevented }: Progress): Report['X'] {
  if (filled + prevented === order.quantity) return 'FILLED';
  return filled === 0n ? 'NEW' : 'PARTIALLY_FILLED';
}

function tradeReport(event: EngineEvent, progress: Progress, trade: Trade, half: Fill): Report {
  progress.filled += trade.quantity;
  progress.cost += trade.quoteQuantity;
  const X = openStatus(progress);
  return createReport(event, progress, {
    x: 'TRADE',
    X,
    w: X !== 'FILLED',
    l: formatAmount(trade.quantity),
    L: formatAmount(trade.price),
    Y: formatAmount(trade.quoteQuantity),
    n: formatAmount(half.fee + half.vat),
    N: quoteOf(trade.symbol),
    t: trade.id,
    m: half === trade.maker,
  });
}

/**
 * CANCELED if the user cancelled the order; EXPIRED if a rule ended it: time in force, self-trade prevention, or the
 * limit of matches.
 */
function endReport(event: EngineEvent, progress: Progress): Report {
  const x: EndType =
    progress.order.status === 'rejected' ? 'REJECTED' : event.type === 'cancel_order' ? 'CANCELED' : 'EXPIRED';
  return createReport(event, progress, {
    x,
    X: x,
    w: false,
    C: x === 'CANCELED' ? clientOrderId(progress.order) : '',
    // Post-only is the only rule by which an order is rejected instead of its command being refused.
    r: x === 'REJECTED' ? 'WOULD_MATCH_IMMEDIATELY' : 'NONE',
    ...expiryMembers(event, progress),
  });
}

/** What the order loses by decrement in a prevented match. */
function decrementOf(match: PreventedMatch, { id }: OrderRecord): Amount {
  if (match.mode !== 'decrement') return 0n;
  const quantity =
    match.takerOrderId === id ? match.takerQuantity : match.makerOrderId === id ? match.makerQuantity : 0n;
  return quantity ?? 0n;
}

/** Whether a prevented match of the event took the last quantity of the resting order. */
function isDecremented({ preventedMatches }: EngineEvent, order: OrderRecord): boolean {
  return order.remaining === 0n && preventedMatches.some((match) => decrementOf(match, order) > 0n);
}

/** The prevented match that ended the incoming order. All others are reported before the trades. */
function lastOfIncoming(event: EngineEvent): PreventedMatch | undefined {
  const { order, preventedMatches } = event;
  if (order?.status !== 'cancelled' || !isDecremented(event, order)) return undefined;
  return preventedMatches[preventedMatches.length - 1];
}

/** Both orders of a prevented match by decrement; the other modes end orders, which other reports say. */
function preventionReports(event: EngineEvent, own: ReadonlyMap<number, Progress>, match: PreventedMatch): Report[] {
  if (match.mode !== 'decrement') return [];
  const reports: Report[] = [];
  for (const id of [match.takerOrderId, match.makerOrderId]) {
    const progress = own.get(id);
    if (progress === undefined) continue;
    const { order } = progress;
    const quantity = decrementOf(match, order);
    progress.prevented += quantity;
    const hasEnded = order.status === 'cancelled' && progress.filled + progress.prevented === order.quantity;
    const status = openStatus(progress);
    reports.push(
      createReport(event, progress, {
        x: 'TRADE_PREVENTION',
        X: hasEnded ? 'EXPIRED' : status,
        w: !hasEnded,
        ...preventionMembers(match, order, quantity, progress.prevented),
      }),
    );
  }
  return reports;
}

function preventionMembers(
  { id, takerOrderId, makerOrderId, price }: PreventedMatch,
  order: OrderRecord,
  lost: Amount,
  lostSoFar: Amount,
): Pick<Report, PreventionMember> {
  return {
    v: id,
    A: formatAmount(lostSoFar),
    B: formatAmount(lost),
    U: order.id === takerOrderId ? makerOrderId : takerOrderId,
    u: order.userId,
    pL: formatAmount(price),
    pl: formatAmount(lost),
    pY: formatAmount(multiplyExact(price, lost)),
  };
}

/** The members of a report about an order that self-trade prevention lets expire. */
function expiryMembers({ preventedMatches }: EngineEvent, { order, prevented }: Progress) {
  const match = preventedMatches.find(({ id, mode }) => id === order.extras?.preventedMatchId && mode !== 'decrement');
  if (match === undefined) return {};
  const quantity = order.id === match.takerOrderId ? match.takerQuantity : match.makerQuantity;
  return preventionMembers(match, order, quantity ?? 0n, prevented + (quantity ?? 0n));
}

/** The members in which the report of a step differs from the defaults. */
type Step = Pick<Report, 'x' | 'X' | 'w'> &
  Partial<Pick<Report, 'C' | 'r' | 'l' | 'L' | 'n' | 'N' | 't' | 'm' | 'Y' | PreventionMember>>;
/** Members that only steps of self-trade prevention have. */
type PreventionMember = 'v' | 'A' | 'B' | 'U' | 'u' | 'pL' | 'pl' | 'pY';

function createReport(
  event: EngineEvent,
  { order, filled, cost }: Progress,
  { x, X, w, C = '', r = 'NONE', l, L, Y, n, N, t, m, ...prevention }: Step,
): Report {
  return {
    e: 'executionReport',
    E: event.timeMs,
    s: order.symbol,
    c: clientOrderId(order),
    S: order.side === 'buy' ? 'BUY' : 'SELL',
    o: orderType(order),
    f: order.timeInForce,
    q: formatAmount(order.quantity),
    p: formatAmount(order.price),
    P: formatAmount(order.stopPrice ?? 0n),
    F: '0',
    g: -1,
    C,
    x,
    X,
    r,
    i: order.id,
    l: l ?? '0',
    z: formatAmount(filled),
    L: L ?? '0',
    n: n ?? '0',
    N: N ?? null,
    T: event.timeMs,
    t: t ?? -1,
    I: 0,
    w,
    m: m ?? false,
    M: false,
    O: order.createdAtMs,
    Z: formatAmount(cost),
    Y: Y ?? '0',
    Q: '0',
    V: order.selfTradePrevention,
    ...workingTime(event, order),
    ...prevention,
    ...(order.extras !== null && extraMembers(order.extras)),
    sequence: event.sequence,
  };
}

/**
 * Since when the order works, if that is known: of an order that has waited for its stop price or its list, only the event
 * that placed it tells.
 */
function workingTime({ type, timeMs }: EngineEvent, order: OrderRecord): Pick<Report, 'W'> {
  if (!works(order)) return {};
  if (order.stopPrice === null && !wasPending(order)) return { W: order.createdAtMs };
  return type === 'trigger_order' || type === 'place_pending_orders' ? { W: timeMs } : {};
}

/** Members that only orders with extra terms have. The contract promises constants as `F`, `Q` and `g`. */
function extraMembers({ trailingDelta, icebergQuantity, quoteQuantity, listId }: OrderExtras): Partial<Report> {
  return {
    ...(trailingDelta !== null && { d: trailingDelta }),
    ...(icebergQuantity !== null && { icebergQuantity: formatAmount(icebergQuantity) }),
    ...(quoteQuantity !== null && { quoteQuantity: formatAmount(quoteQuantity) }),
    ...(listId !== null && { listId }),
  };
}

function clientOrderId(order: OrderRecord): string {
  return order.clientOrderId ?? '';
}

function orderType({ type, stopPrice, postOnly, extras }: OrderRecord): Report['o'] {
  if (extras?.trigger === 'take_profit') return type === 'market' ? 'TAKE_PROFIT' : 'TAKE_PROFIT_LIMIT';
  if (stopPrice !== null) return type === 'market' ? 'STOP_LOSS' : 'STOP_LOSS_LIMIT';
  if (type === 'market') return 'MARKET';
  return postOnly ? 'LIMIT_MAKER' : 'LIMIT';
}

/** The quote asset of a symbol `<base>_<quote>`. */
function quoteOf(symbol: string): string {
  return symbol.slice(symbol.indexOf('_') + 1);
}
