/**
 * Sends all responses of one event-loop iteration together, at its end. Instead of ending each response as soon as it
 * is ready, because each write wakes a client, and clients that send their next request within the same iteration can
 * keep it going for seconds (src/performance.md, response queue).
 */
import type { ServerResponse } from 'node:http';
import type { EventLoop } from '../../eventLoop';

interface QueuedResponse {
  readonly response: ServerResponse;
  readonly body: string | Buffer;
}

export class ResponseQueue {
  private queued: QueuedResponse[] = [];

  constructor(private readonly eventLoop: EventLoop) {}

  /** The head of the response has been written already. */
  queueResponse(response: ServerResponse, body: string | Buffer): void {
    if (this.queued.length === 0) this.eventLoop.nextTurn(this.flushResponses);
    this.queued.push({ response, body });
  }

  /** Ends every queued response now. */
  readonly flushResponses = (): void => {
    const ending = this.queued;
    this.queued = [];
    for (const { response, body } of ending) response.end(body);
  };
}
