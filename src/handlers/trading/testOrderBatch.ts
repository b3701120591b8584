import {
  orderPartsForTest,
  previewBatch,
  renderPreviewedBalances,
  renderPreviewedPart,
} from '../../application/orders/orderBatches';
import { traderOf } from '../../application/orders/traderOf';
import type { Handler } from '../types';

/** Returns the results that the orders of a batch would have, and changes nothing. */
export const testOrderBatch: Handler<'testOrderBatch'> = async ({ body: { mode, orders } }, context) => {
  const parts = orderPartsForTest(orders, traderOf(context));
  const preview = await previewBatch(context, { type: 'order_batch', mode, checksTermsFirst: false, parts });
  const { sequence, decisions } = preview;
  const balances = renderPreviewedBalances(preview);
  return { status: 200, body: { sequence, results: decisions.map(renderPreviewedPart), balances } };
};
