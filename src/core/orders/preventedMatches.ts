/** Matches of two orders of one user that were prevented instead of traded (`SelfTradePrevention`). */
import type { SelfTradePrevention } from '../model/model';
import { assert } from '../values/assert';
import type { Amount } from '../values/decimal';

export interface PreventedMatch {
  /** Follows from the place of the match in the event log, so that no counter has to be recovered. */
  readonly id: number;
  readonly userId: number;
  readonly symbol: string;
  readonly timeMs: number;
  readonly takerOrderId: number;
  readonly makerOrderId: number;
  /** The mode of the order that arrived last. */
  readonly mode: SelfTradePrevention;
  /** The price of the resting order. */
  readonly price: Amount;
  /** What each order lost; null if it lost nothing. */
  readonly takerQuantity: Amount | null;
  readonly makerQuantity: Amount | null;
}

/** Shared by all events without any, as nearly all are. */
export const NO_PREVENTED_MATCHES: readonly PreventedMatch[] = Object.freeze([]);

/** More than one event can contain: the limit is that of matches (`MatchLimits.perEvent`) and one that ends the order. */
const IDS_PER_EVENT = 10_000;

/** `index` is the position among the prevented matches of the event. */
export function preventedMatchId(sequence: number, index: number): number {
  assert(index < IDS_PER_EVENT, () => `event ${sequence} prevents too many matches`);
  return sequence * IDS_PER_EVENT + index;
}
