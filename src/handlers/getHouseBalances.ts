import { formatAmount } from '../core/decimal';
import { houseBalances } from '../store/houseBalances';
import type { Handler } from './types';

/** What the exchange itself earned, owes and holds. */
export const getHouseBalances: Handler<'getHouseBalances'> = async (_request, { database }) => {
  const balances = await houseBalances(database);
  return { status: 200, body: { balances: balances.map(({ asset, kind, balance }) => ({ asset, kind, balance: formatAmount(balance) })) } };
};
