/** Random lists with pending orders around one price: many working orders are filled soon, and some lists are refused. */
import type { CreateOtoList, ListedOrder } from '../../../src/core/model/commands';
import type { TimeInForce } from '../../../src/core/model/model';
import type { Random } from '../../support/randomSeed';
import type { OrderWorkload } from './orders';

const FORCES: readonly [TimeInForce, ...TimeInForce[]] = ['GTC', 'GTC', 'IOC', 'FOK'];

export class OtoListWorkload {
  constructor(
    private readonly random: Random,
    private readonly orders: OrderWorkload,
  ) {}

  /** With the market, the prices and the keys of an OCO list. */
  create(): CreateOtoList {
    const { random } = this;
    const { side, quantity, limit, stop, type: _type, ...list } = this.orders.createList();
    const terms = { orderType: 'limit', timeInForce: 'GTC', stopPrice: null, quantity, clientOrderId: null } as const;
    const iceberg = limit.extras === undefined ? {} : { extras: limit.extras };
    const trailing = stop.extras ?? {};
    const gain: ListedOrder = { ...terms, side, price: limit.price, postOnly: true, ...iceberg };
    const loss: ListedOrder = {
      ...terms,
      side,
      orderType: stop.price === 0n ? 'market' : 'limit',
      timeInForce: stop.timeInForce === 'FOK' ? 'IOC' : stop.timeInForce,
      price: stop.price,
      stopPrice: stop.stopPrice,
      postOnly: false,
      extras: { ...trailing, ...(random.integer(1, 3) === 1 && { trigger: 'take_profit' as const }) },
    };
    const workingSide = random.integer(1, 8) === 1 ? side : side === 'buy' ? 'sell' : 'buy';
    return {
      ...list,
      type: 'create_oto_list',
      working: {
        ...terms,
        side: workingSide,
        price: random.pick([limit.price, stop.stopPrice ?? limit.price]),
        // Less than the pending orders need, or more.
        quantity: random.integer(1, 4) === 1 ? quantity / 2n : quantity,
        postOnly: random.integer(1, 6) === 1,
      },
      pending: random.pick([[gain, { ...loss, extras: trailing }], [loss], [this.plainOrder(gain)]]),
    };
  }

  private plainOrder(order: ListedOrder): ListedOrder {
    const { random } = this;
    const isMarket = random.integer(1, 3) === 1;
    const timeInForce = random.pick(FORCES);
    return {
      ...order,
      orderType: isMarket ? 'market' : 'limit',
      price: isMarket ? 0n : order.price,
      timeInForce,
      postOnly: !isMarket && timeInForce === 'GTC' && random.integer(1, 3) === 1,
    };
  }
}
