/** Reads single withdrawals of any user. Only the engine writes these tables. */
import type { Knex } from 'knex';
import type { Withdrawal } from '../../core/model/model';
import { withTimeout } from '../connection/database';
import { eventFromRow } from '../events/eventRows';
import type { EventRow } from '../events/payloadCodec';
import { type WithdrawalRow, withdrawalFromRow } from '../tables/transfers';

export async function findWithdrawal(database: Knex, id: number): Promise<Withdrawal | undefined> {
  const row: WithdrawalRow | undefined = await withTimeout(database, database('withdrawals').where({ id }).first());
  return row && withdrawalFromRow(row);
}

/** The id of the withdrawal that was requested under this idempotency key (64 hex characters), if there is one. */
export async function findWithdrawalIdOfKey(database: Knex, key: string): Promise<number | undefined> {
  const row: EventRow | undefined = await withTimeout(
    database,
    database('request_keys as k')
      .join('events as e', 'e.sequence', 'k.sequence')
      .where('k.request_key', Buffer.from(key, 'hex'))
      .first('e.sequence', 'e.time_ms', 'e.type', 'e.user_id', 'e.payload'),
  );
  return row && eventFromRow(row).withdrawal?.id;
}
