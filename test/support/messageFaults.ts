/** What may happen to the messages of a message bus in memory. */
import type { EventLoop } from '../../src/foundation/eventLoop';

/** What happens to one message between a client and the server. */
export interface MessageFate {
  /** 0: it is lost. 2: it is delivered twice; on the way to the server, that counts as 1. */
  readonly copies: 0 | 1 | 2;
  readonly delayMs: number;
  /** Whether it may be passed by later messages, and pass earlier ones. Otherwise messages arrive in order. */
  readonly isReordered: boolean;
}

export interface MessageFaults {
  fateOf(subject: string): MessageFate;
  /** Whether a message that was on its way to the server when the connection broke arrives all the same. */
  survivesDisconnect(): boolean;
}

export interface MemoryBusOptions {
  /** Network and server work on it. */
  readonly eventLoop: Pick<EventLoop, 'after'>;
  readonly faults?: MessageFaults;
  readonly messageBytesMax?: number;
}
