/** The cost of a cancellation in a book of a given size, by the number of orders at one price. */
import type { CancelOrder } from '../../../src/core/model/commands';
import { seededNumbers } from '../seededNumbers';
import { MemoryMarket } from './market';
import { answerQuestions, measureRound } from './measure';

const FIRST_PRICE = 1_000;

export interface CancelsQuestion {
  readonly orders: number;
  readonly ordersALevel: number;
}

/** Enough that none exceeds the number of orders that a user may have. */
const USERS = 100;

void MemoryMarket.createWithUsers(USERS).then((market) => {
  answerQuestions<CancelsQuestion>(({ orders, ordersALevel }) => {
    const random = seededNumbers(5);
    const cancels: CancelOrder[] = [];
    for (let index = 0; index < orders; index += 1) {
      const price = FIRST_PRICE + Math.floor(index / ordersALevel);
      const user = 1 + (index % USERS);
      const { order } = market.decideAccepted(market.orderCommand(user, { side: 'buy', price, quantity: 1 }));
      cancels.push(market.cancelCommand(user, order?.id ?? 0));
    }
    shuffle(cancels, random);
    return measureRound(orders, () => {
      for (const cancel of cancels) market.decideAccepted(cancel);
    });
  });
});

function shuffle(values: unknown[], random: () => number): void {
  for (let index = values.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [values[index], values[other]] = [values[other], values[index]];
  }
}
