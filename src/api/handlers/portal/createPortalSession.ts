import { hashToken, newExtras, newToken } from '../../../foundation/secrets/tokens';
import { formatTime } from '../../../foundation/times';
import { claimPortalSession } from '../../../store/portal/portalSessionEnds';
import type { Handler } from '../types';

/**
 * Exchanges a code for the authorization and extras with which the partner buys for a user. A code that is used a
 * second time ends the session that it created. Refusals: INVALID_PORTAL_CODE.
 */
export const createPortalSession: Handler<'createPortalSession'> = async (
  { body },
  { caller, requestId, database, masterKeys, clock, log, identityChanged },
) => {
  const { partnerId } = caller;
  const [authorization, extras] = [newToken(), newExtras()];
  const hashes = { codeHash: hashToken(body.code), tokenHash: hashToken(authorization), extrasHash: hashToken(extras) };
  const claimed = await claimPortalSession(database, masterKeys, { ...hashes, partnerId, nowMs: clock.nowMs() });
  if (claimed.outcome === 'claimed') {
    return {
      status: 201,
      body: {
        authorization,
        extras,
        user_id: claimed.userId,
        session_id: claimed.sessionId,
        expires_at: formatTime(claimed.expiresAtMs),
      },
    };
  }
  if (claimed.outcome === 'replayed') {
    identityChanged();
    log.warn(
      { requestId, partnerId, sessionId: claimed.sessionId },
      'a Portal code was used twice; the session that it created has been ended',
    );
  }
  return { refusal: { code: 'INVALID_PORTAL_CODE' } };
};
