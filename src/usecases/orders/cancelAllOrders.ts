/** Cancels all open orders of a user or of one symbol, for every interface. */
import { openOrderIds } from '../../store/trading/orders';
import type { Services } from '../services';

/** Order ids read by one query. */
const PAGE_IDS = 10_000;
/** Cancellations queued at the same time: fewer than a batch holds, so that commands of other users fit beside them. */
const CHUNK_ORDERS = 100;

export interface OpenOrdersScope {
  readonly userId: number;
  /** The symbol whose orders are cancelled; all symbols if undefined. */
  readonly symbol: string | undefined;
}

/**
 * Calls `cancel` for each order that is open when this begins, the oldest first, and returns the results in that order.
 * All ids are read before the first cancellation. Throws what `cancel` throws: then some orders may be cancelled, and a
 * repetition cancels the others.
 */
export async function cancelEachOpenOrder<Result>(
  services: Pick<Services, 'database'>,
  scope: OpenOrdersScope,
  cancel: (orderId: number) => Promise<Result>,
): Promise<Result[]> {
  const ids = await findOpenOrderIds(services, scope);
  const results: Result[] = [];
  for (let at = 0; at < ids.length; at += CHUNK_ORDERS)
    results.push(...(await Promise.all(ids.slice(at, at + CHUNK_ORDERS).map(cancel))));
  return results;
}

async function findOpenOrderIds(
  { database }: Pick<Services, 'database'>,
  { userId, symbol }: OpenOrdersScope,
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (;;) {
    const page = await openOrderIds(database, { userId, symbol, afterId: ids.at(-1) ?? 0, limit: PAGE_IDS });
    for (const id of page) ids.push(id);
    if (page.length < PAGE_IDS) return ids;
  }
}
