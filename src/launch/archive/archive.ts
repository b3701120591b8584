/**
 * `make archive`: takes out of the database what is older than its settings keep, and keeps it in files. Works beside a running server and does not hold it up.
 *
 * 1. A whole audit. Unless it is clean, nothing is touched. It is kept as a base: what is archived lies before one, and from there every later whole audit begins.
 * 2. What is old is written into files, which are on the disk and read back before the first of their rows goes.
 * 3. Exactly the rows that were written go, few at a time, each time as one transaction.
 *
 * Killed at any moment and run again, it goes on: each row is in the table, in a file, or, where it was killed between 2 and 3, in two files.
 */
import { mkdirSync } from 'node:fs';
import { monotonicMs, systemClock } from '../../clock';
import { IdSet } from '../../core/idSet';
import { addAnswering, lockArchive, OLD_EVENTS, removeRows } from '../../store/archiveParts';
import { engineDatabase } from '../../store/connection';
import { DatabaseError } from '../../store/databaseError';
import { pause, systemEventLoop } from '../../eventLoop';
import { auditTables } from '../audit';
import { LaunchError, type Say, withProgress } from '../console';
import type { Settings } from '../settings';
import { stoppable } from '../stopSignals';
import { useDatabase, withKnex } from '../usedDatabase';
import { type FileOptions, writeArchiveFile } from './archiveFile';
import { beginArchive, type Keep, type Planned, planArchive } from './plan';

/** To find which events answer, all once-keys are gone through. */
const STATEMENT_TIMEOUT_MS = 600_000;
const TRANSACTION_ROWS = 500;

export async function archiveCommand(settings: Settings, say: Say): Promise<void> {
  const { archiveDir, keep } = settings.config.retention;
  if (Object.values(keep).every((days) => days === Number.POSITIVE_INFINITY))
    throw new LaunchError(
      'Everything is kept for ever: say how long, with KEEP_EVENTS_DAYS, KEEP_JOURNAL_DAYS, KEEP_TRADES_DAYS or KEEP_KLINES_DAYS.',
    );
  const used = await useDatabase(settings, say, { share: true });
  try {
    await auditTables(used, settings, say, { asBase: true });
    await withKnex(used.serviceUrl, settings, async (database) => {
      const connection = await engineDatabase(database).connect(STATEMENT_TIMEOUT_MS);
      try {
        if (!(await lockArchive(connection)))
          throw new LaunchError('Another archive of this database is at work: let it end.');
        await stoppable((stopped) =>
          archiveRows({ connection, folder: archiveDir, stopped, keep, nowMs: systemClock.nowMs() }, say),
        );
      } catch (error) {
        if (!(error instanceof DatabaseError) || error.violation) throw error;
        throw new LaunchError(
          `The database did not go on (${error.message}). What is archived is archived: run it again for the rest.`,
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

/** After an audit that was kept as a base. */
export async function archiveRows(options: ArchiveOptions, say: Say): Promise<void> {
  const { connection, folder, keep, nowMs } = options;
  const plan = await planArchive(connection, keep, nowMs);
  if (plan === undefined) return say('nothing is old enough to be archived');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await beginArchive(connection, plan);
  for (const planned of plan.parts) {
    let done = 0;
    const work = archivePart(options, planned, (rows) => {
      done += rows;
    });
    await withProgress(say, `archiving ${planned.part.name}`, work, () => `, ${done} rows`);
    say(`  ${done} rows`);
  }
  say(`archived in ${folder}; whole audits begin at sequence ${plan.baseSequence} now`);
}

async function archivePart(
  options: ArchiveOptions,
  { part, ...stretch }: Planned,
  onRows: (rows: number) => void,
): Promise<void> {
  const { connection, stopped } = options;
  const answering = new IdSet();
  if (part === OLD_EVENTS) await addAnswering(connection, stretch, answering);
  for (let { after } = stretch; ; ) {
    const keys = await writeArchiveFile(options, part, { ...stretch, after });
    for (let from = 0; from < keys.length; from += TRANSACTION_ROWS) {
      stopped.throwIfAborted();
      const some = keys.slice(from, from + TRANSACTION_ROWS);
      await beside(() => removeRows(connection, part, some, answering));
      onRows(some.length);
    }
    const last = keys.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** Then waits as long as it took: half of the database is everybody else's. */
async function beside(work: () => Promise<void>): Promise<void> {
  const begun = monotonicMs();
  await work();
  await pause(systemEventLoop, monotonicMs() - begun);
}
