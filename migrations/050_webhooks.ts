/**
 * Webhooks of partners: the endpoints with their encrypted secrets, the messages, and the position in the event log up to
 * which messages were written.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists webhook_endpoints (
      id bigint not null auto_increment primary key,
      partner_id bigint not null,
      url varchar(2048) character set ascii collate ascii_bin not null,
      sealed_secrets varchar(1024) character set ascii collate ascii_bin not null,
      last_sequence bigint not null,
      disabled_at_ms bigint null,
      disabled_by varchar(16) character set ascii collate ascii_bin null,
      created_at_ms bigint not null,
      updated_at_ms bigint not null,
      unique key webhook_endpoints_partner (partner_id),
      constraint webhook_endpoints_partner foreign key (partner_id) references partners (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table if not exists webhook_messages (
      id bigint not null auto_increment primary key,
      partner_id bigint not null,
      sequence bigint not null,
      source varchar(40) character set ascii collate ascii_bin not null,
      subject varchar(40) character set ascii collate ascii_bin not null,
      type varchar(32) character set ascii collate ascii_bin not null,
      body mediumtext not null,
      created_at_ms bigint not null,
      due_at_ms bigint not null,
      attempts int not null,
      last_attempt_at_ms bigint null,
      last_status int null,
      last_error varchar(32) character set ascii collate ascii_bin null,
      delivered_at_ms bigint null,
      unique key webhook_messages_sequence (partner_id, sequence),
      unique key webhook_messages_source (partner_id, source),
      key webhook_messages_due (partner_id, delivered_at_ms, due_at_ms, sequence),
      key webhook_messages_subject (partner_id, subject, sequence),
      key webhook_messages_age (created_at_ms)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table if not exists webhook_position (
      id tinyint not null primary key,
      sequence bigint null,
      sessions_through_ms bigint not null
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  // The first leader fills it in. Without a partner's endpoint there is nothing to report of earlier events.
  const known: unknown = await knex('webhook_position').where('id', 1).first('id');
  if (known === undefined) await knex('webhook_position').insert({ id: 1, sequence: null, sessions_through_ms: 0 });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['webhook_position', 'webhook_messages', 'webhook_endpoints'])
    await knex.raw('drop table if exists ??', [table]);
}
