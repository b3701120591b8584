/**
 * The table `operator_second_factors`: secrets of authenticator apps, encrypted and bound to their operator token. The
 * whole row has a code, and the row of the token counts it (`rowCodes.ts`), so that a token whose second factor was
 * deleted from the table still has one, of which no code is accepted.
 */
import type { Knex } from 'knex';
import { type BigintColumn, insertedIdUnlessDuplicate, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { retriedTransaction } from '../connection/retriedTransaction';
import { decryptOfRow, encryptForRow } from '../secrets/boundColumns';
import {
  type CodedRow,
  codeColumn,
  codedColumns,
  countIn,
  countRowsOfOwner,
  findOwnerRow,
  lockOwner,
  updateCodedRowsAlone,
  verifyRow,
} from '../secrets/rowCodes';
import type { SecretKeys } from '../secrets/secretKeys';

export interface OperatorSecondFactor {
  /** Base32; undefined if the row was changed in the table or deleted from it. No code is then accepted. */
  readonly secret: string | undefined;
}

interface FactorRow extends CodedRow {
  readonly id: BigintColumn;
  readonly sealed_secret: string;
}

const TABLE = 'operator_second_factors';
const OWNERS = 'operator_tokens';

/** Undefined if the token has none. */
export async function findOperatorSecondFactor(
  database: Knex,
  keys: SecretKeys,
  operatorId: number,
): Promise<OperatorSecondFactor | undefined> {
  const query = database(TABLE)
    .where('operator_id', operatorId)
    .first(['sealed_secret', ...codedColumns(TABLE)]);
  const row: FactorRow | undefined = await withTimeout(database, query);
  if (row === undefined) {
    const owner = await findOwnerRow(database, keys, { table: OWNERS, id: operatorId });
    if (owner !== undefined && countIn(owner, TABLE) === 0) return undefined;
    keys.onMismatch?.({ table: TABLE, id: `of operator ${operatorId}` });
    return { secret: undefined };
  }
  if (!verifyRow(keys, TABLE, row)) return { secret: undefined };
  const bound = { operator_id: operatorId };
  return { secret: decryptOfRow(keys, [TABLE, integerFrom(row.id)], bound, row.sealed_secret) };
}

/** False if the token already has one, which stays, also if its row was deleted from the table. */
export async function insertOperatorSecondFactor(
  database: Knex,
  keys: SecretKeys,
  { operatorId, secret, nowMs }: { readonly operatorId: number; readonly secret: string; readonly nowMs: number },
): Promise<boolean> {
  return retriedTransaction(database, async (transaction) => {
    // Concurrent insertions of one token would otherwise end each other as a deadlock.
    const owner = await lockOwner(database, keys, transaction, { table: OWNERS, id: operatorId });
    if (owner === undefined || countIn(owner, TABLE) > 0) return false;
    const columns = { operator_id: operatorId };
    const row = { ...columns, sealed_secret: '', last_step: 0, created_at_ms: nowMs };
    const id = await insertedIdUnlessDuplicate(withTimeout(database, transaction(TABLE).insert(row)));
    if (id === undefined) return false;
    const encrypted = { sealed_secret: encryptForRow(keys, [TABLE, id], columns)(secret) };
    const code = codeColumn(keys, TABLE, { ...row, ...encrypted, id });
    await withTimeout(
      database,
      transaction(TABLE)
        .where({ id })
        .update({ ...encrypted, ...code }),
    );
    await countRowsOfOwner(database, keys, transaction, { table: TABLE, ownerId: operatorId, next: () => 1 });
    return true;
  });
}

/** Marks the time step and all steps before it as used. False if it was used before, also by a concurrent request. */
export async function consumeOperatorStep(
  database: Knex,
  keys: SecretKeys,
  operatorId: number,
  step: number,
): Promise<boolean> {
  const where = (all: Knex.QueryBuilder) => all.where('operator_id', operatorId).where('last_step', '<', step);
  return (await updateCodedRowsAlone(database, keys, { table: TABLE, where }, { last_step: step })) === 1;
}

export async function deleteOperatorSecondFactor(database: Knex, keys: SecretKeys, operatorId: number): Promise<void> {
  await retriedTransaction(database, async (transaction) => {
    await lockOwner(database, keys, transaction, { table: OWNERS, id: operatorId });
    await withTimeout(database, transaction(TABLE).where('operator_id', operatorId).delete());
    await countRowsOfOwner(database, keys, transaction, { table: TABLE, ownerId: operatorId, next: () => 0 });
  });
}
