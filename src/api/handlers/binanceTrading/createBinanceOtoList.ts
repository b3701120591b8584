import { orderCountHeader } from '../../../usecases/orderCounts';
import { parseOtoList } from '../../binance/otoLists';
import { placeBinanceOrderList } from '../../binance/placeOrderList';
import { findBinanceSymbol } from '../../binance/symbolNames';
import { declaredRefusal, type Handler } from '../types';

/** Places an OTO list. Refusals: INVALID_PAIR, those of `parseOtoList` and of the engine. */
export const createBinanceOtoList: Handler<'createBinanceOtoList'> = async ({ query }, context) => {
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const read = parseOtoList(symbol, query);
  if ('refusal' in read) return declaredRefusal('createBinanceOtoList', read.refusal);
  const placed = await placeBinanceOrderList(context, { type: 'create_oto_list', ...read.input }, query);
  if ('refusal' in placed) return declaredRefusal('createBinanceOtoList', placed.refusal);
  return { status: 200, body: placed.body, headers: orderCountHeader(context) };
};
