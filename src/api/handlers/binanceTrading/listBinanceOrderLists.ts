import { listOrderLists } from '../../../store/trading/orderLists';
import { withOrders } from '../../../usecases/orders/orderLists';
import { parseListLimit, parsePeriod } from '../../binance/listParameters';
import { renderBinanceOrderList } from '../../binance/orderLists';
import { declaredRefusal, type Handler } from '../types';

/** The longest period. */
const HOURS_MAX = 24;

/** The caller's order lists, the oldest first. Refusals: PARAMETERS_EXCLUDE_EACH_OTHER, those of `parsePeriod`. */
export const listBinanceOrderLists: Handler<'listBinanceOrderLists'> = async ({ query }, context) => {
  const { engine, database, caller } = context;
  const period = parsePeriod(query, HOURS_MAX);
  if ('refusal' in period) return declaredRefusal('listBinanceOrderLists', period.refusal);
  const hasPeriod = period.startMs !== undefined || period.endMs !== undefined;
  if (query.fromId !== undefined && hasPeriod) return { refusal: { code: 'PARAMETERS_EXCLUDE_EACH_OTHER' } };
  // The newest are read backwards; all others from their beginning.
  const firstId = query.fromId !== undefined ? Number(query.fromId) : period.startMs !== undefined ? 0 : undefined;
  const filter = { userId: caller.userId, firstId, ...period };
  const page = { limit: parseListLimit(query.limit), offset: 0 };
  const lists = await engine.whenDurable(listOrderLists(database, filter, page));
  const oldestFirst = firstId === undefined ? lists.reverse() : lists;
  return {
    status: 200,
    body: (await withOrders(context, oldestFirst)).map((listed) => renderBinanceOrderList(listed)),
  };
};
