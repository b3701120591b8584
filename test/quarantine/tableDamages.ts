/**
 * Damages of all kinds to any table, made from its columns: so a new table or column is damaged, too. Every damage is
 * one that the types of the columns allow, which is what a writer of the tables can do.
 */

import type { Connection, RowDataPacket } from 'mysql2/promise';
import { getOrCreate } from '../../src/core/values/getOrCreate';

export interface TableDamage {
  readonly table: string;
  /** What becomes of the rows, in words. */
  readonly what: string;
  readonly sql: string;
}

interface Column extends RowDataPacket {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: number;
  /** Whether the database counts its values. */
  readonly isNumbered: number;
}

const COLUMNS =
  'SELECT c.TABLE_NAME AS `table`, c.COLUMN_NAME AS name, c.DATA_TYPE AS type, ' +
  "c.IS_NULLABLE = 'YES' AS isNullable, c.EXTRA = 'auto_increment' AS isNumbered FROM information_schema.COLUMNS c JOIN information_schema.TABLES t " +
  'ON t.TABLE_SCHEMA = c.TABLE_SCHEMA AND t.TABLE_NAME = c.TABLE_NAME WHERE c.TABLE_SCHEMA = DATABASE() ' +
  "AND t.TABLE_TYPE = 'BASE TABLE' ORDER BY c.TABLE_NAME, c.ORDINAL_POSITION";

/** By the type of the column, SQL of values that no column of that type should have. */
const NONSENSE: Readonly<Record<string, readonly string[]>> = {
  bigint: ['9223372036854775807', '-1'],
  int: ['2147483647', '-1'],
  smallint: ['32767', '-1'],
  tinyint: ['127', '-1'],
  decimal: ['-7.000000000000000001'],
  // Without strict mode, a word that is not one of the column's becomes the empty one.
  enum: ["'gone'", '1', '2'],
  char: ["'gone'", "'{'"],
  varchar: ["'gone'", "'{'", "''"],
  text: ["'{'", "'gone'", "'5'"],
  mediumtext: ["'{'", "'gone'", "'{}'"],
  longtext: ["'gone'", "'{'", "'5'"],
  binary: ["X'00'"],
  varbinary: ["X'00'"],
  mediumblob: ["X'00'"],
};

/** Tables whose loss is the loss of the migrations or of this test. */
const NOT_OF_THE_EXCHANGE: ReadonlySet<string> = new Set(['knex_migrations', 'knex_migrations_lock']);

/** The first value that the code cannot use. The greatest one would also end the counting, so that no row can follow. */
const UNSAFE_NUMBER = '9007199254740993';

/** Damages of the tables, in the order of their names: all, or of each cell `one` value and that of another row. */
export async function listTableDamages(owner: Connection, values: 'all' | 'one'): Promise<readonly TableDamage[]> {
  const [columns] = await owner.query<Column[]>(COLUMNS);
  const tables = new Map<string, Column[]>();
  for (const column of columns) getOrCreate(tables, column.table, () => []).push(column);
  return Array.from(tables).flatMap(([table, ofTable]) =>
    NOT_OF_THE_EXCHANGE.has(table)
      ? []
      : [
          ...lostRows(table, ofTable),
          ...ofTable.flatMap((each) => wrongCells(each, values)),
          ...ofTable.map((each) => swapped(each, ofTable)),
        ],
  );
}

function lostRows(table: string, columns: readonly Column[]): TableDamage[] {
  const order = columns.map(({ name }) => `\`${name}\` DESC`).join(', ');
  return [
    { table, what: 'the last row is deleted', sql: `DELETE FROM ${table} ORDER BY ${order} LIMIT 1` },
    { table, what: 'all rows are deleted', sql: `DELETE FROM ${table}` },
  ];
}

function wrongCells({ table, name, type, isNullable, isNumbered }: Column, values: 'all' | 'one'): TableDamage[] {
  const nonsense = NONSENSE[type];
  if (nonsense === undefined) throw new Error(`say which values of the type ${type} are nonsense`);
  const wrong = isNumbered === 1 ? [UNSAFE_NUMBER, ...nonsense.slice(1)] : nonsense;
  return [...(isNullable === 1 ? ['NULL'] : []), ...(values === 'one' ? wrong.slice(0, 1) : wrong)].map((value) => ({
    table,
    what: `${name} = ${value}`,
    sql: `UPDATE IGNORE ${table} SET \`${name}\` = ${value}`,
  }));
}

/** Each row gets the column's value of another one. */
function swapped({ table, name }: Column, columns: readonly Column[]): TableDamage {
  const key = columns.map((column) => `\`${column.name}\``);
  const numbered = (order: string) =>
    `(SELECT *, ROW_NUMBER() OVER (ORDER BY ${key.map((column) => `${column} ${order}`).join(', ')}) AS position FROM undamaged)`;
  const isSame = key.map((column) => `t.${column} <=> own.${column}`).join(' AND ');
  return {
    table,
    what: `the values of ${name} are swapped`,
    sql:
      `UPDATE IGNORE ${table} t JOIN ${numbered('ASC')} own ON ${isSame} ` +
      `JOIN ${numbered('DESC')} other USING (position) SET t.\`${name}\` = other.\`${name}\``,
  };
}

/** Does the damages one after the other. After each that has changed a row, `work` follows, and the rows are put back. */
export async function withTableDamages(
  owner: Connection,
  damages: readonly TableDamage[],
  work: (damage: TableDamage) => Promise<void>,
): Promise<void> {
  await owner.query('SET FOREIGN_KEY_CHECKS = 0');
  for (const table of new Set(damages.map((damage) => damage.table))) {
    await owner.query(`CREATE TABLE undamaged AS SELECT * FROM ${table}`);
    try {
      for (const damage of damages) if (damage.table === table) await withDamage(owner, damage, work);
    } finally {
      await owner.query('DROP TABLE undamaged');
    }
  }
}

async function withDamage(
  owner: Connection,
  damage: TableDamage,
  work: (damage: TableDamage) => Promise<void>,
): Promise<void> {
  const { table, sql } = damage;
  const before = await checksumOf(owner, table);
  await owner.query(sql);
  if ((await checksumOf(owner, table)) === before) return;
  try {
    await work(damage);
  } finally {
    await owner.query(`DELETE FROM ${table}`);
    await owner.query(`INSERT INTO ${table} SELECT * FROM undamaged`);
    // The database counts on after the last of its rows.
    if (sql.includes(UNSAFE_NUMBER)) await owner.query(`ALTER TABLE ${table} AUTO_INCREMENT = 1`);
  }
}

async function checksumOf(owner: Connection, table: string): Promise<string> {
  const [[row]] = await owner.query<RowDataPacket[]>(`CHECKSUM TABLE ${table}`);
  return String(row?.['Checksum']);
}
