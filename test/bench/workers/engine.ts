/** Our side of the tape: every command is decided completely, with balances, holds, fees and journal entries. */

import { type Step, USERS } from '../commandTape';
import { built } from '../loadBuiltModule';
import { MemoryMarket, SYMBOL } from './market';
import { playTape } from './play';

const { formatAmount } = built<typeof import('../../../src/core/values/decimal')>('src/core/values/decimal');

void playTape(async () => {
  const market = await MemoryMarket.withUsers(USERS);
  const made = (step: Step) =>
    step.kind === 'cancel'
      ? market.cancel(step.user, step.order)
      : market.order(step.user, { ...step, ioc: step.kind === 'ioc' });
  return {
    made,
    play: (command: ReturnType<typeof made>) => void market.decide(command),
    levels: () => {
      const book = market.exchange.book(SYMBOL);
      const shown = (side: 'buy' | 'sell') =>
        Array.from(book.levels(side), ({ price, quantity }) => `${formatAmount(quantity)} at ${formatAmount(price)}`);
      return [shown('buy'), shown('sell')];
    },
  };
});
