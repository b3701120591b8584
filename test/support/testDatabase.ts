/**
 * One private MariaDB, or MySQL with TEST_DATABASE=mysql, for a whole test run, with a separate schema for each
 * exchange, copied from a migrated template. The setup of the run starts it; the test files find it through the
 * environment.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mysql2/promise';
import { readConfig, withFiles } from '../../src/config';
import type { DatabaseSize } from '../../src/launch/databaseMemory';
import { openDatabase } from '../../src/store/connection/database';
import { migrateUp } from '../../src/store/connection/migrations';
import { ROOT } from './build';
import { type DatabaseServer, startDatabaseServer } from './databaseServer';

/** Environment variable with the database's URLs, with `SCHEMA` in place of the schema. */
const PLACE_VARIABLE = 'TALAD_TEST_DATABASE';
const SCHEMA_MARK = 'talad_schema';
const FOLDER_PREFIX = '.talad-test-';

interface DatabasePlace {
  readonly serviceUrl: string;
  readonly ownerUrl: string;
  /** The migrated schema that others are copied from; each run has its own. */
  readonly template: string;
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
  const own = given === '' ? await startPrivateServer(size) : undefined;
  const template = `talad_template_${process.pid}`;
  const place: DatabasePlace = {
    serviceUrl: own?.serviceUrl(SCHEMA_MARK) ?? markedUrl(given),
    ownerUrl: own?.ownerUrl(SCHEMA_MARK) ?? markedUrl(owner || given),
    template,
    ...(own !== undefined && { processId: own.processId }),
  };
  process.env[PLACE_VARIABLE] = JSON.stringify(place);
  await createSchema(template);
  await migrateSchema(place.ownerUrl.replace(SCHEMA_MARK, template));
  return async () => {
    await dropSchema(template);
    await own?.stop();
    rmSync(join(ROOT, `${FOLDER_PREFIX}${process.pid}`), { recursive: true, force: true });
  };
}

function markedUrl(url: string): string {
  return Object.assign(new URL(url), { pathname: `/${SCHEMA_MARK}` }).href;
}

function startPrivateServer(size: DatabaseSize | undefined): Promise<DatabaseServer> {
  removeLeftovers();
  return startDatabaseServer({
    folder: join(ROOT, `${FOLDER_PREFIX}${process.pid}`),
    say: (line) => process.stderr.write(`${line}\n`),
    ...(size && { size }),
  });
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

/** A new, migrated schema: the template's tables with the few rows that migrations insert. */
export async function freshSchema(): Promise<TestSchema> {
  // Never the name of an earlier test's schema: many test files share a process, and each starts counting anew.
  const name = `talad_${process.pid}_${randomBytes(6).toString('hex')}`;
  await createSchema(name);
  const { serviceUrl, ownerUrl, template } = databasePlace();
  await withOwner(template, (owner) => copyTables(owner, template, name));
  return {
    name,
    serviceUrl: serviceUrl.replace(SCHEMA_MARK, name),
    ownerUrl: ownerUrl.replace(SCHEMA_MARK, name),
    drop: () => dropSchema(name),
  };
}

/** A new schema without tables, for a program that brings its own migrations. */
export async function emptySchema(): Promise<TestSchema> {
  const name = `talad_${process.pid}_${randomBytes(6).toString('hex')}`;
  await createSchema(name);
  const { serviceUrl, ownerUrl } = databasePlace();
  return {
    name,
    serviceUrl: serviceUrl.replace(SCHEMA_MARK, name),
    ownerUrl: ownerUrl.replace(SCHEMA_MARK, name),
    drop: () => dropSchema(name),
  };
}

async function copyTables(owner: Connection, from: string, to: string): Promise<void> {
  const [tables] = await owner.query<never[]>("SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'");
  const names = tables.map((row) => Object.values<string>(row)[0] ?? '');
  await owner.query('SET FOREIGN_KEY_CHECKS = 0');
  for (const name of names) {
    const [rows] = await owner.query<never[]>(`SHOW CREATE TABLE \`${from}\`.\`${name}\``);
    const statement = (rows[0] as unknown as Record<string, string>)['Create Table'] ?? '';
    await owner.query(`USE \`${to}\``);
    await owner.query(statement);
    await owner.query(`INSERT INTO \`${to}\`.\`${name}\` SELECT * FROM \`${from}\`.\`${name}\``);
  }
  const [views] = await owner.query<never[]>(
    'SELECT table_name AS name, view_definition AS definition FROM information_schema.views WHERE table_schema = ?',
    [from],
  );
  for (const { name, definition } of views as { name: string; definition: string }[])
    await owner.query(
      `CREATE SQL SECURITY INVOKER VIEW \`${to}\`.\`${name}\` AS ${definition.replaceAll(`\`${from}\``, `\`${to}\``)}`,
    );
}

async function createSchema(name: string): Promise<void> {
  await withOwner('', async (owner) => {
    await owner.query(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  });
}

async function dropSchema(name: string): Promise<void> {
  await withOwner('', async (owner) => {
    await owner.query(`DROP DATABASE IF EXISTS \`${name}\``);
  });
}

async function migrateSchema(url: string): Promise<void> {
  const database = openDatabase(url, readConfig({ DATABASE_URL: url }).database);
  await migrateUp(database).finally(() => database.destroy());
}

async function withOwner<T>(schema: string, work: (owner: Connection) => Promise<T>): Promise<T> {
  const owner = await createConnection({ uri: databasePlace().ownerUrl.replace(SCHEMA_MARK, schema) });
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
function removeLeftovers(): void {
  for (const name of readdirSync(ROOT).filter((entry) => entry.startsWith(FOLDER_PREFIX))) {
    if (!existsSync(`/proc/${name.slice(FOLDER_PREFIX.length)}`))
      rmSync(join(ROOT, name), { recursive: true, force: true });
  }
}
