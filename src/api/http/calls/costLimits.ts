/**
 * Work costs its caller: the processor time that the requests of one address take, as measured for the most expensive
 * request of each operation (`x-cost-us` in the contract). Each address has a bucket of this time, so that no address uses up the
 * processor on which the orders of all others wait, whatever the requests are.
 */
import type { LimitUses } from '../../../engine/cluster/limitUses';
import type { Clock } from '../../../foundation/clock';
import { type Allowance, TokenBuckets } from './rateLimits';

export interface CostSettings {
  /** What an address may use of one processor. */
  readonly percent: number;
}

/** What a request costs that is for nothing that exists, in microseconds. */
export const UNKNOWN_US = 100;
/** What a refusal costs: reading the request and answering it. */
const REFUSAL_US = 50;
/** A full bucket holds what an address may use in this time. */
const BURST_SECONDS = 3;
const US_PER_PERCENT_SECOND = 10_000;

export class CostLimits {
  private readonly buckets: TokenBuckets;

  constructor({ percent }: CostSettings, bucketsMax: number, clock: Clock) {
    const perSecond = percent * US_PER_PERCENT_SECOND;
    this.buckets = new TokenBuckets(perSecond, perSecond * BURST_SECONDS, bucketsMax, clock);
  }

  shareWith(uses: LimitUses): void {
    this.buckets.shareWith(uses, 'cost');
  }

  /** Takes what a call costs if the address has that much left. */
  take(owner: string, costUs: number): Allowance {
    return this.buckets.take(owner, costUs);
  }

  /** Takes it also if the address has less. */
  charge(owner: string, costUs: number): void {
    this.buckets.charge(owner, costUs);
  }

  /** To be called when a call is refused because of a limit of its address. */
  chargeRefusal(owner: string): void {
    this.buckets.charge(owner, REFUSAL_US);
  }
}
