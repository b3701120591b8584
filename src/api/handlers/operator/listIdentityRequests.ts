import {
  countIdentityRequests,
  listIdentityRequests as listRequestRows,
} from '../../../store/identity/identityRequests';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderIdentityRequest } from '../../rendering/identityVerification';
import type { Handler } from '../types';

/** Lists requests for identity verification: the open ones, or those in one state. */
export const listIdentityRequests: Handler<'listIdentityRequests'> = async ({ query }, { database }) => {
  const [count, requests] = await Promise.all([
    countIdentityRequests(database, query.status),
    listRequestRows(database, query.status, parsePageRange(query)),
  ]);
  return { status: 200, body: { count, items: requests.map(renderIdentityRequest) } };
};
