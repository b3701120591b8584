import { orderCountHeader } from '../../../usecases/orderCounts';
import { parseOrderReference } from '../../binance/ownOrders';
import { replaceBinanceOrder as replaceOrder } from '../../binance/replaceOrder';
import { findBinanceSymbol } from '../../binance/symbolNames';
import { declaredRefusal, type Handler } from '../types';

/**
 * Cancels an order and places another one. Refusals: INVALID_PAIR, PERMISSION_DENIED for a key that may not cancel,
 * INVALID_PARAMETERS, those of an order that would be refused in any case, CANCEL_REPLACE_FAILED,
 * CANCEL_REPLACE_PARTIALLY_FAILED.
 */
export const replaceBinanceOrder: Handler<'replaceBinanceOrder'> = async ({ query }, context) => {
  if (!context.caller.permissions.has('order_cancel')) return { refusal: { code: 'PERMISSION_DENIED' } };
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const cancelled = parseOrderReference(query.cancelOrderId, query.cancelOrigClientOrderId, {
    orderId: 'cancelOrderId',
  });
  if ('refusal' in cancelled) return cancelled;
  const steps = await replaceOrder(context, {
    symbol: symbol.symbol,
    cancelled,
    cancellationId: query.cancelNewClientOrderId,
    mode: query.cancelReplaceMode,
    restrictions: query.cancelRestrictions,
    newOrder: query,
    timestamp: query.timestamp,
  });
  if ('refusal' in steps) return declaredRefusal('replaceBinanceOrder', steps.refusal);
  const { cancellation, placement } = steps;
  const isCancelled = !('refusal' in cancellation);
  const isPlaced = placement !== null && !('refusal' in placement);
  if (isCancelled && isPlaced)
    return {
      status: 200,
      body: {
        cancelResult: 'SUCCESS',
        newOrderResult: 'SUCCESS',
        cancelResponse: cancellation,
        newOrderResponse: placement,
      },
      headers: orderCountHeader(context),
    };
  const code = isCancelled || isPlaced ? 'CANCEL_REPLACE_PARTIALLY_FAILED' : 'CANCEL_REPLACE_FAILED';
  return { refusal: { code, steps } };
};
