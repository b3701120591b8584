/** Small limits, so that many simulated orders match in several events, and some reach the end of their decision. */
import type { MatchLimits } from '../../../src/core/orders/matchLimits';

export const SIMULATED_MATCH_LIMITS: MatchLimits = { perEvent: 1, perDecision: 4 };
