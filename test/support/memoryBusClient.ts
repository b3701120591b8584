/** A client of a message bus in memory, and its connection, which a test can break, partition and establish again. */
import type { Logger } from 'pino';
import type { Bus, BusMessage } from '../../src/engine/cluster/bus';
import type { EventLoop } from '../../src/foundation/eventLoop';
import type { MemoryBusOptions, MessageFate, MessageFaults } from './messageFaults';

export interface MemoryBusClientOptions {
  /** Event loop of the client's process, which handles each message in a turn of its own. */
  readonly eventLoop: Pick<EventLoop, 'nextTurn'>;
  readonly log: Pick<Logger, 'error'>;
  /** Whether the client does not get its own messages; true by default, as with `natsBus`. */
  readonly noEcho?: boolean;
}

/** The server, as its clients use it. */
export interface BusServer {
  readonly options: MemoryBusOptions;
  readonly messageBytesMax: number;
  readonly faults: MessageFaults;
  readonly frozen: boolean;
  handle(sender: MemoryBusClient, message: BusMessage): void;
  remove(client: MemoryBusClient): void;
}

interface Subscription {
  /** May end with `.>`, which stands for one or more words. */
  readonly subject: string;
  readonly onMessage: (message: BusMessage) => void;
}

/** Messages on their way in one direction. */
class Lane {
  private queue: (() => void)[] = [];
  private isBlocked = false;

  constructor(private readonly eventLoop: MemoryBusOptions['eventLoop']) {}

  send({ delayMs, isReordered }: MessageFate, arrive: () => void): void {
    if (!isReordered) this.queue.push(arrive);
    this.eventLoop.after(delayMs, () => {
      if (!isReordered) this.arriveThrough(arrive);
      else if (this.isBlocked) this.queue.push(arrive);
      else arrive();
    });
  }

  block(): void {
    this.isBlocked = true;
  }

  unblock(): void {
    this.isBlocked = false;
    for (const arrive of this.queue.splice(0)) arrive();
  }

  drop(): void {
    this.queue = [];
  }

  /** This message is due, and with it all that were sent before. */
  private arriveThrough(last: () => void): void {
    const index = this.isBlocked ? -1 : this.queue.indexOf(last);
    for (const arrive of this.queue.splice(0, index + 1)) arrive();
  }
}

export class MemoryBusClient implements Bus {
  connections = 1;
  /** What the client knows of its connection. */
  private isUp = true;
  private readonly changes: boolean[] = [];
  /** The connection itself, and its number. */
  private isLinked = true;
  private link = 1;
  private isPartitioned = false;
  /** Whether the server takes the client for connected. */
  private isListed = true;
  private subscriptions: Subscription[] = [];
  private readonly listeners: ((isConnected: boolean) => void)[] = [];
  private readonly toServer: Lane;
  private readonly fromServer: Lane;

  constructor(
    private readonly server: BusServer,
    private readonly options: MemoryBusClientOptions,
  ) {
    this.toServer = new Lane(server.options.eventLoop);
    this.fromServer = new Lane(server.options.eventLoop);
  }

  get noEcho(): boolean {
    return this.options.noEcho ?? true;
  }

  get isConnected(): boolean {
    return this.isUp;
  }

  get messageBytesMax(): number {
    return this.server.messageBytesMax;
  }

  publish(subject: string, data: Uint8Array, reply = ''): boolean {
    if (!this.isUp || data.length > this.messageBytesMax) return false;
    const { link } = this;
    const { faults } = this.server;
    const fate = faults.fateOf(subject);
    if (!this.isLinked || fate.copies === 0) return true;
    this.toServer.send(fate, () => {
      if ((this.isLinked && this.link === link) || faults.survivesDisconnect())
        this.server.handle(this, { subject, data, reply, isUndelivered: false });
    });
    return true;
  }

  subscribe(subject: string, onMessage: (message: BusMessage) => void): () => void {
    const subscription = { subject, onMessage };
    this.subscriptions.push(subscription);
    return () => {
      this.subscriptions = this.subscriptions.filter((other) => other !== subscription);
    };
  }

  onConnection(listener: (isConnected: boolean) => void): void {
    this.listeners.push(listener);
  }

  async close(): Promise<void> {
    this.isUp = false;
    this.disconnect();
    this.server.remove(this);
  }

  /**
   * The connection breaks; messages on their way to the client are lost. The client learns it in its next turn.
   * `isNoticed`: whether the server learns it, too. Otherwise the client counts as a listener until `forget` is called
   * or it connects again.
   */
  disconnect({ isNoticed = true } = {}): void {
    if (!this.isLinked) return;
    this.isLinked = false;
    this.isListed = !isNoticed;
    this.fromServer.drop();
    this.announce(false);
  }

  /** The server notices that the connection is broken. */
  forget(): void {
    this.isListed = this.isLinked;
  }

  /** Returns false while that is impossible: the client is partitioned, or the server frozen. */
  reconnect(): boolean {
    if (this.isLinked) return true;
    if (this.isPartitioned || this.server.frozen) return false;
    this.isLinked = true;
    this.isListed = true;
    this.link += 1;
    this.announce(true);
    return true;
  }

  /** Messages are held up in both directions, and neither side notices. */
  partition(): void {
    this.isPartitioned = true;
    this.toServer.block();
    this.fromServer.block();
  }

  /** Ends a partition. What was held up arrives, unless the connection broke meanwhile. */
  heal(): void {
    this.isPartitioned = false;
    this.toServer.unblock();
    this.fromServer.unblock();
  }

  /** The server sends the message to the subscriptions that match. Returns whether any does. */
  offer(message: BusMessage): boolean {
    if (!this.isListed) return false;
    const matching = this.subscriptions.filter(({ subject }) => matches(subject, message.subject));
    if (this.isLinked) for (const subscription of matching) this.deliver(subscription, message);
    return matching.length > 0;
  }

  private deliver(subscription: Subscription, message: BusMessage): void {
    const fate = this.server.faults.fateOf(message.subject);
    const { link } = this;
    for (let copy = 0; copy < fate.copies; copy += 1)
      this.fromServer.send(fate, () => {
        if (this.isLinked && this.link === link)
          this.options.eventLoop.nextTurn(() => this.receive(subscription, message));
      });
  }

  private receive(subscription: Subscription, message: BusMessage): void {
    if (!this.subscriptions.includes(subscription)) return;
    try {
      subscription.onMessage(message);
    } catch (error) {
      this.options.log.error({ err: error, subject: subscription.subject }, 'handling a message failed');
    }
  }

  /** The client learns of changes in their order, also if its turns are late. */
  private announce(isConnected: boolean): void {
    this.changes.push(isConnected);
    this.options.eventLoop.nextTurn(() => this.setConnected(this.changes.shift()));
  }

  private setConnected(isConnected = this.isUp): void {
    if (this.isUp === isConnected) return;
    this.isUp = isConnected;
    if (isConnected) this.connections += 1;
    for (const listener of this.listeners) listener(isConnected);
  }
}

function matches(pattern: string, subject: string): boolean {
  return pattern.endsWith('.>') ? subject.startsWith(pattern.slice(0, -1)) : pattern === subject;
}
