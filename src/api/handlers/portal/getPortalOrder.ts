import { findPortalOrder } from '../../../store/portal/portalOrders';
import { portalOrderOwner } from '../../../usecases/portalOrders/portalOrderOwner';
import { renderPortalOrderRecord } from '../../rendering/portalOrder';

import type { Handler } from '../types';

/** The present state of a Portal order. Refusals: ORDER_NOT_FOUND (also for an order of another app or user). */
export const getPortalOrder: Handler<'getPortalOrder'> = async ({ path }, { engine, database, caller }) => {
  const order = await engine.whenDurable(findPortalOrder(database, portalOrderOwner(caller), Number(path.id)));
  if (order === undefined) return { refusal: { code: 'ORDER_NOT_FOUND' } };
  return { status: 200, body: renderPortalOrderRecord(order) };
};
