/** The table `partners`: the applications an operator has let in. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from './columns';
import { bounded, countRows } from './database';
import type { Page } from './orders';

export interface Partner {
  readonly id: number;
  readonly name: string;
  readonly depositAddressUrl: string;
  readonly enabled: boolean;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
}

interface PartnerRow {
  readonly id: BigintColumn;
  readonly name: string;
  readonly deposit_address_url: string;
  readonly enabled: number;
  readonly created_at_ms: BigintColumn;
  readonly updated_at_ms: BigintColumn;
}

export async function insertPartner(database: Knex, partner: Omit<Partner, 'id' | 'updatedAtMs'>): Promise<number> {
  const { name, depositAddressUrl, enabled, createdAtMs } = partner;
  const row = { name, deposit_address_url: depositAddressUrl, enabled, created_at_ms: createdAtMs, updated_at_ms: createdAtMs };
  const ids: readonly BigintColumn[] = await bounded(database, database('partners').insert(row));
  return integerFrom(ids[0] ?? 0);
}

export async function findPartner(database: Knex, id: number): Promise<Partner | undefined> {
  const row: PartnerRow | undefined = await bounded(database, database('partners').where('id', id).first());
  return row === undefined ? undefined : partnerFrom(row);
}

/** The newest first. */
export async function listPartners(database: Knex, { limit, offset }: Page): Promise<Partner[]> {
  const rows: PartnerRow[] = await bounded(database, database('partners').orderBy('id', 'desc').limit(limit).offset(offset));
  return rows.map(partnerFrom);
}

export function countPartners(database: Knex): Promise<number> {
  return countRows(database, database('partners'));
}

/** Changes what is given and leaves the rest; the partner as it is now, or `undefined` when there is none. */
export async function updatePartner(
  database: Knex,
  id: number,
  change: { readonly name: string | undefined; readonly depositAddressUrl: string | undefined; readonly enabled: boolean | undefined; readonly nowMs: number },
): Promise<Partner | undefined> {
  // Knex leaves out a column whose value is undefined.
  const columns = { name: change.name, deposit_address_url: change.depositAddressUrl, enabled: change.enabled, updated_at_ms: change.nowMs };
  await bounded(database, database('partners').where('id', id).update(columns));
  return findPartner(database, id);
}

function partnerFrom(row: PartnerRow): Partner {
  return {
    id: integerFrom(row.id),
    name: row.name,
    depositAddressUrl: row.deposit_address_url,
    enabled: row.enabled !== 0,
    createdAtMs: integerFrom(row.created_at_ms),
    updatedAtMs: integerFrom(row.updated_at_ms),
  };
}
