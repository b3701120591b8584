/**
 * Runs the archive on generated tables. Their balances do not add up, so that no audit can create the archive checkpoint;
 * the checkpoint is made up instead.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { INITIAL_CHECKPOINT, serializeCheckpoint } from '../../src/engine/audit/checkpoint';
import { archiveRows } from '../../src/programs/launch/archive/archive';
import { addArchiveCheckpoint } from '../../src/store/audit/archiveCheckpoints';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { type KlineRow, klineFromRow } from '../../src/store/tables/klines';

const HALF_YEAR_DAYS = 182;

export interface HalfOptions {
  readonly database: Knex;
  readonly folder: string;
  readonly orders: number;
  readonly say: (line: string) => void;
}

export async function archiveOlderHalf({ database, folder, orders, say }: HalfOptions): Promise<void> {
  const connection = await engineDatabase(database).connect(600_000);
  try {
    const { timeMs } = (await database('events').max('time_ms as timeMs').first()) as { timeMs: number };
    const symbols = ['btc_thb', 'eth_thb', 'usdt_thb'].map(async (symbol) => {
      const { tradeId } = (await database('trades').where({ symbol }).max('id as tradeId').first()) as {
        tradeId: number;
      };
      const newest = ['1m', '5m', '1h'].map((interval) =>
        database('klines').where({ symbol, interval }).orderBy('open_time_ms', 'desc').first(),
      );
      const rows = ((await Promise.all(newest)) as (KlineRow | undefined)[]).filter((row) => row !== undefined);
      return [symbol, { tradeId: Number(tradeId), timeMs: Number(timeMs), klines: rows.map(klineFromRow) }] as const;
    });
    const checkpoint = {
      ...INITIAL_CHECKPOINT,
      sequence: orders,
      entryId: 2 * orders,
      symbols: Object.fromEntries(await Promise.all(symbols)),
    };
    await addArchiveCheckpoint(connection, {
      sequence: orders,
      timeMs: Number(timeMs),
      content: serializeCheckpoint(checkpoint),
    });
    const keep = { events: HALF_YEAR_DAYS, journal: HALF_YEAR_DAYS, trades: HALF_YEAR_DAYS, klines: HALF_YEAR_DAYS };
    const begun = performance.now();
    await archiveRows({ connection, folder, keep, nowMs: Number(timeMs), stopped: new AbortController().signal }, say);
    const files = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
    say(
      `archived in ${Math.round((performance.now() - begun) / 1000)} s: ${files.length} files, ` +
        `${(files.reduce((sum, size) => sum + size, 0) / 1024 ** 2).toFixed(0)} MiB`,
    );
  } finally {
    connection.close();
  }
}
