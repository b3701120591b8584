/**
 * The message bus between an engine and its gateways. It carries hints and remote calls only: messages may be lost,
 * repeated, delayed or reordered, and the tables have everything that was committed.
 */

export interface BusMessage {
  readonly subject: string;
  readonly data: Uint8Array;
  /** Subject to which an answer must be published; empty if no answer is expected. */
  readonly reply: string;
  /** True for the bus's notice that nobody listens to the subject of a request whose answer is expected here. */
  readonly isUndelivered: boolean;
}

export interface Bus {
  /** While false, nothing may be published: it would be lost, or delivered much later. */
  readonly isConnected: boolean;
  /** Size of the largest message, in bytes. */
  readonly messageBytesMax: number;
  /** Number of times that the connection was established. */
  readonly connections: number;
  /**
   * Publishes a message. Returns false if it certainly was not sent: there is no connection, or it is too large. Never
   * throws.
   */
  publish(subject: string, data: Uint8Array, reply?: string): boolean;
  /**
   * Subscribes to a subject. `onMessage` may throw; the error is logged. Returns the function that ends the
   * subscription.
   */
  subscribe(subject: string, onMessage: (message: BusMessage) => void): () => void;
  /** Calls with true after each connect and with false after each loss of the connection. */
  onConnection(listener: (isConnected: boolean) => void): void;
  close(): Promise<void>;
}
