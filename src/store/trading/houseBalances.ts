/** Reads the balances of the house accounts from the ledger. */
import type { Knex } from 'knex';
import { type AccountKind, HOUSE } from '../../core/model/model';
import { type Amount, amountFrom } from '../../core/values/decimal';
import { withTimeout } from '../connection/database';

export interface HouseBalance {
  readonly asset: string;
  readonly kind: Exclude<AccountKind, 'available' | 'held'>;
  readonly balance: Amount;
}

interface HouseBalanceRow {
  readonly asset: string;
  readonly kind: HouseBalance['kind'];
  readonly balance: string;
}

export async function readHouseBalances(database: Knex): Promise<HouseBalance[]> {
  const query = database('accounts')
    .where('owner', HOUSE)
    .whereNotIn('kind', ['available', 'held'])
    .orderBy(['asset', 'kind'])
    .select('asset', 'kind', 'balance');
  const rows: HouseBalanceRow[] = await withTimeout(database, query);
  return rows.map(({ asset, kind, balance }) => ({ asset, kind, balance: amountFrom(balance) }));
}
