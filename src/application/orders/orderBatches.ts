/** Turns the requests of batches and of replacements into one command of the engine, and its outcome into results. */
import type { components } from '../../../generated/openapi';
import type { CancelOrder, CreateOrder, OrderBatch, Trader } from '../../core/commands';
import type { PartDecision } from '../../core/decide';
import { assertPresent } from '../../core/values/assert';
import { formatAmount } from '../../core/values/decimal';
import type { BatchPreview, PartOutcome } from '../../engine/types';
import { findOrder } from '../../store/trading/orders';
import type { KeyCaller } from '../callers';
import { fingerprintOf } from '../idempotency/idempotencyKeys';
import { idempotencyKeysOf, type RequestKeys, type SignedRequestInput } from '../idempotency/requestKeys';
import { renderOrder } from '../rendering/order';
import { renderPartRefusal } from '../rendering/partRefusal';
import { renderPreviewedFill } from '../rendering/trade';
import type { Services } from '../services';
import { orderFingerprintFields, parseOrderInput } from './orderInput';
import { clientOrderIdKey, createPartKeys } from './orderKeys';

type Schemas = components['schemas'];
type PartRequest = Omit<SignedRequestInput, 'nonce' | 'fingerprint'>;

/** The orders of a batch as parts of the command, and the keys of the request. `firstPart`: the number of the first. */
export function createOrderParts(
  orders: readonly Schemas['OrderRequest'][],
  trader: Trader,
  request: PartRequest,
  { fingerprint, firstPart = 0 }: { readonly fingerprint: string; readonly firstPart?: number },
): { readonly parts: readonly CreateOrder[]; readonly keys: readonly RequestKeys[] } {
  const keys = orders.map(({ nonce }, index) => createPartKeys({ ...request, nonce, fingerprint }, firstPart + index));
  const parts = orders.map((body, index): CreateOrder => {
    const input = parseOrderInput(body);
    const own = clientOrderIdKey(input, request.caller, fingerprintOf(orderFingerprintFields(input)));
    return {
      type: 'create_order',
      idempotencyKeys: [...own, ...idempotencyKeysOf(assertPresent(keys[index], 'keys of the part'))],
      trader,
      ...input,
    };
  });
  return { parts, keys };
}

/** The content by which a repeated batch is recognized; nonces do not belong to it. */
export function batchFingerprint(head: readonly string[], orders: readonly Schemas['OrderRequest'][]): string {
  return fingerprintOf([
    ...head,
    ...orders.flatMap((body) => ['order', ...orderFingerprintFields(parseOrderInput(body))]),
  ]);
}

/** The parts without keys, for previews. */
export function orderPartsForTest(orders: readonly Schemas['OrderRequest'][], trader: Trader): CreateOrder[] {
  return orders.map((body) => ({ type: 'create_order', idempotencyKeys: [], trader, ...parseOrderInput(body) }));
}

export function cancelPart(orderId: number, trader: Trader): CancelOrder {
  return { type: 'cancel_order', idempotencyKeys: [], trader, orderId, symbol: null };
}

/** Whether every part is the stored first outcome of an earlier request. */
export function areAllReplayed(parts: readonly PartOutcome[]): boolean {
  return parts.every(({ replayed }) => replayed);
}

export function renderPart({ refusal, event }: PartOutcome): Schemas['OrderResult'] {
  if (refusal !== null) return renderPartRefusal(refusal);
  const order = renderOrder(assertPresent(event.order, 'the order of the part'));
  const isCancelled = event.type === 'cancel_order';
  return { code: 'SUCCESS', message: isCancelled ? 'The order is cancelled.' : 'The order was accepted.', order };
}

/**
 * The decisions of the batch as they would be now. The orders that it cancels are read from the table, because memory
 * has no closed ones. Throws `Outage`.
 */
export async function previewBatch(
  { engine, database, caller }: Pick<Services, 'engine' | 'database'> & { readonly caller: KeyCaller },
  batch: OrderBatch,
): Promise<BatchPreview> {
  const cancelled = batch.parts.filter((part) => part.type === 'cancel_order');
  const found = await Promise.all(
    cancelled.map(({ orderId }) => engine.whenDurable(findOrder(database, caller.userId, orderId))),
  );
  return engine.previewBatch(
    batch,
    new Map(found.flatMap((order) => (order === undefined ? [] : [[order.id, order]]))),
  );
}

export function renderPreviewedPart(decision: PartDecision): Schemas['TestedOrderResult'] {
  if (decision.refusal !== null) return renderPartRefusal(decision.refusal);
  const { type, order, trades } = decision.event;
  const rendered = renderOrder(assertPresent(order, 'the order of the part'));
  if (type === 'cancel_order') return { code: 'SUCCESS', message: 'The order would be cancelled.', order: rendered };
  const fills = trades.map(renderPreviewedFill);
  return { code: 'SUCCESS', message: 'The order would be accepted.', order: rendered, fills };
}

export function renderPreviewedBalances({ balances }: BatchPreview): Schemas['BalancesByAsset'] {
  return Object.fromEntries(
    Array.from(balances, ([asset, { available, held }]) => [
      asset,
      { available: formatAmount(available), held: formatAmount(held) },
    ]),
  );
}
