/**
 * Checks that the event log is one unbroken chain of hashes, from the checkpoint on, and passes its events on to the
 * checks of what they changed.
 */
import { follows, type Life } from '../../core/model/lives';
import { BEGIN_LIFE } from '../../store/engine/lives';
import { BrokenEventChain, type HashedRow, verifyEventLink } from '../../store/events/eventChain';
import { eventFromRow } from '../../store/events/eventRows';
import type { Snapshot } from './auditSnapshot';
import type { ChangedRows } from './changedRows';
import type { AuditCheckpoint } from './checkpoint';

/**
 * In pages, because what the events of a page changed is read on the same connection. Small ones, because a page is
 * decoded without a pause, and a running server also serves requests.
 */
const PAGE_EVENTS = 500;
const PAGE =
  'SELECT sequence, epoch, time_ms, type, user_id, payload, hash FROM events WHERE sequence > ? ORDER BY sequence LIMIT ?';

/**
 * Resolves to the hash of the last event, from which the next audit continues; null if no event has one. Events from
 * before the chain, which older versions of the server wrote, are not read.
 */
export async function checkEvents(
  snapshot: Snapshot,
  { sequence, eventHash }: AuditCheckpoint,
  { changes, lives }: { readonly changes: ChangedRows; readonly lives: readonly Life[] },
): Promise<string | null> {
  snapshot.recordChecks('event_chain', 'event_gaps');
  const [lease] = await snapshot.rows<{ chained_from: number | null }>(
    'SELECT chained_from FROM engine_lease WHERE id = 1',
  );
  const chainedFrom = lease?.chained_from == null ? null : Number(lease.chained_from);
  const isContinued = chainedFrom !== null && sequence >= chainedFrom;
  if (!isContinued) await checkUnchained(snapshot, sequence, chainedFrom);
  if (chainedFrom === null) return null;
  const first = isContinued ? sequence : chainedFrom - 1;
  let after = first;
  let hash = isContinued ? eventHash : null;
  for (;;) {
    const rows = await snapshot.rows<HashedRow>(PAGE, [after, PAGE_EVENTS]);
    if (rows.length === 0) break;
    const readable: HashedRow[] = [];
    for (const row of rows) {
      const next = Number(row.sequence);
      // The event itself is part of the chain, so that a gap cannot be made by a changed row of the table of lives.
      const isNext = next === after + 1 || (row.type === BEGIN_LIFE && follows(lives, after, next));
      snapshot.expect('event_gaps', isNext, () => ({
        subject: 'event',
        id: next,
        table: 'events',
        column: 'sequence',
        stored: next,
        expected: after + 1,
        detail: `follows event ${after}`,
      }));
      const link = linkedHash(snapshot, hash, row);
      if (link.isRight) readable.push(row);
      hash = link.hash;
      after = next;
    }
    // The content of a changed event is unknown, and may not be readable.
    await changes.add(readable.map(eventFromRow));
    snapshot.reportProgress({ reading: 'events', rows: after - first });
  }
  await changes.finish({ areAllKnown: first === sequence });
  return hash;
}

/** Events before the chain are not read, so none of them may have a hash: the chain would begin too late. */
async function checkUnchained(snapshot: Snapshot, sequence: number, chainedFrom: number | null): Promise<void> {
  const [event] = await snapshot.rows<HashedRow>(PAGE, [chainedFrom === null ? sequence : chainedFrom - 2, 1]);
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

/** Verifies the row; after a broken link the chain continues from the hash that is stored, so that it is reported once. */
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
