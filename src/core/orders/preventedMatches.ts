/** Matches of two orders of one user that were prevented instead of traded (`SelfTradePrevention`). */

import type { PreventedMatch } from '../model/orderRecords';
import { assert } from '../values/assert';

/** Shared by all events without any, as nearly all are. */
export const NO_PREVENTED_MATCHES: readonly PreventedMatch[] = Object.freeze([]);

/** More than one event can contain: the limit is that of matches (`MatchLimits.perEvent`) and one that ends the order. */
const IDS_PER_EVENT = 10_000;

/** `index` is the position among the prevented matches of the event. */
export function preventedMatchId(sequence: number, index: number): number {
  assert(index < IDS_PER_EVENT, () => `event ${sequence} prevents too many matches`);
  return sequence * IDS_PER_EVENT + index;
}
