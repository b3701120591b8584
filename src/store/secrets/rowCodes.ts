/**
 * Message authentication codes over whole rows that decide about money or access, made with a key that is derived from
 * the master key. A writer of the tables can therefore neither change such a row nor add one: it is refused where it is
 * used, reported in the log, and reported by the audit.
 *
 * The deletion of a row is noticed where it would allow more than the row did: the row of its owner counts the rows of
 * that table, and is authenticated itself (`countRowsOfOwner`).
 *
 * A restore must suspend credentials on a machine that may not have the master key. It replaces the code by the hash of
 * the code, which needs no key and cannot be undone without one.
 *
 * A code says that a row was written by a server, not that it is the newest one: a writer who kept complete copies of a
 * row and of the row of its owner from before a change can put both back.
 *
 * `src/store/README.md` has the rule, and the verdict about every column of every table.
 */
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { amountFrom, formatAmount } from '../../core/values/decimal';
import { hashesEqual } from '../../foundation/secrets/tokens';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import { retriedTransaction } from '../connection/retriedTransaction';
import {
  CODED_TABLE_NAMES,
  COUNTED_TABLES,
  COUNTS,
  type CodedTable,
  type CountedTable,
  CREDENTIAL_TABLES,
  codedTable,
  countsOfOwnersSql,
  type OwnerTable,
  ownerOf,
} from './codedTables';
import { insertSealedValue, keyedHash, readSealedValue, type SecretKeys } from './secretKeys';

/** A row with at least the authenticated columns. */
export type CodedRow = Readonly<Record<string, unknown>>;

const CODE = 'authentication_code';
/** The record that all rows have codes: first of the credentials, later of the other tables. */
const CREDENTIALS_RECORD = { id: 5, purpose: 'credential_upgrade' };
const ROWS_RECORD = { id: 6, purpose: 'row_code_upgrade' };
const SUSPENDED_MARK = 's1.';
const ROWS_PER_TRANSACTION = 500;

/** Sets the code of a suspended row in a statement of SQL: that of `suspendedCode`. */
export const SUSPENDED_CODE_SQL = `CONCAT('${SUSPENDED_MARK}', SHA2(${CODE}, 256))`;

/** The columns that a query must select, so that the row can be verified. */
export function codedColumns(table: CodedTable): string[] {
  const { key, columns, later = {}, isSuspendable = false } = codedTable(table);
  return [...key, ...columns, ...Object.keys(later), ...(isSuspendable ? ['suspended_at_ms'] : []), CODE];
}

/** Returns these columns under other names, for a query that joins further tables. `verifyPrefixed` verifies its rows. */
export function prefixedColumns(table: CodedTable, as: string = table): Record<string, string> {
  return Object.fromEntries(codedColumns(table).map((name) => [prefixed(table, name), `${as}.${name}`]));
}

function prefixed(table: CodedTable, name: string): string {
  return `coded_${table}_${name}`;
}

/** The row of `table` in a row of a query with `prefixedColumns`; undefined if an outer join has found none. */
export function prefixedRow(table: CodedTable, row: CodedRow): CodedRow | undefined {
  const own = Object.fromEntries(codedColumns(table).map((name) => [name, row[prefixed(table, name)]]));
  return codedTable(table).key.every((name) => own[name] == null) ? undefined : own;
}

/** Whether a query with `prefixedColumns` has found an unchanged row of `table`. */
export function verifyPrefixed(keys: SecretKeys, table: CodedTable, row: CodedRow): boolean {
  const own = prefixedRow(table, row);
  return own !== undefined && verifyRow(keys, table, own);
}

/** The column to store with the row. Throws if the row lacks an authenticated column. */
export function codeColumn(
  keys: Pick<SecretKeys, 'tokenKey'>,
  table: CodedTable,
  row: CodedRow,
): { readonly [CODE]: string } {
  const { columns, later = {}, isSuspendable = false } = codedTable(table);
  const values = columns.map((name) => textOf(table, name, row[name]));
  for (const [name, usual] of Object.entries(later)) {
    const value = textOf(table, name, row[name]);
    if (value !== usual) values.push(`${name}=${value}`);
  }
  const code = keyedHash(keys, `${table}/${keyOfRow(table, row)}`, JSON.stringify(values));
  const isSuspended = isSuspendable && textOf(table, 'suspended_at_ms', row['suspended_at_ms']) !== null;
  return { [CODE]: isSuspended ? suspendedCode(code) : code };
}

/** Names a row within its table. */
export function keyOfRow(table: CodedTable, row: CodedRow): string {
  return codedTable(table)
    .key.map((name) => textOf(table, name, row[name]))
    .join('/');
}

/** Whether the row is as a server wrote it. */
export function isUnchanged(keys: Pick<SecretKeys, 'tokenKey'>, table: CodedTable, row: CodedRow): boolean {
  const stored = row[CODE];
  return typeof stored === 'string' && hashesEqual(codeColumn(keys, table, row)[CODE], stored);
}

/** Like `isUnchanged`; a changed row is reported to the operators, and must be treated as if it did not exist. */
export function verifyRow(keys: SecretKeys, table: CodedTable, row: CodedRow): boolean {
  const unchanged = isUnchanged(keys, table, row);
  if (!unchanged) keys.onMismatch?.({ table, id: keyOfRow(table, row) });
  return unchanged;
}

/** The rows that no writer of the tables has changed; the others are reported. */
export function unchangedRows<Row extends object>(
  keys: SecretKeys,
  table: CodedTable,
  rows: readonly Row[],
): readonly Row[] {
  return rows.filter((row) => verifyRow(keys, table, row as CodedRow));
}

/**
 * Inserts a row with its code, and resolves to its id; 0 for a table without one. `row` has all authenticated columns
 * but a counted id. The code contains the id, which is known after the insert, so this belongs into a transaction.
 */
export async function insertCodedRow(
  database: Knex,
  keys: Pick<SecretKeys, 'tokenKey'>,
  transaction: Knex,
  table: CodedTable,
  row: CodedRow,
): Promise<number> {
  if (codedTable(table).key[0] !== 'id') {
    await withTimeout(database, transaction(table).insert({ ...row, ...codeColumn(keys, table, row) }));
    return 0;
  }
  const ids: readonly BigintColumn[] = await withTimeout(database, transaction(table).insert({ ...row }));
  const id = integerFrom(ids[0] ?? 0);
  await withTimeout(
    database,
    transaction(table)
      .where({ id })
      .update(codeColumn(keys, table, { ...row, id })),
  );
  return id;
}

/**
 * Changes rows together with their codes. A row that was changed in the table keeps its wrong code, so that a later
 * change by a server does not make it valid. Returns the number of rows.
 */
export async function updateCodedRows(
  database: Knex,
  keys: Pick<SecretKeys, 'tokenKey'>,
  { transaction, table, where }: RowsToChange,
  change: CodedRow | ((row: CodedRow) => CodedRow),
): Promise<number> {
  const rows: readonly CodedRow[] = await withTimeout(
    database,
    where(transaction(table)).forUpdate().select(codedColumns(table)),
  );
  for (const row of rows) {
    const given = typeof change === 'function' ? change(row) : change;
    // Knex omits columns whose value is undefined.
    const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const code = isUnchanged(keys, table, row) ? codeColumn(keys, table, { ...row, ...changed }) : {};
    const same = transaction(table).where(keyColumns(table, row));
    await withTimeout(database, same.update({ ...changed, ...code }));
  }
  return rows.length;
}

export interface RowsToChange {
  readonly transaction: Knex;
  readonly table: CodedTable;
  /** Narrows the query to the rows to change. */
  readonly where: (query: Knex.QueryBuilder) => Knex.QueryBuilder;
}

/** Like `updateCodedRows`, in a transaction of its own. */
export function updateCodedRowsAlone(
  database: Knex,
  keys: Pick<SecretKeys, 'tokenKey'>,
  rows: Omit<RowsToChange, 'transaction'>,
  change: CodedRow | ((row: CodedRow) => CodedRow),
): Promise<number> {
  return retriedTransaction(database, (transaction) =>
    updateCodedRows(database, keys, { ...rows, transaction }, change),
  );
}

/**
 * Changes how many rows of `table` belong to the owner, in the transaction that inserts or deletes them. It locks the row
 * of the owner.
 */
export async function countRowsOfOwner(
  database: Knex,
  keys: Pick<SecretKeys, 'tokenKey'>,
  transaction: Knex,
  { table, ownerId, next }: RowCountChange,
): Promise<void> {
  const { table: owners } = ownerOf(table);
  await updateCodedRows(
    database,
    keys,
    { transaction, table: owners, where: (all) => all.where('id', ownerId) },
    (row) => ({ [COUNTS]: withCount(row[COUNTS], table, next(countIn(row, table))) }),
  );
}

export interface RowCountChange {
  readonly table: CountedTable;
  readonly ownerId: number;
  readonly next: (count: number) => number;
}

/** How many rows of `table` the row of an owner counts. The row must have been verified. */
export function countIn(owner: CodedRow, table: CountedTable): number {
  const counts = countsFrom(owner[COUNTS]);
  return counts[table] ?? 0;
}

/**
 * Locks the row of an owner; undefined if there is none, or if it was changed in the table.
 */
export async function lockOwner(
  database: Knex,
  keys: SecretKeys,
  transaction: Knex,
  { table, id }: { readonly table: OwnerTable; readonly id: number },
): Promise<CodedRow | undefined> {
  const row: CodedRow | undefined = await withTimeout(
    database,
    transaction(table).where({ id }).forUpdate().first(codedColumns(table)),
  );
  return row !== undefined && verifyRow(keys, table, row) ? row : undefined;
}

/** Reads the row of an owner; undefined if there is none, or if it was changed in the table. */
export async function findOwnerRow(
  database: Knex,
  keys: SecretKeys,
  { table, id }: { readonly table: OwnerTable; readonly id: number },
): Promise<CodedRow | undefined> {
  const row: CodedRow | undefined = await withTimeout(
    database,
    database(table).where({ id }).first(codedColumns(table)),
  );
  return row !== undefined && verifyRow(keys, table, row) ? row : undefined;
}

/** Whether a leader of this version has added codes to all rows. From then on, no row without one is accepted. */
export async function areCredentialsBound(database: Knex, keys: SecretKeys): Promise<boolean> {
  return (await readSealedValue(database, keys, CREDENTIALS_RECORD)) !== undefined;
}

/** Whether all rows of the tables other than those of credentials have codes. */
export async function areRowsBound(database: Knex, keys: SecretKeys): Promise<boolean> {
  return (await readSealedValue(database, keys, ROWS_RECORD)) !== undefined;
}

/**
 * Adds codes to the rows of older versions, and records it, encrypted with the master key. The caller must be the
 * leader. An interrupted run is continued by the next one.
 */
export async function bindStoredCredentials(database: Knex, keys: SecretKeys): Promise<number> {
  let bound = 0;
  for (const table of CREDENTIAL_TABLES) bound += await bindTable(database, keys, table);
  await insertSealedValue(database, keys, CREDENTIALS_RECORD, 'done');
  return bound;
}

/** Adds codes to the rows of the other tables, and counts to the rows of owners. Returns the number of rows. */
export async function bindStoredRows(database: Knex, keys: SecretKeys): Promise<number> {
  let bound = 0;
  const others = CODED_TABLE_NAMES.filter((table) => !CREDENTIAL_TABLES.some((each) => each === table));
  // Owners last: with the counts of their rows.
  for (const table of others.filter((each) => each !== 'users')) bound += await bindTable(database, keys, table);
  bound += await bindTable(database, keys, 'users', await storedCounts(database, 'users'));
  for (const [id, counts] of await storedCounts(database, 'operator_tokens'))
    await updateCodedRowsAlone(
      database,
      keys,
      { table: 'operator_tokens', where: (all) => all.where({ id }).whereNull(COUNTS) },
      { [COUNTS]: counts },
    );
  await insertSealedValue(database, keys, ROWS_RECORD, 'done');
  return bound;
}

/** The counts that the rows of owners must have, by the id of the owner. */
async function storedCounts(database: Knex, owners: OwnerTable): Promise<Map<number, string>> {
  const counts = new Map<number, string>();
  for (const table of COUNTED_TABLES.filter((each) => ownerOf(each).table === owners)) {
    const [rows] = (await database.raw(countsOfOwnersSql(table))) as [
      { readonly owner: BigintColumn; readonly count: BigintColumn }[],
    ];
    for (const { owner, count } of rows) {
      const id = integerFrom(owner);
      counts.set(id, withCount(counts.get(id) ?? null, table, integerFrom(count)) ?? '');
    }
  }
  return counts;
}

/** The columns of an owner's row with the counts of the rows that the tables have now. */
export async function storedCountsOf(database: Knex, owners: OwnerTable, id: string): Promise<CodedRow> {
  let counts: string | null = null;
  for (const table of COUNTED_TABLES) {
    const owner = ownerOf(table);
    if (owner.table !== owners) continue;
    const own = database(table).where(owner.column, id);
    counts = withCount(
      counts,
      table,
      await countRows(database, owner.where === undefined ? own : own.whereRaw(owner.where)),
    );
  }
  return { [COUNTS]: counts };
}

/** Owners, as `table:id`, of which the tables have not as many rows as their unchanged rows count. */
export async function rowsMissing(database: Knex, keys: Pick<SecretKeys, 'tokenKey'>): Promise<ReadonlySet<string>> {
  const missing = new Set<string>();
  for (const owners of ['users', 'operator_tokens'] as const) {
    const stored = await storedCounts(database, owners);
    for await (const row of codedRowsInOrder(database, owners)) {
      const isRight = countsText(row[COUNTS]) === (stored.get(Number(row['id'])) ?? null);
      if (!isRight && isUnchanged(keys, owners, row)) missing.add(`${owners}:${keyOfRow(owners, row)}`);
    }
  }
  return missing;
}

/** Reads the authenticated columns of all rows in the order of their keys, some at a time. Keys are positive numbers. */
export async function* codedRowsInOrder(database: Knex, table: CodedTable): AsyncGenerator<CodedRow> {
  const { key } = codedTable(table);
  for (let after = key.map(() => '0'); ; ) {
    const greater = `(${key.join(', ')}) > (${key.map(() => '?').join(', ')})`;
    const query = database(table).whereRaw(greater, after).limit(ROWS_PER_TRANSACTION).select(codedColumns(table));
    for (const name of key) void query.orderBy(name);
    const rows: readonly CodedRow[] = await withTimeout(database, query);
    yield* rows;
    const last = rows[ROWS_PER_TRANSACTION - 1];
    if (last === undefined) return;
    after = key.map((name) => String(last[name] as BigintColumn));
  }
}

/** The row with a key of the form of `keyOfRow`. */
export function rowsOfKey(database: Knex, table: CodedTable, key: string): Knex.QueryBuilder {
  const parts = key.split('/');
  return database(table).where(
    Object.fromEntries(codedTable(table).key.map((name, index) => [name, parts[index] ?? ''])),
  );
}

/** The number of rows that had no code. */
async function bindTable(
  database: Knex,
  keys: SecretKeys,
  table: CodedTable,
  counts: ReadonlyMap<number, string> = new Map(),
): Promise<number> {
  const columns = codedColumns(table);
  let bound = 0;
  for (;;) {
    const rows: readonly CodedRow[] = await withTimeout(
      database,
      database(table).whereNull(CODE).limit(ROWS_PER_TRANSACTION).select(columns),
    );
    if (rows.length === 0) return bound;
    await database.transaction(async (transaction) => {
      for (const row of rows) {
        const own = counts.get(Number(row['id']));
        const counted = own === undefined ? {} : { [COUNTS]: own };
        const without = transaction(table).where(keyColumns(table, row)).whereNull(CODE);
        const code = codeColumn(keys, table, { ...row, ...counted });
        bound += await withTimeout(database, without.update({ ...counted, ...code }));
      }
    });
  }
}

function keyColumns(table: CodedTable, row: CodedRow): Record<string, string> {
  return Object.fromEntries(codedTable(table).key.map((name) => [name, String(row[name] as BigintColumn)]));
}

/** Null if nothing is counted, as in a new row. In the order of the names, so that equal counts are equal texts. */
function withCount(counts: unknown, table: CountedTable, count: number): string | null {
  const next = { ...countsFrom(counts), [table]: count };
  const counted = Object.entries(next)
    .filter(([, each]) => each > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return counted.length === 0 ? null : JSON.stringify(Object.fromEntries(counted));
}

function countsText(counts: unknown): string | null {
  const text = Object.entries(countsFrom(counts)).sort(([one], [other]) => (one < other ? -1 : 1));
  return text.length === 0 ? null : JSON.stringify(Object.fromEntries(text));
}

/** Parses the counts of an owner. In a row that was changed in the table, the text may be anything. */
function countsFrom(text: unknown): Readonly<Record<string, number>> {
  try {
    const counts: unknown = typeof text === 'string' ? JSON.parse(text) : {};
    return typeof counts === 'object' && counts !== null ? (counts as Record<string, number>) : {};
  } catch {
    return {};
  }
}

function suspendedCode(code: string): string {
  return `${SUSPENDED_MARK}${createHash('sha256').update(code, 'utf8').digest('hex')}`;
}

function textOf(table: CodedTable, name: string, value: unknown): string | null {
  if (value === undefined) throw new Error(`the column ${table}.${name} is needed for the code of its row`);
  if (value === null) return null;
  const text = String(typeof value === 'boolean' ? Number(value) : value);
  if (codedTable(table).decimals?.includes(name) === true) return decimalOf(text);
  // As the database stores it: an unpaired surrogate becomes U+FFFD.
  return Buffer.from(text, 'utf8').toString('utf8');
}

/** `1000` and `1000.000000000000000000` are the same. A column that is none of the exchange's stays as it is. */
function decimalOf(text: string): string {
  try {
    return formatAmount(amountFrom(text));
  } catch {
    return text;
  }
}
