/** Our side of the tape: every command is decided completely, with balances, holds, fees and journal entries. */

import { type TapeStep, USERS } from '../commandTape';
import { loadBuiltModule } from '../loadBuiltModule';
import { MemoryMarket, SYMBOL } from './market';
import { playTape } from './play';

const { formatAmount } = loadBuiltModule<typeof import('../../../src/core/values/decimal')>('src/core/values/decimal');

void playTape(async () => {
  const market = await MemoryMarket.createWithUsers(USERS);
  const prepare = (step: TapeStep) =>
    step.kind === 'cancel'
      ? market.cancelCommand(step.user, step.order)
      : market.orderCommand(step.user, { ...step, ioc: step.kind === 'ioc' });
  return {
    prepare,
    play: (command: ReturnType<typeof prepare>) => void market.decide(command),
    levels: () => {
      const book = market.exchange.book(SYMBOL);
      const shown = (side: 'buy' | 'sell') =>
        Array.from(book.levels(side), ({ price, quantity }) => `${formatAmount(quantity)} at ${formatAmount(price)}`);
      return [shown('buy'), shown('sell')];
    },
  };
});
