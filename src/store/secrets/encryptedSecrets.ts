/**
 * The columns that contain encrypted secrets. Inserts rows with secrets, and verifies at startup that the master keys
 * can decrypt them, so that a wrong master key stops the start and not the first request.
 */
import type { Knex } from 'knex';
import { decryptSecretOfAnyFormat, type MasterKeys, masterKeyIdOf } from '../../foundation/secrets/encryption';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { type BoundRow, boundColumnNames, encryptForRow, SECRET_COLUMNS, secretLocation } from './boundColumns';

/** A row to insert, with its secret in plain text. */
export interface NewSecretRow {
  readonly location: Pick<(typeof SECRET_COLUMNS)[number], 'table' | 'column'>;
  /** The row's other columns. */
  readonly columns: BoundRow;
  /** Columns whose values contain the id of the row. */
  readonly columnsOfId?: (id: number) => object;
  readonly secret: string;
}

/** Returns the id of the new row. */
export async function insertWithSecret(database: Knex, masterKeys: MasterKeys, row: NewSecretRow): Promise<number> {
  return database.transaction((transaction) => insertWithSecretInTransaction(database, transaction, masterKeys, row));
}

/** The secret is bound to the row's id, so it is encrypted after the insert, when the id is known. */
export async function insertWithSecretInTransaction(
  database: Knex,
  transaction: Knex,
  masterKeys: MasterKeys,
  { location: { table, column }, columns, columnsOfId, secret }: NewSecretRow,
): Promise<number> {
  const ids: readonly BigintColumn[] = await withTimeout(
    database,
    transaction(table).insert({ ...columns, [column]: '' }),
  );
  const id = integerFrom(ids[0] ?? 0);
  const encrypted = { [column]: encryptForRow(masterKeys, [table, id], columns)(secret), ...columnsOfId?.(id) };
  await withTimeout(database, transaction(table).where('id', id).update(encrypted));
  return id;
}

/** Throws unless the newest secret of each master key in use can be decrypted. */
export async function verifyEncryptedSecrets(database: Knex, masterKeys: MasterKeys): Promise<void> {
  for (const place of SECRET_COLUMNS) {
    const { table, column } = place;
    const query = database(table).max({ id: 'id' }).groupByRaw("substring_index(??, '.', 1)", [column]);
    const newestOfEach: readonly { readonly id?: BigintColumn }[] = await withTimeout(database, query);
    for (const { id } of newestOfEach) await checkSecret(database, masterKeys, place, integerFrom(id ?? 0));
  }
}

async function checkSecret(
  database: Knex,
  masterKeys: MasterKeys,
  { table, column }: (typeof SECRET_COLUMNS)[number],
  id: number,
): Promise<void> {
  const row: (BoundRow & { readonly encrypted: string }) | undefined = await withTimeout(
    database,
    database(table)
      .where('id', id)
      .first(['id', ...boundColumnNames(table), `${column} as encrypted`]),
  );
  if (row === undefined) return;
  const keyId = masterKeyIdOf(row.encrypted);
  if (!masterKeys.byId.has(keyId))
    throw new Error(
      `${table} contains secrets encrypted with master key ${keyId}, which is not in the master key file`,
    );
  decryptSecretOfAnyFormat(masterKeys, secretLocation(table, id, row), row.encrypted);
}

/** The id of a master key that this exchange uses, and that is not among these; undefined if there is none. */
export async function findUnknownKey(database: Knex, { byId }: MasterKeys): Promise<string | undefined> {
  if (!(await database.schema.hasTable('sealed_values'))) return undefined;
  const rows: readonly { readonly sealed_value: string }[] = await database('sealed_values').select('sealed_value');
  return rows.map((row) => masterKeyIdOf(row.sealed_value)).find((id) => !byId.has(id));
}

/** Whether a server has encrypted anything in this database. Any key but the one that it used is a wrong one. */
export async function holdsSecrets(database: Knex): Promise<boolean> {
  if (!(await database.schema.hasTable('sealed_values'))) return false;
  return (await database('sealed_values').first('purpose')) !== undefined;
}
