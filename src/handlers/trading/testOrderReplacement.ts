import {
  cancelPart,
  orderPartsForTest,
  previewBatch,
  renderPreviewedBalances,
  renderPreviewedPart,
} from '../../application/orders/orderBatches';
import { replacementBatch, replacementRefusal } from '../../application/orders/replaceOrder';
import { traderOf } from '../../application/orders/traderOf';
import type { CreateOrder } from '../../core/commands';
import type { PartDecision } from '../../core/decide';
import { declaredRefusal, type Handler } from '../types';

/** Returns the results that a replacement would have, and changes nothing. Refusals: those of `replaceOrder`. */
export const testOrderReplacement: Handler<'testOrderReplacement'> = async ({ path, body }, context) => {
  if (!context.caller.permissions.has('order_cancel')) return { refusal: { code: 'PERMISSION_DENIED' } };
  const trader = traderOf(context);
  const [placement] = orderPartsForTest([body.order], trader);
  const batch = replacementBatch(body.mode, cancelPart(Number(path.id), trader), placement as CreateOrder);
  const preview = await previewBatch(context, batch);
  const [cancelled, created] = preview.decisions as readonly [PartDecision, PartDecision];
  const refusal = replacementRefusal(cancelled.refusal, created.refusal);
  if (refusal !== undefined) return declaredRefusal('testOrderReplacement', refusal);
  return {
    status: 200,
    body: {
      sequence: preview.sequence,
      cancellation: renderPreviewedPart(cancelled),
      placement: renderPreviewedPart(created),
      balances: renderPreviewedBalances(preview),
    },
  };
};
