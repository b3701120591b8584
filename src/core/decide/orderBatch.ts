/**
 * Decides parts of a batch on a copy of the exchange: for a preview, and for a batch of which all parts are accepted or
 * none.
 */

import type { Exchange } from '../exchange';
import type { OrderBatchPart } from '../model/commands';
import type { AcceptedEvent } from '../model/events';
import type { Refusal } from '../model/refusals';
import { cancelOrder } from './cancelOrder';
import { createOrder, refuseOrderTerms } from './createOrder';
import { type ClosedOrder, type Decision, type DecisionContext, NOT_ATTEMPTED, type PartDecision } from './decision';
import { dueOrderIds, expireOrder } from './expireOrder';
import { copyForTrial } from './trialExchange';
import { continuationsBefore, continueUnfinished, finishDecision, uniteEvents } from './unfinishedOrders';

export interface PreviewedParts {
  /** One decision for each part that was decided. */
  readonly decisions: readonly Decision[];
  /** A copy of the exchange with the user's accounts as they would be after the decisions. */
  readonly exchange: Exchange;
}

/** The decisions that the parts would get now; up to the first refusal if `stops`. Changes nothing. */
export function previewParts(
  context: DecisionContext,
  parts: readonly OrderBatchPart[],
  stops: boolean,
): PreviewedParts {
  const trial = decideOnCopy(context, parts, stops, false);
  return { decisions: withAllShares(trial), exchange: trial.context.exchange };
}

/**
 * The decisions of a batch whose parts are accepted only together, if one of them would be refused now: its own refusal
 * for that part, and NOT_ATTEMPTED for the others. Undefined if all would be accepted.
 */
export function refuseTogether(context: DecisionContext, parts: readonly OrderBatchPart[]): PartDecision[] | undefined {
  const { decisions } = decideOnCopy(context, parts, true, true);
  if (decisions.every(({ refusal }) => refusal === null)) return undefined;
  return parts.map((_part, index) => onlyRefusal(decisions[index]));
}

/** The decisions if one of the orders has terms that are always refused: its refusal, NOT_ATTEMPTED for the others. */
export function refuseTermsOf(
  { exchange, timeMs }: DecisionContext,
  parts: readonly OrderBatchPart[],
): PartDecision[] | undefined {
  for (const [index, part] of parts.entries()) {
    const refusal: Refusal | undefined =
      part.type === 'create_order' ? refuseOrderTerms(exchange, part, timeMs) : undefined;
    if (refusal !== undefined) return parts.map((_part, at) => (at === index ? { refusal } : NOT_ATTEMPTED));
  }
  return undefined;
}

interface Trial {
  readonly context: DecisionContext;
  readonly decisions: readonly Decision[];
  /** The further events of orders that match more than one event may contain. */
  readonly shares: AcceptedEvent[];
}

/**
 * Decides the parts in turn; up to the first refusal if `stops`. A preview has an empty list of client order ids,
 * because it uses up none.
 */
function decideOnCopy(
  original: DecisionContext,
  parts: readonly OrderBatchPart[],
  stops: boolean,
  knowsClientIds: boolean,
): Trial {
  const closedOrders = new Map<number, ClosedOrder>(original.closedOrders);
  // These orders have expired. The batch closes them before it decides its parts, so the copy must do the same.
  const due = dueOrderIds(original.exchange, original.timeMs);
  const exchange = copyForTrial(original.exchange, parts, due);
  if (!knowsClientIds) exchange.orders.clientIds.clear();
  const context: DecisionContext = { ...original, closedOrders, exchange };
  const decisions: Decision[] = [];
  const shares: AcceptedEvent[] = [];
  // A part may name an order that an earlier part has closed.
  const rememberClosed = (events: readonly AcceptedEvent[]): void => {
    for (const { orders } of events)
      for (const { id, userId, symbol } of orders)
        if (!exchange.orders.has(id)) closedOrders.set(id, { userId, symbol });
  };
  for (const orderId of due) {
    const decision = expireOrder(context, { type: 'expire_order', idempotencyKeys: [], orderId });
    if (decision.refusal === null) rememberClosed([decision.event]);
  }
  for (const part of parts) {
    const before = continuationsBefore(context, part);
    rememberClosed(before);
    const decision = part.type === 'create_order' ? createOrder(context, part) : cancelOrder(context, part);
    decisions.push(decision);
    shares.push(...before);
    if (decision.refusal !== null) {
      if (stops) break;
      continue;
    }
    const further = finishDecision(context, decision.event.symbol);
    rememberClosed([decision.event, ...further]);
    shares.push(...further);
  }
  return { context, decisions, shares };
}

/** The decisions with one event each, which contains all effects of its order. */
function withAllShares({ context, decisions, shares }: Trial): readonly Decision[] {
  for (const symbol of Array.from(context.exchange.unfinished.keys()))
    shares.push(...continueUnfinished(context, symbol));
  if (shares.length === 0) return decisions;
  return decisions.map((decision) => {
    if (decision.refusal !== null) return decision;
    const { event } = decision;
    return {
      ...decision,
      event: uniteEvents(
        event,
        shares.filter(({ order }) => order?.id === event.order?.id),
      ),
    };
  });
}

function onlyRefusal(decision: Decision | undefined): PartDecision {
  return decision === undefined || decision.refusal === null ? NOT_ATTEMPTED : decision;
}
