/** The command of a limit order, with the values that most tests do not care about. */
import type { CreateOrder, Trader } from '../../src/core/model/commands';
import { amountFrom } from '../../src/core/values/decimal';

export function traderOf(userId: number, level: Trader['level'] = 'level_1'): Trader {
  return { userId, feeTier: 0, level, ip: '127.0.0.1' };
}

export function limitOrder(
  userId: number,
  side: 'buy' | 'sell',
  price: string,
  quantity: string,
  more: Partial<CreateOrder> = {},
): CreateOrder {
  return {
    type: 'create_order',
    idempotencyKeys: [],
    trader: traderOf(userId),
    symbol: 'btc_thb',
    side,
    orderType: 'limit',
    timeInForce: 'GTC',
    selfTradePrevention: 'expire_taker',
    postOnly: false,
    price: amountFrom(price),
    stopPrice: null,
    quantity: amountFrom(quantity),
    clientOrderId: null,
    ...more,
  };
}
