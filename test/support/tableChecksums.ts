/** Detects any change of the tables, for requests that must change nothing. */
import type { TestExchange } from './exchange';

/** Checksums of all tables except these. The engine's lease is always left out, because it is renewed all the time. */
export async function tableChecksums({ database }: TestExchange, ...except: readonly string[]): Promise<unknown> {
  const [rows] = (await database.raw("SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'")) as [Record<string, string>[]];
  const tables = rows
    .map((row) => Object.values(row)[0] ?? '')
    .filter((table) => table !== 'engine_lease' && !except.includes(table));
  const [sums] = (await database.raw(`CHECKSUM TABLE ${tables.map(() => '??').join(', ')}`, tables)) as [unknown[]];
  return sums;
}
