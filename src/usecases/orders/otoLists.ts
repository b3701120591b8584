/** Order lists with pending orders: the request as the engine's command. */
import type { components } from '../../../generated/openapi';
import type { CreateOtoList, ListedOrder } from '../../core/model/commands';
import { amountFrom } from '../../core/values/decimal';
import { orderFingerprintFields, withExtras } from './orderInput';

export type OtoListInput = Omit<CreateOtoList, 'type' | 'idempotencyKeys' | 'trader'>;

type Schemas = components['schemas'];

export function parseOtoListInput(body: Schemas['OtoListRequest']): OtoListInput {
  return {
    symbol: body.pair.toLowerCase(),
    selfTradePrevention: body.self_trade_prevention ?? 'expire_taker',
    clientListId: body.client_list_id ?? null,
    working: parseWorking(body.working),
    pending: body.pending.map(parsePending),
  };
}

function parseWorking(order: Schemas['WorkingOrderRequest']): ListedOrder {
  return {
    side: order.side,
    orderType: 'limit',
    timeInForce: 'GTC',
    postOnly: order.post_only ?? false,
    price: amountFrom(order.price),
    stopPrice: null,
    quantity: amountFrom(order.amount),
    clientOrderId: order.client_order_id ?? null,
  };
}

function parsePending(order: Schemas['PendingOrderRequest']): ListedOrder {
  return {
    side: order.side,
    orderType: order.type,
    timeInForce: order.time_in_force ?? 'GTC',
    postOnly: order.post_only ?? false,
    price: order.price === undefined ? 0n : amountFrom(order.price),
    stopPrice: order.stop_price === undefined ? null : amountFrom(order.stop_price),
    quantity: amountFrom(order.amount),
    clientOrderId: order.client_order_id ?? null,
    ...withExtras({ ...(order.trigger !== undefined && { trigger: order.trigger }) }),
  };
}

/** The fields by which a repeated request is recognized, always in the same order. */
export function otoListFingerprintFields(input: OtoListInput): string[] {
  const { symbol, selfTradePrevention, clientListId, working, pending } = input;
  const ofOrders = [working, ...pending].flatMap((order) =>
    orderFingerprintFields({ ...order, symbol, selfTradePrevention }),
  );
  return ['oto', clientListId ?? '', String(pending.length), ...ofOrders];
}
