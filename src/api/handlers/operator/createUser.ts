import { insertUser } from '../../../store/identity/users';
import { parseEmail } from '../../../usecases/accounts/email';
import { invalidField } from '../../../usecases/refusals';
import { renderUserAccount } from '../../rendering/identity';
import type { Handler } from '../types';

/**
 * Creates a user without API keys and balances. Refusals: INVALID_PARAMETERS (`email` is not one mailbox, of which
 * the contract's pattern says only a part), EMAIL_TAKEN.
 */
export const createUser: Handler<'createUser'> = async ({ body }, { database, masterKeys, clock }) => {
  if (parseEmail(body.email) === undefined)
    return { refusal: invalidField('email', 'is not the address of a mailbox') };
  const createdAtMs = clock.nowMs();
  const user = {
    email: body.email,
    level: body.identity_verification_level ?? 'level_0',
    feeTier: body.fee_tier ?? 0,
    createdAtMs,
  };
  const id = await insertUser(database, masterKeys, user);
  if (id === undefined) return { refusal: { code: 'EMAIL_TAKEN' } };
  return {
    status: 201,
    body: renderUserAccount({ id, ...user, state: 'active', stateReason: null, updatedAtMs: createdAtMs }),
  };
};
