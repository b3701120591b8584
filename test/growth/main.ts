/**
 * `make growth`: fills the tables with ROWS rows, as years of operation leave them, and measures how long each query of
 * the service takes: the first time after a start of the database, and the median of five runs. With ARCHIVE=on, it then
 * archives the older half, measures how long that takes, and measures all queries again. The database is deleted
 * afterwards; with KEEP=on it is kept for the next run with the same number of rows.
 */

import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { parseMasterKeys } from '../../src/foundation/secrets/encryption';
import { readConfig } from '../../src/foundation/settings/config';
import { type PrivateDatabase, startPrivateDatabase } from '../../src/programs/launch/database/database';
import { CachedRowCounts } from '../../src/store/connection/cachedRowCounts';
import { openDatabase } from '../../src/store/connection/database';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { migrateUp } from '../../src/store/connection/migrations';
import { deriveSecretKeys } from '../../src/store/secrets/secretKeys';
import { median } from '../bench/figure';
import { ROOT } from '../support/build';
import { endWith } from '../support/endWith';
import { fillTables, sizesOf } from './fillTables';
import { archiveOlderHalf } from './measureArchive';
import { READS } from './storeCalls';

const ROWS = Number(process.env['ROWS'] ?? 50_000_000);
/** Rows in all tables for each order. */
const ROWS_PER_ORDER = 8.3;
const BYTES_PER_ROW = 450;
const ORDERS = Math.floor(ROWS / ROWS_PER_ORDER);
const USERS = Math.max(1_000, Math.floor(ORDERS / 60));
const ROUNDS = 5;
const FOLDER = join(ROOT, '.talad-growth');
const FILLED = join(FOLDER, `filled-${ROWS}`);
const MEMORY_MIB = Number(process.env['MEMORY_MIB'] ?? 1_024);

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

function startDatabase(): Promise<PrivateDatabase> {
  return startPrivateDatabase({
    folder: FOLDER,
    say: printLine,
    size: { redoLogMiB: 1_024, bufferPoolMiB: MEMORY_MIB },
    serverOptions: [
      '--innodb-buffer-pool-load-at-startup=OFF',
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-lock-wait-timeout=600',
    ],
  });
}

async function fillDatabase(): Promise<void> {
  if (existsSync(FILLED)) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { bavail, bsize } = statfsSync(FOLDER);
  const [needed, free] = [ROWS * BYTES_PER_ROW, bavail * bsize];
  if (free < 1.5 * needed)
    endWith(`${ROWS} rows need about ${formatGibibytes(needed)}, but the disk has only ${formatGibibytes(free)} free`);
  const server = await startDatabase();
  try {
    const begun = Date.now();
    const url = server.ownerUrl();
    await migrate(url);
    await fillTables({
      url,
      orders: ORDERS,
      users: USERS,
      nowMs: begun,
      onProgress: (line) => printLine(`  ${line} (${Math.round((Date.now() - begun) / 1_000)} s)`),
    });
    writeFileSync(FILLED, String(begun));
  } finally {
    await server.stop();
  }
}

async function migrate(url: string): Promise<void> {
  const owner = openDatabase(url, readConfig({ DATABASE_URL: url }).database);
  await migrateUp(owner).finally(() => owner.destroy());
}

async function measureCalls(): Promise<void> {
  const server = await startDatabase();
  // A database kept from an older run may lack migrations.
  await migrate(server.ownerUrl());
  const url = server.serviceUrl();
  const settings = readConfig({ DATABASE_URL: url, DATABASE_QUERY_TIMEOUT_MS: '60000' }).database;
  const database: Knex = openDatabase(url, settings);
  try {
    await database.raw('select 1');
    const context = {
      database,
      connection: engineDatabase(database),
      counts: new CachedRowCounts(database),
      masterKeys: deriveSecretKeys(parseMasterKeys('ab'.repeat(32))),
      nowMs: Date.now(),
      orders: ORDERS,
      users: USERS,
    };
    printLine(`\n| query | first, ms | median of ${ROUNDS}, ms |\n|---|---|---|`);
    for (const [name, calls] of Object.entries(READS)) {
      for (const [description, call] of Object.entries(calls)) {
        const first = await timeOf(() => call(context));
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(() => call(context)));
        printLine(`| ${name}: ${description} | ${first.toFixed(1)} | ${median(times).toFixed(1)} |`);
      }
    }
    await printSizes(server.ownerUrl());
  } finally {
    await database.destroy();
    await server.stop();
  }
}

async function archiveRows(): Promise<void> {
  const server = await startDatabase();
  const database = openDatabase(server.serviceUrl(), readConfig({ DATABASE_URL: server.serviceUrl() }).database);
  try {
    await archiveOlderHalf({ database, folder: join(FOLDER, 'archive'), orders: ORDERS, say: printLine });
    const owner = openDatabase(server.ownerUrl(), readConfig({ DATABASE_URL: server.ownerUrl() }).database);
    try {
      // Deleted rows leave free space inside the table files. Only this statement returns it to the file system, so that
      // the sizes show it.
      await owner.raw('OPTIMIZE TABLE events, user_events, journal_entries, trades, klines');
    } finally {
      await owner.destroy();
    }
  } finally {
    await database.destroy();
    await server.stop();
  }
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await call();
  return performance.now() - begun;
}

async function printSizes(url: string): Promise<void> {
  const sizes = await sizesOf(url);
  printLine('\n| table | rows | on disk | per million orders |\n|---|---|---|---|');
  const perMillion = (bytes: number): string => formatGibibytes((bytes / ORDERS) * 1_000_000);
  for (const { table, rows, bytes } of sizes.filter(({ rows }) => rows >= ORDERS / 10))
    printLine(`| ${table} | ${rows} | ${formatGibibytes(bytes)} | ${perMillion(bytes)} |`);
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  printLine(
    `| all | ${sizes.reduce((sum, { rows }) => sum + rows, 0)} | ${formatGibibytes(all)} | ${perMillion(all)} |`,
  );
}

function formatGibibytes(bytes: number): string {
  return `${(bytes / 1024 ** 3).toFixed(2)} GiB`;
}

async function main(): Promise<void> {
  for (const [name, value] of Object.entries({ ROWS, MEMORY_MIB }))
    if (!Number.isSafeInteger(value) || value < 1) endWith(`${name} must be a whole number from 1`);
  printLine(
    `${ROWS} rows: ${ORDERS} orders of ${USERS} users, one of whom has a fifth of the orders; ` +
      `${MEMORY_MIB} MiB buffer pool`,
  );
  try {
    await fillDatabase();
    await measureCalls();
    if (process.env['ARCHIVE'] !== 'on') return;
    rmSync(FILLED);
    await archiveRows();
    await measureCalls();
  } finally {
    if (process.env['KEEP'] !== 'on') rmSync(FOLDER, { recursive: true, force: true });
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
