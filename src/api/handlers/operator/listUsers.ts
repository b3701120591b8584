import { operationRecords } from '../../../../generated/operations';
import { countUsers, listUsers as listUserRows } from '../../../store/identity/users';
import { seesMasked } from '../../../usecases/operators/operatorRights';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderUserAccount } from '../../rendering/identity';
import type { Handler } from '../types';

/** Lists users, newest first, with their total number. */
export const listUsers: Handler<'listUsers'> = async ({ query }, { database, caller }) => {
  const email = { text: query.email ?? '', isWhole: seesMasked(operationRecords.listUsers, caller) };
  const [count, users] = await Promise.all([
    countUsers(database, email),
    listUserRows(database, email, parsePageRange(query)),
  ]);
  return { status: 200, body: { count, items: users.map(renderUserAccount) } };
};
