/** The input of a new order: the request body converted to the members of the engine's command. */
import type { components } from '../../../generated/openapi';
import type { CreateOrder, RequestedExtras } from '../../core/model/commands';
import { amountFrom, formatAmount } from '../../core/values/decimal';

export type OrderInput = Omit<CreateOrder, 'type' | 'idempotencyKeys' | 'trader'>;

export function parseOrderInput(body: components['schemas']['OrderRequest']): OrderInput {
  return {
    symbol: body.pair.toLowerCase(),
    side: body.side,
    orderType: body.type,
    timeInForce: body.time_in_force ?? 'GTC',
    selfTradePrevention: body.self_trade_prevention ?? 'expire_taker',
    postOnly: body.post_only ?? false,
    price: body.price === undefined ? 0n : amountFrom(body.price),
    stopPrice: body.stop_price === undefined ? null : amountFrom(body.stop_price),
    quantity: amountFrom(body.amount),
    clientOrderId: body.client_order_id ?? null,
    ...withExtras({
      ...(body.trigger !== undefined && { trigger: body.trigger }),
      ...(body.trailing_delta !== undefined && { trailingDelta: body.trailing_delta }),
      ...(body.quote_quantity !== undefined && { quoteQuantity: amountFrom(body.quote_quantity) }),
      ...(body.iceberg_quantity !== undefined && { icebergQuantity: amountFrom(body.iceberg_quantity) }),
      ...(body.expires_at !== undefined && { expiresAtMs: body.expires_at }),
    }),
  };
}

/** No member for a plain order. */
export function withExtras(extras: RequestedExtras): Pick<CreateOrder, 'extras'> {
  return Object.keys(extras).length === 0 ? {} : { extras };
}

/** The fields by which a repeated request is recognized, always in the same order. */
export function orderFingerprintFields(input: OrderInput): string[] {
  return [
    input.symbol,
    input.side,
    input.orderType,
    input.timeInForce,
    input.selfTradePrevention,
    String(input.postOnly),
    formatAmount(input.price),
    input.stopPrice === null ? '' : formatAmount(input.stopPrice),
    formatAmount(input.quantity),
    input.clientOrderId ?? '',
    // Only what differs from the default, so that orders of older versions keep their fingerprints.
    ...(input.extras?.trigger === 'take_profit' ? ['trigger=take_profit'] : []),
    ...extrasFields(input.extras ?? {}),
  ];
}

/** None for a plain order. */
export function extrasFields({
  trailingDelta,
  expiresAtMs,
  quoteQuantity,
  icebergQuantity,
}: RequestedExtras): string[] {
  return [
    ...(trailingDelta != null ? [`trailing_delta=${trailingDelta}`] : []),
    ...(expiresAtMs != null ? [`expires_at=${expiresAtMs}`] : []),
    ...(icebergQuantity != null ? [`iceberg_quantity=${formatAmount(icebergQuantity)}`] : []),
    ...(quoteQuantity != null ? [`quote_quantity=${formatAmount(quoteQuantity)}`] : []),
  ];
}
