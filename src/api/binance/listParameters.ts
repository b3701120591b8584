/** The periods and limits of lists of the Binance-compatible interface. */
import { invalidField, type RequestRefusal } from '../../usecases/refusals';
import { parseTimeRange } from '../marketData/queryParameters';

const LIMIT_DEFAULT = 500;
const LIMIT_MAX = 1_000;
const HOUR_MS = 3_600_000;

export interface Period {
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
}

interface SentPeriod {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

type PeriodRefusal = Extract<RequestRefusal, { readonly code: 'INVALID_PARAMETERS' | 'INVALID_TIME_RANGE' }>;

/** A limit above the maximum counts as the maximum. */
export function parseListLimit(limit: string | undefined, otherwise = LIMIT_DEFAULT): number {
  return limit === undefined ? otherwise : Math.min(Number(limit), LIMIT_MAX);
}

/** Refusals: INVALID_PARAMETERS if it ends before it begins, INVALID_TIME_RANGE if it is longer than the maximum. */
export function parsePeriod(sent: SentPeriod, hoursMax: number): Period | { readonly refusal: PeriodRefusal } {
  const { startMs, endMs } = parseTimeRange(sent);
  if (startMs !== undefined && endMs !== undefined) {
    if (startMs > endMs) return { refusal: invalidField('startTime', 'is after endTime') };
    if (endMs - startMs > hoursMax * HOUR_MS) return { refusal: { code: 'INVALID_TIME_RANGE', hoursMax } };
  }
  return { startMs, endMs };
}

/** As `parsePeriod`; a period without a start or an end has no bound there. */
export function parseOpenPeriod(
  sent: SentPeriod,
  hoursMax: number,
): { readonly startMs: number; readonly endMs: number } | { readonly refusal: PeriodRefusal } {
  const period = parsePeriod(sent, hoursMax);
  if ('refusal' in period) return period;
  return { startMs: period.startMs ?? 0, endMs: period.endMs ?? Number.MAX_SAFE_INTEGER };
}

/**
 * The period as its two ends, which are the longest period before the end or after the start if only one of them was
 * sent, and the last one if none was. Refusals: those of `parsePeriod`.
 */
export function parseWholePeriod(
  sent: SentPeriod,
  { hoursMax, nowMs }: { readonly hoursMax: number; readonly nowMs: number },
): { readonly startMs: number; readonly endMs: number } | { readonly refusal: PeriodRefusal } {
  const period = parsePeriod(sent, hoursMax);
  if ('refusal' in period) return period;
  const lengthMs = hoursMax * HOUR_MS;
  const endMs = period.endMs ?? (period.startMs === undefined ? nowMs : period.startMs + lengthMs);
  return { startMs: period.startMs ?? Math.max(0, endMs - lengthMs), endMs };
}
