/** Bounds the number of requests that wait for a position of the event log. */
import { type Engine, Outage } from './types';

/** Requests that wait until their position is published. They hold no room of the requests in flight meanwhile. */
export class SequenceWait {
  private waiting = 0;

  constructor(
    private readonly engine: Pick<Engine, 'publishedSequence' | 'waitForSequence'>,
    /** Further requests do not wait. */
    private readonly waitingMax: number,
  ) {}

  /**
   * Resolves to whether the position was published in time. A failure is not logged as an outage, because any client
   * can ask for a position that does not exist.
   */
  async isReached(sequence: number): Promise<boolean> {
    if (sequence <= this.engine.publishedSequence) return true;
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
