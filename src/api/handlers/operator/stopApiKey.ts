import { assertPresent } from '../../../core/values/assert';
import { findUser } from '../../../store/identity/users';
import { revokeByOperator } from '../../../usecases/apiKeys/revokeByOperator';
import { stopOrders } from '../../../usecases/orders/stopOrders';
import type { Handler } from '../types';

/** Revokes an API key and cancels the open orders of its user. Refusals: API_KEY_NOT_FOUND. */
export const stopApiKey: Handler<'stopApiKey'> = async ({ path }, context) => {
  const userId = await revokeByOperator(context, path.api_key);
  if (userId === undefined) return { refusal: { code: 'API_KEY_NOT_FOUND' } };
  const { state } = assertPresent(await findUser(context.database, userId), `the user ${userId}`);
  const { cancelled, open } = await stopOrders(context, userId, context.ip);
  return { status: 200, body: { user_id: userId, state, cancelled_orders: cancelled, open_orders: open } };
};
