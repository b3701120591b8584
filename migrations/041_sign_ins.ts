/**
 * The sign-in history of users. A failed sign-in with an address that has no account is stored for user 0, so that it
 * takes the same time.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists sign_ins (
      id bigint not null auto_increment primary key,
      user_id bigint not null,
      is_success tinyint(1) not null,
      outcome varchar(16) character set ascii collate ascii_bin not null,
      user_agent varchar(255) character set ascii collate ascii_bin not null,
      ip varchar(45) character set ascii collate ascii_bin not null,
      at_ms bigint not null,
      key sign_ins_user (user_id, is_success, id),
      key sign_ins_time (at_ms)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists sign_ins');
}
