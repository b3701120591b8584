/**
 * Documents of identity verification, each with the key of its content, which is encrypted with the master key. The
 * previous version ignores the table, but a change of the master key must be made with this version.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists identity_documents (
      id bigint not null auto_increment primary key,
      user_id bigint not null,
      request_id bigint null,
      document_type varchar(32) character set ascii collate ascii_bin not null,
      media_type varchar(32) character set ascii collate ascii_bin not null,
      size int not null,
      sealed_key varchar(512) character set ascii collate ascii_bin not null,
      created_at_ms bigint not null,
      replaced_at_ms bigint null,
      delete_at_ms bigint null,
      key identity_documents_user (user_id, created_at_ms),
      key identity_documents_draft (user_id, request_id, id),
      key identity_documents_request (request_id, id),
      key identity_documents_delete (delete_at_ms, id),
      constraint identity_documents_user foreign key (user_id) references users (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists identity_documents');
}
