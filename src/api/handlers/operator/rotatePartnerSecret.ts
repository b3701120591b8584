import { hashToken, newToken } from '../../../foundation/secrets/tokens';
import { replacePartnerSecret } from '../../../store/portal/partners';
import type { Handler } from '../types';

/**
 * Replaces the secret of a partner's requests. The old secret is invalid from this response on. Refusals:
 * PARTNER_NOT_FOUND.
 */
export const rotatePartnerSecret: Handler<'rotatePartnerSecret'> = async (
  { path },
  { database, masterKeys, clock, identityChanged },
) => {
  const [partnerId, secret] = [Number(path.partnerid), newToken()];
  const found = await replacePartnerSecret(database, masterKeys, partnerId, hashToken(secret), clock.nowMs());
  if (!found) return { refusal: { code: 'PARTNER_NOT_FOUND' } };
  identityChanged();
  return { status: 201, body: { partner_id: partnerId, portal_secret: secret } };
};
