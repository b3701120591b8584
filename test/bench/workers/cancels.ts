/** The cost of a cancellation in a book of a given size, by the number of orders at one price. */
import type { CancelOrder } from '../../../src/core/commands';
import { numbersFrom } from '../seededNumbers';
import { MemoryMarket } from './market';
import { measure, serve } from './measure';

const FIRST_PRICE = 1_000;

export interface CancelsQuestion {
  readonly orders: number;
  readonly ordersALevel: number;
}

void MemoryMarket.withUsers(1).then((market) => {
  serve<CancelsQuestion>(({ orders, ordersALevel }) => {
    const random = numbersFrom(5);
    const cancels: CancelOrder[] = [];
    for (let index = 0; index < orders; index += 1) {
      const price = FIRST_PRICE + Math.floor(index / ordersALevel);
      const { order } = market.must(market.order(1, { side: 'buy', price, quantity: 1 }));
      cancels.push(market.cancel(1, order?.id ?? 0));
    }
    shuffle(cancels, random);
    return measure(orders, () => {
      for (const cancel of cancels) market.must(cancel);
    });
  });
});

function shuffle(values: unknown[], random: () => number): void {
  for (let index = values.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [values[index], values[other]] = [values[other], values[index]];
  }
}
