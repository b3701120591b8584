/** Events of orders that match more resting orders than one event may contain (`MatchLimits.perEvent`). */
import type { AcceptedEvent } from '../model/events';
import type { Order } from '../orders/order';
import { continueOrder } from './continueOrder';
import type { DecisionContext } from './decision';

/** The events of the unfinished order of the symbol, those of later batches included. */
export function continueUnfinished(context: DecisionContext, symbol: string | null): AcceptedEvent[] {
  const events: AcceptedEvent[] = [];
  for (let next = unfinishedOrder(context, symbol); next !== undefined; next = unfinishedOrder(context, symbol)) {
    const decision = continueOrder(context, { type: 'continue_order', idempotencyKeys: [], orderId: next.id });
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
    preventedMatches: events.flatMap(({ preventedMatches }) => preventedMatches),
    balances: Array.from(balances.values()),
  } as AcceptedEvent;
}

function unfinishedOrder({ exchange }: DecisionContext, symbol: string | null): Order | undefined {
  return symbol === null ? undefined : exchange.unfinished.get(symbol);
}
