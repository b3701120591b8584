/**
 * The request header `X-Min-Sequence`: a position in the event log that the response must reflect, so that a client sees
 * its own changes at another server too.
 */
import type { RequestContext } from '../calls/requestContext';

/** A position, as in the contract. */
const SEQUENCE = /^\d{1,15}$/;

/**
 * The position in the event log that the response must reflect; 0 if none is required. A malformed value is refused
 * later, by the contract's validation.
 */
export function minSequenceOf({ request, operation }: RequestContext): number {
  const text = request.headers['x-min-sequence'];
  if (text === undefined || operation?.unlimited !== false) return 0;
  return typeof text === 'string' && SEQUENCE.test(text) ? Number(text) : 0;
}
