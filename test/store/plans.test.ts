/**
 * No question that the service asks looks through a table that grows: every function of the store is called on tables with many rows, every statement that it
 * sends is shown to the database, and the way that the database would go is judged. A function that nobody calls here fails the test.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { format } from 'mysql2';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { readConfig } from '../../src/config';
import { engineDatabase } from '../../src/store/connection';
import { openDatabase, PLANS } from '../../src/store/database';
import { readMasterKeys } from '../../src/store/sealed';
import { CALLS, EXCUSED } from '../growth/calls';
import { filledTables, fillTables } from '../growth/tables';
import { ROOT } from '../support/build';
import { freshSchema, type TestSchema } from '../support/testDatabase';

const ORDERS = 40_000;
const TRANSFERS = 15_000;
const USERS = 5_000;
/** More than any page, and much less than the tables hold. */
const ROWS_MAX = 1_500;

/** What a page of five statuses, each read to its end, comes to. */
const READ_MAX = 2_500;

/** Tables that stay small: what an exchange lists, and who runs it. */
const SMALL = [
  'assets',
  'symbols',
  'fees',
  'withdrawal_limits',
  'books',
  'engine_lease',
  'audit_marks',
  'audit_bases',
  'archived',
  'partners',
  'operator_tokens',
  'knex_migrations',
  'knex_migrations_lock',
];

/** What may look at more, by the call, the statement, and why. */
const ALLOWED: readonly { readonly call: RegExp; readonly sql: RegExp; readonly why: string }[] = [
  {
    call: /^list(Deposits|Withdrawals|PortalSessions) |^countUsers /,
    sql: /^select count\(\*\)/,
    why: 'the contract gives operators the exact count of all',
  },
  {
    call: /^(count(OwnTrades|OperatorActions)|listOwn(Deposits|Withdrawals)) /,
    sql: /^select count\(\*\)/,
    why: 'the contract gives the exact count; along one index',
  },
  { call: /from the 10,000th/, sql: /limit 10100/, why: 'the contract lets a reader begin anywhere; along one index' },
];

interface Step {
  readonly table: string | null;
  readonly type: string | null;
  readonly rows: number | null;
  readonly Extra: string | null;
}

let schema: TestSchema;
let database: Knex;
let owner: Connection;
beforeAll(async () => {
  schema = await freshSchema();
  await fillTables({ url: schema.ownerUrl, orders: ORDERS, users: USERS, transfers: TRANSFERS, nowMs: Date.now() });
  database = openDatabase(schema.serviceUrl, readConfig({ DATABASE_URL: schema.serviceUrl }).database);
  owner = await createConnection({ uri: schema.ownerUrl });
  await owner.query(PLANS);
}, 120_000);
afterAll(async () => {
  await database?.destroy();
  await owner?.end();
  await schema?.drop();
});

/** Functions that are given a database: the store's questions. */
function questions(): string[] {
  const folder = join(ROOT, 'src', 'store');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return files.flatMap((name) =>
    [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /^export (?:async )?function\*? (\w+)(?:<[^(]*>)?\(\s*(?:database|connection)\b/gm,
      ),
    ].map(([, found]) => found ?? ''),
  );
}

test('every question of the store is asked here, or is excused by name', () => {
  const known = [...Object.keys(CALLS), ...Object.keys(EXCUSED)];
  expect(questions().length).toBeGreaterThan(80);
  expect(questions().filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !questions().includes(name))).toEqual([]);
});

test('every table is either full of rows here or named as one that stays small', async () => {
  const [tables] = await owner.query<RowDataPacket[]>("SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'");
  const names = tables.map((row) => String(Object.values(row)[0]));
  expect(names.filter((name) => !filledTables().has(name) && !SMALL.includes(name))).toEqual([]);
});

/** What is sent while the work runs. */
async function statementsOf(
  work: (asked: Parameters<(typeof CALLS)[string][string]>[0]) => Promise<unknown>,
): Promise<string[]> {
  const sent: string[] = [];
  const hear = ({ sql, bindings }: { readonly sql: string; readonly bindings: unknown[] }) =>
    sent.push(format(sql, bindings as never));
  database.on('query', hear);
  try {
    const masterKeys = readMasterKeys('ab'.repeat(32));
    await work({
      database,
      connection: engineDatabase(database),
      masterKeys,
      nowMs: Date.now(),
      orders: ORDERS,
      users: USERS,
    });
  } finally {
    database.removeListener('query', hear);
  }
  return sent.filter((sql) => /^\(?(select|update|delete)\b/i.test(sql));
}

/** What is wrong with the way that the database goes for it, or would go. */
async function faultsOf(sql: string): Promise<string[]> {
  return [...(await plannedFaults(sql)), ...(await readFaults(sql))];
}

/** A plan does not tell how far a walk along an index goes until it has found enough, so the rows are counted too. */
async function readFaults(sql: string): Promise<string[]> {
  if (!/^\(?select/i.test(sql)) return [];
  const before = await rowsRead();
  await owner.query(sql.replace(/ for update$/, ''));
  const read = (await rowsRead()) - before;
  return read > READ_MAX ? [`reads ${read} rows\n    ${sql.slice(0, 400)}`] : [];
}

async function rowsRead(): Promise<number> {
  const [rows] = await owner.query<RowDataPacket[]>(
    "SHOW SESSION STATUS WHERE Variable_name IN ('Handler_read_next', 'Handler_read_prev', 'Handler_read_rnd_next')",
  );
  return rows.reduce((sum, row) => sum + Number(row['Value']), 0);
}

async function plannedFaults(sql: string): Promise<string[]> {
  const [steps] = await owner.query<RowDataPacket[]>(`EXPLAIN ${sql}`);
  return (steps as unknown as Step[]).flatMap((step) => {
    const grows = step.table !== null && filledTables().has(aliased(sql, step.table)) && !SMALL.includes(step.table);
    if (!grows) return [];
    const { rows, type, Extra } = step;
    const faults = [
      type === 'index_merge' && `${Extra} of ${rows} rows`,
      // One that stops at the limit is not a scan, although the plan calls it so.
      (type === 'ALL' || type === 'index') && (rows ?? 0) > ROWS_MAX && `${type} of ${rows} rows`,
      /filesort|temporary/i.test(Extra ?? '') && (rows ?? 0) > ROWS_MAX && `${Extra} of ${rows} rows`,
    ].filter((fault) => fault !== false);
    return faults.map((fault) => `${step.table}: ${fault}\n    ${sql.slice(0, 400)}`);
  });
}

/** The table that goes by this name in the statement. */
function aliased(sql: string, name: string): string {
  return new RegExp(`\`(\\w+)\` as \`${name}\``, 'i').exec(sql)?.[1] ?? name;
}

test('none of them looks through a table that grows, nor sorts it', async () => {
  const faults: string[] = [];
  let seen = 0;
  for (const [name, calls] of Object.entries(CALLS)) {
    for (const [words, call] of Object.entries(calls)) {
      const statements = await statementsOf(call).catch((error: Error) => {
        throw new Error(`${name} (${words}): ${error.message}`, { cause: error });
      });
      seen += statements.length;
      for (const sql of new Set(statements)) {
        if (ALLOWED.some((allowed) => allowed.call.test(`${name} (${words})`) && allowed.sql.test(sql))) continue;
        for (const fault of await faultsOf(sql)) faults.push(`${name} (${words}) ${fault}`);
      }
    }
  }
  expect(seen).toBeGreaterThan(150);
  expect(faults.join('\n')).toBe('');
}, 120_000);
