/**
 * Checks every order after the checkpoint, and every older order that changed since, against its trades. The other open
 * orders are checked against the checkpoint.
 */
import type { Exchange } from '../../core/exchange';
import { type FillTotals, NO_FILLS } from '../../core/market/fees';
import type { OrderRecord } from '../../core/model/model';
import type { OrderExtras } from '../../core/model/orderExtras';
import { isOpenOrder, type Order } from '../../core/orders/order';
import { preventedMatchId } from '../../core/orders/preventedMatches';
import { amountFrom, formatAmount } from '../../core/values/decimal';
import { LineDigest } from '../../core/values/digest';
import { ORDERS_WITH_EXTRAS, type OrderRow, orderFromRow } from '../../store/tables/orders';
import { type PreventedMatchRow, preventedMatchFromRow } from '../../store/tables/preventedMatches';
import type { Snapshot } from './auditSnapshot';
import { type AuditCheckpoint, orderText } from './checkpoint';
import type { TradeAudit } from './trades';
import { hasSameTrading, tradedBefore } from './trading';

/** Rows per query by id. */
const PAGE_ROWS = 5_000;
/**
 * Only the columns of `FinalOrderRow`, instead of whole rows, which `ChangedRows` compares with events: those took 12 %
 * more CPU time of a complete audit of 60,000 orders (three audits of each kind in turns: 1.80 to 1.93 s, and 1.61 to
 * 1.68 s).
 */
const FINAL_ORDERS =
  'SELECT o.id, o.status, o.quantity, o.held, o.filled, o.cost, o.taker_cost, o.fee, o.vat, x.prevented_quantity, ' +
  `x.quote_quantity FROM ${ORDERS_WITH_EXTRAS} WHERE o.id > ? AND o.status IN ('completed', 'cancelled', 'rejected')`;

export interface OrderAudit {
  readonly exchange: Exchange;
  readonly checkpoint: AuditCheckpoint;
  readonly trades: TradeAudit;
  /** Ids of orders that are older than the checkpoint and that an event has changed since. */
  readonly changedOrders: ReadonlySet<number>;
}

/** To be called after `checkSymbol` of every symbol. Resolves to the number of orders that were checked. */
export async function checkOrders(
  snapshot: Snapshot,
  { exchange, checkpoint, trades, changedOrders }: OrderAudit,
): Promise<number> {
  snapshot.recordChecks('order_fills', 'order_status', 'final_order_hold');
  let count = 0;
  const prevented = await readPreventedQuantities(snapshot, checkpoint.sequence);
  const check = (order: AuditedOrder): void => {
    checkStatus(snapshot, order);
    const traded = trades.recomputed.get(order.id) ?? (trades.verifiedOrders.has(order.id) ? order : NO_FILLS);
    if (!hasSameTrading(traded, order))
      snapshot.addViolation('order_fills', {
        subject: 'order',
        id: order.id,
        table: 'orders',
        stored: fillsText(order),
        expected: fillsText(traded),
      });
    const [stored, expected] = [order.extras?.prevented ?? 0n, prevented.get(order.id) ?? 0n];
    if (stored !== expected)
      snapshot.addViolation('order_fills', {
        subject: 'order',
        id: order.id,
        table: 'order_extras',
        column: 'prevented_quantity',
        stored: formatAmount(stored),
        expected: formatAmount(expected),
        detail: 'prevented quantity',
      });
    trades.recomputed.delete(order.id);
    count += 1;
  };
  for await (const rows of snapshot.streamRows<FinalOrderRow>(FINAL_ORDERS, [checkpoint.orderId]))
    for (const row of rows) check(finalOrderFrom(row));
  // The open orders were already loaded with the exchange.
  for (const order of exchange.orders.values()) if (order.id > checkpoint.orderId) check(order);
  return count + (await checkOlderOrders(snapshot, { exchange, checkpoint, trades, changedOrders }));
}

type AuditedOrder = FillTotals &
  Pick<OrderRecord, 'id' | 'status' | 'quantity' | 'held'> & {
    readonly extras: Pick<OrderExtras, 'prevented' | 'quoteQuantity'> | null;
  };

interface FinalOrderRow {
  readonly id: number;
  readonly status: OrderRecord['status'];
  readonly quantity: string;
  readonly held: string;
  readonly filled: string;
  readonly cost: string;
  readonly taker_cost: string;
  readonly fee: string;
  readonly vat: string;
  readonly prevented_quantity: string | null;
  readonly quote_quantity: string | null;
}

function finalOrderFrom(row: FinalOrderRow): AuditedOrder {
  const { prevented_quantity: prevented, quote_quantity: quoteQuantity } = row;
  return {
    id: Number(row.id),
    status: row.status,
    quantity: amountFrom(row.quantity),
    held: amountFrom(row.held),
    filled: amountFrom(row.filled),
    cost: amountFrom(row.cost),
    takerCost: amountFrom(row.taker_cost),
    fee: amountFrom(row.fee),
    vat: amountFrom(row.vat),
    // If the order has no row in order_extras, both columns are null.
    extras: {
      prevented: prevented === null ? 0n : amountFrom(prevented),
      quoteQuantity: quoteQuantity === null ? null : amountFrom(quoteQuantity),
    },
  };
}

/** Subtracts what happened since the checkpoint; the result must equal the orders' state at the checkpoint. */
async function checkOlderOrders(
  snapshot: Snapshot,
  { exchange, checkpoint, trades, changedOrders }: OrderAudit,
): Promise<number> {
  const touched = Array.from(changedOrders);
  const textAtCheckpoint = new Map<number, string>();
  for (let from = 0; from < touched.length; from += PAGE_ROWS) {
    const rows = await snapshot.rows<OrderRow>(`SELECT o.*, x.* FROM ${ORDERS_WITH_EXTRAS} WHERE o.id IN (?)`, [
      touched.slice(from, from + PAGE_ROWS),
    ]);
    for (const order of rows.map(orderFromRow)) {
      checkStatus(snapshot, order);
      const halves = trades.halvesOfOlderOrders.get(order.id) ?? [];
      const traded = tradedBefore(order, halves);
      textAtCheckpoint.set(order.id, orderText(order, order, traded));
      for (const half of halves) trades.checkCharges(traded, order, half);
    }
  }
  const untouched = Array.from(exchange.orders.keys()).filter(
    (id) => id <= checkpoint.orderId && !textAtCheckpoint.has(id),
  );
  const digest = new LineDigest();
  for (const id of untouched) checkStatus(snapshot, exchange.orders.get(id) as Order);
  for (const id of [...untouched, ...textAtCheckpoint.keys()].sort((a, b) => a - b))
    digest.add(textAtCheckpoint.get(id) ?? openOrderText(exchange, id));
  const same = digest.digestHex() === checkpoint.openOrders;
  snapshot.expect('order_fills', same, () => ({
    subject: 'audit_checkpoint',
    id: checkpoint.sequence,
    table: 'orders',
    detail: 'the open orders do not equal those at the checkpoint plus the trades since',
  }));
  return untouched.length + touched.length;
}

function openOrderText({ orders }: Exchange, id: number): string {
  const order = orders.get(id);
  return order === undefined ? '' : orderText(order, order.rates, order);
}

function checkStatus(snapshot: Snapshot, order: AuditedOrder): void {
  const { id, status, quantity, filled, held } = order;
  if (!isConsistentStatus(order))
    snapshot.addViolation('order_status', {
      subject: 'order',
      id,
      table: 'orders',
      column: 'status',
      stored: status,
      detail: `${status}, ${formatAmount(filled)} of ${formatAmount(quantity)} filled`,
    });
  if (!isOpenOrder(order) && held !== 0n)
    snapshot.addViolation('final_order_hold', {
      subject: 'order',
      id,
      table: 'orders',
      column: 'held',
      stored: formatAmount(held),
      expected: 0n,
    });
}

function fillsText({ filled, cost, takerCost, fee, vat }: FillTotals): string {
  return [filled, cost, takerCost, fee, vat].map(formatAmount).join(' ');
}

function isByQuoteAmount(extras: AuditedOrder['extras']): boolean {
  return extras !== null && extras.quoteQuantity !== null;
}

function isConsistentStatus({ status, quantity, filled, extras }: AuditedOrder): boolean {
  const remaining = quantity - filled - (extras?.prevented ?? 0n);
  switch (status) {
    case 'created':
      return filled === 0n && remaining > 0n;
    case 'partial_filled':
      return filled > 0n && remaining > 0n;
    case 'completed':
      return filled > 0n && remaining === 0n;
    default:
      // A closed order is not completely filled, except a market order by quote amount: its quantity is what it has
      // filled, even if the book had too few offers for the amount.
      return remaining >= 0n && (filled < quantity || isByQuoteAmount(extras));
  }
}

/**
 * What orders lost by self-trade prevention, by order id, from the matches of events after `sequence`. The ids of
 * matches are those of their events and grow.
 */
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
