/**
 * The tables `second_factors` and `recovery_codes`. A factor's secret is sealed to its row; it counts only once its owner has shown that their app has it. Of
 * recovery codes there are hashes only. What may be used once is marked as used by the statement that checks it.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from './columns';
import { bounded, countRows } from './database';
import { type MasterKeys, open, seal } from './sealed';

export interface SecondFactor {
  readonly userId: number;
  /** Base32, as authenticator apps take it. */
  readonly secret: string;
  /** Null as long as it is only being set up. */
  readonly confirmedAtMs: number | null;
  readonly createdAtMs: number;
}

interface SecondFactorRow {
  readonly id: BigintColumn;
  readonly sealed_secret: string;
  readonly confirmed_at_ms: BigintColumn | null;
  readonly created_at_ms: BigintColumn;
}

const TABLE = 'second_factors';
const CODES = 'recovery_codes';

/** Whether the user has one that counts. */
export async function isSecondFactorOn(database: Knex, userId: number): Promise<boolean> {
  const row: object | undefined = await bounded(
    database,
    database(TABLE).where('user_id', userId).whereNotNull('confirmed_at_ms').first('id'),
  );
  return row !== undefined;
}

export async function findSecondFactor(
  database: Knex,
  masterKeys: MasterKeys,
  userId: number,
): Promise<SecondFactor | undefined> {
  const query = database(TABLE)
    .where('user_id', userId)
    .first('id', 'sealed_secret', 'confirmed_at_ms', 'created_at_ms');
  const row: SecondFactorRow | undefined = await bounded(database, query);
  if (row === undefined) return undefined;
  const secret = open(masterKeys, { table: TABLE, id: integerFrom(row.id) }, row.sealed_secret);
  return {
    userId,
    secret,
    confirmedAtMs: optionalIntegerFrom(row.confirmed_at_ms),
    createdAtMs: integerFrom(row.created_at_ms),
  };
}

/** A secret that does not count yet, in the place of another such one. False when the user has one that counts. */
export async function startSecondFactor(
  database: Knex,
  masterKeys: MasterKeys,
  { userId, secret }: Pick<SecondFactor, 'userId' | 'secret'>,
  nowMs: number,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const row = { user_id: userId, sealed_secret: '', confirmed_at_ms: null, last_step: 0, created_at_ms: nowMs };
    // Writing the row that is there holds it, so that two starts take turns.
    await bounded(database, transaction(TABLE).insert(row).onConflict('user_id').merge(['user_id']));
    const found: { readonly id: BigintColumn } | undefined = await bounded(
      database,
      transaction(TABLE).where('user_id', userId).whereNull('confirmed_at_ms').first('id'),
    );
    if (found === undefined) return false;
    const id = integerFrom(found.id);
    const sealed = { sealed_secret: seal(masterKeys, { table: TABLE, id }, secret), created_at_ms: nowMs };
    await bounded(database, transaction(TABLE).where('id', id).update(sealed));
    return true;
  });
}

/** From now on it counts, with these recovery codes. False when there was none to confirm, or its code of this step was used. */
export async function confirmSecondFactor(
  database: Knex,
  {
    userId,
    step,
    codeHashes,
    nowMs,
  }: { readonly userId: number; readonly step: number; readonly codeHashes: readonly string[]; readonly nowMs: number },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const pending = transaction(TABLE).where('user_id', userId).whereNull('confirmed_at_ms');
    const confirmed = await bounded(database, pending.update({ confirmed_at_ms: nowMs, last_step: step }));
    if (confirmed !== 1) return false;
    await writeCodes(database, transaction, userId, codeHashes);
    return true;
  });
}

/** Marks the step, and all before it, as used. False when it was already: a code works once, also of two sent at the same time. */
export async function useStep(database: Knex, userId: number, step: number): Promise<boolean> {
  const unused = database(TABLE).where('user_id', userId).whereNotNull('confirmed_at_ms').where('last_step', '<', step);
  return (await bounded(database, unused.update({ last_step: step }))) === 1;
}

/** False when the user has no such code that is unused. */
export async function useRecoveryCode(
  database: Knex,
  userId: number,
  codeHash: string,
  nowMs: number,
): Promise<boolean> {
  const unused = database(CODES).where({ user_id: userId, code_hash: codeHash }).whereNull('used_at_ms');
  return (await bounded(database, unused.update({ used_at_ms: nowMs }))) === 1;
}

/** New recovery codes in the place of all old ones. */
export async function replaceRecoveryCodes(
  database: Knex,
  userId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await database.transaction(async (transaction) => writeCodes(database, transaction, userId, codeHashes));
}

export function countRecoveryCodes(database: Knex, userId: number): Promise<number> {
  return countRows(database, database(CODES).where('user_id', userId).whereNull('used_at_ms'));
}

/** Takes the factor and its codes away. */
export async function deleteSecondFactor(database: Knex, userId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await bounded(database, transaction(CODES).where('user_id', userId).delete());
    await bounded(database, transaction(TABLE).where('user_id', userId).delete());
  });
}

async function writeCodes(
  database: Knex,
  transaction: Knex,
  userId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await bounded(database, transaction(CODES).where('user_id', userId).delete());
  const rows = codeHashes.map((codeHash) => ({ user_id: userId, code_hash: codeHash, used_at_ms: null }));
  await bounded(database, transaction(CODES).insert(rows));
}
