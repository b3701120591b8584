import { formatAmount } from '../../../core/values/decimal';
import { readHouseBalances } from '../../../store/trading/houseBalances';
import type { Handler } from '../types';

/** Returns the balances of the exchange's own accounts. */
export const getHouseBalances: Handler<'getHouseBalances'> = async (_request, { engine, database }) => {
  const balances = await engine.whenDurable(readHouseBalances(database));
  return {
    status: 200,
    body: { balances: balances.map(({ asset, kind, balance }) => ({ asset, kind, balance: formatAmount(balance) })) },
  };
};
