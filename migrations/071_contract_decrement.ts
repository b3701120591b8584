/** Self-trade prevention by decrement. An older version does not know it and would let such orders trade. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    "ALTER TABLE orders MODIFY self_trade_prevention ENUM('none','expire_taker','expire_maker','expire_both','decrement') NOT NULL, ALGORITHM=INSTANT",
  );
}

/** The value is kept: orders may have it. */
export async function down(): Promise<void> {}
