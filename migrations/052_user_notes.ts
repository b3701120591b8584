/** Notes of operators about users. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists user_notes (
      id bigint not null auto_increment primary key,
      user_id bigint not null,
      operator_id bigint not null,
      text varchar(2000) not null,
      created_at_ms bigint not null,
      key user_notes_user (user_id, id),
      constraint user_notes_user foreign key (user_id) references users (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists user_notes');
}
