/** Requests of users for a higher level of identity verification. The previous version ignores the table. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists identity_requests (
      id bigint not null auto_increment primary key,
      user_id bigint not null,
      requested_level varchar(16) character set ascii collate ascii_bin not null,
      status varchar(16) character set ascii collate ascii_bin not null,
      is_open tinyint not null,
      open_user_id bigint null,
      submitted_at_ms bigint not null,
      reviewer_id bigint null,
      decided_by bigint null,
      decided_at_ms bigint null,
      approved_level varchar(16) character set ascii collate ascii_bin null,
      reasons varchar(128) character set ascii collate ascii_bin not null,
      message varchar(500) null,
      unique key identity_requests_open_user (open_user_id),
      key identity_requests_user (user_id, id),
      key identity_requests_open (is_open, id),
      key identity_requests_status (status, id),
      constraint identity_requests_user foreign key (user_id) references users (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists identity_requests');
}
