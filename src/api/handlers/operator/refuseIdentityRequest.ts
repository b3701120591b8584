import { decideIdentity } from '../../../usecases/identity/decideIdentity';
import { renderIdentityRequest } from '../../rendering/identityVerification';
import type { Handler } from '../types';

/** Refuses the request with reasons. Refusals: IDENTITY_REQUEST_NOT_FOUND, IDENTITY_REQUEST_STATE_CONFLICT. */
export const refuseIdentityRequest: Handler<'refuseIdentityRequest'> = async ({ path, body }, context) => {
  const { reasons, message = null } = body;
  const result = await decideIdentity(context, Number(path.requestid), context.caller.tokenId, { reasons, message });
  return result.refusal === undefined ? { status: 200, body: renderIdentityRequest(result.request) } : result;
};
