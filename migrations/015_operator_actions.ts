/**
 * The append-only log of operators' actions: one row before each action and one after it. The hash of each row covers
 * the previous row.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table operator_actions (
      id bigint not null primary key,
      began_id bigint null,
      time_ms bigint not null,
      operator_id bigint not null,
      operation varchar(64) character set ascii collate ascii_bin not null,
      content mediumtext not null,
      hash char(64) character set ascii collate ascii_bin not null,
      unique key operator_actions_began (began_id),
      key operator_actions_operator (operator_id, id),
      key operator_actions_operation (operation, id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists operator_actions');
}
