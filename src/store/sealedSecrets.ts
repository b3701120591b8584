/**
 * Every place where a sealed secret is kept, and how it gets there: bound to its row. A master key that does not open them must stop the boot, not the
 * first request.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from './columns';
import { bounded } from './database';
import { type MasterKeys, open, seal, sealedKeyId } from './sealed';

const PLACES = [
  { table: 'api_keys', column: 'sealed_secret' },
  { table: 'partners', column: 'sealed_client_secret' },
  { table: 'portal_logins', column: 'sealed_verifier' },
  { table: 'portal_sessions', column: 'sealed_tokens' },
  { table: 'listen_keys', column: 'sealed_key' },
  { table: 'session_listen_keys', column: 'sealed_key' },
  { table: 'second_factors', column: 'sealed_secret' },
] as const;

/** A row that is to be, with its secret. */
export interface SecretRow {
  readonly place: (typeof PLACES)[number];
  /** The row's other columns. */
  readonly columns: object;
  readonly secret: string;
}

/** The new row's id. */
export async function insertSealed(database: Knex, masterKeys: MasterKeys, row: SecretRow): Promise<number> {
  return database.transaction((transaction) => insertSealedIn(database, transaction, masterKeys, row));
}

/** The secret is bound to the row's id, so it is sealed once the id is known. */
export async function insertSealedIn(
  database: Knex,
  transaction: Knex,
  masterKeys: MasterKeys,
  { place: { table, column }, columns, secret }: SecretRow,
): Promise<number> {
  const ids: readonly BigintColumn[] = await bounded(database, transaction(table).insert({ ...columns, [column]: '' }));
  const id = integerFrom(ids[0] ?? 0);
  const sealed = { [column]: seal(masterKeys, { table, id }, secret) };
  await bounded(database, transaction(table).where('id', id).update(sealed));
  return id;
}

/** Throws unless the newest secret of each master key in use can be opened. */
export async function checkSealedSecrets(database: Knex, masterKeys: MasterKeys): Promise<void> {
  for (const { table, column } of PLACES) {
    const query = database(table).max({ id: 'id' }).groupByRaw("substring_index(??, '.', 1)", [column]);
    const newestOfEach: readonly { readonly id?: BigintColumn }[] = await bounded(database, query);
    for (const { id } of newestOfEach)
      await checkSecret(database, masterKeys, { table, column, id: integerFrom(id ?? 0) });
  }
}

async function checkSecret(
  database: Knex,
  masterKeys: MasterKeys,
  place: { readonly table: string; readonly column: string; readonly id: number },
): Promise<void> {
  const { table, column, id } = place;
  const row: { readonly sealed: string } | undefined = await bounded(
    database,
    database(table).where('id', id).first({ sealed: column }),
  );
  if (row === undefined) return;
  const keyId = sealedKeyId(row.sealed);
  if (!masterKeys.byId.has(keyId))
    throw new Error(
      `${table} holds secrets that are sealed under master key ${keyId}, which is not in the master key file`,
    );
  open(masterKeys, { table, id }, row.sealed);
}
