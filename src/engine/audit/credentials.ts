/**
 * Checks that API keys and operator tokens are as a server wrote them (`store/secrets/credentialCodes`). Their number
 * grows with the users, so API keys are only checked by audits of all history.
 */
import {
  type CredentialRow,
  type CredentialTable,
  credentialColumns,
  isUnchanged,
} from '../../store/secrets/credentialCodes';
import type { SecretKeys } from '../../store/secrets/secretKeys';
import type { Snapshot } from './auditSnapshot';

const NAMES: Readonly<Record<CredentialTable, string>> = { operator_tokens: 'operator-token', api_keys: 'api-key' };

export async function checkCredentials(
  snapshot: Snapshot,
  keys: Pick<SecretKeys, 'tokenKey'>,
  { isWhole }: { readonly isWhole: boolean },
): Promise<void> {
  for (const table of isWhole ? (['operator_tokens', 'api_keys'] as const) : (['operator_tokens'] as const)) {
    snapshot.recordChecks(table);
    const sql = `SELECT ${credentialColumns(table).join(', ')} FROM ${table}`;
    for await (const rows of snapshot.streamRows<CredentialRow & { readonly id: number }>(sql))
      for (const row of rows)
        if (!isUnchanged(keys, table, row))
          snapshot.addViolation(table, {
            subject: 'credential',
            id: `${NAMES[table]}:${row.id}`,
            table,
            detail: `was changed in the table ${table}; it is refused until \`make confirm\` accepts it`,
          });
  }
}
