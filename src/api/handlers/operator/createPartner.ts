import { hashToken, newToken } from '../../../foundation/secrets/tokens';
import { insertPartner } from '../../../store/portal/partners';
import { defaultDepositAddressUrl, invalidPartnerUrl } from '../../../usecases/partners/partnerUrls';
import { renderPartner } from '../../rendering/identity';
import type { Handler } from '../types';

/**
 * Creates a partner. Only this response contains its secret. Refusals: INVALID_SETTING (a URL that the server must not
 * call).
 */
export const createPartner: Handler<'createPartner'> = async ({ body }, { database, masterKeys, clock, config }) => {
  const fault = invalidPartnerUrl(body, config.partner);
  if (fault !== undefined) return { refusal: { code: 'INVALID_SETTING', rule: fault } };
  const [createdAtMs, secret] = [clock.nowMs(), newToken()];
  const partner = {
    name: body.name,
    authorizeUrl: body.authorize_url,
    tokenUrl: body.token_url,
    issuer: body.issuer ?? null,
    clientId: body.client_id,
    scopes: body.scopes ?? [],
    depositAddressUrl: body.deposit_address_url ?? defaultDepositAddressUrl(body.token_url),
    returnUrl: body.return_url,
    enabled: body.enabled ?? true,
    createdAtMs,
  };
  const id = await insertPartner(database, masterKeys, {
    ...partner,
    clientSecret: body.client_secret,
    secretHash: hashToken(secret),
  });
  return {
    status: 201,
    body: { ...renderPartner({ id, ...partner, updatedAtMs: createdAtMs }), portal_secret: secret },
  };
};
