/**
 * What two engines are asked alike: a deep book to begin with, then 60 % new orders, 30 % cancels and 10 % IOC orders. Prices and quantities are
 * whole numbers, so that the other one's floats stay exact and both books must come out equal.
 */
import { numbersFrom } from './numbers';

export type Step =
  | {
      readonly kind: 'new' | 'ioc';
      readonly side: 'buy' | 'sell';
      readonly price: number;
      readonly quantity: number;
      readonly user: number;
    }
  /** Of the order that was the so-many-th to be placed, the first being 1; it may be gone already. */
  | { readonly kind: 'cancel'; readonly order: number; readonly user: number };

export const USERS = 1_000;
const MIDDLE = 50_000;
const LEVELS_A_SIDE = 1_000;
const NEW = 0.6;
const CANCEL = 0.3;

export interface TapeOptions {
  /** Orders in the book before the first step. */
  readonly resting: number;
  readonly steps: number;
}

export function tapeOf({ resting, steps }: TapeOptions): { readonly opening: Step[]; readonly steps: Step[] } {
  const random = numbersFrom(3);
  const whole = (below: number): number => Math.floor(random() * below);
  const alive: { readonly order: number; readonly user: number }[] = [];
  let orders = 0;

  const place = (kind: 'new' | 'ioc', distance: number): Step => {
    orders += 1;
    const user = 1 + whole(USERS);
    if (kind === 'new') alive.push({ order: orders, user });
    const side = random() < 0.5 ? 'buy' : 'sell';
    return { kind, side, price: side === 'buy' ? MIDDLE - distance : MIDDLE + distance, quantity: 1 + whole(9), user };
  };
  const cancel = (): Step => {
    const at = whole(alive.length);
    const chosen = alive[at] as (typeof alive)[number];
    alive[at] = alive[alive.length - 1] as (typeof alive)[number];
    alive.pop();
    return { kind: 'cancel', ...chosen };
  };
  const step = (): Step => {
    const choice = random();
    // Most new orders rest near the best price, some cross it; an IOC order always crosses.
    if (choice < NEW) return place('new', Math.floor(random() ** 2 * LEVELS_A_SIDE) - 2);
    if (choice < NEW + CANCEL) return cancel();
    return place('ioc', -3);
  };
  return {
    opening: Array.from({ length: resting }, () => place('new', 1 + whole(LEVELS_A_SIDE))),
    steps: Array.from({ length: steps }, step),
  };
}
