/** Finds Portal sessions that are active, with one query for all that are asked for in one event-loop iteration. */
import type { EventLoop } from '../../foundation/eventLoop';
import { batchLoader } from '../../store/connection/batchLoader';
import { type ActivePortalSession, activePortalSessions } from '../../store/portal/portalSessions';
import type { PortalServices } from './portalServices';

/** Returns the session; undefined if it is not active. Rejects with the error of the database. */
export type FindActiveSession = (sessionId: number) => Promise<ActivePortalSession | undefined>;

export function activeSessions(
  { database, masterKeys, clock }: Pick<PortalServices, 'database' | 'masterKeys' | 'clock'>,
  eventLoop: EventLoop,
): FindActiveSession {
  return batchLoader(async (ids) => {
    const active = await activePortalSessions(database, masterKeys, ids, clock.nowMs());
    return ids.map((id) => active.get(id));
  }, eventLoop);
}
