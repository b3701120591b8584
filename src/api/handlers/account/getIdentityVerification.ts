import { readIdentityState } from '../../../usecases/identity/identityVerification';
import { renderIdentityVerification } from '../../rendering/identityVerification';
import type { Handler } from '../types';

/** The caller's level, last request and uploaded documents, without their content. */
export const getIdentityVerification: Handler<'getIdentityVerification'> = async (_request, { database, caller }) => ({
  status: 200,
  body: renderIdentityVerification(caller.level, await readIdentityState({ database }, caller.userId)),
});
