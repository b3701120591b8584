/** What the first migration of a table family consists of: one script, which is sent in one round trip. */
import type { Knex } from 'knex';

/** The connections of `migrateUp` accept several statements at a time. */
export function createTables(script: string): (knex: Knex) => Promise<void> {
  return async (knex) => void (await knex.raw(script));
}

/** Drops what the script creates, the last first. */
export function dropTables(script: string): (knex: Knex) => Promise<void> {
  const created = [...script.matchAll(/^create (?:sql security invoker )?(table|view) (\w+)/gm)].reverse();
  return async (knex) => {
    for (const [, kind, name = ''] of created) {
      if (kind === 'table') await knex.schema.dropTableIfExists(name);
      else await knex.schema.dropViewIfExists(name);
    }
  };
}
