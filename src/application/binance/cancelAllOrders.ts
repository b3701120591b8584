/** Cancels all open orders of a symbol, each in its own command, for all transports of the Binance-compatible interface. */
import type { OrderRecord } from '../../core/model';
import { openOrderIds } from '../../store/trading/orders';
import type { KeyCaller } from '../callers';
import type { Services } from '../services';
import { cancelBinanceOrder } from './placeOrder';

/** Order ids read by one query. */
const PAGE_IDS = 10_000;
/** Cancellations queued at the same time: fewer than a batch holds, so that commands of other users fit beside them. */
const CHUNK_ORDERS = 100;

type CancelContext = Pick<Services, 'engine' | 'database'> & { readonly caller: KeyCaller; readonly ip: string };

/**
 * The orders that were open when the request arrived and that it cancelled, the oldest first. Throws `Outage`: then some
 * of them may be cancelled, and a repetition cancels the others.
 */
export async function cancelAllBinanceOrders(context: CancelContext, symbol: string): Promise<OrderRecord[]> {
  const ids = await findOpenOrderIds(context, symbol);
  const cancelled: OrderRecord[] = [];
  for (let at = 0; at < ids.length; at += CHUNK_ORDERS) {
    const outcomes = await Promise.all(
      ids
        .slice(at, at + CHUNK_ORDERS)
        .map((orderId) => cancelBinanceOrder(context, symbol, { orderId, clientOrderId: undefined })),
    );
    // An order that was filled meanwhile is not among them.
    for (const outcome of outcomes) if (!('refusal' in outcome)) cancelled.push(outcome);
  }
  return cancelled;
}

async function findOpenOrderIds(
  { database, caller: { userId } }: CancelContext,
  symbol: string,
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (;;) {
    const page = await openOrderIds(database, { userId, symbol, afterId: ids.at(-1) ?? 0, limit: PAGE_IDS });
    for (const id of page) ids.push(id);
    if (page.length < PAGE_IDS) return ids;
  }
}
