/** Builds the command that cancels one order and places another one, and says what its outcome means. */
import type { CancelOrder, CreateOrder, OrderBatch } from '../../core/model/commands';
import type { PartRefusal, Refusal } from '../../core/model/refusals';

export type ReplacementMode = 'stop_on_failure' | 'allow_failure';

/** The terms of the new order are checked first, so that an order that is always refused costs no other one. */
export function replacementBatch(mode: ReplacementMode, cancellation: CancelOrder, placement: CreateOrder): OrderBatch {
  return {
    type: 'order_batch',
    mode: mode === 'allow_failure' ? 'each' : 'until_refused',
    checksTermsFirst: true,
    parts: [cancellation, placement],
  };
}

/**
 * The refusal of a replacement that changed nothing: that of the cancellation, unless the new order was refused for its
 * terms. Undefined if at least one step was done.
 */
export function replacementRefusal(
  cancellation: PartRefusal | null,
  placement: PartRefusal | null,
): Refusal | undefined {
  if (cancellation === null || placement === null) return undefined;
  if (cancellation.code !== 'NOT_ATTEMPTED') return cancellation;
  return placement.code === 'NOT_ATTEMPTED' ? undefined : placement;
}
