import { userExists } from '../../../store/identity/users';
import { endUserSessions as endSessions } from '../../../usecases/accounts/sessions';
import type { Handler } from '../types';

/** Ends all browser sessions of a user. Refusals: USER_NOT_FOUND. */
export const endUserSessions: Handler<'endUserSessions'> = async ({ path }, { accounts, database }) => {
  const userId = Number(path.userid);
  if (!(await userExists(database, userId))) return { refusal: { code: 'USER_NOT_FOUND' } };
  await endSessions(accounts, userId);
  return { status: 204, body: undefined };
};
