/**
 * The tables as the migrations create them. So the simulated database has every column, key and limit of the real one
 * without further changes.
 */
import { assertPresent } from '../../../src/core/values/assert';
import { toDatabaseError } from '../../../src/store/connection/databaseError';
import { migrationNames, migrationStatements } from '../../../src/store/connection/migrations';

export type Value = string | number | Buffer | null;

export interface Column {
  readonly name: string;
  /** The value as the driver returns it. Throws the database's error for an invalid value. */
  readonly store: (value: unknown) => Value;
}

export interface TableSchema {
  readonly name: string;
  readonly columns: ReadonlyMap<string, Column>;
  /** Unique keys, the primary key first. */
  readonly keys: readonly (readonly string[])[];
}

export interface Schema {
  readonly tables: ReadonlyMap<string, TableSchema>;
  /** Rows that the migrations insert. */
  readonly rows: readonly { readonly table: string; readonly row: Readonly<Record<string, unknown>> }[];
}

let loaded: Promise<Schema> | undefined;

export function loadSchema(): Promise<Schema> {
  loaded ??= readMigrations();
  return loaded;
}

async function readMigrations(): Promise<Schema> {
  const schema = new RecordedSchema();
  for (const name of migrationNames())
    for (const script of await migrationStatements(name, 'up'))
      for (const statement of script.replace(/^\s*--.*$/gm, '').split(/;\s*$/m)) schema.run(statement);
  return schema;
}

/** Reads the statements that create tables, and those that add or change columns. */
class RecordedSchema implements Schema {
  readonly tables = new Map<string, TableSchema>();
  readonly rows: { table: string; row: Record<string, Value> }[] = [];

  run(sql: string): void {
    const statement = sql.replaceAll('`', '').replace(/\s+/g, ' ').trim();
    const [, verb = '', table = '', rest = ''] =
      /^(create table|alter table|insert into)(?: if not exists)? (\w+) ?(.*)$/i.exec(statement) ?? [];
    if (verb.toLowerCase() === 'create table') this.createTable(table, rest.slice(1, rest.lastIndexOf(')')));
    else if (verb.toLowerCase() === 'alter table') this.alterTable(table, rest);
    else if (verb.toLowerCase() === 'insert into') this.insert(table, rest);
    // The engine reads no views, and indexes that are not unique change no result.
    else if (!/^(create sql security|create (view|index)|update|insert ignore|set|select|show)\b|^$/i.test(statement))
      throw new Error(`the simulated database does not understand: ${statement}`);
  }

  private createTable(name: string, body: string): void {
    const columns = new Map<string, Column>();
    const keys: string[][] = [];
    const uniques: string[][] = [];
    for (const part of topLevelParts(body)) {
      const key = /^(primary|unique) key \w* ?\((.*)\)$|^(primary|unique) (?:key )?\((.*)\)$/i.exec(part);
      const kind = key?.[1] ?? key?.[3];
      const names = (key?.[2] ?? key?.[4] ?? '').split(',').map((column) => column.trim());
      if (kind !== undefined) (kind.toLowerCase() === 'primary' ? keys : uniques).push(names);
      else if (!/^(key|index|constraint) /i.test(part)) {
        const column = columnFrom(part);
        columns.set(column.name, column);
        if (/ primary key\b/i.test(part)) keys.push([column.name]);
      }
    }
    this.tables.set(name, { name, columns, keys: [...keys, ...uniques] });
  }

  private alterTable(name: string, clauses: string): void {
    const { columns, keys } = assertPresent(
      this.tables.get(name),
      `the table ${name}, which an earlier migration creates`,
    );
    for (const clause of topLevelParts(clauses)) {
      const [, unique] = /^add unique (?:key |index )?\w* ?\((.*)\)$/i.exec(clause) ?? [];
      const [, described] = /^(?:add|modify) (?:column )?(?!key |index |constraint )(.*)$/i.exec(clause) ?? [];
      if (unique !== undefined) this.tables.set(name, { name, columns, keys: [...keys, unique.split(',')] });
      else if (described !== undefined) {
        const column = columnFrom(described);
        this.tables.set(name, { name, columns: new Map([...columns, [column.name, column]]), keys });
      }
    }
  }

  /** Rows with bound values are of tables that the engine does not use. */
  private insert(table: string, rest: string): void {
    const [, names = '', values = ''] = /^\(([^)]*)\) values \((.*)\)$/i.exec(rest) ?? [];
    if (values === '' || values.includes('?')) return;
    const literals = topLevelParts(values).map((text): Value => {
      if (text.startsWith("'")) return text.slice(1, -1);
      return text === 'null' ? null : Number(text);
    });
    this.rows.push({
      table,
      row: Object.fromEntries(names.split(', ').map((name, at) => [name, literals[at] ?? null])),
    });
  }
}

/** The parts between the commas that are in no brackets. */
function topLevelParts(text: string): string[] {
  return text.split(/,(?![^()]*\))/).map((part) => part.trim());
}

function columnFrom(text: string): Column {
  const [, name = '', type = '', of = '', rest = ''] = /^(\w+) (\w+)(?:\(([^)]*)\))?(.*)$/.exec(text) ?? [];
  const nullable = !/ not null\b| primary key\b/i.test(rest);
  return { name, store: columnConverter(name, nullable, converterOf(type.toLowerCase(), of)) };
}

function converterOf(type: string, of: string): (value: unknown) => Value {
  const [length = 0, scale = 0] = of.split(',').map(Number);
  if (/^(bigint|int|smallint|tinyint|boolean)$/.test(type)) return toInteger;
  if (type === 'decimal') return toDecimal(length, scale);
  if (/^(var)?char$/.test(type)) return toText(length);
  if (type === 'text') return toText(65_535);
  if (/^(mediumtext|longtext|json)$/.test(type)) return toText(Number.POSITIVE_INFINITY);
  if (type === 'enum') return toChoice(of.split(',').map((choice) => choice.trim().slice(1, -1)));
  if (/^(var)?binary$/.test(type)) return toBinary(length);
  if (type === 'mediumblob') return toBinary(Number.POSITIVE_INFINITY);
  throw new Error(`the simulated database has no type ${type}`);
}

function columnConverter(
  name: string,
  nullable: boolean,
  convert: (value: unknown) => Value,
): (value: unknown) => Value {
  return (value) => {
    if (value !== null && value !== undefined) return convert(value);
    if (!nullable) throw toDatabaseError(`column ${name} cannot be null`, 1048);
    return null;
  };
}

function toInteger(value: unknown): Value {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw toDatabaseError(`not an integer: ${String(value)}`, 1366);
  return number;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** A decimal, returned with all decimals of its column. */
function toDecimal(digits: number, scale: number): (value: unknown) => Value {
  return (value) => {
    const match = DECIMAL.exec(String(value));
    if (match === null) throw toDatabaseError(`not a decimal: ${String(value)}`, 1366);
    const [, sign, whole = '', fraction = ''] = match;
    if (whole.length > digits - scale) throw toDatabaseError(`out of range: ${String(value)}`, 1264);
    if (fraction.length > scale) throw toDatabaseError(`cut off: ${String(value)}`, 1265);
    return `${sign}${whole}.${fraction.padEnd(scale, '0')}`;
  };
}

function toText(lengthMax: number): (value: unknown) => Value {
  return (value) => {
    const characters = String(value);
    if (characters.length > lengthMax) throw toDatabaseError(`too long: ${characters.slice(0, 100)}`, 1406);
    return characters;
  };
}

function toChoice(choices: readonly string[]): (value: unknown) => Value {
  return (value) => {
    if (!choices.includes(String(value)))
      throw toDatabaseError(`not one of ${choices.join(', ')}: ${String(value)}`, 1265);
    return String(value);
  };
}

function toBinary(length: number): (value: unknown) => Value {
  return (value) => {
    if (!Buffer.isBuffer(value) || value.length > length) throw toDatabaseError('not bytes of this length', 1406);
    return value;
  };
}
