import { countUsers, listUsers as listUserRows } from '../../../store/identity/users';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderUserAccount } from '../../rendering/identity';
import type { Handler } from '../types';

/** Lists users, newest first, with their total number. */
export const listUsers: Handler<'listUsers'> = async ({ query }, { database }) => {
  const emailStart = query.email ?? '';
  const [count, users] = await Promise.all([
    countUsers(database, emailStart),
    listUserRows(database, emailStart, parsePageRange(query)),
  ]);
  return { status: 200, body: { count, items: users.map(renderUserAccount) } };
};
