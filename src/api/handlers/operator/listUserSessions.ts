import { formatTime } from '../../../foundation/times';
import { userExists } from '../../../store/identity/users';
import { listSessions } from '../../../usecases/accounts/sessions';
import type { Handler } from '../types';

const SESSIONS_MAX = 100;

/** Lists the browser sessions of a user, the last used first. Refusals: USER_NOT_FOUND. */
export const listUserSessions: Handler<'listUserSessions'> = async ({ path }, { accounts, database }) => {
  const userId = Number(path.userid);
  if (!(await userExists(database, userId))) return { refusal: { code: 'USER_NOT_FOUND' } };
  const sessions = await listSessions(accounts, userId, SESSIONS_MAX);
  const items = sessions.map(({ id, userAgent, ip, createdAtMs, seenAtMs }) => ({
    ...{ id, user_agent: userAgent, ip },
    created_at: formatTime(createdAtMs),
    seen_at: formatTime(seenAtMs),
  }));
  return { status: 200, body: { items } };
};
