import { countPartners, listPartners as listPartnerRows } from '../../../store/portal/partners';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderPartner } from '../../rendering/identity';
import type { Handler } from '../types';

/** Lists the partners, newest first. */
export const listPartners: Handler<'listPartners'> = async ({ query }, { database }) => {
  const [count, partners] = await Promise.all([
    countPartners(database),
    listPartnerRows(database, parsePageRange(query)),
  ]);
  return { status: 200, body: { count, items: partners.map(renderPartner) } };
};
