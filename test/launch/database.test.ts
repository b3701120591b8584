/**
 * The private database keeps everything that was committed, however it or its launcher ended, and gives the service no
 * more rights than necessary.
 *
 * @needs mariadbd, mariadb-install-db
 */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import {
  type PrivateDatabase,
  type PrivateDatabaseOptions,
  startPrivateDatabase,
} from '../../src/programs/launch/database/database';
import { servingSize } from '../../src/programs/launch/database/databaseMemory';
import { BUILD } from '../support/build';
import { freePort } from '../support/freePort';
import { temporaryFolder } from '../support/temporaryFolder';

const MIB = 1024 * 1024;
const said: string[] = [];
const running: PrivateDatabase[] = [];

// Registered before the folder is created, because the cleanup of a file runs in this order.
afterAll(async () => {
  for (const database of running) await database.stop();
});

const folder = temporaryFolder();

async function start(
  name: string,
  options: Partial<PrivateDatabaseOptions> = { template: join(BUILD, 'database-template') },
): Promise<PrivateDatabase> {
  const database = await startPrivateDatabase({
    folder: join(folder, name),
    say: (line) => said.push(line),
    size: { redoLogMiB: 8, bufferPoolMiB: 128 },
    ...options,
  });
  running.push(database);
  return database;
}

async function runStatements(url: string, ...statements: string[]): Promise<unknown[]> {
  const connection = await createConnection({ uri: url });
  try {
    let rows: unknown = [];
    for (const statement of statements) [rows] = await connection.query(statement);
    return rows as unknown[];
  } finally {
    await connection.end();
  }
}

test('a second start finds the rows that the first one wrote', async () => {
  const first = await start('kept');
  await runStatements(first.ownerUrl(), 'CREATE TABLE kept (n INT)', 'INSERT INTO kept VALUES (7)');
  await first.stop();
  expect(await first.exited).toEqual({ code: 0, signal: null });
  const second = await start('kept');
  expect(await runStatements(second.serviceUrl(), 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
});

test('a killed database has every committed row and starts again beside its stale files', async () => {
  const first = await start('killed');
  await runStatements(first.ownerUrl(), 'CREATE TABLE kept (n INT)');
  for (let n = 1; n <= 50; n++) await runStatements(first.serviceUrl(), `INSERT INTO kept VALUES (${n})`);
  process.kill(first.processId, 'SIGKILL');
  await first.exited;
  expect(existsSync(join(folder, 'killed', 'server.pid'))).toBe(true);
  const second = await start('killed');
  expect(await runStatements(second.serviceUrl(), 'SELECT COUNT(*) AS rows_kept FROM kept')).toEqual([
    { rows_kept: 50 },
  ]);
});

test('a database that a killed launcher left running is stopped before another one uses its folder', async () => {
  const left = await start('left');
  const next = await start('left');
  expect(await left.exited).toEqual({ code: 0, signal: null });
  expect(said).toContain(`stopping the database that an earlier run left running (process ${left.processId})`);
  expect(await runStatements(next.serviceUrl(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('an interrupted creation leaves nothing that the next start would mistake for a database', async () => {
  const half = join(folder, 'half', 'data.new');
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, 'ibdata1'), 'cut off');
  const database = await start('half', {});
  expect(await runStatements(database.serviceUrl(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(existsSync(half)).toBe(false);
});

test('the database works in a folder too deep for a socket path, and on a port if requested', async () => {
  const port = await freePort();
  const database = await start(`deep/${'x'.repeat(120)}`, { port, template: join(BUILD, 'database-template') });
  expect(database.serviceUrl()).toContain(`@127.0.0.1:${port}/talad`);
  expect(await runStatements(database.serviceUrl(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

describe('the service user', () => {
  let database: PrivateDatabase;
  beforeAll(async () => {
    database = await start('rights');
    await runStatements(database.ownerUrl(), 'CREATE TABLE rights (n INT)');
  });

  test.each([
    'CREATE TABLE other (n INT)',
    'DROP TABLE rights',
    'TRUNCATE rights',
    'ALTER TABLE rights ADD m INT',
    'CREATE DATABASE talad_other',
    'SET GLOBAL innodb_flush_log_at_trx_commit = 0',
    'SELECT * FROM mysql.global_priv',
  ])('may not %s', async (statement) => {
    await expect(runStatements(database.serviceUrl(), statement)).rejects.toThrow(/denied/i);
  });

  test('can read and write rows, and each commit is flushed to disk', async () => {
    const rows = await runStatements(
      database.serviceUrl(),
      'INSERT INTO rights VALUES (1)',
      'SELECT n, @@innodb_flush_log_at_trx_commit AS flushed FROM rights',
    );
    expect(rows).toEqual([{ n: 1, flushed: 1 }]);
  });

  test('has a password in a file that only its owner can read, and in no other file', () => {
    expect(statSync(join(folder, 'rights', 'users.json')).mode & 0o777).toBe(0o600);
    expect(existsSync(join(folder, 'rights', 'init.sql'))).toBe(false);
  });
});

test.each([
  [256, 128],
  [1_024, 128],
  [4_096, 512],
  [8_192, 1_024],
  [262_144, 1_024],
])('of %i MiB of memory, the database of a server that serves takes %i at most', (memoryMiB, bufferPoolMiB) => {
  expect(servingSize(memoryMiB * MIB)).toEqual({ redoLogMiB: 1_024, bufferPoolMiB });
});

test('the database has the requested size', async () => {
  const database = await start('sized', { size: { redoLogMiB: 24, bufferPoolMiB: 192 } });
  const rows = await runStatements(
    database.serviceUrl(),
    'SELECT @@innodb_log_file_size AS log, @@innodb_buffer_pool_size AS pool, @@innodb_flush_neighbors AS neighbors, @@innodb_purge_threads AS purging',
  );
  expect(rows).toEqual([{ log: 24 * MIB, pool: 192 * MIB, neighbors: 0, purging: 1 }]);
});

test('a database that cannot start is reported in one message with the last lines of its log', async () => {
  const database = await start('broken');
  await database.stop();
  rmSync(join(folder, 'broken', 'data', 'ibdata1'));
  writeFileSync(join(folder, 'broken', 'data', 'ibdata1'), 'not a tablespace');
  await expect(start('broken')).rejects.toThrow(/The database did not start .*Last lines of/s);
});
