/** The lists of operators' actions, by whom and by what, are read along an index to their first page: of beginnings alone, as the lists are. */
import type { Knex } from 'knex';

const BEFORE = { operator_actions_operator: ['operator_id', 'id'], operator_actions_operation: ['operation', 'id'] };
const AFTER = { operator_actions_begun_by: ['operator_id', 'began_id', 'id'], operator_actions_begun_of: ['operation', 'began_id', 'id'] };

type Keys = Readonly<Record<string, readonly string[]>>;

export async function up(knex: Knex): Promise<void> {
  await change(knex, BEFORE, AFTER);
}

export async function down(knex: Knex): Promise<void> {
  await change(knex, AFTER, BEFORE);
}

/** One statement, done wholly or not at all; what was done already by a run that was killed is left as it is. */
async function change(knex: Knex, from: Keys, to: Keys): Promise<void> {
  const [rows] = (await knex.raw('SHOW KEYS FROM operator_actions')) as [{ Key_name: string }[]];
  const there = new Set(rows.map((row) => row.Key_name));
  const added = Object.entries(to).filter(([name]) => !there.has(name));
  const dropped = Object.keys(from).filter((name) => there.has(name));
  const changes = [...added.map(([, columns]) => `ADD KEY ?? (${columns.map(() => '??').join()})`), ...dropped.map(() => 'DROP KEY ??')].join();
  const names = [...added.flatMap(([name, columns]) => [name, ...columns]), ...dropped];
  if (names.length > 0) await knex.raw('ALTER TABLE operator_actions '.concat(changes), names);
}
