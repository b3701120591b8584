/**
 * One private MariaDB, or MySQL with TEST_DATABASE=mysql, for a whole test run, with a separate schema for each
 * exchange, made by a script from a migrated one. The setup of the run starts it; the test files find it through the
 * environment.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Connection, createConnection } from 'mysql2/promise';
import { readConfig, withFiles } from '../../src/foundation/settings/config';
import type { DatabaseSize } from '../../src/programs/launch/database/databaseMemory';
import { openDatabase } from '../../src/store/connection/database';
import { migrateUp } from '../../src/store/connection/migrations';
import { ROOT } from './build';
import { type DatabaseServer, FAMILY, startDatabaseServer } from './databaseServer';

/** Environment variable with the database's URLs, with `SCHEMA` in place of the schema. */
const PLACE_VARIABLE = 'TALAD_TEST_DATABASE';
const SCHEMA_MARK = 'talad_schema';
const FOLDER_PREFIX = '.talad-test-';
/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** A whole run leaves less than half of this in the folder of its database. */
const MEMORY_BYTES_MIN = 3 * 1024 ** 3;

interface DatabasePlace {
  readonly serviceUrl: string;
  readonly ownerUrl: string;
  /** File with the statements that create a migrated schema, with `SCHEMA_MARK` in place of its name. */
  readonly script: string;
  /** Of the private server. */
  readonly processId?: number;
}

/**
 * Small by default, because one is created for each run. With DATABASE_URL set, schemas named `talad_<process>...` are
 * created on that server instead, by the user of MIGRATE_DATABASE_URL if set; no others are touched. Resolves to a
 * function that ends everything.
 */
export async function startTestDatabase(size?: DatabaseSize): Promise<() => Promise<void>> {
  const { DATABASE_URL: given = '', MIGRATE_DATABASE_URL: owner = '' } = withFiles(process.env);
  const folder = join(size === undefined && hasRoomInMemory() ? MEMORY : ROOT, `${FOLDER_PREFIX}${process.pid}`);
  const own = given === '' ? await startPrivateServer(folder, size) : undefined;
  const place: DatabasePlace = {
    serviceUrl: own?.serviceUrl(SCHEMA_MARK) ?? markedUrl(given),
    ownerUrl: own?.ownerUrl(SCHEMA_MARK) ?? markedUrl(owner || given),
    script: join(mkdtempSync(join(tmpdir(), 'talad-template-')), 'schema.sql'),
    ...(own !== undefined && { processId: own.processId }),
  };
  process.env[PLACE_VARIABLE] = JSON.stringify(place);
  const template = await emptySchema();
  await migrateSchema(template.ownerUrl);
  writeFileSync(place.script, await withOwner((owner) => creatingScript(owner, template.name)));
  await template.drop();
  return async () => {
    await own?.stop();
    rmSync(dirname(place.script), { recursive: true });
    rmSync(folder, { recursive: true, force: true });
  };
}

function markedUrl(url: string): string {
  return Object.assign(new URL(url), { pathname: `/${SCHEMA_MARK}` }).href;
}

/**
 * Tests kill processes, not the machine. Creating schemas takes less CPU with these; options that no server may have
 * (`store/connection/durability`) cannot be among them.
 */
const FASTER = FAMILY === 'MariaDB' ? ['--sync-frm=OFF', '--skip-innodb-file-per-table'] : [];

function startPrivateServer(folder: string, size: DatabaseSize | undefined): Promise<DatabaseServer> {
  for (const parent of [MEMORY, ROOT]) if (existsSync(parent)) removeLeftovers(parent);
  return startDatabaseServer({
    folder,
    say: (line) => process.stderr.write(`${line}\n`),
    ...(size ? { size } : { serverOptions: FASTER }),
  });
}

/**
 * On a disk, creating and dropping a schema takes 130 ms of CPU and several times as long, in memory 25 ms, and commits
 * need not wait. The server writes and flushes in both cases as in production.
 */
function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, process.availableMemory()) >= MEMORY_BYTES_MIN;
}

/** Process of the run's database server; undefined if DATABASE_URL names another one. */
export function databaseProcessId(): number | undefined {
  return databasePlace().processId;
}

export interface TestSchema {
  readonly name: string;
  readonly serviceUrl: string;
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

/** A new, migrated schema with the few rows that migrations insert. */
export function freshSchema(): Promise<TestSchema> {
  return createSchema(readFileSync(databasePlace().script, 'utf8'));
}

/** A new schema without tables, for a program that brings its own migrations. */
export function emptySchema(): Promise<TestSchema> {
  return createSchema('');
}

/** A copy of the schema with all rows, as a backup or a clone of its disk has them. */
export async function copiedSchema({ name }: TestSchema): Promise<TestSchema> {
  return createSchema(await withOwner((owner) => creatingScript(owner, name)));
}

/** The script is sent as one packet, because it has hundreds of statements. */
async function createSchema(script: string): Promise<TestSchema> {
  // Never the name of an earlier test's schema: many test files share a process, and each starts counting anew.
  const name = `talad_${process.pid}_${randomBytes(6).toString('hex')}`;
  const { serviceUrl, ownerUrl } = databasePlace();
  const statements = `CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;\nUSE \`${name}\`;\n${script}`;
  await withOwner((owner) => owner.query(statements.replaceAll(SCHEMA_MARK, name)));
  return {
    name,
    serviceUrl: serviceUrl.replace(SCHEMA_MARK, name),
    ownerUrl: ownerUrl.replace(SCHEMA_MARK, name),
    drop: async () => void (await withOwner((owner) => owner.query(`DROP DATABASE IF EXISTS \`${name}\``))),
  };
}

/** The statements that create the tables, rows and views of the schema in another one. */
async function creatingScript(owner: Connection, schema: string): Promise<string> {
  const rowsOf = async (sql: string, values: string[] = []): Promise<Record<string, string>[]> =>
    (await owner.query<never[]>(sql, values))[0];
  await owner.query(`USE \`${schema}\``);
  const statements = ['SET FOREIGN_KEY_CHECKS = 0'];
  for (const table of await rowsOf("SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'")) {
    const [name = ''] = Object.values(table);
    const [created] = await rowsOf(`SHOW CREATE TABLE \`${name}\``);
    statements.push(created?.['Create Table'] ?? '');
    const rows = await rowsOf(`SELECT * FROM \`${name}\``);
    for (const row of rows) statements.push(owner.format(`INSERT INTO \`${name}\` SET ?`, [row]));
  }
  const views = await rowsOf(
    'SELECT table_name AS name, view_definition AS definition FROM information_schema.views WHERE table_schema = ?',
    [schema],
  );
  for (const { name, definition = '' } of views)
    statements.push(`CREATE SQL SECURITY INVOKER VIEW \`${name}\` AS ${definition.replaceAll(schema, SCHEMA_MARK)}`);
  return statements.map((statement) => `${statement};\n`).join('');
}

async function migrateSchema(url: string): Promise<void> {
  const database = openDatabase(url, readConfig({ DATABASE_URL: url }).database);
  await migrateUp(database).finally(() => database.destroy());
}

async function withOwner<T>(work: (owner: Connection) => Promise<T>): Promise<T> {
  const uri = databasePlace().ownerUrl.replace(SCHEMA_MARK, '');
  // Values as texts, which are written again as they were.
  const asTexts = { dateStrings: true, jsonStrings: true, supportBigNumbers: true, bigNumberStrings: true };
  const owner = await createConnection({ uri, multipleStatements: true, ...asTexts });
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

function databasePlace(): DatabasePlace {
  const text = process.env[PLACE_VARIABLE];
  if (text === undefined)
    throw new Error('no test database: run the tests through `make test` or `npx jest`, whose setup starts it');
  return JSON.parse(text) as DatabasePlace;
}

/** Removes folders of runs that were killed; the kernel has ended their databases. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(FOLDER_PREFIX))) {
    if (!existsSync(`/proc/${name.slice(FOLDER_PREFIX.length)}`))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}
