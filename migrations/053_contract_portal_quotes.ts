/**
 * Quotes of the Portal. A version without this table ignores the terms of a quote that an order of a gateway names, and
 * would buy on worse ones.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists portal_quotes (
      id char(22) character set ascii collate ascii_bin not null primary key,
      partner_id bigint not null,
      user_id bigint not null,
      symbol varchar(21) character set ascii collate ascii_bin not null,
      budget decimal(36,18) not null,
      price decimal(36,18) not null,
      quantity decimal(36,18) not null,
      withdrawal_fee decimal(36,18) not null,
      created_at_ms bigint not null,
      expires_at_ms bigint not null,
      key portal_quotes_of_user (user_id, partner_id, expires_at_ms),
      key portal_quotes_expired (expires_at_ms)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists portal_quotes');
}
