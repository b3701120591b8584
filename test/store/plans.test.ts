/**
 * No query of the service scans or sorts a table that grows. Each function of the store is called on tables with many
 * rows, and the test examines the query plan and the rows read of every statement it sends. A function that is not
 * called here fails the test.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { format } from 'mysql2';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { parseMasterKeys } from '../../src/foundation/secrets/encryption';
import { readConfig } from '../../src/foundation/settings/config';
import { CachedRowCounts } from '../../src/store/connection/cachedRowCounts';
import { openDatabase } from '../../src/store/connection/database';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { SESSION_SETTINGS } from '../../src/store/connection/sessionSettings';
import { deriveSecretKeys } from '../../src/store/secrets/secretKeys';
import type { CallContext } from '../growth/callContext';
import { EXCUSED } from '../growth/excusedStoreCalls';
import { filledTables, fillTables } from '../growth/fillTables';
import { CALLS } from '../growth/storeCalls';
import { ROOT } from '../support/build';
import { freshSchema, type TestSchema } from '../support/testDatabase';

const ORDERS = 40_000;
const TRANSFERS = 15_000;
const USERS = 5_000;
/** More rows than any page has, and far fewer than the tables have. */
const ROWS_MAX = 1_500;

/** Rows read for a page of orders of five statuses. */
const READ_MAX = 2_500;

/** Tables that stay small: the market's rules, operators, partners and internal state. */
const SMALL = [
  'assets',
  'symbols',
  'fees',
  'withdrawal_limits',
  'books',
  'engine_lease',
  'withdrawal_notice_position',
  // Withdrawals that wait to be sent.
  'unsent_withdrawals',
  // One endpoint per partner, and one position.
  'webhook_endpoints',
  'webhook_position',
  'accepted_data_losses',
  'lives',
  'accepted_violations',
  'audit_marks',
  'audit_bases',
  'archived',
  'partners',
  'operator_tokens',
  'sealed_values',
  'operator_proposals',
  'maintenance_windows',
  // Removals of second factors that wait.
  'second_factor_resets',
  'operator_second_factors',
  'sandbox',
  'knex_migrations',
];

/** Statements that may read more rows, with the reason. */
const ALLOWED: readonly { readonly call: RegExp; readonly sql: RegExp; readonly why: string }[] = [
  {
    call: /^list(Deposits|UnownedDeposits|Withdrawals|PortalSessions) |^countUsers /,
    sql: /^select count\(\*\)/,
    why: 'the contract requires exact counts of all rows for operators',
  },
  {
    call: /^(count(OwnTrades|OperatorActions)|listOwn(Deposits|Withdrawals)) /,
    sql: /^select count\(\*\)/,
    why: 'the contract requires exact counts; they read one index',
  },
  {
    call: /from the 10,000th/,
    sql: /limit 10100/,
    why: 'the contract allows any offset; it is skipped along one index',
  },
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
  for (const statement of SESSION_SETTINGS) await owner.query(statement);
});
afterAll(async () => {
  await database?.destroy();
  await owner?.end();
  await schema?.drop();
});

/** Names of the store's query functions: the exported functions whose first parameter is a database or a connection. */
function queryFunctions(): string[] {
  const folder = join(ROOT, 'src', 'store');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return files.flatMap((name) =>
    [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /^export (?:async )?function\*? (\w+)(?:<[^(]*>)?\(\s*(?:\{ )?(?:database|connection|stores)\b/gm,
      ),
    ].map(([, found]) => found ?? ''),
  );
}

test('every query function of the store is called here or excused by name', () => {
  const known = [...Object.keys(CALLS), ...Object.keys(EXCUSED)];
  expect(queryFunctions().length).toBeGreaterThan(80);
  expect(queryFunctions().filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !queryFunctions().includes(name))).toEqual([]);
});

test('every table is either filled with rows here or named as one that stays small', async () => {
  const [tables] = await owner.query<RowDataPacket[]>("SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'");
  const names = tables.map((row) => String(Object.values(row)[0]));
  expect(names.filter((name) => !filledTables().has(name) && !SMALL.includes(name))).toEqual([]);
});

/** The statements that the call sends. */
async function statementsOf(call: (context: CallContext) => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const onQuery = ({ sql, bindings }: { readonly sql: string; readonly bindings: unknown[] }) =>
    sent.push(format(sql, bindings as never));
  database.on('query', onQuery);
  try {
    await call({
      database,
      connection: engineDatabase(database),
      masterKeys: deriveSecretKeys(parseMasterKeys('ab'.repeat(32))),
      counts: new CachedRowCounts(database),
      nowMs: Date.now(),
      orders: ORDERS,
      users: USERS,
    });
  } finally {
    database.removeListener('query', onQuery);
  }
  return sent.filter((sql) => /^\(?(select|update|delete)\b/i.test(sql));
}

/** Faults of the statement's plan and of its execution. */
async function faultsOf(sql: string): Promise<string[]> {
  return [...(await plannedFaults(sql)), ...(await readFaults(sql))];
}

/** The plan does not show how many rows an index scan reads until it has found enough, so they are counted as well. */
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
  const [steps] = await owner.query<RowDataPacket[]>(`EXPLAIN FORMAT=TRADITIONAL ${sql}`);
  return (steps as unknown as Step[]).flatMap((step) => {
    const grows =
      step.table !== null && filledTables().has(tableOfAlias(sql, step.table)) && !SMALL.includes(step.table);
    if (!grows) return [];
    const { rows, type, Extra } = step;
    const faults = [
      type === 'index_merge' && `${Extra} of ${rows} rows`,
      // A full scan that stops at the limit is harmless, although the plan reports it as a scan.
      (type === 'ALL' || type === 'index') && (rows ?? 0) > ROWS_MAX && `${type} of ${rows} rows`,
      /filesort|temporary/i.test(Extra ?? '') && (rows ?? 0) > ROWS_MAX && `${Extra} of ${rows} rows`,
    ].filter((fault) => fault !== false);
    return faults.map((fault) => `${step.table}: ${fault}\n    ${sql.slice(0, 400)}`);
  });
}

/** The table that has this alias in the statement. */
function tableOfAlias(sql: string, name: string): string {
  return new RegExp(`\`(\\w+)\` as \`${name}\``, 'i').exec(sql)?.[1] ?? name;
}

test('no query scans or sorts a table that grows', async () => {
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
});
