/**
 * Who created and activated an operator token, until when it works, and from where. Tokens of one `person_id` count as
 * one person. An older version would accept tokens that wait for their activation, or have expired.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('operator_tokens', 'person_id')))
    await knex.raw(`
      ALTER TABLE operator_tokens
        ADD COLUMN created_by BIGINT NULL,
        ADD COLUMN person_id BIGINT NULL,
        ADD COLUMN awaits_activation TINYINT NOT NULL DEFAULT 0,
        ADD COLUMN activated_by BIGINT NULL,
        ADD COLUMN expires_at_ms BIGINT NULL,
        ADD COLUMN ip_allowlist TEXT NULL,
        ALGORITHM=INSTANT`);
  await recordCreators(knex);
}

/** The columns are kept, so that lineages are not lost. */
export async function down(): Promise<void> {}

/** Reads from the log of operator actions which token created which one. The oldest first, so creators come first. */
async function recordCreators(knex: Knex): Promise<void> {
  const ends = (await knex('operator_actions')
    .where('operation', 'createOperatorToken')
    .whereNotNull('began_id')
    .orderBy('id')
    .select('operator_id', 'content')) as { readonly operator_id: number; readonly content: string }[];
  for (const { operator_id: creator, content } of ends) {
    const { answer } = JSON.parse(content) as { readonly answer: { readonly id?: number } | null };
    if (answer?.id === undefined) continue;
    const row = (await knex('operator_tokens').where('id', creator).first('person_id')) as
      | { readonly person_id: number | null }
      | undefined;
    await knex('operator_tokens')
      .where('id', answer.id)
      .whereNull('created_by')
      .update({ created_by: creator, person_id: row?.person_id ?? creator });
  }
}
