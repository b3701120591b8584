/**
 * The WebSocket server, on the port of the HTTP server. It connects upgrades, sockets, subscriptions and channels, and
 * sends committed events. Whatever a client sends, and however slowly it reads, neither other clients nor the process
 * may be affected.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type RawData, type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import type { components } from '../../../generated/streams';
import type { EngineEvent } from '../../core/model/events';
import type { Clock } from '../../foundation/clock';
import { type Cancel, type EventLoop, systemEventLoop } from '../../foundation/eventLoop';
import type { Config } from '../../foundation/settings/config';
import type { KlineHistorySource } from '../marketData/klineHistorySource';
import { allChannels } from './channels';
import type { Channel, ChannelContext, MakeChannel, StreamEngine } from './channels/channel';
import { FanOut } from './connection/fanOut';
import { Liveness } from './connection/pingLiveness';
import { CLOSE, StreamConnection } from './connection/streamConnection';
import { textFrame } from './frames/frames';
import { ApiSession } from './protocols/apiSession';
import { BinanceApi } from './protocols/binanceApi';
import type { BinanceSessions } from './protocols/binanceSessions';
import { BinanceControlMessages } from './protocols/binanceStreams';
import { ControlMessages } from './protocols/ownStreams';
import { Subscriptions } from './protocols/subscriptions';
import type { StreamRequest } from './upgrade/streamUrl';
import {
  admitUpgrade,
  eventsArchivedRejection,
  invalidResumeRejection,
  listenKeyNotFoundRejection,
  malformedHandshakeRejection,
  rejectUpgrade,
  type UpgradeRejection,
  unavailableRejection,
} from './upgrade/upgrade';
import { CancelOnDisconnect } from './userData/cancelOnDisconnect';
import type { ConnectionTimer } from './userData/connectionTimer';
import type { ConnectionTimerSource } from './userData/connectionTimerSource';
import { parseResumeRequest, type ResumePoint } from './userData/resumePosition';
import { UserData } from './userData/userData';
import type { UserDataSource } from './userData/userDataSource';

/** How often the lease is checked, so that connections on which nothing is sent are closed, too. */
const LEASE_CHECK_MS = 250;

export interface StreamsOptions {
  readonly server: Server;
  readonly engine: StreamEngine;
  readonly clock: Clock;
  readonly config: Pick<Config, 'streams' | 'sandbox'>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;
  /** Client address for the limit of connections per address. By default the address of the socket. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** Whether the request names this server as its host. By default every host is accepted. */
  readonly isOwnHost?: (request: IncomingMessage) => boolean;
  readonly eventLoop?: EventLoop;
  readonly channels?: readonly MakeChannel[];
  /** Without it, listen keys are treated as unknown stream names. */
  readonly userData?: UserDataSource;
  /** Without it, the parameter `cancel_on_disconnect` is ignored. */
  readonly connectionTimers?: ConnectionTimerSource;
  readonly klineHistory: KlineHistorySource;
  /** Without it, there is no Binance-compatible WebSocket API. */
  readonly binanceSessions?: BinanceSessions;
  /** The client's address for the allowlists of API keys. By default the address of the socket. */
  readonly clientIp?: (request: IncomingMessage) => string;
  readonly observer?: StreamsObserver | undefined;
}

interface LookupsOfUpgrade {
  readonly address: StreamRequest;
  readonly resume: ResumePoint | 'none';
  readonly needsTimer: boolean;
}

interface AcceptedParameters {
  /** The sequence from which the client resumes. */
  readonly after?: number | undefined;
  readonly timer?: ConnectionTimer | undefined;
}

/** Receives measurements, for example for metrics. */
export interface StreamsObserver {
  /** Called once per batch, when its events have been sent to all readers, with the age of the newest event. */
  readonly sent: (ageMs: number) => void;
  /** A connection was closed with code 1013 because the client was too slow. */
  readonly dropped: () => void;
}

export interface Streams {
  readonly connections: number;
  readonly openStreams: number;
  /** Total number of subscriptions to open streams. */
  readonly subscriptions: number;
  /**
   * The listen key with this hash has ended: notifies and closes its sockets at once. Without this call, the periodic
   * check notices it within about a second.
   */
  endListenKey(hash: string): void;
  /**
   * Notifies every client, closes every socket, and resolves when all are closed. Clients that do not respond are cut.
   */
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
  /** Of connections of the WebSocket API. */
  private readonly apiLimits: Config['streams'];
  private readonly log: StreamsOptions['log'];
  private readonly eventLoop: EventLoop;
  private readonly addressOf: (request: IncomingMessage) => string;
  private readonly isOwnHost: (request: IncomingMessage) => boolean;
  private readonly allowedOrigins: ReadonlySet<string>;
  private readonly webSockets: WebSocketServer;
  private readonly isSandbox: boolean;
  private readonly listeners: ReturnType<StreamServer['createListeners']>;
  private readonly open = new Map<WebSocket, StreamConnection>();
  private readonly connectionsByAddress = new Map<string, number>();
  private readonly fanOut: FanOut;
  private readonly channels: readonly Channel[];
  private readonly userData: UserData | undefined;
  private readonly cancelOnDisconnect: CancelOnDisconnect | undefined;
  /** Of the few connections that cancel orders when they close. */
  private readonly timers = new Map<StreamConnection, ConnectionTimer>();
  private readonly readers: Subscriptions;
  private readonly control: ControlMessages;
  private readonly binanceControl: BinanceControlMessages;
  private readonly binanceApi: BinanceApi | undefined;
  private readonly clientIp: (request: IncomingMessage) => string;
  private readonly liveness: Liveness;
  private readonly cancels: Cancel[] = [];
  private lastEventMs = 0;
  private readonly observer: StreamsObserver | undefined;
  /** Connection errors are expected, but without a listener the event would end the process. */
  private readonly ignoreSocketError = (error: Error): void => this.log.debug({ err: error }, 'stream socket failed');
  /** Shared by all connections. */
  private readonly isCurrent = (): boolean => this.engine.leaseHeld;
  private whenClosed: Promise<void> | undefined;
  private onLastClosed: () => void = () => undefined;

  constructor({
    server,
    engine,
    clock,
    config,
    log,
    addressOf,
    isOwnHost = () => true,
    eventLoop = systemEventLoop,
    channels = allChannels,
    userData,
    connectionTimers,
    klineHistory,
    binanceSessions,
    clientIp,
    observer,
  }: StreamsOptions) {
    this.engine = engine;
    this.observer = observer;
    this.clock = clock;
    this.limits = config.streams;
    this.apiLimits = { ...config.streams, controlMessagesPerSecond: config.streams.apiRequestsPerSecond };
    this.isSandbox = config.sandbox;
    this.log = log;
    this.eventLoop = eventLoop;
    this.addressOf = addressOf ?? ((request) => request.socket.remoteAddress ?? '');
    this.isOwnHost = isOwnHost;
    this.allowedOrigins = new Set(this.limits.allowedOrigins.split(',').filter((origin) => origin !== ''));
    this.webSockets = this.createWebSocketServer();
    this.listeners = this.createListeners();
    this.fanOut = new FanOut(eventLoop, this.limits.sendsPerTurn);
    this.channels = channels.map((make) => make(this.channelContext(klineHistory)));
    this.userData = userData && this.createUserData(userData);
    this.cancelOnDisconnect = connectionTimers && this.createCancelOnDisconnect(connectionTimers);
    this.readers = new Subscriptions(this.channels, this.fanOut, this.limits.waitingFramesMax, this.userData, log);
    this.control = new ControlMessages(this.readers, this.limits.streamsPerSocketMax);
    const { streamsPerSocketMax } = this.limits;
    this.binanceControl = new BinanceControlMessages(this.readers, engine.published, streamsPerSocketMax);
    this.clientIp = clientIp ?? ((request) => request.socket.remoteAddress ?? '');
    this.binanceApi = binanceSessions && this.createBinanceApi(binanceSessions);
    this.liveness = new Liveness(this.limits.pingIntervalMs, () => this.open.values());
    this.every(this.liveness.turnMs, () => this.liveness.pingNextPart());
    this.every(LEASE_CHECK_MS, () => this.closeOutdated());
    this.every(this.limits.listenKeyCheckMs, () => void this.userData?.endInactiveKeys());
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
    this.userData?.endKeyByHash(hash);
  }

  close(): Promise<void> {
    this.whenClosed ??= this.shutDown();
    return this.whenClosed;
  }

  private createWebSocketServer(): WebSocketServer {
    const { frameBytesMax, fragmentsMax, bufferedChunksMax, closeTimeoutMs } = this.limits;
    // The type definitions of `ws` lack closeTimeout.
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
    if (this.isSandbox) webSockets.on('headers', (lines) => lines.push('X-Talad-Sandbox: on'));
    webSockets.on('wsClientError', (error, socket) => this.reject(socket, malformedHandshakeRejection(error.message)));
    return webSockets;
  }

  private reject(socket: Duplex, rejection: UpgradeRejection): void {
    const { headers } = rejection;
    rejectUpgrade(
      socket,
      this.isSandbox ? { ...rejection, headers: { ...headers, 'X-Talad-Sandbox': 'on' } } : rejection,
    );
  }

  private createUserData(source: UserDataSource): UserData {
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

  private createCancelOnDisconnect(source: ConnectionTimerSource): CancelOnDisconnect {
    const { eventLoop, log, engine } = this;
    const isListed = (symbol: string): boolean => engine.published.symbol(symbol) !== undefined;
    return new CancelOnDisconnect({ source, eventLoop, log, isListed });
  }

  private createBinanceApi(sessions: BinanceSessions): BinanceApi {
    const { clock, eventLoop, readers: subscriptions } = this;
    return new BinanceApi({
      sessions,
      subscriptions,
      clock,
      eventLoop,
      renewalMs: Math.max(1, Math.floor(this.limits.listenKeyTtlMs / 3)),
    });
  }

  private channelContext(klineHistory: KlineHistorySource): ChannelContext {
    return {
      engine: this.engine,
      publish: (stream, data) => this.readers.publish(stream, data),
      publishEach: (stream, items, render) => this.readers.publishEach(stream, items, render),
      eventTimeMs: () => this.eventTimeMs(),
      every: (everyMs, call) => this.every(everyMs, call),
      klineIntervalMs: this.limits.klineIntervalMs,
      klineHistory,
    };
  }

  /**
   * The event time `E` of all streams. It never decreases, whatever the clock does, and is never earlier than the event
   * itself or than the watermark that closed a kline.
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
      for (const channel of this.channels) channel.onCommitted(events);
    });
    this.guardChannels(() => this.userData?.onCommitted(events));
    if (this.observer !== undefined) this.observeLag(this.observer, events);
  }

  private observeLag({ sent }: StreamsObserver, events: readonly EngineEvent[]): void {
    const happenedMs = events.at(-1)?.timeMs;
    if (happenedMs !== undefined)
      void this.fanOut.whenIdle().then(() => sent(Math.max(0, this.clock.nowMs() - happenedMs)));
  }

  /**
   * A bug in a channel must neither stop the engine, which is publishing its events, nor leave readers with a gap that
   * they cannot detect. So all sockets are closed, which also discards the state of the channels.
   */
  private guardChannels(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.log.error({ err: error }, 'a stream channel failed; closing all sockets');
      for (const connection of this.open.values()) {
        connection.close(CLOSE.internalError, 'internal error');
        this.readers.removeConnection(connection);
      }
    }
  }

  /**
   * Closes every connection while another server may be the leader. Their streams are opened again by new connections,
   * with the state that is recovered until then.
   */
  private closeOutdated(): void {
    if (this.engine.leaseHeld || this.open.size === 0) return;
    const connections = Array.from(this.open.values()).filter(({ isOpen }) => isOpen);
    if (connections.length === 0) return;
    this.log.warn({ connections: connections.length }, 'the lease is not proved; closing all stream connections');
    for (const connection of connections) {
      connection.closeUnlessCurrent();
      this.readers.removeConnection(connection);
    }
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', this.ignoreSocketError);
    const address = this.admit(request);
    if ('status' in address) return this.reject(socket, address);
    const resume = this.userData === undefined ? 'none' : parseResumeRequest(address, this.userData.newest);
    if (resume !== 'none' && 'problem' in resume) return this.reject(socket, invalidResumeRejection(resume.problem));
    const needsTimer = this.cancelOnDisconnect !== undefined && address.cancelOnDisconnect.length > 0;
    if (resume === 'none' && !needsTimer) return this.acceptUpgrade(request, socket, head, address);
    this.acceptAfterLookups(request, socket, head, { address, resume, needsTimer }).catch((error: unknown) => {
      this.log.error({ err: error }, 'a handshake failed');
      socket.destroy();
    });
  }

  private admit(request: IncomingMessage): StreamRequest | UpgradeRejection {
    return admitUpgrade(request, {
      isMisdirected: !this.isOwnHost(request),
      isUnavailable: this.whenClosed !== undefined || !this.engine.leaseHeld,
      connections: this.open.size,
      connectionsMax: this.limits.connectionsMax,
      connectionsOfAddress: this.connectionsByAddress.get(this.addressOf(request)) ?? 0,
      connectionsPerAddressMax: this.limits.connectionsPerAddressMax,
      allowedOrigins: this.allowedOrigins,
    });
  }

  /**
   * Accepts after the checks of what resumes or cancels orders when it disconnects. The limits are checked again, because
   * other connections may have been accepted meanwhile.
   */
  private async acceptAfterLookups(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    { address, resume, needsTimer }: LookupsOfUpgrade,
  ): Promise<void> {
    const rejection = resume === 'none' ? undefined : await this.refuseResume(resume);
    if (rejection !== undefined) return this.reject(socket, rejection);
    const timer = needsTimer ? await this.cancelOnDisconnect?.start(address) : undefined;
    if (timer !== undefined && 'status' in timer) return this.reject(socket, timer);
    const admitted = this.admit(request);
    if ('status' in admitted) {
      timer?.abandon();
      return this.reject(socket, admitted);
    }
    this.acceptUpgrade(request, socket, head, admitted, { after: resume === 'none' ? undefined : resume.after, timer });
  }

  /** Undefined only if the listen keys are active and no event after the position was archived or lost. */
  private async refuseResume({ listenKeys, after }: ResumePoint): Promise<UpgradeRejection | undefined> {
    try {
      const [areActive, archived] = await Promise.all([
        this.userData?.areActive(listenKeys) ?? false,
        this.userData?.archivedThrough(after) ?? 0,
      ]);
      if (!areActive) return listenKeyNotFoundRejection();
      return after < archived ? eventsArchivedRejection(archived) : undefined;
    } catch (error) {
      this.log.warn({ err: error }, 'listen keys could not be looked up');
      return unavailableRejection();
    }
  }

  private acceptUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    { streams, ...form }: StreamRequest,
    { after, timer }: AcceptedParameters = {},
  ): void {
    let isOpened = false;
    // `ws` calls back before it returns, or not at all if the handshake is malformed or the client has gone.
    this.webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      isOpened = true;
      const connection = this.addConnection(webSocket, socket, request, form);
      if (timer !== undefined) this.timers.set(connection, timer);
      timer?.opened();
      this.guardConnection(connection, () => {
        const error = form.isBinance
          ? this.binanceControl.subscribeAtOpen(connection, streams)
          : this.control.subscribeAtOpen(connection, streams, after);
        if (error !== undefined) connection.sendResponse(error);
      });
    });
    if (!isOpened) timer?.abandon();
  }

  private addConnection(
    webSocket: WebSocket,
    socket: Duplex,
    request: IncomingMessage,
    { combined, isBinance, isApi }: Omit<StreamRequest, 'streams'>,
  ): StreamConnection {
    const owner = this.addressOf(request);
    const connection = new StreamConnection({
      webSocket,
      socket,
      combined,
      isBinance,
      apiSession: isApi ? new ApiSession(this.clientIp(request), this.clock.nowMs()) : undefined,
      limits: isApi ? this.apiLimits : this.limits,
      owner,
      isCurrent: this.isCurrent,
      onDropped: this.observer?.dropped,
    });
    this.open.set(webSocket, connection);
    this.connectionsByAddress.set(owner, (this.connectionsByAddress.get(owner) ?? 0) + 1);
    const { error, message, ping, pong, close } = this.listeners;
    webSocket.on('error', error).on('message', message).on('ping', ping).on('pong', pong).on('close', close);
    return connection;
  }

  /**
   * Shared by all sockets, which `ws` passes as `this`. Instead of separate closures for each socket, because these
   * would take a tenth of the memory of an idle connection.
   */
  private createListeners() {
    const { clock, log, open } = this;
    const receive = (connection: StreamConnection | undefined, data: RawData, isBinary: boolean): void =>
      connection && this.handleMessage(connection, data, isBinary);
    const farewell = (webSocket: WebSocket): void => this.removeConnection(webSocket);
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

  private handleMessage(connection: StreamConnection, data: RawData, isBinary: boolean): void {
    if (!connection.isOpen) return;
    if (isBinary) return connection.close(CLOSE.unsupportedData, 'control messages are text');
    connection.admitMessage(data.toString(), this.eventLoop, (text) => this.answerControlMessage(connection, text));
  }

  /** A delayed message may come after the connection was closed. */
  private answerControlMessage(connection: StreamConnection, text: string): void {
    if (!connection.isOpen) return;
    const { apiSession } = connection;
    if (apiSession !== undefined) return void this.answerApiRequest(connection, apiSession, text);
    const control = connection.isBinance ? this.binanceControl : this.control;
    this.guardConnection(connection, () => connection.sendResponse(control.answer(connection, text)));
  }

  private async answerApiRequest(connection: StreamConnection, session: ApiSession, text: string): Promise<void> {
    try {
      const answer = await this.binanceApi?.answer(connection, session, text);
      if (answer !== undefined) connection.sendResponse(answer);
    } catch (error) {
      this.log.warn({ err: error }, 'a request of the WebSocket API failed');
      connection.close(CLOSE.tryAgainLater, 'the request cannot be carried out now');
    }
  }

  /** A bug while serving one client closes only that client's socket. */
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
    this.readers.removeConnection(connection);
    connection.end();
    this.timers.get(connection)?.end();
    this.timers.delete(connection);
    if (connection.apiSession !== undefined) this.binanceApi?.end(connection.apiSession);
    this.open.delete(webSocket);
    const left = (this.connectionsByAddress.get(owner) ?? 1) - 1;
    if (left === 0) this.connectionsByAddress.delete(owner);
    else this.connectionsByAddress.set(owner, left);
    if (this.open.size === 0) this.onLastClosed();
  }

  private async shutDown(): Promise<void> {
    if (this.cancelOnDisconnect !== undefined) await this.cancelOnDisconnect.shutDown();
    for (const cancel of this.cancels) cancel();
    await this.fanOut.whenIdle();
    await this.userData?.whenIdle();
    const event: components['schemas']['ServerShutdownEvent'] = { e: 'serverShutdown', E: this.eventTimeMs() };
    const shutdownFrame = textFrame(JSON.stringify(event));
    const allClosed = new Promise<void>((resolve) => {
      this.onLastClosed = resolve;
    });
    for (const connection of this.open.values()) {
      connection.send(shutdownFrame);
      connection.close(CLOSE.serviceRestart, 'the server is shutting down');
    }
    if (this.open.size > 0) await allClosed;
  }
}
