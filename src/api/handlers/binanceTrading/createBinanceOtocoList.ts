import { orderCountHeader } from '../../../usecases/orderCounts';
import { parseOtocoList } from '../../binance/otoLists';
import { placeBinanceOrderList } from '../../binance/placeOrderList';
import { findBinanceSymbol } from '../../binance/symbolNames';
import { declaredRefusal, type Handler } from '../types';

/** Places an OTOCO list. Refusals: INVALID_PAIR, those of `parseOtocoList` and of the engine. */
export const createBinanceOtocoList: Handler<'createBinanceOtocoList'> = async ({ query }, context) => {
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const read = parseOtocoList(symbol, query);
  if ('refusal' in read) return declaredRefusal('createBinanceOtocoList', read.refusal);
  const placed = await placeBinanceOrderList(context, { type: 'create_oto_list', ...read.input }, query);
  if ('refusal' in placed) return declaredRefusal('createBinanceOtocoList', placed.refusal);
  return { status: 200, body: placed.body, headers: orderCountHeader(context) };
};
