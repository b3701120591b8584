/**
 * The table `partners`: applications registered by an operator. The client secret for a partner's OAuth server is
 * stored encrypted; the secret with which the partner authenticates here is stored as a hash.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import type { PageRange } from '../connection/page';
import { retriedTransaction } from '../connection/retriedTransaction';
import { decryptOfRow, encryptForRow } from '../secrets/boundColumns';
import { insertWithSecret } from '../secrets/encryptedSecrets';
import { codeColumn, isUnchanged, updateCodedRowsAlone, verifyRow } from '../secrets/rowCodes';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';

/** The settings that an operator can change, without the secrets. */
export interface PartnerSettings {
  readonly name: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly issuer: string | null;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly depositAddressUrl: string;
  readonly returnUrl: string;
  readonly enabled: boolean;
}

export interface Partner extends PartnerSettings {
  readonly id: number;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

/** A partner with the client secret for its OAuth server. */
export interface PartnerWithSecret extends Partner {
  readonly clientSecret: string;
}

/** The data that authenticates a partner's own requests. `secretHash` is made by `partnerSecretHash`. */
export interface PartnerCredential {
  readonly enabled: boolean;
  readonly secretHash: string;
}

interface PartnerRow {
  readonly id: BigintColumn;
  readonly name: string;
  readonly authorize_url: string;
  readonly token_url: string;
  readonly issuer: string | null;
  readonly client_id: string;
  readonly sealed_client_secret: string;
  readonly scopes: string;
  readonly deposit_address_url: string;
  readonly return_url: string;
  readonly secret_hash: string;
  readonly enabled: number;
  readonly created_at_ms: BigintColumn;
  readonly updated_at_ms: BigintColumn;
}

const TABLE = 'partners';

/** The hash of the secret of a partner's requests as it is stored. It belongs to this partner only. */
export function partnerSecretHash(keys: SecretKeys, partnerId: number, secretHash: string): string {
  return keyedHash(keys, `partner secret/${partnerId}`, secretHash);
}

/** Returns the id of the new row. `secretHash` comes from `hashToken`. */
export async function insertPartner(
  database: Knex,
  masterKeys: SecretKeys,
  partner: PartnerSettings & {
    readonly clientSecret: string;
    readonly secretHash: string;
    readonly createdAtMs: number;
  },
): Promise<number> {
  const { secretHash, createdAtMs } = partner;
  const columns = {
    ...columnsOf(partner),
    secret_hash: '',
    created_at_ms: createdAtMs,
    updated_at_ms: createdAtMs,
  };
  return insertWithSecret(database, masterKeys, {
    location: { table: TABLE, column: 'sealed_client_secret' },
    columns,
    columnsOfId: (id) => {
      const hash = { secret_hash: partnerSecretHash(masterKeys, id, secretHash) };
      return { ...hash, ...codeColumn(masterKeys, TABLE, { ...columns, ...hash, id }) };
    },
    secret: partner.clientSecret,
  });
}

export async function findPartner(database: Knex, id: number): Promise<Partner | undefined> {
  const row = await findPartnerRow(database, id);
  return row === undefined ? undefined : partnerFrom(row);
}

/** The newest first. */
export async function listPartners(database: Knex, { limit, offset }: PageRange): Promise<Partner[]> {
  const rows: PartnerRow[] = await withTimeout(
    database,
    database(TABLE).orderBy('id', 'desc').limit(limit).offset(offset),
  );
  return rows.map(partnerFrom);
}

export function countPartners(database: Knex): Promise<number> {
  return countRows(database, database(TABLE));
}

/** Undefined also if its row was changed in the table. */
export async function findPartnerWithSecret(
  database: Knex,
  masterKeys: SecretKeys,
  id: number,
): Promise<PartnerWithSecret | undefined> {
  const row = await findPartnerRow(database, id);
  if (row === undefined || !verifyRow(masterKeys, TABLE, { ...row })) return undefined;
  const clientSecret = decryptOfRow(masterKeys, [TABLE, id], { ...row }, row.sealed_client_secret);
  return clientSecret === undefined ? undefined : { ...partnerFrom(row), clientSecret };
}

/** Undefined also if its row was changed in the table. */
export async function findPartnerCredential(
  database: Knex,
  keys: SecretKeys,
  id: number,
): Promise<PartnerCredential | undefined> {
  const row = await findPartnerRow(database, id);
  if (row === undefined || !verifyRow(keys, TABLE, { ...row })) return undefined;
  return { enabled: row.enabled !== 0, secretHash: row.secret_hash };
}

/**
 * Changes the members that are not undefined. Returns the updated partner; undefined if there is none, and if the row was
 * changed in the table and `change` has no new client secret.
 */
export async function updatePartner(
  database: Knex,
  masterKeys: SecretKeys,
  id: number,
  change: { readonly [Name in keyof PartnerSettings]: PartnerSettings[Name] | undefined } & {
    readonly clientSecret: string | undefined;
    readonly nowMs: number;
  },
): Promise<Partner | undefined> {
  return retriedTransaction(database, async (transaction) => {
    const row: PartnerRow | undefined = await withTimeout(
      database,
      transaction(TABLE).where('id', id).forUpdate().first(),
    );
    if (row === undefined) return undefined;
    const clientSecret =
      change.clientSecret ?? decryptOfRow(masterKeys, [TABLE, id], { ...row }, row.sealed_client_secret);
    if (clientSecret === undefined) return undefined;
    const given = Object.entries(columnsOf(change)).filter(([, value]) => value !== undefined);
    const changed: PartnerRow = { ...row, ...Object.fromEntries(given) };
    const columns = {
      ...columnsOf(change),
      sealed_client_secret: encryptForRow(masterKeys, [TABLE, id], { ...changed })(clientSecret),
      updated_at_ms: change.nowMs,
    };
    // A new client secret makes the row right again, whatever was changed in it: operators have just seen it.
    const isRight = change.clientSecret !== undefined || isUnchanged(masterKeys, TABLE, { ...row });
    const code = isRight ? codeColumn(masterKeys, TABLE, { ...changed, updated_at_ms: change.nowMs }) : {};
    await withTimeout(
      database,
      transaction(TABLE)
        .where('id', id)
        .update({ ...columns, ...code }),
    );
    const updated: PartnerRow | undefined = await withTimeout(database, transaction(TABLE).where('id', id).first());
    return updated && partnerFrom(updated);
  });
}

/** False if the partner does not exist. */
export async function replacePartnerSecret(
  database: Knex,
  keys: SecretKeys,
  id: number,
  secretHash: string,
  nowMs: number,
): Promise<boolean> {
  const change = { secret_hash: partnerSecretHash(keys, id, secretHash), updated_at_ms: nowMs };
  const where = (all: Knex.QueryBuilder) => all.where('id', id);
  return (await updateCodedRowsAlone(database, keys, { table: TABLE, where }, change)) === 1;
}

async function findPartnerRow(database: Knex, id: number): Promise<PartnerRow | undefined> {
  return await withTimeout(database, database(TABLE).where('id', id).first());
}

/** Knex omits columns whose value is undefined. */
function columnsOf(settings: { readonly [Name in keyof PartnerSettings]: PartnerSettings[Name] | undefined }) {
  return {
    name: settings.name,
    authorize_url: settings.authorizeUrl,
    token_url: settings.tokenUrl,
    issuer: settings.issuer,
    client_id: settings.clientId,
    scopes: settings.scopes?.join(' '),
    deposit_address_url: settings.depositAddressUrl,
    return_url: settings.returnUrl,
    enabled: settings.enabled,
  };
}

function partnerFrom(row: PartnerRow): Partner {
  return {
    id: integerFrom(row.id),
    name: row.name,
    authorizeUrl: row.authorize_url,
    tokenUrl: row.token_url,
    issuer: row.issuer,
    clientId: row.client_id,
    scopes: row.scopes === '' ? [] : row.scopes.split(' '),
    depositAddressUrl: row.deposit_address_url,
    returnUrl: row.return_url,
    enabled: row.enabled !== 0,
    createdAtMs: integerFrom(row.created_at_ms),
    updatedAtMs: integerFrom(row.updated_at_ms),
  };
}
