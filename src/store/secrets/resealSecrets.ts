/**
 * Changes the master key: encrypts every stored secret with the current master key that a previous one encrypted. Each
 * row is changed by itself, so an interrupted run continues where it ended, and servers that know both keys may run
 * meanwhile.
 */
import type { Knex } from 'knex';
import {
  decryptSecret,
  encryptSecret,
  isBoundSecret,
  type MasterKeys,
  masterKeyIdOf,
  SecretMismatch,
} from '../../foundation/secrets/encryption';
import { integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { boundColumnNames, SECRET_COLUMNS, secretLocation } from './boundColumns';
import { rowsInOrder } from './rowsInOrder';

export interface Resealed {
  /** Rows that were encrypted with the current key by this run. */
  readonly rows: number;
  /** Rows that could not be decrypted, because they were changed in the table; they stay as they are. */
  readonly damaged: readonly string[];
}

/** `onRow` is called for each secret that was looked at. */
export async function resealStoredSecrets(
  database: Knex,
  masterKeys: MasterKeys,
  onRow: () => void,
): Promise<Resealed> {
  let rows = 0;
  const damaged: string[] = [];
  for (const { table, column } of SECRET_COLUMNS)
    for await (const row of rowsInOrder(database, table, [column, ...boundColumnNames(table)])) {
      onRow();
      const encrypted = String(row[column]);
      // The secret of a row is empty while the row is being created.
      if (encrypted === '' || (isBoundSecret(encrypted) && masterKeyIdOf(encrypted) === masterKeys.current)) continue;
      const location = secretLocation(table, integerFrom(row.id), row);
      try {
        const sealed = encryptSecret(masterKeys, location, decryptSecret(masterKeys, location, encrypted));
        // A server may have changed the secret meanwhile. Then the next run finds it.
        const same = database(table).where({ id: row.id, [column]: encrypted });
        rows += await withTimeout(database, same.update({ [column]: sealed }));
      } catch (error) {
        if (!(error instanceof SecretMismatch)) throw error;
        damaged.push(error.message);
      }
    }
  return { rows, damaged };
}
