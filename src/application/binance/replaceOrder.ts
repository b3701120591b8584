/**
 * Cancels an order and places another one, for all transports of the Binance-compatible interface. These are two
 * commands, as Binance documents it: each can succeed without the other.
 */
import { Outage } from '../../engine/types';
import type { KeyCaller } from '../callers';
import type { ReplacementSteps, RequestRefusal } from '../refusals';
import type { Services } from '../services';
import type { OrderReference } from './ownOrders';
import { cancelBinanceOrder, placeBinanceOrder, refuseBinanceOrder, type SentOrder } from './placeOrder';
import { renderCancelledOrder, renderPlacedOrder, responseTypeOf } from './renderOrder';

type ReplaceContext = Pick<Services, 'engine' | 'database'> & { readonly caller: KeyCaller; readonly ip: string };

export interface Replacement {
  readonly symbol: string;
  readonly cancelled: OrderReference;
  readonly cancellationId: string | undefined;
  readonly mode: 'STOP_ON_FAILURE' | 'ALLOW_FAILURE';
  readonly newOrder: SentOrder & { readonly newOrderRespType?: 'ACK' | 'RESULT' | 'FULL' | undefined };
  readonly timestamp: string;
}

/** `symbol`: the exchange's own name of it. Refused without steps if the new order would be refused in any case. */
export async function replaceBinanceOrder(
  context: ReplaceContext,
  { symbol, cancelled, cancellationId, mode, newOrder, timestamp }: Replacement,
): Promise<ReplacementSteps | { readonly refusal: RequestRefusal }> {
  const refusal = refuseBinanceOrder(context, newOrder);
  if (refusal !== undefined) return { refusal };
  const order = await cancelBinanceOrder(context, symbol, cancelled);
  const cancellation = 'refusal' in order ? order : renderCancelledOrder(order, cancellationId);
  if ('refusal' in cancellation && mode === 'STOP_ON_FAILURE') return { cancellation, placement: null };
  const placed = await placeAfterCancellation(context, newOrder, timestamp);
  const placement =
    'refusal' in placed ? placed : renderPlacedOrder(placed.order, placed.trades, responseTypeOf(newOrder));
  return { cancellation, placement };
}

/** Something was changed already, so no outage of this step says that nothing was. */
async function placeAfterCancellation(context: ReplaceContext, newOrder: SentOrder, timestamp: string) {
  try {
    return await placeBinanceOrder(context, newOrder, timestamp);
  } catch (error) {
    if (!(error instanceof Outage)) throw error;
    throw new Outage(
      'unknown',
      `the order was cancelled, and the new order may not have been placed: ${error.message}`,
    );
  }
}
