/** What one address and one connection may take of the server. Who takes more is hung up on, before anything more of it is read: an answer would be work too. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { plainAddress, rateOwner } from './addresses';

/** Addresses are counted as their requests are: an IPv6 /64 is one. */
export function limitConnections(server: Server, perAddressMax: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const owner = rateOwner(plainAddress(socket.remoteAddress ?? ''));
    const count = (open.get(owner) ?? 0) + 1;
    if (count > perAddressMax) {
      socket.destroy();
      return;
    }
    open.set(owner, count);
    socket.once('close', () => {
      const left = (open.get(owner) ?? 1) - 1;
      if (left === 0) open.delete(owner);
      else open.set(owner, left);
    });
  });
}

export interface ConversationLimits {
  readonly pipelinedMax: number;
  readonly stalledTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  readonly headersTimeoutMs: number;
  readonly connectionsCheckingIntervalMs: number;
}

interface Conversation {
  /** Requests whose answers were not taken yet. */
  unanswered: number;
  /** The tick at which some of an answer was last taken. */
  takenAt: number;
  /** What of the answers the system had not taken when it was last looked at. */
  unsentBytes: number;
  /** Requests that came together with one before them, each as the work on it. */
  readonly behind: (() => void)[];
}

/**
 * Each connection from its first request on: what it has asked, and how long it leaves us waiting, for its taking the answer or for its next request. Node's own
 * timeouts start again with every byte that comes, and empty lines may come for ever (RFC 9112 section 2.2). Time is counted in ticks, so that a jump of the
 * clock cuts nobody.
 */
export class Conversations {
  private readonly open = new Map<Socket, Conversation>();
  private tick = 0;

  constructor(
    server: Server,
    private readonly limits: ConversationLimits,
  ) {
    // What becomes a stream has limits of its own.
    server.on('upgrade', ({ socket }) => this.open.delete(socket));
    const checking = setInterval(() => this.cutWhoKeepsUsWaiting(), limits.connectionsCheckingIntervalMs);
    server.once('close', () => clearInterval(checking));
  }

  /**
   * Begins the work on a request, unless its connection has too many under way. The parser hands over every request of a packet at once, and a packet holds a
   * thousand: those that came before the answers to the ones before them were taken are counted, and others have their turn between one and the next.
   */
  take({ socket }: IncomingMessage, response: ServerResponse, work: () => void): void {
    if (socket.destroyed) return;
    const conversation = this.open.get(socket) ?? this.begin(socket);
    if (conversation.unanswered >= this.limits.pipelinedMax) {
      socket.destroy();
      return;
    }
    conversation.unanswered += 1;
    response.once('close', () => {
      conversation.unanswered -= 1;
      conversation.takenAt = this.tick;
    });
    if (conversation.unanswered === 1 && conversation.behind.length === 0) return work();
    conversation.behind.push(work);
    if (conversation.behind.length === 1) setImmediate(() => this.goOn(socket, conversation));
  }

  /** With one in each turn of the event loop, and only once the system has taken the answers before. */
  private goOn(socket: Socket, conversation: Conversation): void {
    if (socket.destroyed) return;
    if (socket.writableNeedDrain) {
      socket.once('drain', () => this.goOn(socket, conversation));
      return;
    }
    conversation.behind.shift()?.();
    if (conversation.behind.length > 0) setImmediate(() => this.goOn(socket, conversation));
  }

  private begin(socket: Socket): Conversation {
    const conversation: Conversation = { unanswered: 0, takenAt: this.tick, unsentBytes: 0, behind: [] };
    this.open.set(socket, conversation);
    socket.once('close', () => this.open.delete(socket));
    return conversation;
  }

  private cutWhoKeepsUsWaiting(): void {
    const {
      stalledTimeoutMs,
      keepAliveTimeoutMs,
      headersTimeoutMs,
      connectionsCheckingIntervalMs: tickMs,
    } = this.limits;
    const idleMs = keepAliveTimeoutMs === 0 ? Number.POSITIVE_INFINITY : keepAliveTimeoutMs + headersTimeoutMs;
    this.tick += 1;
    for (const [socket, conversation] of this.open) {
      const { unanswered, unsentBytes } = conversation;
      const unsent = unsentBytesOf(socket);
      conversation.unsentBytes = unsent;
      // While nothing is there to be taken, a caller with a request waits for us.
      if (unsent < unsentBytes || (unsent > 0 && unsentBytes === 0) || (unsent === 0 && unanswered > 0))
        conversation.takenAt = this.tick;
      if ((this.tick - conversation.takenAt) * tickMs > (unsent > 0 ? stalledTimeoutMs : idleMs)) socket.destroy();
    }
  }
}

/** What waits in node, and what of it waits in the system's queue, which gets shorter while one long answer is taken. */
function unsentBytesOf(socket: Socket): number {
  const handle: unknown = '_handle' in socket ? socket._handle : undefined;
  const queued =
    typeof handle === 'object' && handle !== null && 'writeQueueSize' in handle ? Number(handle.writeQueueSize) : 0;
  return socket.writableLength + queued;
}
