/** Finds users by an address or by a transaction id, along one index each. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';

export type TransferMatchKind = 'deposit_address' | 'withdrawal_address' | 'deposit_txid' | 'withdrawal_txid';

export interface TransferMatch {
  readonly userId: number;
  readonly matchedBy: TransferMatchKind;
}

/** `text` must be visible ASCII, as every address and transaction id is. At most `limit` users of each kind. */
export async function findUsersOfTransfers(database: Knex, text: string, limit: number): Promise<TransferMatch[]> {
  const lookups: readonly (readonly [TransferMatchKind, string, string])[] = [
    ['deposit_address', 'deposit_addresses', 'address'],
    ['withdrawal_address', 'withdrawals', 'address'],
    ['deposit_txid', 'deposits', 'txid'],
    ['withdrawal_txid', 'withdrawals', 'txid'],
  ];
  const found = await Promise.all(
    lookups.map(async ([matchedBy, table, column]) => {
      // The newest rows: an exchange's own hot wallet can be in very many.
      const rows = database(table).where(column, text).whereNotNull('user_id').orderBy('id', 'desc').limit(limit);
      const userIds: readonly BigintColumn[] = await withTimeout(database, rows.pluck('user_id'));
      return userIds.map((userId): TransferMatch => ({ userId: integerFrom(userId), matchedBy }));
    }),
  );
  return found.flat();
}
