/** A Knex that records its statements instead of executing them, to find out what a migration would do. */
import createKnex, { type Knex } from 'knex';

interface Query {
  readonly sql?: string;
  response?: unknown;
}

/** Every query finds no rows. `statements` grows with each statement. */
export function recordingKnex(): { readonly knex: Knex; readonly statements: string[] } {
  const statements: string[] = [];
  const knex = createKnex({ client: 'mysql2' });
  Object.assign(knex.client, {
    acquireConnection: async () => ({}),
    releaseConnection: async () => undefined,
    _query: async (_connection: unknown, query: Query) => {
      if (query.sql !== undefined) statements.push(query.sql);
      return Object.assign(query, { response: [[], []] });
    },
  });
  return { knex, statements };
}
