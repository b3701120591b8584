/** What a decision costs as the exchange grows: orders that rest, accounts that hold money, symbols that are listed. */
import type { Command } from '../../../src/core/commands';
import { numbersFrom } from '../numbers';
import { MemoryMarket } from './market';
import { measure, serve } from './measure';

export interface Size {
  readonly resting: number;
  readonly users: number;
  readonly symbols: number;
}

export type GrowthQuestion = { readonly grow: Size } | { readonly steps: number };

const MIDDLE = 50_000;
const LEVELS_A_SIDE = 500;

let market: MemoryMarket;
let size: Size;
const random = numbersFrom(13);
const whole = (below: number): number => Math.floor(random() * below);

/** Rests, somewhere in the book. */
function resting(): Command {
  const side = random() < 0.5 ? 'buy' : 'sell';
  const distance = 1 + whole(LEVELS_A_SIDE);
  return market.order(1 + whole(size.users), {
    side,
    price: side === 'buy' ? MIDDLE - distance : MIDDLE + distance,
    quantity: 1,
    symbol: MemoryMarket.symbolName(whole(size.symbols)),
  });
}

/** Takes what is best. */
function taking(): Command {
  const side = random() < 0.5 ? 'buy' : 'sell';
  const price = side === 'buy' ? MIDDLE + LEVELS_A_SIDE : MIDDLE - LEVELS_A_SIDE;
  return market.order(1 + whole(size.users), { side, price, quantity: 1, ioc: true, symbol: MemoryMarket.symbolName(whole(size.symbols)) });
}

/** Two orders that rest for one that takes and one cancel of a former: the book stays as large as it is. */
function play(steps: number): void {
  const placed: { readonly id: number; readonly userId: number }[] = [];
  for (let step = 0; step < steps; step += 4) {
    for (const command of [resting(), resting()]) {
      const { order } = market.must(command);
      if (order !== null) placed.push({ id: order.id, userId: order.userId });
    }
    market.decide(taking());
    const former = placed[whole(placed.length)];
    if (former !== undefined) market.decide(market.cancel(former.userId, former.id));
  }
}

serve<GrowthQuestion>(async (question) => {
  if ('steps' in question) return measure(question.steps, () => play(question.steps));
  size = question.grow;
  market = await MemoryMarket.withUsers(size.users, size.symbols);
  for (let order = 0; order < size.resting; order += 1) market.must(resting());
  return size;
});
