import { orderCountHeader } from '../../../usecases/orderCounts';
import { parseOrderList } from '../../binance/orderLists';
import { placeBinanceOrderList } from '../../binance/placeOrderList';
import { findBinanceSymbol } from '../../binance/symbolNames';
import { declaredRefusal, type Handler } from '../types';

/** Places an OCO list. Refusals: INVALID_PAIR, those of `parseOrderList` and of the engine. */
export const createBinanceOrderList: Handler<'createBinanceOrderList'> = async ({ query }, context) => {
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const read = parseOrderList(symbol, query);
  if ('refusal' in read) return declaredRefusal('createBinanceOrderList', read.refusal);
  const placed = await placeBinanceOrderList(context, { type: 'create_order_list', ...read.input }, query);
  if ('refusal' in placed) return declaredRefusal('createBinanceOrderList', placed.refusal);
  return { status: 200, body: placed.body, headers: orderCountHeader(context) };
};
