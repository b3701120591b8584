/**
 * The encrypted contents of the documents, in a table of their own: nothing but a view of a document reads it. It ends
 * with the document.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists identity_document_contents (
      document_id bigint not null primary key,
      content mediumblob not null,
      constraint identity_document_contents_document
        foreign key (document_id) references identity_documents (id) on delete cascade
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists identity_document_contents');
}
