/**
 * The engine's tables as its migrations create them. So the simulated database has every column, key and limit of the
 * real one without further changes.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { assertPresent } from '../../../src/core/values/assert';
import { toDatabaseError } from '../../../src/store/connection/databaseError';

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

const FOLDER = join(__dirname, '../../../migrations');
/** The migrations of the engine's tables. The engine does not use the tables of users and partners. */
const ENGINE_MIGRATIONS = /^(00\d_\w+|023_\w+|046_\w+|070_\w+|073_\w+|078_\w+|080_\w+|086_\w+|120_\w+)\.(ts|js)$/;

let loaded: Promise<Schema> | undefined;

export function loadSchema(): Promise<Schema> {
  loaded ??= readMigrations();
  return loaded;
}

async function readMigrations(): Promise<Schema> {
  const tables = new Map<string, TableSchema>();
  const rows: { table: string; row: Record<string, unknown> }[] = [];
  const knex = Object.assign(
    (table: string) => ({ insert: async (row: Record<string, unknown>) => void rows.push({ table, row }) }),
    {
      schema: {
        createTable: async (name: string, describe: (table: unknown) => void) => {
          const recorder = new TableRecorder(name);
          describe(recorder.builder);
          tables.set(name, recorder.schema());
        },
        alterTable: async (name: string, describe: (table: unknown) => void) => {
          const recorder = new TableRecorder(name);
          describe(recorder.builder);
          const { columns, keys } = getPresent(tables, name);
          tables.set(name, { name, columns: new Map([...columns, ...recorder.schema().columns]), keys });
        },
        hasColumn: async () => false,
        hasTable: async () => false,
        // The engine reads no views.
        raw: async () => undefined,
      },
    },
  );
  for (const file of readdirSync(FOLDER)
    .filter((name) => ENGINE_MIGRATIONS.test(name))
    .sort()) {
    const migration = (await import(join(FOLDER, file))) as { up(knex: Knex): Promise<void> };
    await migration.up(knex as unknown as Knex);
  }
  // Its migration is written as SQL. Only this column changes.
  await knex.schema.alterTable('orders', (table) => {
    const { enum: choice } = table as { enum?: (column: string, choices: readonly string[]) => unknown };
    choice?.('self_trade_prevention', ['none', 'expire_taker', 'expire_maker', 'expire_both', 'decrement']);
  });
  // Its migration is written as SQL. Only this column changes.
  await knex.schema.alterTable('order_lists', (table) => {
    const { enum: choice } = table as { enum?: (column: string, choices: readonly string[]) => unknown };
    choice?.('kind', ['oco', 'oto', 'otoco']);
  });
  // Its migration is written as SQL. Only this column changes.
  await knex.schema.alterTable('withdrawals', (table) => {
    const { enum: choice } = table as { enum?: (column: string, choices: readonly string[]) => unknown };
    choice?.('failure', ['rejected_by_operator', 'refused_by_custodian', 'returned', 'cancelled_by_user']);
  });
  // Its migration is written as SQL.
  await knex.schema.alterTable('portal_purchases', (table) => {
    const { string } = table as { string?: (column: string, length: number) => unknown };
    string?.('withdrawal_refusal', 40);
  });
  // Its migration is written as SQL.
  await knex.schema.alterTable('symbols', (table) => {
    const { decimal, integer } = table as Record<string, (...column: unknown[]) => unknown>;
    decimal?.('minimum_notional', 36, 18);
    for (const column of ['max_open_orders', 'max_stop_orders']) integer?.(column);
  });
  // Its migration is written as SQL. Nothing is archived in the simulation, but a standby asks.
  await knex.schema.createTable('archived', (table) => {
    const { string, bigInteger, primary } = table as Record<string, (column: unknown) => unknown>;
    string?.('what');
    bigInteger?.('through');
    primary?.(['what']);
  });
  return { tables, rows };
}

function getPresent(tables: ReadonlyMap<string, TableSchema>, name: string): TableSchema {
  return assertPresent(tables.get(name), `the table ${name}, which an earlier migration creates`);
}

interface DescribedColumn {
  nullable: boolean;
  readonly convert: (value: unknown) => Value;
}

/** Stands in for Knex's table builder and records the calls of a migration. */
class TableRecorder {
  private readonly columns = new Map<string, DescribedColumn>();
  private primary: string[] = [];
  private readonly uniques: string[][] = [];

  constructor(private readonly name: string) {}

  readonly builder: unknown = {
    ...Object.fromEntries(
      ['bigInteger', 'integer', 'smallint', 'tinyint', 'boolean'].map((type) => [
        type,
        (name: string) => this.column(name, toInteger),
      ]),
    ),
    decimal: (name: string, digits: number, scale: number) => this.column(name, toDecimal(digits, scale)),
    string: (name: string, length = 255) => this.column(name, toText(length)),
    text: (name: string) => this.column(name, toText(65_535)),
    json: (name: string) => this.column(name, toText(Number.POSITIVE_INFINITY)),
    specificType: (name: string) => this.column(name, toText(Number.POSITIVE_INFINITY)),
    enum: (name: string, choices: readonly string[]) => this.column(name, toChoice(choices)),
    increments: (name: string) => {
      this.column(name, toInteger);
      this.primary = [name];
    },
    binary: (name: string, length: number) => this.column(name, toBinary(length)),
    primary: (columns: string[]) => {
      this.primary = columns;
    },
    unique: (columns: string[]) => this.uniques.push(columns),
    index: () => undefined,
  };

  schema(): TableSchema {
    const columns = Array.from(this.columns, ([name, { nullable, convert }]): [string, Column] => [
      name,
      { name, store: columnConverter(name, nullable, convert) },
    ]);
    return { name: this.name, columns: new Map(columns), keys: [this.primary, ...this.uniques] };
  }

  private column(name: string, convert: (value: unknown) => Value): unknown {
    const described: DescribedColumn = { nullable: true, convert };
    this.columns.set(name, described);
    const chain = {
      notNullable: () => {
        described.nullable = false;
        return chain;
      },
      nullable: () => chain,
      unsigned: () => chain,
      collate: () => chain,
      defaultTo: () => chain,
      index: () => chain,
      alter: () => chain,
      primary: () => {
        this.primary = [name];
        return chain;
      },
      unique: () => {
        this.uniques.push([name]);
        return chain;
      },
    };
    return chain;
  }
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
