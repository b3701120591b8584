import { parseTime } from '../../../foundation/times';
import { listPortalOrders as listPortalOrderRows, type PortalOrderPosition } from '../../../store/portal/portalOrders';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { portalOrderOwner } from '../../../usecases/portalOrders/portalOrderOwner';
import { invalidField } from '../../../usecases/refusals';
import { renderPortalOrderRecord } from '../../rendering/portalOrder';
import type { Handler } from '../types';

/** Lists the caller's Portal orders, newest first. Refusals: INVALID_PARAMETERS (a time that does not exist). */
export const listPortalOrders: Handler<'listPortalOrders'> = async ({ query }, { engine, database, caller }) => {
  const fromMs = query.from === undefined ? undefined : parseTime(query.from);
  const toMs = query.to === undefined ? undefined : parseTime(query.to);
  if (query.from !== undefined && fromMs === undefined) return { refusal: invalidField('from') };
  if (query.to !== undefined && toMs === undefined) return { refusal: invalidField('to') };
  const { limit } = parsePageRange(query);
  // One more than asked for, to see whether there is a next page.
  const filter = { ...portalOrderOwner(caller), fromMs, toMs, after: positionFrom(query.cursor), limit: limit + 1 };
  const orders = await engine.whenDurable(listPortalOrderRows(database, filter));
  const page = orders.slice(0, limit);
  const last = page.at(-1)?.order;
  const cursor = last === undefined || orders.length <= limit ? null : `${last.createdAtMs}-${last.id}`;
  return { status: 200, body: { items: page.map(renderPortalOrderRecord), next_cursor: cursor } };
};

function positionFrom(cursor: string | undefined): PortalOrderPosition | undefined {
  if (cursor === undefined) return undefined;
  const [createdAtMs, orderId] = cursor.split('-').map(Number);
  return { createdAtMs: createdAtMs ?? 0, orderId: orderId ?? 0 };
}
