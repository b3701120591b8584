/**
 * The same input for two engines: a deep book, then 60 % new orders, 30 % cancellations and 10 % IOC orders. Prices and
 * quantities are integers, so that the other engine's floating-point numbers are exact and both books must be equal.
 */
import { seededNumbers } from './seededNumbers';

export type TapeStep =
  | {
      readonly kind: 'new' | 'ioc';
      readonly side: 'buy' | 'sell';
      readonly price: number;
      readonly quantity: number;
      readonly user: number;
    }
  /** `order` counts placed orders from 1; that order may be closed already. */
  | { readonly kind: 'cancel'; readonly order: number; readonly user: number };

export const USERS = 1_000;
const MIDDLE = 50_000;
const LEVELS_A_SIDE = 1_000;
const NEW = 0.6;
const CANCEL = 0.3;

export interface TapeOptions {
  /** Number of orders in the book before the first step. */
  readonly resting: number;
  readonly steps: number;
}

export function createCommandTape({ resting, steps }: TapeOptions): {
  readonly opening: TapeStep[];
  readonly steps: TapeStep[];
} {
  const random = seededNumbers(3);
  const whole = (below: number): number => Math.floor(random() * below);
  const alive: { readonly order: number; readonly user: number }[] = [];
  let orders = 0;

  const place = (kind: 'new' | 'ioc', distance: number): TapeStep => {
    orders += 1;
    const user = 1 + whole(USERS);
    if (kind === 'new') alive.push({ order: orders, user });
    const side = random() < 0.5 ? 'buy' : 'sell';
    return { kind, side, price: side === 'buy' ? MIDDLE - distance : MIDDLE + distance, quantity: 1 + whole(9), user };
  };
  const cancel = (): TapeStep => {
    const at = whole(alive.length);
    const chosen = alive[at] as (typeof alive)[number];
    alive[at] = alive[alive.length - 1] as (typeof alive)[number];
    alive.pop();
    return { kind: 'cancel', ...chosen };
  };
  const step = (): TapeStep => {
    const choice = random();
    // Most new orders rest near the best price and some cross it; an IOC order always crosses.
    if (choice < NEW) return place('new', Math.floor(random() ** 2 * LEVELS_A_SIDE) - 2);
    if (choice < NEW + CANCEL) return cancel();
    return place('ioc', -3);
  };
  return {
    opening: Array.from({ length: resting }, () => place('new', 1 + whole(LEVELS_A_SIDE))),
    steps: Array.from({ length: steps }, step),
  };
}
