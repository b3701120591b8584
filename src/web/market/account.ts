/** The data of the user's part of the market page, and the listen key of the stream that keeps it up to date. */

import { renderOrderSummary } from '../../api/rendering/order';
import { renderOwnTrade } from '../../api/rendering/trade';
import type { MarketSymbol } from '../../core/model/model';
import { formatAmount } from '../../core/values/decimal';
import { getOrCreateSessionListenKey } from '../../store/identity/sessionListenKeys';
import { listOrders } from '../../store/trading/orders';
import { listOwnTrades } from '../../store/trading/tradeHistory';
import type { PageContext, PageServices } from '../framework/page';
import type { AccountPageData } from './pageData';

/** The page size limit of the API's list of orders. */
const ORDERS_SHOWN = 100;
/** The user's latest trades, which the chart marks. */
const FILLS_MARKED = 100;

export type SignedInRequest = PageContext<'fullSession'>;

/** The request typed as signed in; undefined unless its session is complete. */
export function signedInRequest(request: PageContext): SignedInRequest | undefined {
  return request.session?.stage === 'full' && request.user !== undefined ? (request as SignedInRequest) : undefined;
}

/**
 * Reads the position in the event log before the state. Events between the two are sent again by the stream, which does
 * no harm because its frames contain states, not differences.
 *
 * The listen key belongs to the session: it opens only this user's documented stream, other sites cannot read the page
 * that contains it, and it ends within a second after the session.
 */
export async function loadAccountData(
  { session, user }: SignedInRequest,
  services: PageServices,
  { symbol, base, quote }: MarketSymbol,
): Promise<AccountPageData> {
  const { engine, database, masterKeys, clock } = services;
  const { sequence } = engine.committed;
  const listenKey = await getOrCreateSessionListenKey(
    database,
    masterKeys,
    { id: session.id, userId: user.id },
    clock.nowMs(),
  );
  const [orders, trades] = await Promise.all([
    engine.whenDurable(
      listOrders(
        database,
        { userId: user.id, symbol, side: undefined, status: 'open' },
        { limit: ORDERS_SHOWN, offset: 0 },
      ),
    ),
    engine.whenDurable(listOwnTrades(database, { userId: user.id, symbol }, { limit: FILLS_MARKED, offset: 0 })),
  ]);
  const available = [base, quote].map(
    (asset) => [asset, formatAmount(engine.committed.balance(user.id, asset).available)] as const,
  );
  const fills = trades.map(renderOwnTrade).map(({ id, side, price, amount, created_at }) => ({
    ...{ id, side, price, amount },
    timeMs: Date.parse(created_at),
  }));
  return {
    sequence,
    listenKey,
    orders: orders.map(renderOrderSummary),
    fills,
    available: Object.fromEntries(available),
  };
}
