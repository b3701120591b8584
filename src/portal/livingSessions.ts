/** Whether a session is good for a purchase at this moment. */
import { askTogether } from '../store/askTogether';
import { livingPortalSessions } from '../store/portalSessions';
import type { Portal } from './portal';

/** Rejects with what the database says when it cannot be asked. */
export type IsSessionLiving = (sessionId: number) => Promise<boolean>;

export function livingSessions({ database, clock }: Pick<Portal, 'database' | 'clock'>): IsSessionLiving {
  return askTogether(async (ids) => {
    const living = await livingPortalSessions(database, ids, clock.nowMs());
    return ids.map((id) => living.has(id));
  });
}
