import { checkPartnerUrl } from '../partner/url';
import { insertPartner } from '../store/partners';
import { renderPartner } from './render/identity';
import type { Handler } from './types';

/** Lets an app in. Refusals: INVALID_SETTING, when its URL is not one that we would call. */
export const createPartner: Handler<'createPartner'> = async ({ body }, { database, clock, config }) => {
  const fault = checkPartnerUrl(body.deposit_address_url, config.partner);
  if (fault !== undefined) return { refusal: { code: 'INVALID_SETTING', rule: `deposit_address_url: ${fault}` } };
  const createdAtMs = clock.nowMs();
  const partner = { name: body.name, depositAddressUrl: body.deposit_address_url, enabled: body.enabled ?? true, createdAtMs };
  const id = await insertPartner(database, partner);
  return { status: 201, body: renderPartner({ id, ...partner, updatedAtMs: createdAtMs }) };
};
