import { orderCountHeader } from '../../../usecases/orderCounts';
import { parseOco } from '../../binance/otoLists';
import { placeBinanceOrderList } from '../../binance/placeOrderList';
import { findBinanceSymbol } from '../../binance/symbolNames';
import { declaredRefusal, type Handler } from '../types';

/** Places an OCO list, with the parameters of older clients. Refusals: INVALID_PAIR, those of `parseOco` and of the engine. */
export const createBinanceOco: Handler<'createBinanceOco'> = async ({ query }, context) => {
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const read = parseOco(symbol, query);
  if ('refusal' in read) return declaredRefusal('createBinanceOco', read.refusal);
  const placed = await placeBinanceOrderList(context, { type: 'create_order_list', ...read.input }, query);
  if ('refusal' in placed) return declaredRefusal('createBinanceOco', placed.refusal);
  return { status: 200, body: placed.body, headers: orderCountHeader(context) };
};
