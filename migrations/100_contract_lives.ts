/**
 * The lives of this database. Each restore, and each accepted loss of data, begins a new life, whose numbers continue
 * above everything that was given out before. A random name of the life is part of all keys that others keep for ever, among
 * them the ids of webhook messages. A version that does not know of it would use numbers a second time.
 */
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists lives (
      number bigint not null primary key,
      name char(16) character set ascii collate ascii_bin not null,
      ids_after bigint not null,
      previous_sequence bigint not null,
      reason varchar(16) character set ascii collate ascii_bin not null,
      begun_at_ms bigint not null,
      lost_from_ms bigint not null,
      unique key lives_name (name)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(
    'insert ignore into lives values (1, ?, 0, 0, ?, cast(unix_timestamp(now(3)) * 1000 as unsigned), 0)',
    [randomBytes(8).toString('hex'), 'first'],
  );
  if (!(await knex.schema.hasColumn('webhook_messages', 'webhook_id')))
    await knex.raw(
      'alter table webhook_messages add column webhook_id varchar(64) character set ascii collate ascii_bin not null',
    );
}

/** The numbers of a later life are in use, so its beginning must stay known. */
export async function down(): Promise<void> {}
