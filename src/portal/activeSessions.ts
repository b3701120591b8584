/** Checks whether a Portal session is active, with one query for all checks of one event-loop iteration. */
import type { EventLoop } from '../eventLoop';
import { batchLoader } from '../store/connection/batchLoader';
import { activePortalSessions } from '../store/portal/portalSessions';
import type { PortalServices } from './portalServices';

/** Rejects with the error of the database. */
export type IsSessionActive = (sessionId: number) => Promise<boolean>;

export function activeSessions(
  { database, clock }: Pick<PortalServices, 'database' | 'clock'>,
  eventLoop: EventLoop,
): IsSessionActive {
  return batchLoader(async (ids) => {
    const active = await activePortalSessions(database, ids, clock.nowMs());
    return ids.map((id) => active.has(id));
  }, eventLoop);
}
