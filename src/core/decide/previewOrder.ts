/**
 * Previews what an order would do now. The preview uses the code that decides real orders, on a copy of the few orders
 * and accounts that the order would change. The exchange itself is not changed.
 */
import type { CreateOrder } from '../commands';
import type { AcceptedEvent } from '../events';
import { Exchange } from '../exchange';
import { LedgerAccount } from '../ledger/ledgerAccounts';
import { compareTimePriority, Order } from '../orders/order';
import { otherLegOf } from '../orders/orderLists';
import { type IncomingOrder, planMatch } from '../orders/planMatch';
import { assertPresent } from '../values/assert';
import { continueOrder } from './continueOrder';
import { createOrder } from './createOrder';
import { accept, type Decision, type DecisionContext, NO_HISTORICAL_RECORDS } from './decision';
import { dueOrderIds, expireOrder } from './expireOrder';
import { finishDecision } from './finishDecision';
import { wantedQuantityOf } from './orderDemand';

/** The decision as it would be at `timeMs`. Its order id and trade ids are those that would be assigned next. */
export function previewOrder(exchange: Exchange, command: CreateOrder, timeMs: number): Decision {
  const { userId } = command.trader;
  const copy = copyCounters(exchange);
  // The batch of the order closes them before.
  const due = new Set(dueOrderIds(exchange, timeMs));
  const met = ordersMet(exchange, command, due);
  const users = new Set([userId, ...met.map((maker) => maker.userId)]);
  const copiedDue = Array.from(due, (id) => assertPresent(exchange.orders.get(id), `order ${id}`)).filter((order) =>
    users.has(order.userId),
  );
  copy.sequence += due.size - copiedDue.length;
  copyOrders(exchange, copy, [...met, ...copiedDue]);
  copy.orders.setCounts(userId, command.symbol, exchange.orders.countsOf(userId, command.symbol));
  for (const user of users)
    for (const account of exchange.accounts.accountsOf(user))
      copy.accounts.restore(new LedgerAccount(account.id, account.owner, account.asset, account.kind, account.balance));
  const context = { ...NO_HISTORICAL_RECORDS, exchange: copy, timeMs };
  for (const { id: orderId } of copiedDue) expireOrder(context, { type: 'expire_order', idempotencyKeys: [], orderId });
  const decision = createOrder(context, command);
  return decision.refusal === null ? accept(wholeEvent(context, decision.event)) : decision;
}

function copyCounters(exchange: Exchange): Exchange {
  const copy = new Exchange(exchange.rules);
  copy.matchLimits = exchange.matchLimits;
  copy.sequence = exchange.sequence;
  copy.lastOrderId = exchange.lastOrderId;
  copy.lastEntryId = exchange.lastEntryId;
  for (const [name, id] of exchange.lastTradeIds) copy.lastTradeIds.set(name, id);
  for (const [name, price] of exchange.lastPrices) copy.lastPrices.set(name, price);
  return copy;
}

/** The resting orders that the order would match, cancel, or be stopped by. */
function ordersMet(exchange: Exchange, command: CreateOrder, due: ReadonlySet<number>): Order[] {
  const symbol = exchange.rules.symbols.get(command.symbol);
  if (symbol === undefined) return [];
  const price =
    command.orderType === 'limit' ? command.price : command.side === 'buy' ? symbol.maximumPrice : symbol.minimumPrice;
  const incoming: IncomingOrder = {
    userId: command.trader.userId,
    side: command.side,
    price,
    selfTradePrevention: command.selfTradePrevention,
    wantedQuantity: wantedQuantityOf(exchange, symbol, command),
  };
  const isGone = due.size === 0 ? undefined : (maker: Order): boolean => due.has(maker.id);
  const plan = planMatch(exchange.book(command.symbol), incoming, exchange.matchLimits.perDecision, isGone);
  return [...plan.expiredMakers, ...plan.fills.map((fill) => fill.maker), ...plan.blockers];
}

/** All shares of the order are decided at once: nothing else is decided for its book in between. */
function wholeEvent(context: DecisionContext, first: AcceptedEvent): AcceptedEvent {
  const { symbol } = first;
  return uniteEvents(first, [...finishDecision(context, symbol), ...continueUnfinished(context, symbol)]);
}

/** The events of the unfinished order of the symbol, those of later batches included. */
export function continueUnfinished(context: DecisionContext, symbol: string | null): AcceptedEvent[] {
  const events: AcceptedEvent[] = [];
  for (let next = unfinishedOrder(context, symbol); next !== undefined; next = unfinishedOrder(context, symbol)) {
    const decision = continueOrder(context, {
      type: 'continue_order',
      idempotencyKeys: [],
      orderId: next.id,
      isLast: false,
    });
    if (decision.refusal === null) events.push(decision.event);
  }
  return events;
}

/** One event with what all events of an order have done. */
export function uniteEvents(first: AcceptedEvent, further: readonly AcceptedEvent[]): AcceptedEvent {
  const last = further[further.length - 1];
  if (last === undefined) return first;
  const events = [first, ...further];
  const balances = new Map(events.flatMap((event) => event.balances).map((change) => [change.account.id, change]));
  return {
    ...first,
    order: last.order,
    trades: events.flatMap(({ trades }) => trades),
    balances: Array.from(balances.values()),
  } as AcceptedEvent;
}

function unfinishedOrder({ exchange }: DecisionContext, symbol: string | null): Order | undefined {
  return symbol === null ? undefined : exchange.unfinished.get(symbol);
}

/** Copies the orders in their time priority, and the orders that they close when they trade. */
function copyOrders(exchange: Exchange, copy: Exchange, orders: readonly Order[]): void {
  const otherLegs = orders.flatMap((order) => otherLegOf(exchange, order) ?? []);
  const byTurn = Array.from(new Set([...orders, ...otherLegs])).sort(compareTimePriority);
  for (const order of byTurn) copy.addOpen(Order.fromRecord(order.toRecord(), copy.sharedOrderTerms));
}
