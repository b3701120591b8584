/** What deciding a command comes to, and what it may look at beside the exchange's memory. */
import type { EngineEvent } from '../events';
import type { Exchange } from '../exchange';
import type { Refusal } from '../refusals';

export type Decision = { readonly refusal: Refusal } | { readonly refusal: null; readonly event: EngineEvent };

/** Whose a closed order was. */
export interface ClosedOrder {
  readonly userId: number;
  readonly symbol: string;
}

export interface Situation {
  readonly exchange: Exchange;
  readonly timeMs: number;
  /** Orders that commands of this batch name and that are no longer open. */
  readonly closedOrders: ReadonlyMap<number, ClosedOrder>;
}

export function refuse(refusal: Refusal): Decision {
  return { refusal };
}

export function done(event: EngineEvent): Decision {
  return { refusal: null, event };
}
