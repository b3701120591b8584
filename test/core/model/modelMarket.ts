/** The market that the naive model and the program are compared in, and the terms of an order in it. */
import type { SelfTradePrevention, Side, TimeInForce } from '../../../src/core/model/model';

export const ONE = 10n ** 18n;
/** Fees and VAT are rounded up to 12 decimals, quantities have 8. */
export const QUOTE_STEP = 10n ** 6n;
export const BASE_STEP = 10n ** 10n;
export const MINIMUM_QUANTITY = 10n ** 14n;
export const VAT_RATE = (7n * ONE) / 100n;
/** By tier. */
export const FEE_RATES = [
  { maker: ONE / 1_000n, taker: ONE / 400n },
  { maker: (3n * ONE) / 1_000n, taker: (13n * ONE) / 10_000n },
  { maker: 0n, taker: 0n },
] as const;
/** Trades with itself without fees. */
export const GIANT = 5;
export const tierOf = (user: number): number => (user === GIANT ? 2 : user % 2);
/** How many resting orders one step and one decision match. */
export const LIMITS = { perEvent: 2, perDecision: 7 } as const;

/** The terms of an order. A market order has the price 0. */
export interface Terms {
  readonly user: number;
  readonly side: Side;
  readonly price: bigint;
  readonly quantity: bigint;
  readonly force: TimeInForce;
  readonly mode: SelfTradePrevention;
  readonly postOnly: boolean;
  readonly stop: bigint | null;
  readonly trigger: 'stop' | 'take_profit';
  readonly delta: bigint | null;
  readonly iceberg: bigint | null;
  readonly expires: number | null;
  /** Of a market order by quote amount. */
  readonly amount: bigint | null;
}
