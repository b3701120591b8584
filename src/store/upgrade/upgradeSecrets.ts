/**
 * Rewrites what older versions stored: binds each encrypted secret to the columns of its row, and replaces plain hashes
 * of tokens by keyed ones. The first leader of this version does it once, before it serves, and records it in
 * `sealed_values`, encrypted with the master key. From then on no server accepts the old forms, so that nobody can put
 * back rows of an old copy of the tables. It can be interrupted at any moment and continues at the next start.
 */
import type { Knex } from 'knex';
import {
  decryptSecretOfAnyFormat,
  encryptSecret,
  isBoundSecret,
  type MasterKeys,
} from '../../foundation/secrets/encryption';
import { newestAction } from '../audit/operatorActions';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { LISTEN_KEY_CONTEXT } from '../identity/listenKeys';
import { operatorTokenHash } from '../identity/operatorTokens';
import { storedRecoveryCodeHash } from '../identity/secondFactors';
import { sessionSecretHash, sessionSelectorHash } from '../identity/sessions';
import { partnerSecretHash } from '../portal/partners';
import { STATE_CONTEXT } from '../portal/portalLogins';
import { PORTAL_CODE_CONTEXT, PORTAL_TOKEN_CONTEXT, portalExtrasHash } from '../portal/portalSessions';
import { type BoundRow, boundColumnNames, SECRET_COLUMNS, secretLocation } from '../secrets/boundColumns';
import { type RowWithId, rowsInOrder } from '../secrets/rowsInOrder';
import { insertSealedValue, isKeyedHash, keyedHash, readSealedValue, type SecretKeys } from '../secrets/secretKeys';

/** The record that the upgrade is complete. */
export interface SecretUpgrade {
  readonly atMs: number;
  /** From this row of the log of operators' actions on, hashes are made with a key. */
  readonly keyedFromAction: number;
}

const RECORD = { id: 3, purpose: 'secret_upgrade' };
const ROWS_PER_QUERY = 500;

/** Undefined as long as no leader of this version has completed the upgrade. Throws if the record was changed. */
export async function findSecretUpgrade(database: Knex, masterKeys: MasterKeys): Promise<SecretUpgrade | undefined> {
  const text = await readSealedValue(database, masterKeys, RECORD);
  return text === undefined ? undefined : (JSON.parse(text) as SecretUpgrade);
}

/** Rewrites all rows and records it. Returns the number of rewritten rows. The caller must be the leader. */
export async function upgradeStoredSecrets(database: Knex, keys: SecretKeys, nowMs: number): Promise<number> {
  let rewritten = 0;
  for (const place of SECRET_COLUMNS) rewritten += await bindSecrets(database, keys, place);
  for (const place of HASH_COLUMNS) rewritten += await keyHashes(database, keys, place);
  rewritten += await keyRecoveryCodes(database, keys);
  const { id } = await newestAction(database);
  const upgrade: SecretUpgrade = { atMs: nowMs, keyedFromAction: id + 1 };
  await insertSealedValue(database, keys, RECORD, JSON.stringify(upgrade));
  return rewritten;
}

async function bindSecrets(
  database: Knex,
  keys: SecretKeys,
  { table, column }: (typeof SECRET_COLUMNS)[number],
): Promise<number> {
  let bound = 0;
  for await (const row of rowsInOrder(database, table, [column, ...boundColumnNames(table)])) {
    const encrypted = String(row[column]);
    // The secret of a second factor is empty while it is being created.
    if (isBoundSecret(encrypted) || encrypted === '') continue;
    const location = secretLocation(table, integerFrom(row.id), row as BoundRow);
    const sealed = encryptSecret(keys, location, decryptSecretOfAnyFormat(keys, location, encrypted));
    const same = database(table).where({ id: row.id, [column]: encrypted });
    bound += await withTimeout(database, same.update({ [column]: sealed }));
  }
  return bound;
}

interface HashPlace {
  readonly table: string;
  readonly column: string;
  /** Further columns that the new hash contains. */
  readonly with: readonly string[];
  readonly next: (keys: SecretKeys, hash: string, row: RowWithId) => string;
}

function plain(table: string, column: string, context: string): HashPlace {
  return { table, column, with: [], next: (keys, hash) => keyedHash(keys, context, hash) };
}

function sessionSecret(column: string): HashPlace {
  const next: HashPlace['next'] = (keys, hash, row) =>
    sessionSecretHash(keys, integerFrom(row['user_id'] as BigintColumn), hash);
  return { table: 'sessions', column, with: ['user_id'], next };
}

/** Columns with hashes in tables that have an id. */
const HASH_COLUMNS: readonly HashPlace[] = [
  { table: 'sessions', column: 'selector_hash', with: [], next: sessionSelectorHash },
  sessionSecret('secret_hash'),
  sessionSecret('previous_hash'),
  {
    table: 'operator_tokens',
    column: 'token_hash',
    with: ['role'],
    next: (keys, hash, row) => operatorTokenHash(keys, String(row['role']), hash),
  },
  plain('listen_keys', 'key_hash', LISTEN_KEY_CONTEXT),
  plain('session_listen_keys', 'key_hash', LISTEN_KEY_CONTEXT),
  plain('portal_logins', 'state_hash', STATE_CONTEXT),
  plain('portal_sessions', 'code_hash', PORTAL_CODE_CONTEXT),
  plain('portal_sessions', 'token_hash', PORTAL_TOKEN_CONTEXT),
  { table: 'portal_sessions', column: 'extras_hash', with: [], next: portalExtrasHash },
  {
    table: 'partners',
    column: 'secret_hash',
    with: [],
    next: (keys, hash, row) => partnerSecretHash(keys, integerFrom(row.id), hash),
  },
];

async function keyHashes(database: Knex, keys: SecretKeys, place: HashPlace): Promise<number> {
  const { table, column, next } = place;
  let keyed = 0;
  for await (const row of rowsInOrder(database, table, [column, ...place.with])) {
    const hash = row[column];
    if (typeof hash !== 'string' || isKeyedHash(hash)) continue;
    const same = database(table).where({ id: row.id, [column]: hash });
    keyed += await withTimeout(database, same.update({ [column]: next(keys, hash, row) }));
  }
  return keyed;
}

/** Recovery codes have no id of their own. */
async function keyRecoveryCodes(database: Knex, keys: SecretKeys): Promise<number> {
  let keyed = 0;
  for (;;) {
    const rows: readonly { readonly user_id: BigintColumn; readonly code_hash: string }[] = await withTimeout(
      database,
      database('recovery_codes')
        .whereNot('code_hash', 'like', 'k1.%')
        .limit(ROWS_PER_QUERY)
        .select('user_id', 'code_hash'),
    );
    for (const { user_id: userId, code_hash: hash } of rows) {
      const same = database('recovery_codes').where({ user_id: userId, code_hash: hash });
      const next = storedRecoveryCodeHash(keys, integerFrom(userId), hash);
      keyed += await withTimeout(database, same.update({ code_hash: next }));
    }
    if (rows.length < ROWS_PER_QUERY) return keyed;
  }
}
