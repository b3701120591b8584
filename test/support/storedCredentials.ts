/** Changes and adds rows that have codes as a server does: together with their codes (`store/secrets/rowCodes`). */
import type { Knex } from 'knex';
import type { MasterKeys } from '../../src/foundation/secrets/encryption';
import type { CodedTable } from '../../src/store/secrets/codedTables';
import { type CodedRow, insertCodedRow, updateCodedRowsAlone } from '../../src/store/secrets/rowCodes';
import { deriveSecretKeys, type SecretKeys } from '../../src/store/secrets/secretKeys';

/** What a test knows of an exchange. */
export interface Tables {
  readonly database: Knex;
  readonly masterKeys: MasterKeys;
}

/** What functions of `store` take. */
export function storesOf({ database, masterKeys }: Tables): {
  readonly database: Knex;
  readonly masterKeys: SecretKeys;
} {
  return { database, masterKeys: deriveSecretKeys(masterKeys) };
}

/** Changes one row. */
export async function updateCredential(
  { database, masterKeys }: Tables,
  { table, where }: { readonly table: CodedTable; readonly where: object },
  change: CodedRow | ((row: CodedRow) => CodedRow),
): Promise<void> {
  const rows = { table, where: (all: Knex.QueryBuilder) => all.where(where) };
  expect(await updateCodedRowsAlone(database, deriveSecretKeys(masterKeys), rows, change)).toBe(1);
}

/** Changes any number of rows. */
export async function updateRows(
  { database, masterKeys }: Tables,
  { table, where }: { readonly table: CodedTable; readonly where: object },
  change: CodedRow | ((row: CodedRow) => CodedRow),
): Promise<void> {
  const rows = { table, where: (all: Knex.QueryBuilder) => all.where(where) };
  await updateCodedRowsAlone(database, deriveSecretKeys(masterKeys), rows, change);
}

export async function insertRow({ database, masterKeys }: Tables, table: CodedTable, row: CodedRow): Promise<void> {
  await database.transaction((transaction) =>
    insertCodedRow(database, deriveSecretKeys(masterKeys), transaction, table, row),
  );
}
