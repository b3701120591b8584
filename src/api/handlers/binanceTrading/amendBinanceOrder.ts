import { assertPresent } from '../../../core/values/assert';
import { amountFrom } from '../../../core/values/decimal';
import { traderOf } from '../../../usecases/callers';
import { NO_ORDER_ID } from '../../../usecases/orders/cancelOrderList';
import { invalidField } from '../../../usecases/refusals';
import { executionIdOf } from '../../binance/executionIds';
import { parseOrderReference } from '../../binance/ownOrders';
import { NOT_CANCELLABLE, orderIdOf, referenceKeys } from '../../binance/placeOrder';
import { renderAmendedOrder } from '../../binance/renderOrder';
import { findBinanceSymbol } from '../../binance/symbolNames';
import { declaredRefusal, type Handler } from '../types';

/**
 * Reduces the quantity of an open order, which keeps its priority. Refusals: INVALID_PAIR, INVALID_PARAMETERS without an
 * id or with a quantity that is not smaller, those for the quantity, ORDER_NOT_CANCELLABLE.
 */
export const amendBinanceOrder: Handler<'amendBinanceOrder'> = async ({ query }, context) => {
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const reference = parseOrderReference(query.orderId, query.origClientOrderId);
  if ('refusal' in reference) return reference;
  const named = await orderIdOf(context, symbol.symbol, reference);
  const idempotencyKeys = referenceKeys(context, reference, query.timestamp, ['amend', symbol.symbol, query.newQty]);
  // The refusal of a request with keys is stored: repeated, it must not change an order that was placed meanwhile.
  if (named === undefined && idempotencyKeys.length === 0) return NOT_CANCELLABLE;
  const { refusal, event } = await context.engine.execute({
    type: 'amend_order',
    idempotencyKeys,
    trader: traderOf(context),
    orderId: named ?? NO_ORDER_ID,
    symbol: symbol.symbol,
    quantity: amountFrom(query.newQty),
  });
  if (refusal?.code === 'ORDER_NOT_FOUND') return NOT_CANCELLABLE;
  // The engine names the member of its own interface.
  if (refusal?.code === 'INVALID_PARAMETERS') return { refusal: invalidField('newQty') };
  if (refusal !== null) return declaredRefusal('amendBinanceOrder', refusal);
  const order = assertPresent(event.order, 'the amended order');
  return {
    status: 200,
    body: {
      transactTime: order.updatedAtMs,
      executionId: executionIdOf(event.sequence, 0),
      amendedOrder: renderAmendedOrder(order),
    },
  };
};
