import { findUser, updateUser } from '../../../store/identity/users';
import { stopOrders } from '../../../usecases/orders/stopOrders';
import type { Handler } from '../types';

/**
 * Blocks new orders and withdrawals of a user, and cancels the open orders. A stricter state stays. Refusals:
 * USER_NOT_FOUND.
 */
export const stopUser: Handler<'stopUser'> = async ({ path, body }, context) => {
  const { database, masterKeys, clock, identityChanged, ip } = context;
  const userId = Number(path.userid);
  const before = await findUser(database, userId);
  if (before === undefined) return { refusal: { code: 'USER_NOT_FOUND' } };
  const isStricter = before.state === 'cancel_only' || before.state === 'frozen';
  const state = isStricter ? before.state : 'cancel_only';
  if (!isStricter) {
    const unchanged = { level: undefined, feeTier: undefined };
    await updateUser(database, masterKeys, userId, {
      ...unchanged,
      state,
      stateReason: body.reason,
      nowMs: clock.nowMs(),
    });
    identityChanged();
  }
  const { cancelled, open } = await stopOrders(context, userId, ip);
  return { status: 200, body: { user_id: userId, state, cancelled_orders: cancelled, open_orders: open } };
};
