/** Rows as they stand after a commit. A version that somebody still reads is never changed: what a commit touches is copied first. */
import { toDatabaseError } from '../../../src/store/connection/databaseError';
import { loadSchema, type TableSchema, type Value } from './schema';

export type Row = Readonly<Record<string, Value>>;

export class Table {
  private constructor(
    readonly schema: TableSchema,
    /** By the text of each key: the row that has it. */
    private readonly byKey: readonly Map<string, Row>[],
  ) {}

  static empty(schema: TableSchema): Table {
    return new Table(
      schema,
      schema.keys.map(() => new Map()),
    );
  }

  /** By primary key, in the order in which they came. */
  get rows(): ReadonlyMap<string, Row> {
    return this.byKey[0] as Map<string, Row>;
  }

  /** The columns that the table's own key is made of, as one text. */
  keyOf(row: Row): string {
    return keyText(this.schema.keys[0] as readonly string[], row);
  }

  find(columns: readonly string[], key: string): Row | undefined {
    return this.byKey[this.schema.keys.findIndex((each) => String(each) === String(columns))]?.get(key);
  }

  /** The row that stands in the way of this one, if any does. */
  rival(row: Row): Row | undefined {
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

  copy(): Table {
    return new Table(
      this.schema,
      this.byKey.map((rows) => new Map(rows)),
    );
  }
}

/** One version of all tables. */
export class Tables {
  /** Somebody reads this very version and must not see it change. */
  shared = false;

  private constructor(private readonly byName: Map<string, Table>) {}

  /** As the migrations leave them. */
  static async fresh(): Promise<Tables> {
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

  /** The version after a commit: this one, or where it is shared a new one with the changed tables copied. */
  after(changes: ReadonlyMap<string, ReadonlyMap<string, Row>>): Tables {
    const next = this.shared ? new Tables(new Map(this.byName)) : this;
    for (const [name, rows] of changes) {
      const table = this.shared ? this.get(name).copy() : this.get(name);
      for (const row of rows.values()) table.put(row);
      next.byName.set(name, table);
    }
    return next;
  }
}

/** A row as the table keeps it: each value as its column holds it, columns that are not given empty. */
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

/** Values of a key as one text. */
export function keyText(columns: readonly string[], row: Row): string {
  if (columns.length === 1) return valueText(row[columns[0] as string] ?? null);
  return columns.map((column) => valueText(row[column] ?? null)).join('|');
}

export function valueText(value: Value): string {
  return Buffer.isBuffer(value) ? value.toString('hex') : String(value);
}
