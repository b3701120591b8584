/** The sealed seeds. */
import type { Knex } from 'knex';
import { type BigintColumn, insertedIdUnlessDuplicate, integerFrom } from '../../../store/connection/columnValues';
import { timed } from './timed';

export async function findSeed(
  database: Knex,
  family: string,
): Promise<{ readonly id: number; readonly sealed: string } | undefined> {
  const row: { id: BigintColumn; sealed_seed: string } | undefined = await timed(
    database('seeds').where({ family }).first(['id', 'sealed_seed']),
  );
  return row && { id: integerFrom(row.id), sealed: row.sealed_seed };
}

/** `seal` receives the id of the row, to which the seed is bound. False if the family has a seed already. */
export async function insertSeed(
  database: Knex,
  { family, createdAtMs }: { readonly family: string; readonly createdAtMs: number },
  seal: (id: number) => string,
): Promise<boolean> {
  return await database.transaction(async (transaction) => {
    const id = await insertedIdUnlessDuplicate(
      transaction('seeds').insert({ family, sealed_seed: '', created_at_ms: createdAtMs }),
    );
    if (id === undefined) return false;
    await transaction('seeds')
      .where({ id })
      .update({ sealed_seed: seal(id) });
    return true;
  });
}
