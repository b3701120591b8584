/** What a deep reorganization can make impossible: coins of a block's reward, and payments that spend what it removed. */
import type { Knex } from 'knex';

const SCRIPT = `
-- The first height of the chain at which the next block may spend the output of a coinbase; null for other outputs.
alter table outputs add column mature_height bigint null;

-- Inputs of transactions that a reorganization removed, as far as payments depend on them. rival: another transaction that
-- spent the same output, in a block at rival_height. Then the removed transaction can no longer be mined.
create table removed_inputs (
  network varchar(20) not null,
  txid varchar(80) not null,
  spent_txid varchar(80) not null,
  spent_output bigint not null,
  rival_txid varchar(80) null,
  rival_height bigint null,
  primary key (network, txid, spent_txid, spent_output),
  key removed_inputs_spent (network, spent_txid, spent_output)
) engine = InnoDB default charset = ascii collate = ascii_bin;
`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(SCRIPT);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('removed_inputs');
  await knex.schema.alterTable('outputs', (table) => table.dropColumn('mature_height'));
}
