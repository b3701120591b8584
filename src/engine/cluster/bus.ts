/**
 * The message bus between an engine and its gateways. It carries hints and remote calls only: messages may be lost,
 * repeated, delayed or reordered, and the tables have everything that was committed.
 */

export interface BusMessage {
  readonly subject: string;
  readonly data: Uint8Array;
  /** Subject for an answer; empty if none is expected. */
  readonly reply: string;
  /** The bus says that nobody listens to the subject of a message whose answer was expected here. */
  readonly isUndelivered: boolean;
}

export interface Bus {
  /** While false, nothing may be published: it would be lost, or delivered much later. */
  readonly isConnected: boolean;
  /** Size of the largest message, in bytes. */
  readonly messageBytesMax: number;
  /** How often the connection was established. */
  readonly connections: number;
  /** Returns false if the message certainly was not sent: there is no connection, or it is too large. Never throws. */
  publish(subject: string, data: Uint8Array, reply?: string): boolean;
  /** `onMessage` may throw; that is logged. Returns the function that ends the subscription. */
  subscribe(subject: string, onMessage: (message: BusMessage) => void): () => void;
  /** Calls with true after each connect and with false after each loss of the connection. */
  onConnection(listener: (isConnected: boolean) => void): void;
  close(): Promise<void>;
}
