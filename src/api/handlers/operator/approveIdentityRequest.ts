import { decideIdentity } from '../../../usecases/identity/decideIdentity';
import { renderIdentityRequest } from '../../rendering/identityVerification';
import type { Handler } from '../types';

/** Gives the user the level. Refusals: IDENTITY_REQUEST_NOT_FOUND, IDENTITY_REQUEST_STATE_CONFLICT. */
export const approveIdentityRequest: Handler<'approveIdentityRequest'> = async ({ path, body }, context) => {
  const { level } = body;
  const result = await decideIdentity(context, Number(path.requestid), context.caller.tokenId, { level });
  return result.refusal === undefined ? { status: 200, body: renderIdentityRequest(result.request) } : result;
};
