/** Whether a session is good for a purchase at this moment. All that ask in one turn of the event loop are one question to the database. */
import DataLoader from 'dataloader';
import { livingPortalSessions } from '../store/portalSessions';
import type { Portal } from './portal';

/** Rejects with what the database says when it cannot be asked. */
export type IsSessionLiving = (sessionId: number) => Promise<boolean>;

const SESSIONS_A_QUESTION_MAX = 500;

export function livingSessions({ database, clock }: Pick<Portal, 'database' | 'clock'>): IsSessionLiving {
  const ask = async (ids: readonly number[]): Promise<boolean[]> => {
    const living = await livingPortalSessions(database, ids, clock.nowMs());
    return ids.map((id) => living.has(id));
  };
  // Nothing is kept: the next question is about the next moment.
  const questions = new DataLoader(ask, { cache: false, maxBatchSize: SESSIONS_A_QUESTION_MAX, batchScheduleFn: (end) => setImmediate(end) });
  return (sessionId) => questions.load(sessionId);
}
