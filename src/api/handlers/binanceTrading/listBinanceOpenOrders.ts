import { listOpenOrders } from '../../binance/ownOrders';
import { renderQueriedOrder } from '../../binance/renderOrder';
import { findBinanceSymbol } from '../../binance/symbolNames';
import type { Handler } from '../types';

/** The caller's open orders, the oldest first. Refusals: INVALID_PAIR. */
export const listBinanceOpenOrders: Handler<'listBinanceOpenOrders'> = async ({ query }, context) => {
  const symbol = query.symbol === undefined ? undefined : findBinanceSymbol(context.engine.committed, query.symbol);
  if (query.symbol !== undefined && symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const orders = await listOpenOrders(context, context.caller.userId, symbol?.symbol);
  return { status: 200, body: orders.map((order) => renderQueriedOrder(order, false)) };
};
