import { checkPartnerUrl } from '../partner/url';
import { updatePartner as updatePartnerRow } from '../store/partners';
import { renderPartner } from './render/identity';
import type { Handler } from './types';

/** Changes an app's record, from its next request on. Refusals: INVALID_SETTING, PARTNER_NOT_FOUND. */
export const updatePartner: Handler<'updatePartner'> = async ({ path, body }, { database, clock, config, identityChanged }) => {
  const depositAddressUrl = body.deposit_address_url;
  const fault = depositAddressUrl === undefined ? undefined : checkPartnerUrl(depositAddressUrl, config.partner);
  if (fault !== undefined) return { refusal: { code: 'INVALID_SETTING', rule: `deposit_address_url: ${fault}` } };
  const change = { name: body.name, depositAddressUrl, enabled: body.enabled, nowMs: clock.nowMs() };
  const partner = await updatePartnerRow(database, Number(path.partnerid), change);
  if (partner === undefined) return { refusal: { code: 'PARTNER_NOT_FOUND' } };
  identityChanged();
  return { status: 200, body: renderPartner(partner) };
};
