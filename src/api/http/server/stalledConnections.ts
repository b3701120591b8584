/**
 * Limits for each address and each connection. A connection that exceeds one is closed without a response, before more
 * of it is read, because writing a response would be work too.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Cancel, EventLoop } from '../../../foundation/eventLoop';
import { normalizeAddress, rateLimitOwner, type TrustedProxies } from '../calls/addresses';

/**
 * Connections are counted for the same owner as requests are: an IPv6 /64 is one owner. The connections of a trusted
 * proxy belong to many clients and are not limited here.
 */
export function limitConnections(server: Server, perAddressMax: number, trustedProxies: TrustedProxies): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress ?? '';
    if (trustedProxies.includes(peer)) return;
    const owner = rateLimitOwner(normalizeAddress(peer));
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

export interface ConnectionGuardLimits {
  readonly pipelinedMax: number;
  readonly stalledTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  readonly headersTimeoutMs: number;
  readonly connectionsCheckingIntervalMs: number;
}

interface ConnectionState {
  /** Requests whose responses have not been sent completely. */
  unanswered: number;
  /** The tick at which the client last read a part of a response. */
  progressAtTick: number;
  /** Response bytes that the operating system had not sent at the last check. */
  unsentBytes: number;
  /** The work on requests that arrived before the previous one was answered. */
  readonly pipelined: (() => void)[];
}

/**
 * Watches each connection from its first request on: how many requests it has open, and how long it lets the server
 * wait for reading a response or for sending its next request. Node's own timeouts are not enough: they start again
 * with every byte received, and a client may send empty lines for ever (RFC 9112 section 2.2). Time is counted in
 * ticks, so that a jump of the clock closes no connection.
 */
export class ConnectionGuard {
  private readonly open = new Map<Socket, ConnectionState>();
  private tick = 0;

  constructor(
    server: Server,
    private readonly limits: ConnectionGuardLimits,
    private readonly eventLoop: EventLoop,
  ) {
    // WebSocket connections have their own limits.
    server.on('upgrade', ({ socket }) => this.open.delete(socket));
    const stopChecking: Cancel = eventLoop.every(limits.connectionsCheckingIntervalMs, () =>
      this.closeStalledConnections(),
    );
    server.once('close', stopChecking);
  }

  /**
   * Starts the work on a request, or closes its connection if that has too many unanswered requests. One packet can
   * hold a thousand pipelined requests, which the parser emits at once. They are started one in each event-loop
   * iteration, so that other connections are served in between.
   */
  startWork({ socket }: IncomingMessage, response: ServerResponse, work: () => void): void {
    if (socket.destroyed) return;
    const connection = this.open.get(socket) ?? this.trackConnection(socket);
    if (connection.unanswered >= this.limits.pipelinedMax) {
      socket.destroy();
      return;
    }
    connection.unanswered += 1;
    response.once('close', () => {
      connection.unanswered -= 1;
      connection.progressAtTick = this.tick;
    });
    if (connection.unanswered === 1 && connection.pipelined.length === 0) return work();
    connection.pipelined.push(work);
    if (connection.pipelined.length === 1) this.eventLoop.nextTurn(() => this.startNext(socket, connection));
  }

  /** Starts one request, after the operating system has accepted the previous responses. */
  private startNext(socket: Socket, connection: ConnectionState): void {
    if (socket.destroyed) return;
    if (socket.writableNeedDrain) {
      socket.once('drain', () => this.startNext(socket, connection));
      return;
    }
    connection.pipelined.shift()?.();
    if (connection.pipelined.length > 0) this.eventLoop.nextTurn(() => this.startNext(socket, connection));
  }

  private trackConnection(socket: Socket): ConnectionState {
    const connection: ConnectionState = { unanswered: 0, progressAtTick: this.tick, unsentBytes: 0, pipelined: [] };
    this.open.set(socket, connection);
    socket.once('close', () => this.open.delete(socket));
    return connection;
  }

  private closeStalledConnections(): void {
    const {
      stalledTimeoutMs,
      keepAliveTimeoutMs,
      headersTimeoutMs,
      connectionsCheckingIntervalMs: tickMs,
    } = this.limits;
    const idleMs = keepAliveTimeoutMs === 0 ? Number.POSITIVE_INFINITY : keepAliveTimeoutMs + headersTimeoutMs;
    this.tick += 1;
    for (const [socket, connection] of this.open) {
      const { unanswered, unsentBytes } = connection;
      const unsent = unsentBytesOf(socket);
      connection.unsentBytes = unsent;
      // While no response bytes are waiting, a client with an open request waits for the server.
      if (unsent < unsentBytes || (unsent > 0 && unsentBytes === 0) || (unsent === 0 && unanswered > 0))
        connection.progressAtTick = this.tick;
      if ((this.tick - connection.progressAtTick) * tickMs > (unsent > 0 ? stalledTimeoutMs : idleMs)) socket.destroy();
    }
  }
}

/** Bytes buffered in Node and in libuv. The latter decrease while the client reads one long response. */
function unsentBytesOf(socket: Socket): number {
  const handle: unknown = '_handle' in socket ? socket._handle : undefined;
  const queued =
    typeof handle === 'object' && handle !== null && 'writeQueueSize' in handle ? Number(handle.writeQueueSize) : 0;
  return socket.writableLength + queued;
}
