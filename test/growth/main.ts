/**
 * `make growth`: tables of so many rows in all, as years leave them, and what each question of the service then takes: the first time after a start of the
 * database, and in the middle of five. With ARCHIVE=on the older half is then archived, timed, and everything asked again. The database is thrown away afterwards;
 * with KEEP=on it stays for the next run of as many rows.
 */
import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { readConfig } from '../../src/config';
import { type PrivateDatabase, startPrivateDatabase } from '../../src/launch/database';
import { engineDatabase } from '../../src/store/connection';
import { openDatabase } from '../../src/store/database';
import { migrateUp } from '../../src/store/migrations';
import { readMasterKeys } from '../../src/store/sealed';
import { median } from '../bench/figure';
import { ROOT } from '../support/build';
import { archiveOlderHalf } from './archive';
import { READS } from './calls';
import { fillTables, sizesOf } from './tables';

const ROWS = Number(process.env['ROWS'] ?? 50_000_000);
/** An order brings that many rows with it, in all tables. */
const ROWS_AN_ORDER = 8.3;
const BYTES_A_ROW = 450;
const ORDERS = Math.floor(ROWS / ROWS_AN_ORDER);
const USERS = Math.max(1_000, Math.floor(ORDERS / 60));
const ROUNDS = 5;
const FOLDER = join(ROOT, '.talad-growth');
const FILLED = join(FOLDER, `filled-${ROWS}`);
const MEMORY_MIB = Number(process.env['MEMORY_MIB'] ?? 1_024);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function start(): Promise<PrivateDatabase> {
  return startPrivateDatabase({
    folder: FOLDER,
    say,
    size: { redoLogMiB: 1_024, bufferPoolMiB: MEMORY_MIB },
    serverOptions: [
      '--innodb-buffer-pool-load-at-startup=OFF',
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-lock-wait-timeout=600',
    ],
  });
}

async function filled(): Promise<void> {
  if (existsSync(FILLED)) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { bavail, bsize } = statfsSync(FOLDER);
  const [needed, free] = [ROWS * BYTES_A_ROW, bavail * bsize];
  if (free < 1.5 * needed)
    throw new Error(`${ROWS} rows take about ${gibibytes(needed)}, and the disk has ${gibibytes(free)} left`);
  const server = await start();
  try {
    const begun = Date.now();
    const url = server.ownerUrl();
    await migrate(url);
    await fillTables({
      url,
      orders: ORDERS,
      users: USERS,
      nowMs: begun,
      onProgress: (line) => say(`  ${line} (${Math.round((Date.now() - begun) / 1_000)} s)`),
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

async function measure(): Promise<void> {
  const server = await start();
  // One that was kept may be older.
  await migrate(server.ownerUrl());
  const url = server.serviceUrl();
  const settings = readConfig({ DATABASE_URL: url, DATABASE_QUERY_TIMEOUT_MS: '60000' }).database;
  const database: Knex = openDatabase(url, settings);
  try {
    await database.raw('select 1');
    const asked = {
      database,
      connection: engineDatabase(database),
      masterKeys: readMasterKeys('ab'.repeat(32)),
      nowMs: Date.now(),
      orders: ORDERS,
      users: USERS,
    };
    say(`\n| question | first, ms | median of ${ROUNDS}, ms |\n|---|---|---|`);
    for (const [name, calls] of Object.entries(READS)) {
      for (const [words, call] of Object.entries(calls)) {
        const first = await timeOf(() => call(asked));
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(() => call(asked)));
        say(`| ${name}: ${words} | ${first.toFixed(1)} | ${median(times).toFixed(1)} |`);
      }
    }
    await tellSizes(server.ownerUrl());
  } finally {
    await database.destroy();
    await server.stop();
  }
}

async function archive(): Promise<void> {
  const server = await start();
  const database = openDatabase(server.serviceUrl(), readConfig({ DATABASE_URL: server.serviceUrl() }).database);
  try {
    await archiveOlderHalf({ database, folder: join(FOLDER, 'archive'), orders: ORDERS, say });
    const owner = openDatabase(server.ownerUrl(), readConfig({ DATABASE_URL: server.ownerUrl() }).database);
    try {
      // What is free within them can be filled again; only this gives it back to the disk, and the sizes tell of it.
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

async function tellSizes(url: string): Promise<void> {
  const sizes = await sizesOf(url);
  say('\n| table | rows | on disk | a million orders |\n|---|---|---|---|');
  const perMillion = (bytes: number): string => gibibytes((bytes / ORDERS) * 1_000_000);
  for (const { table, rows, bytes } of sizes.filter(({ rows }) => rows >= ORDERS / 10))
    say(`| ${table} | ${rows} | ${gibibytes(bytes)} | ${perMillion(bytes)} |`);
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  say(`| all | ${sizes.reduce((sum, { rows }) => sum + rows, 0)} | ${gibibytes(all)} | ${perMillion(all)} |`);
}

function gibibytes(bytes: number): string {
  return `${(bytes / 1024 ** 3).toFixed(2)} GiB`;
}

async function main(): Promise<void> {
  say(`${ROWS} rows in all: ${ORDERS} orders of ${USERS} users, a fifth of one; ${MEMORY_MIB} MiB of memory`);
  try {
    await filled();
    await measure();
    if (process.env['ARCHIVE'] !== 'on') return;
    rmSync(FILLED);
    await archive();
    await measure();
  } finally {
    if (process.env['KEEP'] !== 'on') rmSync(FOLDER, { recursive: true, force: true });
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
