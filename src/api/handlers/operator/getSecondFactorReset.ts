import { findSecondFactorReset } from '../../../store/identity/secondFactorResets';
import { userExists } from '../../../store/identity/users';
import { renderSecondFactorReset } from '../../rendering/identity';
import type { Handler } from '../types';

/** The removal of a second factor that waits for its time. Refusals: USER_NOT_FOUND, SECOND_FACTOR_RESET_NOT_FOUND. */
export const getSecondFactorReset: Handler<'getSecondFactorReset'> = async ({ path }, { database, masterKeys }) => {
  const userId = Number(path.userid);
  const reset = await findSecondFactorReset(database, masterKeys, userId);
  if (reset !== undefined) return { status: 200, body: renderSecondFactorReset(reset) };
  const exists = await userExists(database, userId);
  return { refusal: { code: exists ? 'SECOND_FACTOR_RESET_NOT_FOUND' : 'USER_NOT_FOUND' } };
};
