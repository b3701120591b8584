/**
 * Withdrawals can fail because their user cancelled them. The previous version does not know this reason and would have
 * no text for it, so that it must not run with it.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `ALTER TABLE withdrawals MODIFY COLUMN failure
      ENUM('rejected_by_operator', 'refused_by_custodian', 'returned', 'cancelled_by_user') NULL, ALGORITHM=INSTANT`,
  );
}

/** The value is kept: withdrawals may have it. */
export async function down(): Promise<void> {}
