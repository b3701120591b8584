/** The peer's side of the tape: nodejs-order-book, which has a book and no money. */
import { type LimitOrderOptions, OrderBook, Side } from 'nodejs-order-book';
import type { TapeStep } from '../commandTape';
import { playTape } from './play';

const SIDES = { buy: Side.BUY, sell: Side.SELL } as const;
const IOC = { timeInForce: 'IOC' } as Pick<LimitOrderOptions, 'timeInForce'>;

void playTape(async () => {
  const book = new OrderBook();
  let orders = 0;
  const prepare = (step: TapeStep): string | LimitOrderOptions => {
    if (step.kind === 'cancel') return String(step.order);
    orders += 1;
    const order: LimitOrderOptions = {
      side: SIDES[step.side],
      id: String(orders),
      size: step.quantity,
      price: step.price,
    };
    return step.kind === 'ioc' ? { ...order, ...IOC } : order;
  };
  return {
    prepare,
    play: (order: string | LimitOrderOptions) => {
      if (typeof order === 'string') book.cancel(order);
      else book.limit(order);
    },
    levels: () => {
      const [asks, bids] = book.depth();
      const shown = (levels: readonly (readonly [number, number])[]) =>
        levels.map(([price, quantity]) => `${quantity} at ${price}`);
      return [shown(bids), shown(asks)];
    },
  };
});
