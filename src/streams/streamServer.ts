/**
 * The WebSocket side of the service, on the port of the HTTP server: sockets in, committed events out. It wires the door, the sockets, the
 * subscriptions and the channels, and nothing else. Whatever one client sends or does not read, no other client and not the process may notice.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type RawData, type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import type { components } from '../../generated/streams';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { EngineEvent } from '../core/events';
import { type Cancel, type EventLoop, systemEventLoop } from '../eventLoop';
import { allChannels } from './channels';
import type { Channel, ChannelContext, MakeChannel, StreamEngine } from './channels/channel';
import { ControlMessages } from './controlMessages';
import { FanOut } from './fanOut';
import { textFrame } from './frames';
import { Liveness } from './liveness';
import { CLOSE, StreamConnection } from './streamConnection';
import type { StreamRequest } from './streamUrl';
import { Subscriptions } from './subscriptions';
import {
  admitUpgrade,
  eventsArchived,
  invalidResume,
  listenKeyNotFound,
  malformedHandshake,
  rejectUpgrade,
  type UpgradeRejection,
  unavailable,
} from './upgrade';
import { type ResumePoint, readResume } from './userData/resume';
import type { UserDataSource } from './userData/source';
import { UserData } from './userData/userData';

export interface StreamsOptions {
  readonly server: Server;
  readonly engine: StreamEngine;
  readonly clock: Clock;
  readonly config: Pick<Config, 'streams'>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;
  /** Whose connections are counted together: the caller's address, as the HTTP side sees it. By default the socket's. */
  readonly addressOf?: (request: IncomingMessage) => string;
  readonly eventLoop?: EventLoop;
  readonly channels?: readonly MakeChannel[];
  /** Without it, a listen key is a word like any other. */
  readonly userData?: UserDataSource;
  readonly observer?: StreamsObserver | undefined;
}

/** Who looks on while events are sent, once a batch. Looking on changes nothing. */
export interface StreamsObserver {
  /** What happened so long ago has been sent to all its readers. */
  readonly sent: (ageMs: number) => void;
  /** A socket was told to come back (1013) because it was too slow. */
  readonly dropped: () => void;
}

export interface Streams {
  readonly connections: number;
  readonly openStreams: number;
  /** Sockets of each stream, added up. */
  readonly subscriptions: number;
  /** The listen key with this hash has ended: its sockets are told and closed. Noticed by itself within a second or so; here at once. */
  endListenKey(hash: string): void;
  /** Tells every client, closes every socket, and resolves when none is left; a client that does not answer is cut in time. */
  close(): Promise<void>;
}

/** Serves streams on `server` from now on. */
export function attachStreams(options: StreamsOptions): Streams {
  return new StreamServer(options);
}

class StreamServer implements Streams {
  private readonly engine: StreamEngine;
  private readonly clock: Clock;
  private readonly limits: Config['streams'];
  private readonly log: StreamsOptions['log'];
  private readonly eventLoop: EventLoop;
  private readonly addressOf: (request: IncomingMessage) => string;
  private readonly allowedOrigins: ReadonlySet<string>;
  private readonly webSockets: WebSocketServer;
  private readonly listeners: ReturnType<StreamServer['makeListeners']>;
  private readonly open = new Map<WebSocket, StreamConnection>();
  private readonly connectionsByAddress = new Map<string, number>();
  private readonly fanOut: FanOut;
  private readonly channels: readonly Channel[];
  private readonly userData: UserData | undefined;
  private readonly readers: Subscriptions;
  private readonly control: ControlMessages;
  private readonly liveness: Liveness;
  private readonly cancels: Cancel[] = [];
  private lastEventMs = 0;
  private readonly observer: StreamsObserver | undefined;
  /** A peer that went away is no news; unheard, it would end the process. */
  private readonly ignoreSocketError = (error: Error): void => this.log.debug({ err: error }, 'stream socket failed');
  private whenClosed: Promise<void> | undefined;
  private onLastClosed: () => void = () => undefined;

  constructor({
    server,
    engine,
    clock,
    config,
    log,
    addressOf,
    eventLoop: timers = systemEventLoop,
    channels = allChannels,
    userData,
    observer,
  }: StreamsOptions) {
    this.engine = engine;
    this.observer = observer;
    this.clock = clock;
    this.limits = config.streams;
    this.log = log;
    this.eventLoop = timers;
    this.addressOf = addressOf ?? ((request) => request.socket.remoteAddress ?? '');
    this.allowedOrigins = new Set(this.limits.allowedOrigins.split(',').filter((origin) => origin !== ''));
    this.webSockets = this.makeWebSocketServer();
    this.listeners = this.makeListeners();
    this.fanOut = new FanOut(timers, this.limits.sendsPerTurn);
    this.channels = channels.map((make) => make(this.channelContext()));
    this.userData = userData && this.makeUserData(userData);
    this.readers = new Subscriptions(this.channels, this.fanOut, this.limits.waitingFramesMax, this.userData);
    this.control = new ControlMessages(this.readers, this.limits.streamsPerSocketMax);
    this.liveness = new Liveness(this.limits.pingIntervalMs, () => this.open.values());
    this.every(this.liveness.turnMs, () => this.liveness.turn());
    this.every(this.limits.listenKeyCheckMs, () => void this.userData?.check());
    this.cancels.push(engine.subscribe((events) => this.publish(events)));
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  get connections(): number {
    return this.open.size;
  }

  get openStreams(): number {
    return this.readers.openStreams;
  }

  get subscriptions(): number {
    return this.readers.count;
  }

  endListenKey(hash: string): void {
    this.userData?.end(hash);
  }

  close(): Promise<void> {
    this.whenClosed ??= this.shutDown();
    return this.whenClosed;
  }

  private makeWebSocketServer(): WebSocketServer {
    const { frameBytesMax, fragmentsMax, bufferedChunksMax, closeTimeoutMs } = this.limits;
    // Its types do not know yet how long a closing handshake may take.
    const options: ServerOptions & { readonly closeTimeout: number } = {
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: frameBytesMax,
      maxFragments: fragmentsMax,
      maxBufferedChunks: bufferedChunksMax,
      closeTimeout: closeTimeoutMs,
    };
    const webSockets = new WebSocketServer(options);
    webSockets.on('wsClientError', (error, socket) => rejectUpgrade(socket, malformedHandshake(error.message)));
    return webSockets;
  }

  private makeUserData(source: UserDataSource): UserData {
    const { userDataReadsMax: readsMax, sendsPerTurn, waitingFramesMax: waitingMax } = this.limits;
    return new UserData({
      source,
      eventLoop: this.eventLoop,
      log: this.log,
      eventTimeMs: () => this.eventTimeMs(),
      readsMax,
      sendsPerTurn,
      waitingMax,
    });
  }

  private channelContext(): ChannelContext {
    return {
      engine: this.engine,
      publish: (stream, data) => this.readers.publish(stream, data),
      publishEach: (stream, items, render) => this.readers.publishEach(stream, items, render),
      eventTimeMs: () => this.eventTimeMs(),
      every: (everyMs, call) => this.every(everyMs, call),
      klineIntervalMs: this.limits.klineIntervalMs,
    };
  }

  /**
   * One hand for all streams, so that `E` never decreases whatever the clock does, and is never before the event that it tells or the settled time
   * that a close follows from.
   */
  private eventTimeMs(): number {
    this.lastEventMs = Math.max(this.lastEventMs, this.clock.nowMs(), this.engine.watermarkMs());
    return this.lastEventMs;
  }

  private every(everyMs: number, call: () => void): void {
    this.cancels.push(this.eventLoop.every(everyMs, () => this.guardChannels(call)));
  }

  private publish(events: readonly EngineEvent[]): void {
    this.lastEventMs = Math.max(this.lastEventMs, events.at(-1)?.timeMs ?? 0);
    this.guardChannels(() => {
      for (const channel of this.channels) channel.committed(events);
    });
    this.guardChannels(() => this.userData?.committed(events));
    if (this.observer !== undefined) this.observeLag(this.observer, events);
  }

  private observeLag({ sent }: StreamsObserver, events: readonly EngineEvent[]): void {
    const happenedMs = events.at(-1)?.timeMs;
    if (happenedMs !== undefined)
      void this.fanOut.idle().then(() => sent(Math.max(0, this.clock.nowMs() - happenedMs)));
  }

  /**
   * A bug in a channel must neither stop the engine, which is telling it its events, nor leave readers with a gap they cannot see: all sockets
   * are closed, and with them all that the channels remember.
   */
  private guardChannels(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.log.error({ err: error }, 'a stream channel failed; closing all sockets');
      for (const connection of this.open.values()) {
        connection.close(CLOSE.internalError, 'internal error');
        this.readers.leave(connection);
      }
    }
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', this.ignoreSocketError);
    const address = this.admit(request);
    if ('status' in address) return rejectUpgrade(socket, address);
    const resume = this.userData === undefined ? 'none' : readResume(address, this.userData.newest);
    if (resume === 'none') return this.accept(request, socket, head, address);
    if ('problem' in resume) return rejectUpgrade(socket, invalidResume(resume.problem));
    this.resume(request, socket, head, resume).catch((error: unknown) => {
      this.log.error({ err: error }, 'a handshake failed');
      socket.destroy();
    });
  }

  private admit(request: IncomingMessage): StreamRequest | UpgradeRejection {
    return admitUpgrade(request, {
      isClosing: this.whenClosed !== undefined,
      connections: this.open.size,
      connectionsMax: this.limits.connectionsMax,
      connectionsOfAddress: this.connectionsByAddress.get(this.addressOf(request)) ?? 0,
      connectionsPerAddressMax: this.limits.connectionsPerAddressMax,
      allowedOrigins: this.allowedOrigins,
    });
  }

  /** Opens only to listen keys that live, and where nothing is missing; meanwhile others may have taken the last place. */
  private async resume(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    { listenKeys, after }: ResumePoint,
  ): Promise<void> {
    let areLiving: boolean;
    let archived: number;
    try {
      [areLiving, archived] = await Promise.all([
        this.userData?.areActive(listenKeys) ?? false,
        this.userData?.archivedThrough() ?? 0,
      ]);
    } catch (error) {
      this.log.warn({ err: error }, 'listen keys could not be looked up');
      return rejectUpgrade(socket, unavailable());
    }
    const address = this.admit(request);
    if ('status' in address) rejectUpgrade(socket, address);
    else if (!areLiving) rejectUpgrade(socket, listenKeyNotFound());
    else if (after < archived) rejectUpgrade(socket, eventsArchived(archived));
    else this.accept(request, socket, head, address, after);
  }

  private accept(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    { combined, streams }: StreamRequest,
    after?: number,
  ): void {
    this.webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = this.addConnection(webSocket, socket, this.addressOf(request), combined);
      this.guardConnection(connection, () => {
        const error = this.control.subscribeAtOpen(connection, streams, after);
        if (error !== undefined) connection.sendResponse(error);
      });
    });
  }

  private addConnection(webSocket: WebSocket, socket: Duplex, owner: string, combined: boolean): StreamConnection {
    const connection = new StreamConnection({
      webSocket,
      socket,
      combined,
      limits: this.limits,
      owner,
      onDropped: this.observer?.dropped,
    });
    this.open.set(webSocket, connection);
    this.connectionsByAddress.set(owner, (this.connectionsByAddress.get(owner) ?? 0) + 1);
    const { error, message, ping, pong, close } = this.listeners;
    webSocket.on('error', error).on('message', message).on('ping', ping).on('pong', pong).on('close', close);
    return connection;
  }

  /** The same for all sockets, of which each says by `this` who it is: listeners of its own would be a tenth of what an idle one takes. */
  private makeListeners() {
    const { clock, log, open } = this;
    const receive = (connection: StreamConnection | undefined, data: RawData, isBinary: boolean): void =>
      connection && this.receive(connection, data, isBinary);
    const farewell = (webSocket: WebSocket): void => this.removeConnection(webSocket);
    return {
      /** `ws` closes the socket by itself after a malformed frame, but an unheard error ends the process. */
      error: (error: Error): void => log.debug({ err: error }, 'stream client broke the protocol'),
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
    if (!connection.isOpen || !connection.admitMessage(this.clock.nowMs())) return;
    if (isBinary) connection.close(CLOSE.unsupportedData, 'control messages are text');
    else
      this.guardConnection(connection, () => connection.sendResponse(this.control.answer(connection, data.toString())));
  }

  /** A bug met while serving one client ends that client's socket alone. */
  private guardConnection(connection: StreamConnection, call: () => void): void {
    try {
      call();
    } catch (error) {
      this.log.error({ err: error }, 'a stream request failed; closing its socket');
      connection.close(CLOSE.internalError, 'internal error');
    }
  }

  private removeConnection(webSocket: WebSocket): void {
    const connection = this.open.get(webSocket);
    if (connection === undefined) return;
    const { owner } = connection;
    this.readers.leave(connection);
    this.open.delete(webSocket);
    const left = (this.connectionsByAddress.get(owner) ?? 1) - 1;
    if (left === 0) this.connectionsByAddress.delete(owner);
    else this.connectionsByAddress.set(owner, left);
    if (this.open.size === 0) this.onLastClosed();
  }

  private async shutDown(): Promise<void> {
    for (const cancel of this.cancels) cancel();
    await this.fanOut.idle();
    await this.userData?.idle();
    const event: components['schemas']['ServerShutdownEvent'] = { e: 'serverShutdown', E: this.eventTimeMs() };
    const goodbye = textFrame(JSON.stringify(event));
    const everyoneLeft = new Promise<void>((resolve) => {
      this.onLastClosed = resolve;
    });
    for (const connection of this.open.values()) {
      connection.send(goodbye);
      connection.close(CLOSE.serviceRestart, 'the server is shutting down');
    }
    if (this.open.size > 0) await everyoneLeft;
  }
}
