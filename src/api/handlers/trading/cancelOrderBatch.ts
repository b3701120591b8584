import { traderOf } from '../../../usecases/callers';
import { cancelPart } from '../../../usecases/orders/cancelOrderList';
import { missingField } from '../../../usecases/refusals';
import { renderPart } from '../../orders/orderBatches';
import type { Handler } from '../types';

/**
 * Cancels several orders as one command. The refusals of the cancellations are part of the body. Refusals:
 * INVALID_PARAMETERS for a request without a body.
 */
export const cancelOrderBatch: Handler<'cancelOrderBatch'> = async ({ body }, context) => {
  if (body === undefined) return { refusal: missingField('ids') };
  const { mode, ids } = body;
  const trader = traderOf(context);
  const { parts } = await context.engine.executeBatch({
    type: 'order_batch',
    mode,
    checksTermsFirst: false,
    parts: ids.map((id) => cancelPart(id, trader)),
  });
  return { status: 200, body: { results: parts.map(renderPart) } };
};
