import { formatAmount } from '../../../core/values/decimal';
import { findUser } from '../../../store/identity/users';
import { remainingWithdrawalLimit } from '../../../usecases/withdrawals/remainingWithdrawalLimit';
import { renderUserAccount } from '../../rendering/identity';
import type { Handler } from '../types';

/** Returns a user's balances and remaining withdrawal limits for every listed asset. Refusals: USER_NOT_FOUND. */
export const getUserAccount: Handler<'getUserAccount'> = async ({ path }, context) => {
  const { engine, database } = context;
  const user = await findUser(database, Number(path.userid));
  if (user === undefined) return { refusal: { code: 'USER_NOT_FOUND' } };
  const { id: userId, level } = user;
  const assets = engine.committed.assets().map(({ asset }) => asset);
  const balances = assets.map((asset) => {
    const { available, held } = engine.committed.balance(userId, asset);
    return [asset, { available: formatAmount(available), held: formatAmount(held) }] as const;
  });
  const limits = assets.map((asset) => {
    const { available, capacity } = remainingWithdrawalLimit(context.engine.committed, context.clock.nowMs(), {
      userId,
      level,
      asset,
    });
    return [asset, { available: formatAmount(available), capacity: formatAmount(capacity) }] as const;
  });
  return {
    status: 200,
    body: {
      account: renderUserAccount(user),
      balances: Object.fromEntries(balances),
      limits: Object.fromEntries(limits),
    },
  };
};
