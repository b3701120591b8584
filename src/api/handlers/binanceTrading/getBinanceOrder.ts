import { assertPresent } from '../../../core/values/assert';
import { findOwnOrder, parseOrderReference } from '../../binance/ownOrders';
import { renderQueriedOrders } from '../../binance/queriedOrders';
import { findBinanceSymbol } from '../../binance/symbolNames';
import type { Handler } from '../types';

/** One of the caller's orders. Refusals: INVALID_PAIR, INVALID_PARAMETERS without an id, ORDER_NOT_FOUND. */
export const getBinanceOrder: Handler<'getBinanceOrder'> = async ({ query }, context) => {
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const reference = parseOrderReference(query.orderId, query.origClientOrderId);
  if ('refusal' in reference) return reference;
  const order = await findOwnOrder(context, context.caller.userId, symbol.symbol, reference);
  if (order === undefined) return { refusal: { code: 'ORDER_NOT_FOUND' } };
  const [body] = await renderQueriedOrders(context, [order]);
  return { status: 200, body: assertPresent(body, 'the rendered order') };
};
