/**
 * Checks what a server needs of its secrets at the next start: that each names a known master key, and that the values
 * are there that are encrypted with it. Without them the start is refused, so operators cannot accept this. Also checks
 * that the lives of the database are those that were sealed.
 */
import type { KeyObject } from 'node:crypto';
import { SECRET_COLUMNS } from '../../store/secrets/boundColumns';
import { beginWithSealed, LIFE_COLUMNS } from '../../store/secrets/sealedLives';
import type { SealedProof } from './auditProof';
import type { Snapshot } from './auditSnapshot';

export async function checkSealedRows(
  snapshot: Snapshot,
  { missing, lives, masterKeys }: SealedProof,
  { isWhole }: { readonly isWhole: boolean },
): Promise<void> {
  snapshot.recordChecks('sealed_values', 'lives');
  for (const record of missing)
    snapshot.addViolation('sealed_values', {
      subject: 'credential',
      id: record,
      table: 'sealed_values',
      detail: `the table sealed_values lacks the value ${record}`,
    });
  if (lives !== undefined) {
    const columns = LIFE_COLUMNS.join(', ');
    const rows = await snapshot.rows<Record<string, unknown>>(`SELECT ${columns} FROM lives ORDER BY number`);
    if (!beginWithSealed(lives, rows) || !(await haveBegun(snapshot, rows.slice(lives.count))))
      snapshot.addViolation('lives', {
        subject: 'event',
        id: '*',
        table: 'lives',
        detail: 'the lives of the database are not those that a leader has sealed',
      });
  }
  if (isWhole) await checkMasterKeys(snapshot, masterKeys);
}

/** A restore begins a life with an event. The next leader seals it. */
async function haveBegun(snapshot: Snapshot, rows: readonly Readonly<Record<string, unknown>>[]): Promise<boolean> {
  for (const row of rows) {
    const sql = "SELECT sequence FROM events WHERE sequence = ? AND type = 'begin_life'";
    if ((await snapshot.rows(sql, [Number(row['ids_after']) + 1])).length === 0) return false;
  }
  return true;
}

/** The secret of a row is empty while the row is being created. */
async function checkMasterKeys(snapshot: Snapshot, masterKeys: ReadonlyMap<string, KeyObject>): Promise<void> {
  snapshot.recordChecks('master_keys');
  for (const { table, column } of SECRET_COLUMNS) {
    const sql =
      `SELECT SUBSTRING_INDEX(${column}, '.', 1) AS key_id, MAX(id) AS id FROM ${table} ` +
      `WHERE ${column} <> '' GROUP BY SUBSTRING_INDEX(${column}, '.', 1)`;
    for (const { key_id: keyId, id } of await snapshot.rows<{ key_id: string; id: number }>(sql))
      if (!masterKeys.has(keyId))
        snapshot.addViolation('master_keys', {
          subject: 'credential',
          id,
          table,
          column,
          stored: keyId,
          detail: `the secret names master key ${keyId}, which is not in the master key file`,
        });
  }
}
