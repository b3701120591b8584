/**
 * Checks that rows that decide about money or access are as a server wrote them, and that none is missing that the row of
 * its owner counts (`store/secrets/rowCodes`). Their number grows with the users, so only operator tokens are checked by
 * audits from a checkpoint.
 */
import {
  CODED_TABLE_NAMES,
  COUNTED_TABLES,
  type CodedTable,
  type CountedTable,
  CREDENTIAL_TABLES,
  type CredentialTable,
  countsOfOwnersSql,
  ownerOf,
} from '../../store/secrets/codedTables';
import { type CodedRow, codedColumns, countIn, isUnchanged, keyOfRow } from '../../store/secrets/rowCodes';
import type { SecretKeys } from '../../store/secrets/secretKeys';
import type { AuditCheckId } from './auditChecks';
import type { Snapshot } from './auditSnapshot';

type Keys = Pick<SecretKeys, 'tokenKey'>;

const NAMES: Readonly<Record<CredentialTable, string>> = { operator_tokens: 'operator-token', api_keys: 'api-key' };

export async function checkCredentials(
  snapshot: Snapshot,
  keys: Keys,
  { isWhole }: { readonly isWhole: boolean },
): Promise<void> {
  for (const table of isWhole ? CREDENTIAL_TABLES : (['operator_tokens'] as const)) {
    snapshot.recordChecks(table);
    await checkTable(snapshot, keys, { table, check: table, name: NAMES[table] });
  }
}

/** The tables other than those of credentials, and the counts of all. */
export async function checkCodedRows(snapshot: Snapshot, keys: Keys): Promise<void> {
  snapshot.recordChecks('coded_rows', 'counted_rows');
  for (const table of CODED_TABLE_NAMES)
    if (!CREDENTIAL_TABLES.some((each) => each === table))
      await checkTable(snapshot, keys, { table, check: 'coded_rows', name: table });
  for (const table of COUNTED_TABLES) await checkCounts(snapshot, keys, table);
}

async function checkTable(
  snapshot: Snapshot,
  keys: Keys,
  { table, check, name }: { readonly table: CodedTable; readonly check: AuditCheckId; readonly name: string },
): Promise<void> {
  for await (const rows of snapshot.streamRows<CodedRow>(`SELECT ${codedColumns(table).join(', ')} FROM ${table}`))
    for (const row of rows)
      if (!isUnchanged(keys, table, row))
        snapshot.addViolation(check, {
          subject: 'credential',
          id: `${name}:${keyOfRow(table, row)}`,
          table,
          detail: `was changed in the table ${table}; it is refused until \`make confirm\` accepts it`,
        });
}

/** An owner whose row was changed is reported by `checkTable`, and says nothing about the rows that it counts. */
async function checkCounts(snapshot: Snapshot, keys: Keys, table: CountedTable): Promise<void> {
  const { table: owners } = ownerOf(table);
  const stored = new Map<number, number>();
  for await (const rows of snapshot.streamRows<{ owner: number; count: number }>(countsOfOwnersSql(table)))
    for (const { owner, count } of rows) stored.set(Number(owner), Number(count));
  for await (const rows of snapshot.streamRows<CodedRow>(`SELECT ${codedColumns(owners).join(', ')} FROM ${owners}`))
    for (const row of rows) {
      const [found, expected] = [stored.get(Number(row['id'])) ?? 0, countIn(row, table)];
      stored.delete(Number(row['id']));
      if (found === expected || !isUnchanged(keys, owners, row)) continue;
      snapshot.addViolation('counted_rows', {
        subject: 'credential',
        id: `${owners}:${keyOfRow(owners, row)}`,
        table,
        stored: found,
        expected,
        detail: `the table ${table} has ${found} rows of this owner instead of ${expected}; \`make confirm\` accepts that`,
      });
    }
  for (const [owner, found] of stored)
    snapshot.addViolation('counted_rows', {
      subject: 'credential',
      id: `${owners}:${owner}`,
      table,
      stored: found,
      expected: 0,
      detail: `the table ${table} has ${found} rows of it, and the table ${owners} has no row`,
    });
}
