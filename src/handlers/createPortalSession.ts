import { findPartner } from '../store/partners';
import { insertPortalSession } from '../store/portalSessions';
import { hashToken, newExtras, newToken } from '../store/tokens';
import { userExists } from '../store/users';
import { invalidField } from './refusals';
import { timeFrom, timeText } from './render/times';
import type { Handler } from './types';

/** The authorization and extras with which a partner may buy for a user. Refusals: INVALID_PARAMETERS, PARTNER_NOT_FOUND, USER_NOT_FOUND. */
export const createPortalSession: Handler<'createPortalSession'> = async ({ body }, { database, masterKeys, clock, config }) => {
  const { partner_id: partnerId, user_id: userId, access_token: accessToken } = body;
  const createdAtMs = clock.nowMs();
  const expiresAtMs = body.expires_at === undefined ? createdAtMs + config.portal.sessionTtlMs : timeFrom(body.expires_at);
  if (expiresAtMs === undefined) return { refusal: invalidField('expires_at') };
  if ((await findPartner(database, partnerId)) === undefined) return { refusal: { code: 'PARTNER_NOT_FOUND' } };
  if (!(await userExists(database, userId))) return { refusal: { code: 'USER_NOT_FOUND' } };

  const authorization = newToken();
  const extras = newExtras();
  const [tokenHash, extrasHash] = [hashToken(authorization), hashToken(extras)];
  await insertPortalSession(database, masterKeys, { partnerId, userId, tokenHash, extrasHash, accessToken, createdAtMs, expiresAtMs });
  return { status: 201, body: { authorization, extras, user_id: userId, expires_at: timeText(expiresAtMs) } };
};
