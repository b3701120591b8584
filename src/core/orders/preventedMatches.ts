/** Matches of two orders of one user that were prevented instead of traded (`SelfTradePrevention`). */

import type { PreventedMatch } from '../model/orderRecords';
import { assert } from '../values/assert';

/** One empty list, shared by all events without prevented matches. */
export const NO_PREVENTED_MATCHES: readonly PreventedMatch[] = Object.freeze([]);

/**
 * More ids than one event can use: an event contains at most `MatchLimits.perEvent` matches, and one more that ends the
 * order.
 */
const IDS_PER_EVENT = 10_000;

/**
 * The id of a prevented match. `sequence`: of its event; `index`: its position among the prevented matches of the
 * event.
 */
export function preventedMatchId(sequence: number, index: number): number {
  assert(index < IDS_PER_EVENT, () => `event ${sequence} prevents too many matches`);
  return sequence * IDS_PER_EVENT + index;
}
