/** The table `partners`: the applications an operator has let in. Their secret for our half of their OAuth is sealed, ours for them only a hash. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from './columns';
import { bounded, countRows } from './database';
import type { Page } from './orders';
import { type MasterKeys, open, seal } from './sealed';
import { insertSealed } from './sealedSecrets';

/** What an operator may set, secrets aside. */
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

/** With the secret that its OAuth server knows us by. */
export interface PartnerWithSecret extends Partner {
  readonly clientSecret: string;
}

/** What a partner's own requests are held against. */
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

/** The new row's id. */
export async function insertPartner(
  database: Knex,
  masterKeys: MasterKeys,
  partner: PartnerSettings & {
    readonly clientSecret: string;
    readonly secretHash: string;
    readonly createdAtMs: number;
  },
): Promise<number> {
  const { secretHash, createdAtMs } = partner;
  const columns = {
    ...columnsOf(partner),
    secret_hash: secretHash,
    created_at_ms: createdAtMs,
    updated_at_ms: createdAtMs,
  };
  return insertSealed(database, masterKeys, {
    place: { table: TABLE, column: 'sealed_client_secret' },
    columns,
    secret: partner.clientSecret,
  });
}

export async function findPartner(database: Knex, id: number): Promise<Partner | undefined> {
  const row = await rowOf(database, id);
  return row === undefined ? undefined : partnerFrom(row);
}

/** The newest first. */
export async function listPartners(database: Knex, { limit, offset }: Page): Promise<Partner[]> {
  const rows: PartnerRow[] = await bounded(database, database(TABLE).orderBy('id', 'desc').limit(limit).offset(offset));
  return rows.map(partnerFrom);
}

export function countPartners(database: Knex): Promise<number> {
  return countRows(database, database(TABLE));
}

export async function findPartnerWithSecret(
  database: Knex,
  masterKeys: MasterKeys,
  id: number,
): Promise<PartnerWithSecret | undefined> {
  const row = await rowOf(database, id);
  return row === undefined
    ? undefined
    : { ...partnerFrom(row), clientSecret: open(masterKeys, { table: TABLE, id }, row.sealed_client_secret) };
}

export async function findPartnerCredential(database: Knex, id: number): Promise<PartnerCredential | undefined> {
  const row = await rowOf(database, id);
  return row === undefined ? undefined : { enabled: row.enabled !== 0, secretHash: row.secret_hash };
}

/** Changes what is given and leaves the rest; the partner as it is now, or `undefined` when there is none. */
export async function updatePartner(
  database: Knex,
  masterKeys: MasterKeys,
  id: number,
  change: { readonly [Name in keyof PartnerSettings]: PartnerSettings[Name] | undefined } & {
    readonly clientSecret: string | undefined;
    readonly nowMs: number;
  },
): Promise<Partner | undefined> {
  const sealed =
    change.clientSecret === undefined ? undefined : seal(masterKeys, { table: TABLE, id }, change.clientSecret);
  const columns = { ...columnsOf(change), sealed_client_secret: sealed, updated_at_ms: change.nowMs };
  await bounded(database, database(TABLE).where('id', id).update(columns));
  return findPartner(database, id);
}

/** False when there is no such partner. */
export async function replacePartnerSecret(
  database: Knex,
  id: number,
  secretHash: string,
  nowMs: number,
): Promise<boolean> {
  return (
    (await bounded(
      database,
      database(TABLE).where('id', id).update({ secret_hash: secretHash, updated_at_ms: nowMs }),
    )) === 1
  );
}

async function rowOf(database: Knex, id: number): Promise<PartnerRow | undefined> {
  return await bounded(database, database(TABLE).where('id', id).first());
}

/** Knex leaves out a column whose value is undefined. */
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
