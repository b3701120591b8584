/**
 * Checks that the event log is one unbroken chain of hashes, from the checkpoint on, and passes its events on to the
 * checks of what they changed.
 */
import type { Exchange } from '../../core/exchange';
import type { EngineEvent } from '../../core/model/events';
import { follows, type Life } from '../../core/model/lives';
import { BEGIN_LIFE } from '../../store/engine/lives';
import { BrokenEventChain, type HashedRow, verifyEventLink } from '../../store/events/eventChain';
import { eventFromRow } from '../../store/events/eventRows';
import type { Snapshot } from './auditSnapshot';
import type { ChangedRows } from './changedRows';
import type { AuditCheckpoint } from './checkpoint';

/**
 * Events per page. They are read in pages, because the rows that the events of a page changed are read on the same
 * connection. Pages are small, because they are decoded without a pause, and a running server also serves requests.
 */
const PAGE_EVENTS = 500;
const PAGE =
  'SELECT sequence, epoch, time_ms, type, user_id, payload, hash FROM events WHERE sequence > ? ORDER BY sequence LIMIT ?';

interface EventAudit {
  readonly changes: ChangedRows;
  readonly exchange: Pick<Exchange, 'lives'>;
  /** The last event that the audited memory contains. */
  readonly loadedThrough: number;
}

interface CheckedEvents {
  /** Hash of the last event, from which the next audit continues; null if no event has a hash. */
  readonly eventHash: string | null;
  readonly count: number;
}

/** Events from before the chain, which older versions of the server wrote, are counted by their sequences, but not read. */
export async function checkEvents(
  snapshot: Snapshot,
  { sequence, eventHash }: AuditCheckpoint,
  { changes, exchange, loadedThrough }: EventAudit,
): Promise<CheckedEvents> {
  snapshot.recordChecks('event_chain', 'event_gaps');
  const [lease] = await snapshot.rows<LeaseRow>('SELECT chained_from, sequence FROM engine_lease WHERE id = 1');
  const last = await checkEnd(snapshot, lease, loadedThrough);
  const chainedFrom = lease?.chained_from == null ? null : Number(lease.chained_from);
  const isContinued = chainedFrom !== null && sequence >= chainedFrom;
  if (!isContinued) await checkUnchained(snapshot, { sequence, chainedFrom, last });
  if (chainedFrom === null) return { eventHash: null, count: Math.max(last - sequence, 0) };
  const first = isContinued ? sequence : chainedFrom - 1;
  let after = first;
  let hash = isContinued ? eventHash : null;
  const unchainedThrough = isContinued ? sequence : await lastBefore(snapshot, chainedFrom);
  let count = Math.max(unchainedThrough - sequence, 0);
  const begun = new Map<number, number>();
  for (;;) {
    const rows = await snapshot.rows<HashedRow>(PAGE, [after, PAGE_EVENTS]);
    if (rows.length === 0) break;
    const readable: HashedRow[] = [];
    for (const row of rows) {
      const next = Number(row.sequence);
      // The event that begins a life must be part of the chain, so that nobody can hide a gap by changing the table of
      // lives.
      const isNext = next === after + 1 || (row.type === BEGIN_LIFE && follows(exchange.lives, after, next));
      snapshot.expect('event_gaps', isNext, () => ({
        subject: 'event',
        id: next,
        table: 'events',
        column: 'sequence',
        stored: next,
        expected: after + 1,
        detail: `follows event ${after}`,
      }));
      if (row.type === BEGIN_LIFE) begun.set(next, next === chainedFrom ? unchainedThrough : after);
      const link = linkedHash(snapshot, hash, row);
      if (link.isRight) readable.push(row);
      hash = link.hash;
      after = next;
    }
    // Only events with the right hash are read, because the content of a changed event is unknown.
    await changes.add(decodedEvents(snapshot, readable));
    count += rows.length;
    snapshot.reportProgress({ reading: 'events', rows: after - first });
  }
  checkLives(snapshot, exchange.lives, { after: first, begun });
  await changes.finish({ areAllKnown: first === sequence });
  return { eventHash: hash, count };
}

/**
 * Each life but the first begins with an event. `begun`: the sequence of each such event after `after`, with that of the
 * event before it.
 */
function checkLives(
  snapshot: Snapshot,
  lives: readonly Life[],
  { after, begun }: { readonly after: number; readonly begun: ReadonlyMap<number, number> },
): void {
  snapshot.expect('event_gaps', lives.length > 0, () => ({
    subject: 'event',
    id: '',
    table: 'lives',
    detail: 'the table lives is empty',
  }));
  for (const [index, { idsAfter, previousSequence }] of lives.entries()) {
    const isFirst = index === 0 && idsAfter === 0 && previousSequence === 0;
    const isChecked = index === 0 || idsAfter >= after;
    snapshot.expect('event_gaps', isFirst || !isChecked || begun.get(idsAfter + 1) === previousSequence, () => ({
      subject: 'event',
      id: idsAfter + 1,
      table: 'lives',
      stored: `${idsAfter} ${previousSequence}`,
      detail: 'the table lives has a life that does not begin with an event',
    }));
  }
}

/** The sequence of the last event before the chain, which is not read; 0 if there is none. */
async function lastBefore(snapshot: Snapshot, sequence: number): Promise<number> {
  const [row] = await snapshot.rows<{ last: number | null }>(
    'SELECT MAX(sequence) AS last FROM events WHERE sequence < ?',
    [sequence],
  );
  return Number(row?.last ?? 0);
}

interface LeaseRow {
  readonly chained_from: number | null;
  readonly sequence: number;
}

/**
 * The log ends where memory does, and where the lease says, which each commit writes. Otherwise rows at its end are
 * missing. Resolves to the last sequence.
 */
async function checkEnd(snapshot: Snapshot, lease: LeaseRow | undefined, loadedThrough: number): Promise<number> {
  const [newest] = await snapshot.rows<{ last: number | null }>('SELECT MAX(sequence) AS last FROM events');
  const last = Number(newest?.last ?? 0);
  for (const expected of new Set([Number(lease?.sequence ?? 0), loadedThrough]))
    snapshot.expect('event_gaps', last === expected, () => ({
      subject: 'event',
      id: last,
      table: 'events',
      column: 'sequence',
      stored: last,
      expected,
      detail: `the log ends at ${last} instead of ${expected}`,
    }));
  return last;
}

interface UnchainedPart {
  readonly sequence: number;
  readonly chainedFrom: number | null;
  readonly last: number;
}

/**
 * Checks that no event before the chain has a hash. These events are not read; with a hash, the chain would begin too
 * late.
 */
async function checkUnchained(snapshot: Snapshot, { sequence, chainedFrom, last }: UnchainedPart): Promise<void> {
  const before = chainedFrom === null ? sequence : Math.min(chainedFrom - 2, last - 1);
  const [event] = await snapshot.rows<HashedRow>(PAGE, [before, 1]);
  const isUnchained = event === undefined || event.hash === null || Number(event.sequence) === chainedFrom;
  snapshot.expect('event_chain', isUnchained, () => ({
    subject: 'event',
    id: event?.sequence ?? '',
    table: 'engine_lease',
    column: 'chained_from',
    stored: chainedFrom,
    detail: 'the event has a hash, but the chain begins later',
  }));
}

/**
 * The events of rows with the right hash. If one cannot be decoded, this version of the server has not written it,
 * which is a violation.
 */
function decodedEvents(snapshot: Snapshot, rows: readonly HashedRow[]): EngineEvent[] {
  const events: EngineEvent[] = [];
  for (const row of rows)
    try {
      events.push(eventFromRow(row));
    } catch (error) {
      snapshot.addViolation('event_chain', {
        subject: 'event',
        id: row.sequence,
        table: 'events',
        column: 'payload',
        detail: error instanceof Error ? error.message : String(error),
      });
    }
  return events;
}

/**
 * Verifies the row. After a broken link, the chain continues from the stored hash, so that one fault is reported once.
 */
function linkedHash(
  snapshot: Snapshot,
  previous: string | null,
  row: HashedRow,
): { readonly hash: string | null; readonly isRight: boolean } {
  try {
    if (row.hash === null) throw new BrokenEventChain(`event ${row.sequence} has no hash`);
    return { hash: verifyEventLink(previous, row), isRight: true };
  } catch (error) {
    if (!(error instanceof BrokenEventChain)) throw error;
    snapshot.addViolation('event_chain', {
      subject: 'event',
      id: row.sequence,
      table: 'events',
      stored: row.hash?.toString('hex') ?? null,
      detail: error.message,
    });
    return { hash: row.hash?.toString('hex') ?? null, isRight: false };
  }
}
