import { userExists } from '../../../store/identity/users';
import { cancelSecondFactorReset as cancelReset } from '../../../usecases/accounts/secondFactorReset';
import type { Handler } from '../types';

/** Cancels the removal of a second factor. Refusals: USER_NOT_FOUND, SECOND_FACTOR_RESET_NOT_FOUND. */
export const cancelSecondFactorReset: Handler<'cancelSecondFactorReset'> = async ({ path }, { accounts, database }) => {
  const userId = Number(path.userid);
  if (await cancelReset(accounts, userId)) return { status: 204, body: undefined };
  const exists = await userExists(database, userId);
  return { refusal: { code: exists ? 'SECOND_FACTOR_RESET_NOT_FOUND' : 'USER_NOT_FOUND' } };
};
