/**
 * A message bus in memory: one server and its clients, on an event loop that the test chooses, with the guarantees of
 * core NATS and no others. `MessageFaults` decide about each message; methods of the server and of the client freeze
 * the one and cut off the other.
 */
import type { BusMessage } from '../../src/engine/cluster/bus';
import { type BusServer, MemoryBusClient, type MemoryBusClientOptions } from './memoryBusClient';
import type { MemoryBusOptions, MessageFaults } from './messageFaults';

const NO_FAULTS: MessageFaults = {
  fateOf: () => ({ copies: 1, delayMs: 0, isReordered: false }),
  survivesDisconnect: () => false,
};
/** The default of a NATS server. */
const MESSAGE_BYTES_MAX = 1_048_576;
const EMPTY = new Uint8Array();

export class MemoryBus implements BusServer {
  readonly messageBytesMax: number;
  readonly faults: MessageFaults;
  private readonly clients: MemoryBusClient[] = [];
  private isFrozen = false;
  private held: (() => void)[] = [];

  constructor(readonly options: MemoryBusOptions) {
    this.faults = options.faults ?? NO_FAULTS;
    this.messageBytesMax = options.messageBytesMax ?? MESSAGE_BYTES_MAX;
  }

  connect(options: MemoryBusClientOptions): MemoryBusClient {
    const client = new MemoryBusClient(this, options);
    this.clients.push(client);
    return client;
  }

  get frozen(): boolean {
    return this.isFrozen;
  }

  /** The server does nothing until `thaw`. */
  freeze(): void {
    this.isFrozen = true;
  }

  /** The server handles everything that has arrived meanwhile. */
  thaw(): void {
    this.isFrozen = false;
    for (const call of this.held.splice(0)) call();
  }

  remove(client: MemoryBusClient): void {
    this.clients.splice(this.clients.indexOf(client), 1);
  }

  /** A message has reached the server. If an answer is expected and nobody listens, its sender is told. */
  handle(sender: MemoryBusClient, message: BusMessage): void {
    if (this.isFrozen) return void this.held.push(() => this.handle(sender, message));
    let isHeard = false;
    for (const client of Array.from(this.clients))
      if ((client !== sender || !client.noEcho) && client.offer(message)) isHeard = true;
    const { reply } = message;
    if (!isHeard && reply !== '') sender.offer({ subject: reply, data: EMPTY, reply: '', isUndelivered: true });
  }
}
