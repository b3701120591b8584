/**
 * The sockets that are open, whatever protocol they speak: counts them by address, passes on what their clients send, and
 * closes them. A client can end only its own connection.
 */
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import type { Clock } from '../../../foundation/clock';
import type { EventLoop } from '../../../foundation/eventLoop';
import { CLOSE, type ConnectionOptions, StreamConnection } from './streamConnection';

export interface OpenConnectionsOptions extends Pick<ConnectionOptions, 'isCurrent' | 'onDropped'> {
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  readonly log: Pick<Logger, 'error' | 'debug'>;
  /** Ends the subscriptions of a connection that was closed. */
  readonly onClosed: (connection: StreamConnection) => void;
}

export class OpenConnections {
  private readonly open = new Map<WebSocket, StreamConnection>();
  private readonly countsByOwner = new Map<string, number>();
  private readonly listeners: ReturnType<OpenConnections['createListeners']>;
  private onLastClosed: () => void = () => undefined;

  constructor(private readonly options: OpenConnectionsOptions) {
    this.listeners = this.createListeners();
  }

  get size(): number {
    return this.open.size;
  }

  /** The number of connections of one address. */
  countOf(owner: string): number {
    return this.countsByOwner.get(owner) ?? 0;
  }

  [Symbol.iterator](): Iterator<StreamConnection> {
    return this.open.values();
  }

  add(
    webSocket: WebSocket,
    socket: Duplex,
    { owner, ...form }: Pick<ConnectionOptions, 'owner' | 'combined' | 'protocol'>,
  ): StreamConnection {
    const { isCurrent, onDropped } = this.options;
    const connection = new StreamConnection({ ...form, owner, webSocket, socket, isCurrent, onDropped });
    this.open.set(webSocket, connection);
    this.countsByOwner.set(owner, this.countOf(owner) + 1);
    const { error, message, ping, pong, close } = this.listeners;
    webSocket.on('error', error).on('message', message).on('ping', ping).on('pong', pong).on('close', close);
    return connection;
  }

  /** A bug while serving one client closes only that client's socket. */
  guard(connection: StreamConnection, call: () => void): void {
    try {
      call();
    } catch (error) {
      this.options.log.error({ err: error }, 'a stream request failed; closing its socket');
      connection.close(CLOSE.internalError, 'internal error');
    }
  }

  /** Sends a last frame to every client and closes its socket. Resolves when all are closed. */
  async shutDown(lastFrame: Buffer): Promise<void> {
    const allClosed = new Promise<void>((resolve) => {
      this.onLastClosed = resolve;
    });
    for (const connection of this) {
      // Readers of a raw stream expect nothing but its events.
      if (connection.combined || connection.hasUserData) connection.send(lastFrame);
      connection.close(CLOSE.serviceRestart, 'the server is shutting down');
    }
    if (this.size > 0) await allClosed;
  }

  /**
   * Shared by all sockets, which `ws` passes as `this`. Instead of separate closures for each socket, because these
   * would take a tenth of the memory of an idle connection.
   */
  private createListeners() {
    const { open } = this;
    const { clock, log } = this.options;
    const receive = (connection: StreamConnection | undefined, data: RawData, isBinary: boolean): void =>
      connection && this.receive(connection, data, isBinary);
    const farewell = (webSocket: WebSocket): void => this.remove(webSocket);
    return {
      /** `ws` closes the socket after a malformed frame, but an error without a listener would end the process. */
      error: (error: Error): void => log.debug({ err: error }, 'a stream client violated the WebSocket protocol'),
      message(this: WebSocket, data: RawData, isBinary: boolean): void {
        receive(open.get(this), data, isBinary);
      },
      ping(this: WebSocket): void {
        open.get(this)?.admitPing(clock.nowMs());
      },
      pong(this: WebSocket): void {
        const connection = open.get(this);
        connection?.markAlive();
        connection?.admitPing(clock.nowMs());
      },
      close(this: WebSocket): void {
        farewell(this);
      },
    };
  }

  private receive(connection: StreamConnection, data: RawData, isBinary: boolean): void {
    if (!connection.isOpen) return;
    if (isBinary) return connection.close(CLOSE.unsupportedData, 'control messages are text');
    const { eventLoop } = this.options;
    connection.admitMessage(data.toString(), eventLoop, (text) =>
      this.guard(connection, () => connection.receive(text)),
    );
  }

  private remove(webSocket: WebSocket): void {
    const connection = this.open.get(webSocket);
    if (connection === undefined) return;
    const { owner } = connection;
    this.options.onClosed(connection);
    connection.end();
    this.open.delete(webSocket);
    const left = this.countOf(owner) - 1;
    if (left <= 0) this.countsByOwner.delete(owner);
    else this.countsByOwner.set(owner, left);
    if (this.open.size === 0) this.onLastClosed();
  }
}
