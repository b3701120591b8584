/** Plans one run of the archive: which rows it moves, and at which audit later full audits start. */
import { KLINE_INTERVALS, type KlineInterval } from '../../../core/model/model';
import { type AuditCheckpoint, parseCheckpoint } from '../../../engine/audit/checkpoint';
import {
  type ArchivePart,
  EVENTS_PART,
  findLastArchivableKey,
  JOURNAL_ENTRIES_PART,
  type KeyRange,
  klinesPart,
  tradeSequenceAt,
  tradesPart,
} from '../../../store/archive/archiveParts';
import { readArchiveProgress, setArchiveProgress } from '../../../store/archive/archiveProgress';
import { activateArchiveCheckpoint, findArchiveCheckpoint } from '../../../store/audit/archiveCheckpoints';
import type { EngineConnection } from '../../../store/connection/engineConnection';

/** Days; `Infinity` keeps everything. */
export interface Keep {
  readonly events: number;
  readonly journal: number;
  readonly trades: number;
  readonly klines: number;
}

export interface Plan {
  /** Sequence of the audit at which full audits start. */
  readonly baseSequence: number;
  readonly parts: readonly Planned[];
}

export interface Planned extends KeyRange {
  readonly part: ArchivePart;
}

const DAY_MS = 86_400_000;
const SMALL_INTERVALS: readonly KlineInterval[] = KLINE_INTERVALS.slice(0, KLINE_INTERVALS.indexOf('1d'));

/**
 * Days are counted back from `nowMs` or from the time of the newest event, whichever is earlier, so that a clock that
 * is ahead makes no row old. The checkpoint is the oldest audit that is newer than every row to be archived, so that
 * full audits still cover all remaining rows. In the first run the only checkpoint is that of this run. Undefined if no
 * row is old enough.
 */
export async function planArchive(connection: EngineConnection, keep: Keep, nowMs: number): Promise<Plan | undefined> {
  const newest = await findArchiveCheckpoint(connection, Number.MAX_SAFE_INTEGER);
  const untilMs = Math.min(nowMs, newest?.timeMs ?? 0);
  const base = await findArchiveCheckpoint(connection, untilMs - Math.min(...Object.values(keep)) * DAY_MS);
  if (base === undefined) return undefined;
  const mark = parseCheckpoint(base.content);
  const parts: Planned[] = [];
  for (const { part, days, last } of archiveCandidates(mark, keep)) {
    const after = part.progress === undefined ? 0 : await readArchiveProgress(connection, part.progress);
    const through = await findLastArchivableKey(connection, part, {
      after,
      last,
      olderThanMs: untilMs - days * DAY_MS,
    });
    if (through !== undefined) parts.push({ part, after, through });
  }
  return parts.length === 0 ? undefined : { baseSequence: base.sequence, parts };
}

interface Candidate {
  readonly part: ArchivePart;
  readonly days: number;
  /** Last key that is covered by the checkpoint. */
  readonly last: number;
}

function* archiveCandidates(mark: AuditCheckpoint, keep: Keep): Generator<Candidate> {
  for (const [symbol, { tradeId, klines }] of Object.entries(mark.symbols)) {
    for (const { interval, openTimeMs } of klines)
      if (SMALL_INTERVALS.includes(interval))
        yield { part: klinesPart(symbol, interval), days: keep.klines, last: openTimeMs - 1 };
    yield { part: tradesPart(symbol), days: keep.trades, last: tradeId };
  }
  yield { part: JOURNAL_ENTRIES_PART, days: keep.journal, last: mark.entryId };
  yield { part: EVENTS_PART, days: keep.events, last: mark.sequence };
}

/**
 * Called before any row is deleted: from now on full audits do not need these rows, and no reader gets an incomplete
 * list.
 */
export async function beginArchive(connection: EngineConnection, { baseSequence, parts }: Plan): Promise<void> {
  await connection.write('START TRANSACTION');
  await activateArchiveCheckpoint(connection, baseSequence);
  for (const { part, through } of parts) {
    if (part.table.name === 'trades')
      await setArchiveProgress(connection, 'own_trades', await tradeSequenceAt(connection, part, through));
    if (part === EVENTS_PART) await setArchiveProgress(connection, 'user_data', through);
  }
  await connection.write('COMMIT');
}
