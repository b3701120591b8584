/** Requests that wait until this server has published a position of the event log (`X-Min-Sequence`). */
import type { EventLoop } from '../foundation/eventLoop';
import { Outage } from './types';

/** How long a request may wait. The contract promises this time. */
export const SEQUENCE_WAIT_MS = 2_000;

const NOT_REACHED = 'The server has not reached the requested position in the event log. Nothing was changed; retry.';

interface Waiter {
  readonly sequence: number;
  readonly resolve: () => void;
  readonly reject: () => void;
}

export class SequenceWaiters {
  private readonly waiting = new Set<Waiter>();

  constructor(private readonly eventLoop: Pick<EventLoop, 'after'>) {}

  /**
   * Resolves when `release` is called with this position or a later one. Rejects with `Outage` (`not_current`) after
   * SEQUENCE_WAIT_MS.
   */
  waitFor(sequence: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancel = this.eventLoop.after(SEQUENCE_WAIT_MS, () => waiter.reject());
      const waiter: Waiter = {
        sequence,
        resolve: () => {
          cancel();
          resolve();
        },
        reject: () => {
          cancel();
          this.waiting.delete(waiter);
          reject(new Outage('not_current', NOT_REACHED));
        },
      };
      this.waiting.add(waiter);
    });
  }

  /** Rejects all waiting requests, because this server publishes nothing more. */
  end(): void {
    for (const waiter of this.waiting) waiter.reject();
  }

  /** To be called after each change of the published position. */
  release(published: number): void {
    if (this.waiting.size === 0) return;
    for (const waiter of this.waiting) {
      if (waiter.sequence > published) continue;
      this.waiting.delete(waiter);
      waiter.resolve();
    }
  }
}
