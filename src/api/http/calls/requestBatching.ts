/**
 * Groups requests that arrive in the same event-loop iteration, so that each processing stage runs for the whole group
 * before the next stage starts. Instead of handling requests one by one, because that costs 18 % more CPU per order
 * (src/performance.md, request batching).
 */
import type { EventLoop } from '../../../foundation/eventLoop';

/** Larger groups gain nothing, and delay all other work of the event loop. */
const BATCH_REQUESTS_MAX = 16;

export class RequestBatching {
  private batch: Promise<void> | undefined;
  private size = 0;

  constructor(private readonly eventLoop: EventLoop) {}

  /** Resolves after the event loop has read its sockets, at the same moment for all requests of a batch. */
  nextRequestBatch(): Promise<void> {
    if (this.batch === undefined || this.size === BATCH_REQUESTS_MAX) {
      const opened = new Promise<void>((resolve) => {
        this.eventLoop.nextTurn(() => {
          if (this.batch === opened) this.batch = undefined;
          resolve();
        });
      });
      this.batch = opened;
      this.size = 0;
    }
    this.size += 1;
    return this.batch;
  }
}
