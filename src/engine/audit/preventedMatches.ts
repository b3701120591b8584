/** What orders lost by self-trade prevention, as the stored prevented matches say. */
import { preventedMatchId } from '../../core/orders/preventedMatches';
import { type PreventedMatchRow, preventedMatchFromRow } from '../../store/tables/preventedMatches';
import type { Snapshot } from './auditSnapshot';

/** By order id, from the matches of events after `sequence`. The ids of matches are those of their events and grow. */
export async function readPreventedQuantities(snapshot: Snapshot, sequence: number): Promise<Map<number, bigint>> {
  const quantities = new Map<number, bigint>();
  const add = (orderId: number, quantity: bigint | null): void => {
    quantities.set(orderId, (quantities.get(orderId) ?? 0n) + (quantity ?? 0n));
  };
  const rows = snapshot.streamRows<PreventedMatchRow>(
    "SELECT * FROM prevented_matches WHERE id >= ? AND mode = 'decrement'",
    [preventedMatchId(sequence + 1, 0)],
  );
  for await (const part of rows)
    for (const match of part.map(preventedMatchFromRow)) {
      add(match.takerOrderId, match.takerQuantity);
      add(match.makerOrderId, match.makerQuantity);
    }
  return quantities;
}
