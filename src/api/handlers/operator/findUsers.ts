import { operationRecords } from '../../../../generated/operations';
import { findUsersOfTransfers } from '../../../store/identity/userSearch';
import { findUser, listUsers, type User } from '../../../store/identity/users';
import { seesMasked } from '../../../usecases/operators/operatorRights';
import { renderUserAccount } from '../../rendering/identity';
import type { Handler } from '../types';

const USERS_MAX = 50;
const ID = /^[1-9]\d{0,14}$/;
/** Every address and transaction id, and every e-mail address. */
const VISIBLE_ASCII = /^[!-~]+$/;

type MatchedBy = 'id' | 'email' | 'deposit_address' | 'withdrawal_address' | 'deposit_txid' | 'withdrawal_txid';

/** Searches users by id, e-mail address, address or transaction id. Each is listed once, with the first of these. */
export const findUsers: Handler<'findUsers'> = async ({ query }, { engine, database, caller }) => {
  const text = query.text.trim();
  const matches = new Map<number, { readonly user: User; readonly matchedBy: MatchedBy }>();
  const add = (user: User | undefined, matchedBy: MatchedBy): void => {
    if (user !== undefined && !matches.has(user.id)) matches.set(user.id, { user, matchedBy });
  };
  if (ID.test(text)) add(await findUser(database, Number(text)), 'id');
  if (VISIBLE_ASCII.test(text)) {
    const email = { text, isWhole: seesMasked(operationRecords.findUsers, caller) };
    for (const user of await listUsers(database, email, { limit: USERS_MAX, offset: 0 })) add(user, 'email');
    for (const { userId, matchedBy } of await engine.whenDurable(findUsersOfTransfers(database, text, USERS_MAX)))
      if (!matches.has(userId) && matches.size < USERS_MAX) add(await findUser(database, userId), matchedBy);
  }
  const found = [...matches.values()].slice(0, USERS_MAX);
  return {
    status: 200,
    body: { items: found.map(({ user, matchedBy }) => ({ account: renderUserAccount(user), matched_by: matchedBy })) },
  };
};
