/**
 * The WebSocket server, on the port of the HTTP server. It connects the handshake, connections, protocols, subscriptions
 * and channels, and sends committed events. Whatever a client sends, and however slowly it reads, neither other clients
 * nor the process may be affected.
 */
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { components } from '../../../generated/streams';
import type { EngineEvent } from '../../core/model/events';
import type { Clock } from '../../foundation/clock';
import { type Cancel, type EventLoop, systemEventLoop } from '../../foundation/eventLoop';
import type { KlineHistorySource } from '../marketData/klineHistorySource';
import { allChannels } from './channels';
import type { Channel, ChannelContext, MakeChannel, StreamEngine } from './channels/channel';
import { FanOut } from './connection/fanOut';
import { OpenConnections } from './connection/openConnections';
import { Liveness } from './connection/pingLiveness';
import { CLOSE } from './connection/streamConnection';
import { textFrame } from './frames/frames';
import { Handshake, type HandshakeOptions } from './handshake';
import { BinanceApi } from './protocols/binanceApi';
import type { BinanceSessions } from './protocols/binanceSessions';
import { BinanceStreams } from './protocols/binanceStreams';
import { OwnStreams } from './protocols/ownStreams';
import { Subscriptions } from './protocols/subscriptions';
import { CancelOnDisconnect } from './userData/cancelOnDisconnect';
import type { ConnectionTimerSource } from './userData/connectionTimerSource';
import { UserData } from './userData/userData';
import type { UserDataSource } from './userData/userDataSource';

/** How often the lease is checked, so that connections on which nothing is sent are closed, too. */
const LEASE_CHECK_MS = 250;

export interface StreamsOptions extends HandshakeOptions {
  readonly server: Server;
  readonly engine: StreamEngine;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;
  readonly eventLoop?: EventLoop;
  readonly channels?: readonly MakeChannel[];
  /** Without it, listen keys are treated as unknown stream names. */
  readonly userData?: UserDataSource;
  /** Without it, the parameter `cancel_on_disconnect` is ignored. */
  readonly connectionTimers?: ConnectionTimerSource;
  readonly klineHistory: KlineHistorySource;
  readonly binanceSessions: BinanceSessions;
  readonly observer?: StreamsObserver | undefined;
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
  private readonly eventLoop: EventLoop;
  private readonly fanOut: FanOut;
  private readonly channels: readonly Channel[];
  private readonly userData: UserData | undefined;
  private readonly cancelOnDisconnect: CancelOnDisconnect | undefined;
  private readonly readers: Subscriptions;
  private readonly open: OpenConnections;
  private readonly cancels: Cancel[] = [];
  private lastEventMs = 0;
  private whenClosed: Promise<void> | undefined;

  constructor(private readonly options: StreamsOptions) {
    const { server, engine, clock, config, log, eventLoop = systemEventLoop, channels = allChannels } = options;
    const { userData, connectionTimers, observer } = options;
    const limits = config.streams;
    this.eventLoop = eventLoop;
    this.fanOut = new FanOut(eventLoop, limits.sendsPerTurn);
    this.channels = channels.map((make) => make(this.channelContext()));
    this.userData = userData && this.createUserData(userData);
    this.cancelOnDisconnect = connectionTimers && this.createCancelOnDisconnect(connectionTimers);
    this.readers = new Subscriptions(this.channels, this.fanOut, limits.waitingFramesMax, this.userData, log);
    this.open = new OpenConnections({
      clock,
      eventLoop,
      log,
      isCurrent: () => engine.leaseHeld,
      onDropped: observer?.dropped,
      onClosed: (connection) => this.readers.removeConnection(connection),
    });
    const handshake = new Handshake(options, {
      connections: this.open,
      protocols: {
        own: new OwnStreams(this.readers, limits),
        binance: new BinanceStreams(this.readers, engine.published, limits),
        api: this.createBinanceApi(),
      },
      userData: this.userData,
      cancelOnDisconnect: this.cancelOnDisconnect,
      isUnavailable: () => this.whenClosed !== undefined || !engine.leaseHeld,
    });
    const liveness = new Liveness(limits.pingIntervalMs, () => this.open);
    this.every(liveness.turnMs, () => liveness.pingNextPart());
    this.every(LEASE_CHECK_MS, () => this.closeOutdated());
    this.every(limits.listenKeyCheckMs, () => void this.userData?.endInactiveKeys());
    this.cancels.push(engine.subscribe((events) => this.publish(events)));
    server.on('upgrade', (request, socket, head) => handshake.upgrade(request, socket, head));
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

  private createUserData(source: UserDataSource): UserData {
    const { config, log } = this.options;
    const { userDataReadsMax: readsMax, sendsPerTurn, waitingFramesMax: waitingMax } = config.streams;
    return new UserData({
      source,
      eventLoop: this.eventLoop,
      log,
      eventTimeMs: () => this.eventTimeMs(),
      readsMax,
      sendsPerTurn,
      waitingMax,
    });
  }

  private createCancelOnDisconnect(source: ConnectionTimerSource): CancelOnDisconnect {
    const { eventLoop } = this;
    const { log, engine } = this.options;
    const isListed = (symbol: string): boolean => engine.published.symbol(symbol) !== undefined;
    return new CancelOnDisconnect({ source, eventLoop, log, isListed });
  }

  private createBinanceApi(): BinanceApi {
    const { eventLoop, readers: subscriptions } = this;
    const { clock, log, config, binanceSessions: sessions } = this.options;
    const { apiRequestsPerSecond: controlMessagesPerSecond, listenKeyTtlMs } = config.streams;
    return new BinanceApi({
      sessions,
      subscriptions,
      clock,
      eventLoop,
      log,
      limits: { ...config.streams, controlMessagesPerSecond },
      renewalMs: Math.max(1, Math.floor(listenKeyTtlMs / 3)),
    });
  }

  private channelContext(): ChannelContext {
    const { engine, config, klineHistory } = this.options;
    return {
      engine,
      publish: (stream, data) => this.readers.publish(stream, data),
      publishEach: (stream, items, render) => this.readers.publishEach(stream, items, render),
      eventTimeMs: () => this.eventTimeMs(),
      every: (everyMs, call) => this.every(everyMs, call),
      klineIntervalMs: config.streams.klineIntervalMs,
      klineHistory,
    };
  }

  /**
   * The event time `E` of all streams. It never decreases, whatever the clock does, and is never earlier than the event
   * itself or than the watermark that closed a kline.
   */
  private eventTimeMs(): number {
    const { clock, engine } = this.options;
    this.lastEventMs = Math.max(this.lastEventMs, clock.nowMs(), engine.watermarkMs());
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
    const { observer } = this.options;
    if (observer !== undefined) this.observeLag(observer, events);
  }

  private observeLag({ sent }: StreamsObserver, events: readonly EngineEvent[]): void {
    const happenedMs = events.at(-1)?.timeMs;
    if (happenedMs !== undefined)
      void this.fanOut.whenIdle().then(() => sent(Math.max(0, this.options.clock.nowMs() - happenedMs)));
  }

  /**
   * A bug in a channel must neither stop the engine, which is publishing its events, nor leave readers with a gap that
   * they cannot detect. So all sockets are closed, which also discards the state of the channels.
   */
  private guardChannels(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.options.log.error({ err: error }, 'a stream channel failed; closing all sockets');
      for (const connection of this.open) {
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
    if (this.options.engine.leaseHeld || this.open.size === 0) return;
    const connections = Array.from(this.open).filter(({ isOpen }) => isOpen);
    if (connections.length === 0) return;
    this.options.log.warn(
      { connections: connections.length },
      'the lease is not proved; closing all stream connections',
    );
    for (const connection of connections) {
      connection.closeUnlessCurrent();
      this.readers.removeConnection(connection);
    }
  }

  private async shutDown(): Promise<void> {
    if (this.cancelOnDisconnect !== undefined) await this.cancelOnDisconnect.shutDown();
    for (const cancel of this.cancels) cancel();
    await this.fanOut.whenIdle();
    await this.userData?.whenIdle();
    const event: components['schemas']['ServerShutdownEvent'] = { e: 'serverShutdown', E: this.eventTimeMs() };
    await this.open.shutDown(textFrame(JSON.stringify(event)));
  }
}
