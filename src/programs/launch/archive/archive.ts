/**
 * `make archive`: moves rows that are older than the retention settings from the database into files. Works beside a
 * running server and does not block it.
 *
 * 1. A full audit. Unless it finds no violations, nothing is changed. It is kept as an archive checkpoint: all archived
 * rows are older than such a checkpoint, and later full audits start there.
 * 2. Old rows are written to files, flushed to disk and read back before any of them is deleted.
 * 3. Exactly the rows that were written are deleted, a few per transaction.
 *
 * After being killed at any moment, the next run continues: each row is in the table, in a file, or, if the run was
 * killed between 2 and 3, in two files.
 */

import { IdSet } from '../../../core/values/idSet';
import { monotonicMs, systemClock } from '../../../foundation/clock';
import { pause, systemEventLoop } from '../../../foundation/eventLoop';
import { makeFolder } from '../../../foundation/folder';
import {
  acquireArchiveLock,
  collectAnsweringEvents,
  deleteRows,
  EVENTS_PART,
} from '../../../store/archive/archiveParts';
import { DatabaseError } from '../../../store/connection/databaseError';
import { engineDatabase } from '../../../store/connection/engineConnection';
import { auditTables } from '../exchange/audit';
import { refuseUnfinishedRestore, useDatabase, withKnex } from '../exchange/commandDatabase';
import type { Settings } from '../process/settings';
import { runStoppable } from '../process/stopSignals';
import { LaunchError, type Say, withProgress } from '../process/terminal';
import { type FileOptions, writeArchiveFile } from './archiveFile';
import { beginArchive, type Keep, type Planned, planArchive } from './archivePlan';

/** All idempotency keys are read to find the events that repeated requests are answered from. */
const STATEMENT_TIMEOUT_MS = 600_000;
const TRANSACTION_ROWS = 500;

export async function archiveCommand(settings: Settings, say: Say): Promise<void> {
  const { archiveDir, keep } = settings.config.retention;
  if (Object.values(keep).every((days) => days === Number.POSITIVE_INFINITY))
    throw new LaunchError(
      'No retention is set, so there is nothing to archive. Set KEEP_EVENTS_DAYS, KEEP_JOURNAL_DAYS, KEEP_TRADES_DAYS or KEEP_KLINES_DAYS.',
    );
  const used = await useDatabase(settings, say, { share: true });
  try {
    await auditTables(used, settings, say, { saveAsArchiveCheckpoint: true });
    await withKnex(used.serviceUrl, settings, async (database) => {
      await refuseUnfinishedRestore(database);
      const connection = await engineDatabase(database).connect(STATEMENT_TIMEOUT_MS);
      try {
        if (!(await acquireArchiveLock(connection)))
          throw new LaunchError('Another archive run is using this database. Wait until it has ended.');
        await runStoppable((stopped) =>
          archiveRows({ connection, folder: archiveDir, stopped, keep, nowMs: systemClock.nowMs() }, say),
        );
      } catch (error) {
        if (!(error instanceof DatabaseError) || error.violation) throw error;
        throw new LaunchError(
          `The database failed (${error.message}). Archived rows are safe; run the command again for the rest.`,
        );
      } finally {
        connection.close();
      }
    });
  } finally {
    await used.release();
  }
}

export interface ArchiveOptions extends FileOptions {
  readonly keep: Keep;
  readonly nowMs: number;
}

/** Must be called after an audit that was kept as an archive checkpoint. */
export async function archiveRows(options: ArchiveOptions, say: Say): Promise<void> {
  const { connection, folder, keep, nowMs } = options;
  const plan = await planArchive(connection, keep, nowMs);
  if (plan === undefined) return say('no rows are old enough to be archived');
  makeFolder(folder);
  await beginArchive(connection, plan);
  for (const planned of plan.parts) {
    let done = 0;
    const work = archivePart(options, planned, (rows) => {
      done += rows;
    });
    await withProgress(say, `archiving ${planned.part.name}`, work, () => `, ${done} rows`);
    say(`  ${done} rows`);
  }
  say(`archived to ${folder}; full audits now start at sequence ${plan.baseSequence}`);
}

async function archivePart(
  options: ArchiveOptions,
  { part, ...stretch }: Planned,
  onRows: (rows: number) => void,
): Promise<void> {
  const { connection, stopped } = options;
  const answering = new IdSet();
  if (part === EVENTS_PART) await collectAnsweringEvents(connection, stretch, answering);
  for (let { after } = stretch; ; ) {
    const keys = await writeArchiveFile(options, part, { ...stretch, after });
    for (let from = 0; from < keys.length; from += TRANSACTION_ROWS) {
      stopped.throwIfAborted();
      const some = keys.slice(from, from + TRANSACTION_ROWS);
      await runAtHalfLoad(() => deleteRows(connection, part, some, answering));
      onRows(some.length);
    }
    const last = keys.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** Runs the work and then waits as long as it took, which leaves half of the database's capacity to the server. */
async function runAtHalfLoad(work: () => Promise<void>): Promise<void> {
  const begun = monotonicMs();
  await work();
  await pause(systemEventLoop, monotonicMs() - begun);
}
