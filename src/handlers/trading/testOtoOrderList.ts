import { parseOtoListInput } from '../../application/orders/otoLists';
import { previewOrderList } from '../../application/orders/previewOrderList';
import { traderOf } from '../../application/orders/traderOf';
import { declaredRefusal, type Handler } from '../types';

/** Returns the result that the order list would have now, and changes nothing. */
export const testOtoOrderList: Handler<'testOtoOrderList'> = async ({ body }, context) => {
  const preview = await previewOrderList(context, {
    type: 'create_oto_list',
    idempotencyKeys: [],
    trader: traderOf(context),
    ...parseOtoListInput(body),
  });
  return 'refusal' in preview
    ? declaredRefusal('testOtoOrderList', preview.refusal)
    : { status: 200, body: preview.tested };
};
