/**
 * The request header `X-Min-Sequence`: a position in the event log that the response must reflect, so that a client sees
 * its own changes at another server too.
 */
import { type Engine, Outage } from '../../../engine/types';
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

/** Requests that wait until their position is published. They hold no room of the requests in flight meanwhile. */
export class MinSequenceWait {
  private waiting = 0;

  constructor(
    private readonly engine: Pick<Engine, 'waitForSequence'>,
    /** Further requests do not wait. */
    private readonly waitingMax: number,
  ) {}

  /**
   * Resolves to whether the position was published in time. A failure is not logged as an outage, because any client
   * can ask for a position that does not exist.
   */
  async isReached(sequence: number): Promise<boolean> {
    if (this.waiting >= this.waitingMax) return false;
    this.waiting += 1;
    try {
      await this.engine.waitForSequence(sequence);
      return true;
    } catch (error) {
      if (error instanceof Outage) return false;
      throw error;
    } finally {
      this.waiting -= 1;
    }
  }
}
