/**
 * Versions of the tables after each commit. A version that is still being read is not changed: a commit copies the
 * changed tables first.
 */
import { toDatabaseError } from '../../../src/store/connection/databaseError';
import { loadSchema, type TableSchema, type Value } from './schema';

export type Row = Readonly<Record<string, Value>>;

export class Table {
  private constructor(
    readonly schema: TableSchema,
    /** Rows by the text of each unique key. */
    private readonly byKey: readonly Map<string, Row>[],
  ) {}

  static empty(schema: TableSchema): Table {
    return new Table(
      schema,
      schema.keys.map(() => new Map()),
    );
  }

  /** Rows by primary key, in the order of insertion. */
  get rows(): ReadonlyMap<string, Row> {
    return this.byKey[0] as Map<string, Row>;
  }

  /** The primary key of a row as text. */
  keyOf(row: Row): string {
    return keyText(this.schema.keys[0] as readonly string[], row);
  }

  find(columns: readonly string[], key: string): Row | undefined {
    return this.byKey[this.schema.keys.findIndex((each) => String(each) === String(columns))]?.get(key);
  }

  /** The existing row with an equal unique key, if there is one. */
  conflictingRow(row: Row): Row | undefined {
    for (const [index, columns] of this.schema.keys.entries()) {
      const holder = columns.some((column) => row[column] === null)
        ? undefined
        : this.byKey[index]?.get(keyText(columns, row));
      if (holder !== undefined) return holder;
    }
    return undefined;
  }

  put(row: Row): void {
    for (const [index, columns] of this.schema.keys.entries())
      if (!columns.some((column) => row[column] === null)) this.byKey[index]?.set(keyText(columns, row), row);
  }

  /** Removes the row with this primary key. */
  remove(key: string): void {
    const row = this.rows.get(key);
    if (row === undefined) return;
    for (const [index, columns] of this.schema.keys.entries()) this.byKey[index]?.delete(keyText(columns, row));
  }

  copy(): Table {
    return new Table(
      this.schema,
      this.byKey.map((rows) => new Map(rows)),
    );
  }
}

/** One version of all tables. */
export class Tables {
  /** Whether a snapshot reads this version, so that it must not change. */
  shared = false;

  private constructor(
    private readonly byName: Map<string, Table>,
    /** Tables that an older version, which a snapshot reads, also contains. */
    private readonly unchanged: Set<string> = new Set(),
  ) {}

  /** The tables after the migrations. */
  static async createMigrated(): Promise<Tables> {
    const schema = await loadSchema();
    const tables = new Tables(new Map(Array.from(schema.tables, ([name, table]) => [name, Table.empty(table)])));
    for (const { table, row } of schema.rows)
      tables.get(table).put(rowOf(tables.get(table).schema, Object.keys(row), Object.values(row)));
    return tables;
  }

  get(name: string): Table {
    const table = this.byName.get(name);
    if (table === undefined) throw toDatabaseError(`no table ${name}`, 1146);
    return table;
  }

  /** A further version in which one row is replaced or, if `row` is null, deleted. */
  withReplacedRow(name: string, key: string, row: Row | null): Tables {
    const table = this.get(name).copy();
    table.remove(key);
    if (row !== null) table.put(row);
    const next = new Tables(new Map(this.byName), new Set(this.byName.keys()));
    next.byName.set(name, table);
    return next;
  }

  /** The version after a commit: this one, or a new one with copies of the changed tables if this one is shared. */
  withChanges(changes: ReadonlyMap<string, ReadonlyMap<string, Row>>): Tables {
    const next = this.shared ? new Tables(new Map(this.byName), new Set(this.byName.keys())) : this;
    for (const [name, rows] of changes) {
      const table = next.unchanged.delete(name) ? this.get(name).copy() : this.get(name);
      for (const row of rows.values()) table.put(row);
      next.byName.set(name, table);
    }
    return next;
  }
}

/** A row as stored: each value converted by its column, missing columns null. */
export function rowOf(schema: TableSchema, columns: readonly string[], values: readonly unknown[]): Row {
  const row: Record<string, Value> = {};
  for (const name of schema.columns.keys()) row[name] = null;
  for (const [index, name] of columns.entries()) {
    const column = schema.columns.get(name);
    if (column === undefined) throw toDatabaseError(`no column ${name} in ${schema.name}`, 1054);
    row[name] = column.store(values[index]);
  }
  for (const [name, column] of schema.columns) if (row[name] === null) column.store(null);
  return row;
}

/** Values of a key as text. */
export function keyText(columns: readonly string[], row: Row): string {
  if (columns.length === 1) return valueText(row[columns[0] as string] ?? null);
  return columns.map((column) => valueText(row[column] ?? null)).join('|');
}

export function valueText(value: Value): string {
  return Buffer.isBuffer(value) ? value.toString('hex') : String(value);
}
