import { userExists } from '../../../store/identity/users';
import { listOrders } from '../../../store/trading/orders';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderOrderSummary } from '../../rendering/order';
import type { Handler } from '../types';

/** Lists the orders of a user, newest first. Refusals: USER_NOT_FOUND. */
export const listUserOrders: Handler<'listUserOrders'> = async ({ path, query }, { engine, database }) => {
  const userId = Number(path.userid);
  if (!(await userExists(database, userId))) return { refusal: { code: 'USER_NOT_FOUND' } };
  const filter = { userId, symbol: undefined, side: undefined, status: query.status ?? ('all' as const) };
  const orders = await engine.whenDurable(listOrders(database, filter, parsePageRange(query)));
  return { status: 200, body: { items: orders.map(renderOrderSummary) } };
};
