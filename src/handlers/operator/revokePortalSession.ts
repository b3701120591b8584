import { endPortalSession } from '../../store/portal/portalSessionEnds';
import type { Handler } from '../types';

/** The app may do nothing for the user any more, from its next request on. Refusals: PORTAL_SESSION_NOT_FOUND. */
export const revokePortalSession: Handler<'revokePortalSession'> = async (
  { path },
  { database, clock, identityChanged },
) => {
  const found = await endPortalSession(database, Number(path.sessionid), 'operator', clock.nowMs());
  if (!found) return { refusal: { code: 'PORTAL_SESSION_NOT_FOUND' } };
  identityChanged();
  return { status: 204, body: undefined };
};
