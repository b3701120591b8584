/** Cancels every open order of a user for an operator, whatever the state of the user. */

import { assertPresent } from '../../core/values/assert';
import { Outage } from '../../engine/types';
import { findUser } from '../../store/identity/users';
import { openOrderIds } from '../../store/trading/orders';
import type { Services } from '../services';
import { cancelEachOpenOrder } from './cancelAllOrders';

/** An order that was accepted before the user was blocked may appear after the first reading. */
const ROUNDS_MAX = 5;

export interface StoppedOrders {
  readonly cancelled: number;
  readonly open: number;
}

/**
 * Whatever blocks new orders of the user has taken effect before. An order whose cancellation fails stays open, and the
 * others are cancelled.
 */
export async function stopOrders(
  services: Pick<Services, 'database' | 'engine'>,
  userId: number,
  ip: string,
): Promise<StoppedOrders> {
  const { database, engine } = services;
  const { level, feeTier } = assertPresent(await findUser(database, userId), `the user ${userId}`);
  // A frozen user cannot cancel orders; the operator can.
  const trader = { userId, level, feeTier, ip };
  const cancel = async (orderId: number): Promise<boolean> => {
    try {
      const { refusal } = await engine.execute({
        type: 'cancel_order',
        idempotencyKeys: [],
        trader,
        orderId,
        symbol: null,
      });
      return refusal === null;
    } catch (error) {
      if (error instanceof Outage) return false;
      throw error;
    }
  };
  const openIds = () =>
    engine.whenDurable(openOrderIds(database, { userId, symbol: undefined, afterId: 0, limit: OPEN_MAX }));
  let cancelled = 0;
  for (let round = 0; round < ROUNDS_MAX && (await openIds()).length > 0; round += 1) {
    const results = await cancelEachOpenOrder(services, { userId, symbol: undefined }, cancel);
    cancelled += results.filter(Boolean).length;
  }
  return { cancelled, open: (await openIds()).length };
}

/** A limit above the number of stop orders that a user can have open. */
const OPEN_MAX = 1_000_000;
