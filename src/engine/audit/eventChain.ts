/** Checks that the event log is one unbroken chain of hashes, from the checkpoint on. */
import { follows, type Life } from '../../core/lives';
import { BEGIN_LIFE } from '../../store/engine/lives';
import { BrokenEventChain, type HashedRow, verifyEventLink } from '../../store/events/eventChain';
import type { Snapshot } from './auditSnapshot';
import type { AuditCheckpoint } from './checkpoint';
import type { PortalPurchaseAudit } from './portalPurchases';

const CHAIN = 'EVENTS the events form one unbroken chain of hashes';
const CONTIGUOUS = 'EVENTS the sequences of events have no gaps, except where a life begins';
const ROWS =
  'SELECT sequence, epoch, time_ms, type, user_id, payload, hash FROM events WHERE sequence > ? ORDER BY sequence';

/**
 * Resolves to the hash of the last event, from which the next audit continues; null if no event has one. Events from
 * before the chain, which older versions of the server wrote, are not read.
 */
export async function checkEventChain(
  snapshot: Snapshot,
  { sequence, eventHash }: AuditCheckpoint,
  { purchases, lives }: { readonly purchases: PortalPurchaseAudit; readonly lives: readonly Life[] },
): Promise<string | null> {
  snapshot.recordCheck(CHAIN);
  snapshot.recordCheck(CONTIGUOUS);
  const [lease] = await snapshot.rows<{ chained_from: number | null }>(
    'SELECT chained_from FROM engine_lease WHERE id = 1',
  );
  if (lease?.chained_from == null) return null;
  const chainedFrom = Number(lease.chained_from);
  const isContinued = sequence >= chainedFrom;
  let after = isContinued ? sequence : chainedFrom - 1;
  let hash = isContinued ? (eventHash ?? (await storedHash(snapshot, sequence))) : null;
  for await (const rows of snapshot.streamRows<HashedRow>(ROWS, [after]))
    for (const row of rows) {
      const next = Number(row.sequence);
      // The event itself is part of the chain, so that a gap cannot be made by a changed row of the table of lives.
      const isNext = next === after + 1 || (row.type === BEGIN_LIFE && follows(lives, after, next));
      snapshot.expect(CONTIGUOUS, isNext, () => `event ${next} follows event ${after}`);
      hash = linkedHash(snapshot, hash, row);
      after = next;
      purchases.add(row);
    }
  return hash;
}

/** Verifies the row; after a broken link the chain continues from the hash that is stored, so that it is reported once. */
function linkedHash(snapshot: Snapshot, previous: string | null, row: HashedRow): string | null {
  try {
    if (row.hash === null) throw new BrokenEventChain(`event ${row.sequence} has no hash`);
    return verifyEventLink(previous, row);
  } catch (error) {
    if (!(error instanceof BrokenEventChain)) throw error;
    snapshot.addViolation(CHAIN, error.message);
    return row.hash?.toString('hex') ?? null;
  }
}

/** For a checkpoint that an older version saved without the hash. */
async function storedHash(snapshot: Snapshot, sequence: number): Promise<string | null> {
  const [row] = await snapshot.rows<{ hash: Buffer | null }>('SELECT hash FROM events WHERE sequence = ?', [sequence]);
  return row?.hash?.toString('hex') ?? null;
}
