/**
 * The roles of a token, separated by commas, for people with several of them. It is null for the tokens of older
 * versions, whose single role stands for several (`store/identity/operatorRoles.ts`).
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // A run may have been killed after the change.
  if (await knex.schema.hasColumn('operator_tokens', 'roles')) return;
  await knex.raw(
    'alter table operator_tokens add column roles varchar(128) character set ascii collate ascii_bin null, algorithm=instant',
  );
}

export async function down(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('operator_tokens', 'roles'))
    await knex.raw('alter table operator_tokens drop column roles');
}
