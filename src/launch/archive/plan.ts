/** What one run of the archive takes out, and from which audit on whole audits begin after it. */
import { KLINE_INTERVALS, type KlineInterval } from '../../core/model';
import { type AuditMark, markFrom } from '../../engine/audit/mark';
import { readArchived, setArchived } from '../../store/archived';
import {
  type ArchivePart,
  lastOld,
  OLD_ENTRIES,
  OLD_EVENTS,
  oldKlines,
  oldTrades,
  type Stretch,
  sequenceAt,
} from '../../store/archiveParts';
import { findAuditBase, setAuditBase } from '../../store/auditBases';
import type { EngineConnection } from '../../store/connection';

/** Days; `Infinity`: for ever. */
export interface Keep {
  readonly events: number;
  readonly journal: number;
  readonly trades: number;
  readonly klines: number;
}

export interface Plan {
  /** Of the audit from which whole audits begin. */
  readonly baseSequence: number;
  readonly parts: readonly Planned[];
}

export interface Planned extends Stretch {
  readonly part: ArchivePart;
}

const DAY_MS = 86_400_000;
const SMALL_INTERVALS: readonly KlineInterval[] = KLINE_INTERVALS.slice(0, KLINE_INTERVALS.indexOf('1d'));

/**
 * Days count back from `nowMs` or from the newest event, whichever is earlier: a clock that runs ahead makes nothing old. The base is the oldest audit that is
 * younger than all that may go, so that whole audits go on looking at what stays, but for the first time, when there is none but that of this run.
 * Undefined when nothing is old.
 */
export async function planArchive(connection: EngineConnection, keep: Keep, nowMs: number): Promise<Plan | undefined> {
  const newest = await findAuditBase(connection, Number.MAX_SAFE_INTEGER);
  const untilMs = Math.min(nowMs, newest?.timeMs ?? 0);
  const base = await findAuditBase(connection, untilMs - Math.min(...Object.values(keep)) * DAY_MS);
  if (base === undefined) return undefined;
  const mark = markFrom(base.content);
  const parts: Planned[] = [];
  for (const { part, days, last } of candidates(mark, keep)) {
    const after = part.progress === undefined ? 0 : await readArchived(connection, part.progress);
    const through = await lastOld(connection, part, { after, last, olderThanMs: untilMs - days * DAY_MS });
    if (through !== undefined) parts.push({ part, after, through });
  }
  return parts.length === 0 ? undefined : { baseSequence: base.sequence, parts };
}

interface Candidate {
  readonly part: ArchivePart;
  readonly days: number;
  /** The last key behind the base. */
  readonly last: number;
}

function* candidates(mark: AuditMark, keep: Keep): Generator<Candidate> {
  for (const [symbol, { tradeId, klines }] of Object.entries(mark.symbols)) {
    for (const { interval, openTimeMs } of klines)
      if (SMALL_INTERVALS.includes(interval))
        yield { part: oldKlines(symbol, interval), days: keep.klines, last: openTimeMs - 1 };
    yield { part: oldTrades(symbol), days: keep.trades, last: tradeId };
  }
  yield { part: OLD_ENTRIES, days: keep.journal, last: mark.entryId };
  yield { part: OLD_EVENTS, days: keep.events, last: mark.sequence };
}

/** Before anything goes: whole audits do without it, and nobody is told half of it. */
export async function beginArchive(connection: EngineConnection, { baseSequence, parts }: Plan): Promise<void> {
  await connection.write('START TRANSACTION');
  await setAuditBase(connection, baseSequence);
  for (const { part, through } of parts) {
    if (part.table.name === 'trades')
      await setArchived(connection, 'own_trades', await sequenceAt(connection, part, through));
    if (part === OLD_EVENTS) await setArchived(connection, 'user_data', through);
  }
  await connection.write('COMMIT');
}
