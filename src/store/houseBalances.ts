/** The house's own accounts, read from the ledger's tables. */
import type { Knex } from 'knex';
import { type Amount, amountFrom } from '../core/decimal';
import { type AccountKind, HOUSE } from '../core/model';
import { bounded } from './database';

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

export async function houseBalances(database: Knex): Promise<HouseBalance[]> {
  const query = database('accounts')
    .where('owner', HOUSE)
    .whereNotIn('kind', ['available', 'held'])
    .orderBy(['asset', 'kind'])
    .select('asset', 'kind', 'balance');
  const rows: HouseBalanceRow[] = await bounded(database, query);
  return rows.map(({ asset, kind, balance }) => ({ asset, kind, balance: amountFrom(balance) }));
}
