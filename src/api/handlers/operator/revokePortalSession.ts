import { endPortalSession } from '../../../store/portal/portalSessionEnds';
import type { Handler } from '../types';

/** Ends a Portal session; the partner's next request for the user is refused. Refusals: PORTAL_SESSION_NOT_FOUND. */
export const revokePortalSession: Handler<'revokePortalSession'> = async (
  { path },
  { database, masterKeys, clock, identityChanged },
) => {
  const found = await endPortalSession(database, masterKeys, Number(path.sessionid), 'operator', clock.nowMs());
  if (!found) return { refusal: { code: 'PORTAL_SESSION_NOT_FOUND' } };
  identityChanged();
  return { status: 204, body: undefined };
};
