/** Reads all rows of a table in the order of their ids, some at a time. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';

export type RowWithId = Readonly<Record<string, unknown>> & { readonly id: BigintColumn };

const ROWS_PER_QUERY = 500;

export async function* rowsInOrder(
  database: Knex,
  table: string,
  columns: readonly string[],
): AsyncGenerator<RowWithId> {
  for (let after = 0; ; ) {
    const rows: readonly RowWithId[] = await withTimeout(
      database,
      database(table)
        .where('id', '>', after)
        .orderBy('id')
        .limit(ROWS_PER_QUERY)
        .select('id', ...columns),
    );
    yield* rows;
    const last = rows[ROWS_PER_QUERY - 1];
    if (last === undefined) return;
    after = integerFrom(last.id);
  }
}
