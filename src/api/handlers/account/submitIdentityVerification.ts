import { readIdentityState, submitIdentityRequest } from '../../../usecases/identity/identityVerification';
import { renderIdentityVerification } from '../../rendering/identityVerification';
import { declaredRefusal, type Handler } from '../types';

/**
 * Requests a level with the uploaded documents. Refusals: IDENTITY_REQUEST_OPEN, IDENTITY_LEVEL_REACHED,
 * IDENTITY_DOCUMENTS_MISSING, ACCOUNT_FROZEN.
 */
export const submitIdentityVerification: Handler<'submitIdentityVerification'> = async ({ body }, context) => {
  const { caller } = context;
  const { refusal } = await submitIdentityRequest(context, caller.userId, body.level);
  if (refusal !== undefined) return declaredRefusal('submitIdentityVerification', refusal);
  return {
    status: 200,
    body: renderIdentityVerification(caller.level, await readIdentityState(context, caller.userId)),
  };
};
