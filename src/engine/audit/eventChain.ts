/** Checks that the event log is one unbroken chain of hashes, from the checkpoint on. */
import { BrokenEventChain, type HashedRow, verifyEventLink } from '../../store/events/eventChain';
import type { Snapshot } from './auditSnapshot';
import type { AuditCheckpoint } from './checkpoint';
import type { PortalPurchaseAudit } from './portalPurchases';

const ROWS =
  'SELECT sequence, epoch, time_ms, type, user_id, payload, hash FROM events WHERE sequence > ? ORDER BY sequence';

/**
 * Resolves to the hash of the last event, from which the next audit continues; null if no event has one. Events from
 * before the chain, which older versions of the server wrote, are not read.
 */
export async function checkEventChain(
  snapshot: Snapshot,
  { sequence, eventHash }: AuditCheckpoint,
  purchases: PortalPurchaseAudit,
): Promise<string | null> {
  snapshot.recordChecks('event_chain', 'event_gaps');
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
      snapshot.expect('event_gaps', next === after + 1, () => ({
        subject: 'event',
        id: next,
        table: 'events',
        column: 'sequence',
        detail: `follows event ${after}`,
      }));
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
    snapshot.addViolation('event_chain', {
      subject: 'event',
      id: row.sequence,
      table: 'events',
      stored: row.hash?.toString('hex') ?? null,
      detail: error.message,
    });
    return row.hash?.toString('hex') ?? null;
  }
}

/** For a checkpoint that an older version saved without the hash. */
async function storedHash(snapshot: Snapshot, sequence: number): Promise<string | null> {
  const [row] = await snapshot.rows<{ hash: Buffer | null }>('SELECT hash FROM events WHERE sequence = ?', [sequence]);
  return row?.hash?.toString('hex') ?? null;
}
