import { startReview } from '../../../usecases/identity/decideIdentity';
import { renderIdentityRequest } from '../../rendering/identityVerification';
import type { Handler } from '../types';

/** Marks a request as under review. Refusals: IDENTITY_REQUEST_NOT_FOUND, IDENTITY_REQUEST_STATE_CONFLICT. */
export const startIdentityReview: Handler<'startIdentityReview'> = async ({ path }, { database, caller }) => {
  const result = await startReview({ database }, Number(path.requestid), caller.tokenId);
  return result.refusal === undefined ? { status: 200, body: renderIdentityRequest(result.request) } : result;
};
