/**
 * The number of orders that each account has placed in the present ten seconds, on every interface and through every
 * gateway: it is counted from the published events, which all processes have.
 */

import type { EngineEvent } from '../core/model/events';
import type { Engine } from '../engine/types';
import type { Clock } from '../foundation/clock';
import type { Config } from '../foundation/settings/config';

export const COUNTED_SECONDS = 10;
const INTERVAL_MS = COUNTED_SECONDS * 1_000;

export class BinanceOrderCounts {
  private interval = 0;
  private readonly counts = new Map<number, number>();

  constructor(engine: Pick<Engine, 'subscribe'>) {
    engine.subscribe((events) => {
      for (const event of events) if (event.type === 'create_order') this.count(event);
    });
  }

  countOf(userId: number, nowMs: number): number {
    return intervalOf(nowMs) > this.interval ? 0 : (this.counts.get(userId) ?? 0);
  }

  private count({ userId, timeMs }: Pick<EngineEvent, 'userId' | 'timeMs'>): void {
    const interval = intervalOf(timeMs);
    if (interval > this.interval) {
      this.interval = interval;
      this.counts.clear();
    }
    if (userId !== null && interval === this.interval) this.counts.set(userId, (this.counts.get(userId) ?? 0) + 1);
  }
}

/** The most orders that an API key can place in ten seconds: a full bucket, and what flows into it. */
export function orderLimit({ rateLimits }: Pick<Config, 'rateLimits'>): number {
  const { post, postBurst } = rateLimits.key;
  return post * COUNTED_SECONDS + Math.max(post, postBurst);
}

/**
 * The header with the caller's order count, for the response to a new order. The order's events are published before
 * its response, so the count contains it.
 */
export function orderCountHeader({
  orderCounts,
  caller,
  clock,
}: {
  readonly orderCounts: Pick<BinanceOrderCounts, 'countOf'>;
  readonly caller: { readonly userId: number };
  readonly clock: Pick<Clock, 'nowMs'>;
}) {
  return { 'X-MBX-ORDER-COUNT-10S': String(orderCounts.countOf(caller.userId, clock.nowMs())) };
}

function intervalOf(timeMs: number): number {
  return Math.floor(timeMs / INTERVAL_MS);
}
