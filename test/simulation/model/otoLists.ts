/** Lists with pending orders, judged from the log: what they hold, when they are placed, and with what they end. */
import type { EngineEvent } from '../../../src/core/model/events';
import type { MarketSymbol, OrderRecord } from '../../../src/core/model/model';
import { chargesOf } from './charges';
import type { LedgerReference } from './ledger';
import type { ModelJudge } from './modelJudge';
import { isOpen } from './orderStates';

const ONE = 10n ** 18n;
const LEGS_MAX = 3;

/** Whether the order is not placed yet. */
export function isPending(order: OrderRecord): boolean {
  return isOpen(order) && order.extras?.isPending === true;
}

/** The orders of the list that the log has, by id. */
export function legsOf(all: ReadonlyMap<number, OrderRecord>, listId: number): OrderRecord[] {
  const legs: OrderRecord[] = [];
  for (let id = listId; id < listId + LEGS_MAX; id += 1) {
    const order = all.get(id);
    if (order?.extras?.listId === listId) legs.push(order);
  }
  return legs;
}

/** The limit order with which a stop order shares its hold; undefined if it has none. */
export function limitLegIdOf({ extras }: OrderRecord): number | undefined {
  if (extras === null || extras.listId === null) return undefined;
  const kind = extras.listTerms?.kind ?? 'oco';
  return kind === 'oco' ? extras.listId : kind === 'otoco' ? extras.listId + 1 : undefined;
}

/** To be called after the event has changed the orders. */
export function judgeOtoList(
  judge: ModelJudge,
  all: ReadonlyMap<number, OrderRecord>,
  { sequence, type, order }: EngineEvent,
  listId: number,
): void {
  const [working, ...pending] = legsOf(all, listId);
  if (working === undefined || pending.length === 0)
    return judge.addFinding(`event ${sequence}: list ${listId} has no orders`);
  const what = `event ${sequence}: list ${listId}`;
  for (const each of pending) {
    if (isOpen(working)) judge.expect(isPending(each), () => `${what}: order ${each.id} does not wait for ${listId}`);
    if (!isOpen(working) && working.filled !== working.quantity)
      judge.expectSame(
        [each.status, each.filled, each.updatedAtMs, each.extras?.isPending],
        ['cancelled', 0n, working.updatedAtMs, true],
        () => `${what}: order ${each.id} after its working order has ended unfilled`,
      );
    if (each.extras?.isPending === true)
      judge.expectSame([each.filled, each.held, each.restedAt], [0n, 0n, null], () => `${what}: pending ${each.id}`);
  }
  const states = new Set(pending.map((each) => each.extras?.isPending));
  judge.expect(states.size === 1, () => `${what}: its pending orders were not placed together`);
  if (type === 'place_pending_orders' && order?.extras?.listId === listId)
    judge.expectSame(
      [working.status, working.filled, order.id, order.extras.isPending],
      ['completed', working.quantity, listId + 1, false],
      () => `${what}: its pending orders are placed`,
    );
}

/** Whether the placed order may have ended without a trade: it was not covered, or not filled as it asks for. */
export function mayEndUnplaced(
  ledger: LedgerReference,
  order: OrderRecord,
  { base, quote, precision }: Pick<MarketSymbol, 'base' | 'quote'> & { readonly precision: number },
  offered: bigint,
): boolean {
  if (order.stopPrice === null && (order.type === 'market' || order.timeInForce === 'FOK')) return true;
  if (offered > 0n && order.postOnly) return true;
  const available = ledger.balanceOf(order.userId, order.side === 'buy' ? quote : base, 'available');
  if (order.side === 'sell') return available < order.quantity;
  const value = ((order.type === 'limit' ? order.price : (order.stopPrice ?? 0n)) * order.quantity) / ONE;
  const asMaker = order.makerRate > order.takerRate;
  const [fee, vat] = chargesOf(order, asMaker ? value : 0n, asMaker ? 0n : value, precision);
  return available < value + fee + vat;
}
