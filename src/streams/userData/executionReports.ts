/**
 * Creates the execution reports of an event: what it did to each of the user's orders, step by step. Reports depend
 * only on the event, so that a report sent again years later is the same. An event contains the final state of an
 * order; its earlier steps are reconstructed from the trades of the event.
 */
import type { components } from '../../../generated/streams';
import type { EngineEvent } from '../../core/events';
import type { Fill, OrderRecord, Trade } from '../../core/model';
import type { OrderExtras } from '../../core/orders/orderExtras';
import { type Amount, formatAmount } from '../../core/values/decimal';

type Report = components['schemas']['ExecutionReportEvent'];
type ExecutionType = Report['x'];
type EndType = Extract<ExecutionType, 'CANCELED' | 'EXPIRED' | 'REJECTED'>;

/** State of an order between two steps. */
interface Progress {
  readonly order: OrderRecord;
  filled: Amount;
  cost: Amount;
}

/**
 * Reports in the order of what happened: the order was accepted or triggered, own orders were cancelled by self-trade
 * prevention, trades, the end of the order.
 */
export function executionReports(event: EngineEvent, userId: number): Report[] {
  const own = new Map(
    event.orders
      .filter((order) => order.userId === userId)
      .map((order) => [order.id, stateBeforeTrades(order, event.trades)]),
  );
  const incoming = event.order === null ? undefined : own.get(event.order.id);
  const reports: Report[] = [];
  if (incoming !== undefined) reports.push(...firstReports(event, incoming));
  if (event.orderList !== null)
    for (const progress of own.values())
      reports.push(createReport(event, progress, { x: 'NEW', X: 'NEW', w: !isWaiting(progress.order) }));
  for (const progress of own.values())
    if (progress !== incoming && isEnded(progress.order)) reports.push(endReport(event, progress));
  for (const trade of event.trades) {
    for (const half of [trade.taker, trade.maker]) {
      const progress = half.userId === userId ? own.get(half.orderId) : undefined;
      if (progress !== undefined) reports.push(tradeReport(event, progress, trade, half));
    }
  }
  if (incoming !== undefined && MATCHING.has(event.type) && incoming.order.status === 'cancelled')
    reports.push(endReport(event, incoming));
  return reports;
}

/** Commands that send an order to the book. */
const ENTERING: ReadonlySet<EngineEvent['type']> = new Set(['create_order', 'create_portal_order', 'trigger_order']);
/** Events in which the remainder of the order may be cancelled after its matches. */
const MATCHING: ReadonlySet<EngineEvent['type']> = new Set([...ENTERING, 'continue_order']);

/** The first report of the order that the command names. */
function firstReports(event: EngineEvent, progress: Progress): Report[] {
  if (progress.order.status === 'rejected') return [endReport(event, progress)];
  if (entersBook(event, progress))
    return [createReport(event, progress, { x: 'NEW', X: 'NEW', w: !isWaiting(progress.order) })];
  if (event.type === 'amend_order')
    return [createReport(event, progress, { x: 'REPLACED', X: openStatus(progress), w: !isWaiting(progress.order) })];
  return isEnded(progress.order) && !MATCHING.has(event.type) ? [endReport(event, progress)] : [];
}

/** The shares of a Portal order that matches in several events precede its own event. */
function entersBook({ type }: EngineEvent, { order, filled }: Progress): boolean {
  return order.budget === null ? ENTERING.has(type) : MATCHING.has(type) && filled === 0n;
}

/** The state of the order before the trades of the event. */
function stateBeforeTrades(order: OrderRecord, trades: readonly Trade[]): Progress {
  const progress = { order, filled: order.filled, cost: order.cost };
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

/** A stop order that was not triggered yet. */
function isWaiting({ stopPrice, restedAt, status }: OrderRecord): boolean {
  return stopPrice !== null && restedAt === null && status === 'created';
}

function openStatus({ order, filled }: Progress): Report['X'] {
  if (filled === order.quantity) return 'FILLED';
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
  });
}

/** The members in which the report of a step differs from the defaults. */
type Step = Pick<Report, 'x' | 'X' | 'w'> & Partial<Pick<Report, 'C' | 'r' | 'l' | 'L' | 'n' | 'N' | 't' | 'm' | 'Y'>>;

function createReport(
  event: EngineEvent,
  { order, filled, cost }: Progress,
  { x, X, w, C = '', r = 'NONE', ...fill }: Step,
): Report {
  const report: Report = {
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
    l: fill.l ?? '0',
    z: formatAmount(filled),
    L: fill.L ?? '0',
    n: fill.n ?? '0',
    N: fill.N ?? null,
    T: event.timeMs,
    t: fill.t ?? -1,
    I: 0,
    w,
    m: fill.m ?? false,
    M: false,
    O: order.createdAtMs,
    Z: formatAmount(cost),
    Y: fill.Y ?? '0',
    Q: '0',
    sequence: event.sequence,
  };
  if (order.extras !== null) extrasOfReports.set(report, order.extras);
  return report;
}

/**
 * The terms of which Binance has members, and this exchange's own reports have constants, which its contract promises.
 * Beside the reports, because they are sent as they are.
 */
const extrasOfReports = new WeakMap<object, OrderExtras>();

/** The extra terms of the order that the report is about, if it has any. The report must be the object created here. */
export function extrasOfReport(report: object): OrderExtras | undefined {
  return extrasOfReports.get(report);
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
