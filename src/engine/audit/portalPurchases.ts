/**
 * Checks the purchases of apps, from which their spending limits are computed, against the event log. Whoever deletes a
 * row of a purchase, or lowers its amount, would let the app spend more.
 */
import { type CountedPurchase, portalPurchaseOf } from '../../core/ledger/portalSpending';
import { formatHex, LineDigest } from '../../core/values/digest';
import { parseEvent } from '../../store/events/eventRows';
import type { EventRow } from '../../store/events/payloadCodec';
import { type PortalPurchaseRow, portalPurchaseFromRow } from '../../store/tables/portalPurchases';
import type { Snapshot } from './auditSnapshot';

const ROWS = 'SELECT * FROM portal_purchases WHERE order_id > ? ORDER BY order_id';

/** Compares digests, so that the memory that it needs does not grow with the number of purchases. */
export class PortalPurchaseAudit {
  private readonly inEvents = new LineDigest();
  private eventCount = 0;

  constructor(private readonly snapshot: Snapshot) {}

  /** To be called with each event after the checkpoint, in their order. Most events are not decoded. */
  add(row: EventRow): void {
    if (row.type !== 'create_portal_order') return;
    const purchase = portalPurchaseOf(parseEvent(row));
    if (purchase === undefined) return;
    this.inEvents.add(textOf(purchase));
    this.eventCount += 1;
  }

  /** `afterOrderId`: the last order before the checkpoint. */
  async finish(afterOrderId: number): Promise<void> {
    const inTable = new LineDigest();
    let rowCount = 0;
    for await (const rows of this.snapshot.streamRows<PortalPurchaseRow>(ROWS, [afterOrderId]))
      for (const row of rows) {
        inTable.add(textOf(portalPurchaseFromRow(row)));
        rowCount += 1;
      }
    this.snapshot.expect('portal_purchases', inTable.digestHex() === this.inEvents.digestHex(), () => ({
      subject: 'portal_purchase',
      id: '',
      table: 'portal_purchases',
      detail: `${rowCount} rows and ${this.eventCount} events after order ${afterOrderId}`,
    }));
  }
}

function textOf({ orderId, partnerId, userId, asset, amount, timeMs }: CountedPurchase): string {
  return `${orderId} ${partnerId} ${userId} ${asset} ${formatHex(amount)} ${timeMs}`;
}
