import { listUnownedDeposits as listUnownedRows } from '../../../store/transfers/unownedDeposits';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderUnownedDeposit } from '../../rendering/transfer';
import type { Handler } from '../types';

/** Lists the deposits to addresses of no user, newest first. */
export const listUnownedDeposits: Handler<'listUnownedDeposits'> = async ({ query }, { engine, database }) => {
  const { count, items } = await engine.whenDurable(
    listUnownedRows(database, { asset: query.asset, state: query.state }, parsePageRange(query)),
  );
  return { status: 200, body: { count, items: items.map(renderUnownedDeposit) } };
};
