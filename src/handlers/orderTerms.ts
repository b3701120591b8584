/** What an order asks for, from its body on the wire to the command that carries it. */
import type { components } from '../../generated/openapi';
import type { CreateOrder } from '../core/commands';
import { amountFrom, formatAmount } from '../core/decimal';

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

/** What is asked, in one fixed order: what a repeated request is told by. */
export function wordsOf(terms: OrderTerms): string[] {
  return [
    terms.symbol,
    terms.side,
    terms.orderType,
    terms.timeInForce,
    terms.selfTradePrevention,
    String(terms.postOnly),
    formatAmount(terms.price),
    terms.stopPrice === null ? '' : formatAmount(terms.stopPrice),
    formatAmount(terms.quantity),
    terms.clientOrderId ?? '',
  ];
}
