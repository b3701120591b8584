import { listPortalSessions as listPortalSessionRows } from '../../../store/portal/portalSessionEnds';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderPortalSession } from '../../rendering/identity';
import type { Handler } from '../types';

/** Lists current and ended Portal sessions, newest first. */
export const listPortalSessions: Handler<'listPortalSessions'> = async ({ query }, { database }) => {
  const filter = {
    userId: query.user_id === undefined ? undefined : Number(query.user_id),
    partnerId: query.partner_id === undefined ? undefined : Number(query.partner_id),
  };
  const { count, sessions } = await listPortalSessionRows(database, { ...filter, ...parsePageRange(query) });
  return { status: 200, body: { count, items: sessions.map(renderPortalSession) } };
};
