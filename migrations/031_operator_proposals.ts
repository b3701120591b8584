/** Requests of operators that need the approval of another person. The request is encrypted, as it may have secrets. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists operator_proposals (
      id bigint not null auto_increment primary key,
      operation varchar(64) character set ascii collate ascii_bin not null,
      proposer_id bigint not null,
      shown_request mediumtext not null,
      sealed_request mediumtext not null,
      status varchar(16) character set ascii collate ascii_bin not null,
      error varchar(64) character set ascii collate ascii_bin null,
      created_at_ms bigint not null,
      expires_at_ms bigint not null,
      decided_by bigint null,
      decided_at_ms bigint null,
      key operator_proposals_status (status, id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists operator_proposals');
}
