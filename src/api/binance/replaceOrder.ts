/**
 * Cancels an order and places another one, for all transports of the Binance-compatible interface. Both are one command,
 * so that nothing happens in between.
 */
import type { CancelOrder } from '../../core/model/commands';
import { assertPresent } from '../../core/values/assert';
import { signedMilliseconds } from '../../core/values/binanceSignature';
import type { PartOutcome } from '../../engine/types';
import { traderOf } from '../../usecases/callers';
import { fingerprintOf } from '../../usecases/idempotency/idempotencyKeys';
import { idempotencyKeysOf } from '../../usecases/idempotency/signedRequest';
import { NO_ORDER_ID } from '../../usecases/orders/cancelOrderList';
import { createPartKeys } from '../../usecases/orders/orderKeys';
import { placementContent } from '../../usecases/orders/placement';
import { replacementBatch } from '../../usecases/orders/replaceOrder';
import type { ReplacementSteps, RequestRefusal } from '../../usecases/refusals';
import type { OrderReference } from './ownOrders';
import {
  acceptedOrder,
  type CancelRestrictions,
  NOT_CANCELLABLE,
  type OrderContext,
  orderIdOf,
  presentOrder,
  readOrder,
  restrictionOf,
  type SentOrder,
} from './placeOrder';
import { renderCancelledOrder, renderPlacedOrder, responseTypeOf } from './renderOrder';

type Refused = { readonly refusal: RequestRefusal };

export interface Replacement {
  readonly symbol: string;
  readonly cancelled: OrderReference;
  readonly cancellationId: string | undefined;
  readonly mode: 'STOP_ON_FAILURE' | 'ALLOW_FAILURE';
  readonly restrictions: CancelRestrictions | undefined;
  readonly newOrder: SentOrder & { readonly newOrderRespType?: 'ACK' | 'RESULT' | 'FULL' | undefined };
  readonly timestamp: string;
}

/** `symbol`: the exchange's own name of it. Refused without steps if the new order would be refused in any case. */
export async function replaceBinanceOrder(
  context: OrderContext,
  replacement: Replacement,
): Promise<ReplacementSteps | Refused> {
  const { symbol, cancelled, cancellationId, mode, restrictions, newOrder, timestamp } = replacement;
  const read = readOrder(context, newOrder);
  if ('refusal' in read) return read;
  const order = { type: 'create_order', ...read.input } as const;
  const orderId = (await orderIdOf(context, symbol, cancelled)) ?? NO_ORDER_ID;
  // As it was sent: the new order may have the client order id of the cancelled one when the request is repeated.
  const named = [String(cancelled.orderId ?? ''), cancelled.clientOrderId ?? ''];
  const fingerprint = fingerprintOf(['replace', ...named, mode, ...placementContent(order)]);
  const keysOf = (part: number) =>
    idempotencyKeysOf(
      createPartKeys(
        { caller: context.caller, nonce: signedMilliseconds(timestamp), idempotencyKey: undefined, fingerprint },
        part,
      ),
    );
  const trader = traderOf(context);
  const cancellation: CancelOrder = {
    type: 'cancel_order',
    idempotencyKeys: keysOf(0),
    trader,
    orderId,
    symbol,
    ...restrictionOf(restrictions),
  };
  const { parts } = await context.engine.executeBatch(
    replacementBatch(mode === 'ALLOW_FAILURE' ? 'allow_failure' : 'stop_on_failure', cancellation, {
      ...order,
      idempotencyKeys: keysOf(1),
      trader,
    }),
  );
  return stepsOf(parts as readonly [PartOutcome, PartOutcome]);

  async function stepsOf([first, second]: readonly [PartOutcome, PartOutcome]): Promise<ReplacementSteps | Refused> {
    // The terms of the new order are always refused.
    if (first.refusal?.code === 'NOT_ATTEMPTED') return { refusal: engineRefusal(second) };
    const cancelledOrder =
      first.refusal === null
        ? renderCancelledOrder(assertPresent(first.event.order, 'the cancelled order'), cancellationId)
        : cancellationRefusal(engineRefusal(first));
    if (second.refusal?.code === 'NOT_ATTEMPTED') return { cancellation: cancelledOrder, placement: null };
    if (second.refusal !== null) return { cancellation: cancelledOrder, placement: { refusal: engineRefusal(second) } };
    const { event, replayed } = second;
    const created = await presentOrder(context, assertPresent(event.order, 'the created order'), replayed);
    return {
      cancellation: cancelledOrder,
      placement: placement(acceptedOrder(created, event.trades)),
    };
  }

  function placement(placed: ReturnType<typeof acceptedOrder>): NonNullable<ReplacementSteps['placement']> {
    return 'refusal' in placed ? placed : renderPlacedOrder(placed.order, placed.trades, responseTypeOf(newOrder));
  }
}

/** There is no such order, or it belongs to someone else, or is closed: Binance has one code for all. */
function cancellationRefusal(refusal: RequestRefusal): Refused {
  return refusal.code === 'ORDER_NOT_FOUND' ? NOT_CANCELLABLE : { refusal };
}

function engineRefusal({ refusal }: PartOutcome): RequestRefusal {
  const given = assertPresent(refusal, 'the refusal of the step');
  if (given.code === 'NOT_ATTEMPTED') throw new Error('a step was left out without a reason');
  return given;
}
