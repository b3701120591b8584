/** Changes rows of API keys and operator tokens as a server does: together with their codes. */
import { type CredentialRow, type CredentialTable, updateCredentials } from '../../src/store/secrets/credentialCodes';
import { deriveSecretKeys } from '../../src/store/secrets/secretKeys';
import type { TestExchange } from './exchange';

export async function updateCredential(
  { database, masterKeys }: TestExchange,
  { table, where }: { readonly table: CredentialTable; readonly where: object },
  change: CredentialRow,
): Promise<void> {
  const changed = await database.transaction((transaction) =>
    updateCredentials(
      database,
      deriveSecretKeys(masterKeys),
      { transaction, table, where: (rows) => rows.where(where) },
      change,
    ),
  );
  expect(changed).toBe(1);
}
