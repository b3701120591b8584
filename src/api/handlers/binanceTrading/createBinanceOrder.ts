import { orderCountHeader } from '../../../usecases/orderCounts';
import { placeBinanceOrder } from '../../binance/placeOrder';
import { renderPlacedOrder, responseTypeOf } from '../../binance/renderOrder';
import { declaredRefusal, type Handler } from '../types';

/** Places an order. Refusals: those of `placeBinanceOrder`. */
export const createBinanceOrder: Handler<'createBinanceOrder'> = async ({ query }, context) => {
  const placed = await placeBinanceOrder(context, query, query.timestamp);
  if ('refusal' in placed) return declaredRefusal('createBinanceOrder', placed.refusal);
  return {
    status: 200,
    body: renderPlacedOrder(placed.order, placed.trades, responseTypeOf(query)),
    headers: orderCountHeader(context),
  };
};
