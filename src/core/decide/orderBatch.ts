/** The parts of a batch that is accepted completely or not at all, and the preview of any batch: decided on a copy. */
import type { OrderBatch, OrderBatchPart } from '../commands';
import type { Refusal } from '../refusals';
import { cancelOrder } from './cancelOrder';
import { createOrder, refuseOrderTerms } from './createOrder';
import { type Decision, type DecisionContext, NOT_ATTEMPTED, type PartDecision } from './decision';
import { copyForTrial } from './trialExchange';

/** One decision per part of the batch, as they would be now. Changes nothing. */
export function previewBatch(context: DecisionContext, { parts, mode, checksTermsFirst }: OrderBatch): PartDecision[] {
  const refusedTerms = checksTermsFirst ? refuseTermsOf(context, parts) : undefined;
  if (refusedTerms !== undefined) return refusedTerms;
  const decisions = decideOnCopy(context, parts, mode !== 'each');
  return mode === 'all' && decisions.some(({ refusal }) => refusal !== null)
    ? parts.map((_part, index) => onlyRefusal(decisions[index]))
    : parts.map((_part, index) => decisions[index] ?? NOT_ATTEMPTED);
}

/**
 * The decisions if all parts are accepted only together, and one of them would be refused now: its refusal, and
 * NOT_ATTEMPTED for the others. Undefined if all would be accepted.
 */
export function refuseTogether(context: DecisionContext, parts: readonly OrderBatchPart[]): PartDecision[] | undefined {
  const decisions = decideOnCopy(context, parts, true);
  if (decisions.every(({ refusal }) => refusal === null)) return undefined;
  return parts.map((_part, index) => onlyRefusal(decisions[index]));
}

/** The decisions if one of the orders has terms that are always refused: its refusal, NOT_ATTEMPTED for the others. */
export function refuseTermsOf(
  { exchange }: DecisionContext,
  parts: readonly OrderBatchPart[],
): PartDecision[] | undefined {
  for (const [index, part] of parts.entries()) {
    const refusal: Refusal | undefined = part.type === 'create_order' ? refuseOrderTerms(exchange, part) : undefined;
    if (refusal !== undefined) return parts.map((_part, at) => (at === index ? { refusal } : NOT_ATTEMPTED));
  }
  return undefined;
}

/** Decides the parts in turn; until the first refusal if `stops`. */
function decideOnCopy(context: DecisionContext, parts: readonly OrderBatchPart[], stops: boolean): Decision[] {
  const copied: DecisionContext = {
    ...context,
    closedOrders: new Map(context.closedOrders),
    exchange: copyForTrial(context.exchange, parts),
  };
  const closedOrders = copied.closedOrders as Map<number, { userId: number; symbol: string }>;
  const decisions: Decision[] = [];
  for (const part of parts) {
    const decision = part.type === 'create_order' ? createOrder(copied, part) : cancelOrder(copied, part);
    decisions.push(decision);
    if (decision.refusal !== null) {
      if (stops) break;
      continue;
    }
    // A part may name an order that an earlier part has closed.
    for (const { id, userId, symbol } of decision.event.orders)
      if (!copied.exchange.orders.has(id)) closedOrders.set(id, { userId, symbol });
  }
  return decisions;
}

function onlyRefusal(decision: Decision | undefined): PartDecision {
  return decision === undefined || decision.refusal === null ? NOT_ATTEMPTED : decision;
}
