/**
 * The tables `second_factors` and `recovery_codes`. The secret of a second factor is encrypted and bound to its row, and
 * the whole row has a code (`rowCodes.ts`). The factor is active once the user has confirmed it with a code of their
 * authenticator app; from then on the row of the user counts it, so that a user whose second factor was deleted from the
 * table still has one, of which no code is accepted. Recovery codes are stored as hashes.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import { retriedTransaction } from '../connection/retriedTransaction';
import { decryptOfRow, encryptForRow } from '../secrets/boundColumns';
import {
  type CodedRow,
  codeColumn,
  codedColumns,
  countIn,
  countRowsOfOwner,
  findOwnerRow,
  updateCodedRows,
  updateCodedRowsAlone,
  verifyRow,
} from '../secrets/rowCodes';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';

export interface SecondFactor {
  readonly userId: number;
  /** Base32, the format of authenticator apps. */
  readonly secret: string;
  /** Null until the user has confirmed the second factor. */
  readonly confirmedAtMs: number | null;
  readonly createdAtMs: number;
}

interface SecondFactorRow extends CodedRow {
  readonly id: BigintColumn;
  readonly sealed_secret: string;
  readonly confirmed_at_ms: BigintColumn | null;
  readonly created_at_ms: BigintColumn;
}

/** What else the transaction of a change must write, such as a notice to the user. */
export type AlsoWrite = (transaction: Knex) => Promise<void>;

const TABLE = 'second_factors';
const CODES = 'recovery_codes';

/** The hash of a recovery code as it is stored. It belongs to this user only. */
export function storedRecoveryCodeHash(keys: SecretKeys, userId: number, codeHash: string): string {
  return keyedHash(keys, `recovery code/${userId}`, codeHash);
}

/** Whether the user has a confirmed second factor. True also if the row of the user was changed in the table. */
export async function isSecondFactorOn(database: Knex, keys: SecretKeys, userId: number): Promise<boolean> {
  const owner = await findOwnerRow(database, keys, { table: 'users', id: userId });
  return owner === undefined || countIn(owner, TABLE) > 0;
}

/** Undefined also if the row was changed in the table; no code is then accepted. */
export async function findSecondFactor(
  database: Knex,
  masterKeys: SecretKeys,
  userId: number,
): Promise<SecondFactor | undefined> {
  const query = database(TABLE)
    .where('user_id', userId)
    .first(['sealed_secret', ...codedColumns(TABLE)]);
  const row: SecondFactorRow | undefined = await withTimeout(database, query);
  if (row === undefined || !verifyRow(masterKeys, TABLE, row)) return undefined;
  const secret = decryptOfRow(masterKeys, [TABLE, integerFrom(row.id)], { user_id: userId }, row.sealed_secret);
  if (secret === undefined) return undefined;
  return {
    userId,
    secret,
    confirmedAtMs: optionalIntegerFrom(row.confirmed_at_ms),
    createdAtMs: integerFrom(row.created_at_ms),
  };
}

/**
 * Stores an unconfirmed secret, replacing a previous unconfirmed one. False if the user has a confirmed factor, also if
 * its row was deleted from the table.
 */
export async function startSecondFactor(
  database: Knex,
  masterKeys: SecretKeys,
  { userId, secret }: Pick<SecondFactor, 'userId' | 'secret'>,
  nowMs: number,
): Promise<boolean> {
  if (await isSecondFactorOn(database, masterKeys, userId)) return false;
  return retriedTransaction(database, async (transaction) => {
    const row = { user_id: userId, sealed_secret: '', confirmed_at_ms: null, last_step: 0, created_at_ms: nowMs };
    // The upsert locks an existing row, so that two concurrent starts run one after the other.
    await withTimeout(database, transaction(TABLE).insert(row).onConflict('user_id').merge(['user_id']));
    const found: { readonly id: BigintColumn } | undefined = await withTimeout(
      database,
      transaction(TABLE).where('user_id', userId).whereNull('confirmed_at_ms').first('id'),
    );
    if (found === undefined) return false;
    const id = integerFrom(found.id);
    const sealed = encryptForRow(masterKeys, [TABLE, id], { user_id: userId })(secret);
    const columns = { ...row, sealed_secret: sealed };
    const code = codeColumn(masterKeys, TABLE, { ...columns, id });
    await withTimeout(
      database,
      transaction(TABLE)
        .where('id', id)
        .update({ ...columns, ...code }),
    );
    return true;
  });
}

/** Confirms the second factor and stores its recovery codes. False if there is no unconfirmed factor. */
export async function confirmSecondFactor(
  database: Knex,
  keys: SecretKeys,
  {
    userId,
    step,
    codeHashes,
    nowMs,
  }: { readonly userId: number; readonly step: number; readonly codeHashes: readonly string[]; readonly nowMs: number },
  alsoWrite: AlsoWrite,
): Promise<boolean> {
  return retriedTransaction(database, async (transaction) => {
    const where = (all: Knex.QueryBuilder) => all.where('user_id', userId).whereNull('confirmed_at_ms');
    const change = { confirmed_at_ms: nowMs, last_step: step };
    if ((await updateCodedRows(database, keys, { transaction, table: TABLE, where }, change)) !== 1) return false;
    await countRowsOfOwner(database, keys, transaction, { table: TABLE, ownerId: userId, next: () => 1 });
    await writeCodes(database, transaction, userId, codeHashes);
    await alsoWrite(transaction);
    return true;
  });
}

/**
 * Marks the time step and all steps before it as used. False if the step was used before: a code works once, also if it
 * is sent twice at the same time.
 */
export async function consumeStep(database: Knex, keys: SecretKeys, userId: number, step: number): Promise<boolean> {
  const where = (all: Knex.QueryBuilder) =>
    all.where('user_id', userId).whereNotNull('confirmed_at_ms').where('last_step', '<', step);
  return (await updateCodedRowsAlone(database, keys, { table: TABLE, where }, { last_step: step })) === 1;
}

/** Marks the code as used. False if the user has no such unused code. */
export async function consumeRecoveryCode(
  database: Knex,
  userId: number,
  codeHash: string,
  nowMs: number,
  alsoWrite: AlsoWrite,
): Promise<boolean> {
  return retriedTransaction(database, async (transaction) => {
    const unused = transaction(CODES).where({ user_id: userId, code_hash: codeHash }).whereNull('used_at_ms');
    if ((await withTimeout(database, unused.update({ used_at_ms: nowMs }))) !== 1) return false;
    await alsoWrite(transaction);
    return true;
  });
}

/** The code can be used again. */
export async function restoreRecoveryCode(database: Knex, userId: number, codeHash: string): Promise<void> {
  const used = database(CODES).where({ user_id: userId, code_hash: codeHash });
  await withTimeout(database, used.update({ used_at_ms: null }));
}

/** Replaces all recovery codes of the user. */
export async function replaceRecoveryCodes(
  database: Knex,
  userId: number,
  codeHashes: readonly string[],
  alsoWrite: AlsoWrite,
): Promise<void> {
  await retriedTransaction(database, async (transaction) => {
    await writeCodes(database, transaction, userId, codeHashes);
    await alsoWrite(transaction);
  });
}

export function countRecoveryCodes(database: Knex, userId: number): Promise<number> {
  return countRows(database, database(CODES).where('user_id', userId).whereNull('used_at_ms'));
}

/** Deletes the second factor and its recovery codes. */
export async function deleteSecondFactor(
  database: Knex,
  keys: SecretKeys,
  userId: number,
  alsoWrite: AlsoWrite,
): Promise<void> {
  await retriedTransaction(database, async (transaction) => {
    await deleteSecondFactorRows(database, keys, transaction, userId);
    await alsoWrite(transaction);
  });
}

/** Like `deleteSecondFactor`, with a transaction of the caller. */
export async function deleteSecondFactorRows(
  database: Knex,
  keys: SecretKeys,
  transaction: Knex,
  userId: number,
): Promise<void> {
  await withTimeout(database, transaction(CODES).where('user_id', userId).delete());
  await withTimeout(database, transaction(TABLE).where('user_id', userId).delete());
  await countRowsOfOwner(database, keys, transaction, { table: TABLE, ownerId: userId, next: () => 0 });
}

async function writeCodes(
  database: Knex,
  transaction: Knex,
  userId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await withTimeout(database, transaction(CODES).where('user_id', userId).delete());
  const rows = codeHashes.map((codeHash) => ({ user_id: userId, code_hash: codeHash, used_at_ms: null }));
  await withTimeout(database, transaction(CODES).insert(rows));
}
