/**
 * Which withdrawals their users were told of by mail. Withdrawals that exist when the table is created are left out. The
 * previous version ignores the tables.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists withdrawal_notice_position (
      id tinyint not null primary key,
      through_id bigint not null
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table if not exists unsent_withdrawals (
      withdrawal_id bigint not null primary key,
      user_id bigint not null
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  const [row] = await knex('withdrawals').max({ newest: 'id' });
  const position = { id: 1, through_id: Number(row?.['newest'] ?? 0) };
  const known = await knex('withdrawal_notice_position').where('id', 1).first('id');
  if (known === undefined) await knex('withdrawal_notice_position').insert(position);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['unsent_withdrawals', 'withdrawal_notice_position'])
    await knex.raw('drop table if exists ??', [table]);
}
