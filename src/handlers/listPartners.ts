import { countPartners, listPartners as listPartnerRows } from '../store/partners';
import { pageFrom } from './paging';
import { renderPartner } from './render/identity';
import type { Handler } from './types';

/** The apps that were let in, the newest first. */
export const listPartners: Handler<'listPartners'> = async ({ query }, { database }) => {
  const [count, partners] = await Promise.all([countPartners(database), listPartnerRows(database, pageFrom(query))]);
  return { status: 200, body: { count, items: partners.map(renderPartner) } };
};
