import { updateUser as updateUserRow } from '../../../store/identity/users';
import { renderUserAccount } from '../../rendering/identity';
import type { Handler } from '../types';

/** Changes a user's verification level, fee tier or state, effective from the next request. Refusals: USER_NOT_FOUND. */
export const updateUser: Handler<'updateUser'> = async (
  { path, body },
  { database, masterKeys, clock, identityChanged },
) => {
  const { state, state_reason: reason } = body;
  const change = {
    level: body.identity_verification_level,
    feeTier: body.fee_tier,
    state,
    // A reason belongs to the state with which it was given.
    stateReason: state === undefined ? undefined : state === 'active' ? null : (reason ?? null),
    nowMs: clock.nowMs(),
  };
  const user = await updateUserRow(database, masterKeys, Number(path.userid), change);
  if (user === undefined) return { refusal: { code: 'USER_NOT_FOUND' } };
  identityChanged();
  return { status: 200, body: renderUserAccount(user) };
};
