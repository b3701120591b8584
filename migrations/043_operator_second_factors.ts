/** Second factors of operator tokens: time-based codes, needed to approve. The secret is encrypted. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists operator_second_factors (
      id bigint not null auto_increment primary key,
      operator_id bigint not null,
      sealed_secret text not null,
      last_step bigint not null,
      created_at_ms bigint not null,
      unique key operator_second_factors_operator (operator_id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists operator_second_factors');
}
