import type { components } from '../../../generated/openapi';
import type { KeyCaller } from '../../application/callers';
import { traderOf } from '../../application/orders/traderOf';
import { Outage } from '../../engine/types';
import { openOrderIds } from '../../store/trading/orders';
import type { Context } from '../context';
import type { Handler } from '../types';

type Cancellation = components['schemas']['OrderCancellation'];

/** Order ids read by one query. */
const PAGE_IDS = 10_000;
/** Cancellations queued at the same time: fewer than a batch holds, so that commands of other users fit beside them. */
const CHUNK_ORDERS = 100;

/**
 * Cancels the orders that are open when the request arrives, each in its own command, oldest first. Refusals:
 * INVALID_PAIR.
 */
export const cancelAllOrders: Handler<'cancelAllOrders'> = async ({ body }, context) => {
  const symbol = body?.pair?.toLowerCase();
  if (symbol !== undefined && context.engine.committed.symbol(symbol) === undefined)
    return { refusal: { code: 'INVALID_PAIR' } };
  const ids = await findOpenOrderIds(context, symbol);
  const cancellations: Cancellation[] = [];
  for (let at = 0; at < ids.length; at += CHUNK_ORDERS)
    cancellations.push(
      ...(await Promise.all(ids.slice(at, at + CHUNK_ORDERS).map((id) => cancelOpenOrder(id, context)))),
    );
  return { status: 200, body: cancellations };
};

/** Reads all ids before the first cancellation. After that, an outage is reported for each order. */
async function findOpenOrderIds(
  { database, caller: { userId } }: Context<KeyCaller>,
  symbol: string | undefined,
): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const page = await openOrderIds(database, { userId, symbol, afterId: ids.at(-1) ?? 0, limit: PAGE_IDS });
    for (const id of page) ids.push(id);
    if (page.length < PAGE_IDS) return ids;
  }
}

async function cancelOpenOrder(orderId: number, context: Context<KeyCaller>): Promise<Cancellation> {
  try {
    const { refusal } = await context.engine.execute({
      type: 'cancel_order',
      idempotencyKeys: [],
      trader: traderOf(context),
      orderId,
      symbol: null,
    });
    if (refusal === null) return { code: 'SUCCESS', message: `Order ${orderId} is cancelled.` };
    return { code: 'ORDER_NOT_CANCELLABLE', message: `Order ${orderId} is already closed.` };
  } catch (error) {
    if (!(error instanceof Outage)) throw error;
    return {
      code: 'SERVICE_UNAVAILABLE',
      message: `The outcome is unknown: order ${orderId} may have been cancelled.`,
    };
  }
}
