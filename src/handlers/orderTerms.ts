/** What an order asks for, from its body on the wire to the command that carries it. */
import type { components } from '../../generated/openapi';
import type { CreateOrder } from '../core/commands';
import { amountFrom } from '../core/decimal';

export type OrderTerms = Omit<CreateOrder, 'type' | 'once' | 'trader'>;

export function orderTerms(body: components['schemas']['OrderRequest']): OrderTerms {
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
  };
}
