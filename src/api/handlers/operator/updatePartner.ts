import { updatePartner as updatePartnerRow } from '../../../store/portal/partners';
import { invalidPartnerUrl } from '../../../usecases/partners/partnerUrls';
import { renderPartner } from '../../rendering/identity';
import type { Handler } from '../types';

/** Changes a partner's settings, effective from its next request. Refusals: INVALID_SETTING, PARTNER_NOT_FOUND. */
export const updatePartner: Handler<'updatePartner'> = async (
  { path, body },
  { database, masterKeys, clock, config, identityChanged },
) => {
  const fault = invalidPartnerUrl(body, config.partner);
  if (fault !== undefined) return { refusal: { code: 'INVALID_SETTING', rule: fault } };
  const partner = await updatePartnerRow(database, masterKeys, Number(path.partnerid), {
    name: body.name,
    authorizeUrl: body.authorize_url,
    tokenUrl: body.token_url,
    issuer: body.issuer,
    clientId: body.client_id,
    clientSecret: body.client_secret,
    scopes: body.scopes,
    depositAddressUrl: body.deposit_address_url,
    returnUrl: body.return_url,
    enabled: body.enabled,
    nowMs: clock.nowMs(),
  });
  if (partner === undefined) return { refusal: { code: 'PARTNER_NOT_FOUND' } };
  identityChanged();
  return { status: 200, body: renderPartner(partner) };
};
