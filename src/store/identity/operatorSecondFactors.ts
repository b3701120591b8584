/**
 * The table `operator_second_factors`: secrets of authenticator apps, encrypted and bound to their operator token. A
 * code is checked and marked as used by a single statement.
 */
import type { Knex } from 'knex';
import { type BigintColumn, insertedIdUnlessDuplicate, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { decryptOfRow, encryptForRow } from '../secrets/boundColumns';
import type { SecretKeys } from '../secrets/secretKeys';

export interface OperatorSecondFactor {
  /** Base32; undefined if the row was changed in the table. No code is then accepted. */
  readonly secret: string | undefined;
}

interface FactorRow {
  readonly id: BigintColumn;
  readonly sealed_secret: string;
}

const TABLE = 'operator_second_factors';

/** Undefined if the token has none. */
export async function findOperatorSecondFactor(
  database: Knex,
  keys: SecretKeys,
  operatorId: number,
): Promise<OperatorSecondFactor | undefined> {
  const query = database(TABLE).where('operator_id', operatorId).first('id', 'sealed_secret');
  const row: FactorRow | undefined = await withTimeout(database, query);
  if (row === undefined) return undefined;
  const bound = { operator_id: operatorId };
  return { secret: decryptOfRow(keys, [TABLE, integerFrom(row.id)], bound, row.sealed_secret) };
}

/** False if the token already has one, which stays. */
export async function insertOperatorSecondFactor(
  database: Knex,
  keys: SecretKeys,
  { operatorId, secret, nowMs }: { readonly operatorId: number; readonly secret: string; readonly nowMs: number },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // Concurrent insertions of one token would otherwise end each other as a deadlock.
    await withTimeout(database, transaction('operator_tokens').where('id', operatorId).forUpdate().first('id'));
    const columns = { operator_id: operatorId };
    const row = { ...columns, sealed_secret: '', last_step: 0, created_at_ms: nowMs };
    const id = await insertedIdUnlessDuplicate(withTimeout(database, transaction(TABLE).insert(row)));
    if (id === undefined) return false;
    const encrypted = { sealed_secret: encryptForRow(keys, [TABLE, id], columns)(secret) };
    await withTimeout(database, transaction(TABLE).where({ id }).update(encrypted));
    return true;
  });
}

/** Marks the time step and all steps before it as used. False if it was used before, also by a concurrent request. */
export async function consumeOperatorStep(database: Knex, operatorId: number, step: number): Promise<boolean> {
  const unused = database(TABLE).where('operator_id', operatorId).where('last_step', '<', step);
  return (await withTimeout(database, unused.update({ last_step: step }))) === 1;
}

export async function deleteOperatorSecondFactor(database: Knex, operatorId: number): Promise<void> {
  await withTimeout(database, database(TABLE).where('operator_id', operatorId).delete());
}
