/**
 * The columns that contain encrypted secrets. Inserts rows with secrets, and verifies at startup that the master keys
 * can decrypt them, so that a wrong master key stops the start and not the first request.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { decryptSecret, encryptSecret, type MasterKeys, masterKeyIdOf } from './encryption';

const SECRET_COLUMNS = [
  { table: 'api_keys', column: 'sealed_secret' },
  { table: 'partners', column: 'sealed_client_secret' },
  { table: 'portal_logins', column: 'sealed_verifier' },
  { table: 'portal_sessions', column: 'sealed_tokens' },
  { table: 'listen_keys', column: 'sealed_key' },
  { table: 'session_listen_keys', column: 'sealed_key' },
  { table: 'second_factors', column: 'sealed_secret' },
  { table: 'mails', column: 'sealed_text' },
] as const;

/** A row to insert, with its secret in plain text. */
export interface NewSecretRow {
  readonly location: (typeof SECRET_COLUMNS)[number];
  /** The row's other columns. */
  readonly columns: object;
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
  { location: { table, column }, columns, secret }: NewSecretRow,
): Promise<number> {
  const ids: readonly BigintColumn[] = await withTimeout(
    database,
    transaction(table).insert({ ...columns, [column]: '' }),
  );
  const id = integerFrom(ids[0] ?? 0);
  const encrypted = { [column]: encryptSecret(masterKeys, { table, id }, secret) };
  await withTimeout(database, transaction(table).where('id', id).update(encrypted));
  return id;
}

/** Throws unless the newest secret of each master key in use can be decrypted. */
export async function verifyEncryptedSecrets(database: Knex, masterKeys: MasterKeys): Promise<void> {
  for (const { table, column } of SECRET_COLUMNS) {
    const query = database(table).max({ id: 'id' }).groupByRaw("substring_index(??, '.', 1)", [column]);
    const newestOfEach: readonly { readonly id?: BigintColumn }[] = await withTimeout(database, query);
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
  const row: { readonly encrypted: string } | undefined = await withTimeout(
    database,
    database(table).where('id', id).first({ encrypted: column }),
  );
  if (row === undefined) return;
  const keyId = masterKeyIdOf(row.encrypted);
  if (!masterKeys.byId.has(keyId))
    throw new Error(
      `${table} contains secrets encrypted with master key ${keyId}, which is not in the master key file`,
    );
  decryptSecret(masterKeys, { table, id }, row.encrypted);
}
