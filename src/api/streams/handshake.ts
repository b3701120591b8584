/**
 * Upgrades HTTP requests to WebSocket connections, each with the protocol of its address. A request that resumes user
 * data, or whose orders are to be cancelled when it disconnects, is accepted after lookups; all others at once.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type ServerOptions, WebSocketServer } from 'ws';
import type { Config } from '../../foundation/settings/config';
import type { OpenConnections } from './connection/openConnections';
import type { Protocol } from './connection/streamConnection';
import type { BinanceApi } from './protocols/binanceApi';
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
import type { CancelOnDisconnect } from './userData/cancelOnDisconnect';
import type { ConnectionTimer } from './userData/connectionTimer';
import { parseResumeRequest, type ResumePoint } from './userData/resumePosition';
import type { UserData } from './userData/userData';

export interface HandshakeOptions {
  readonly config: Pick<Config, 'streams' | 'sandbox'>;
  readonly log: Pick<Logger, 'warn' | 'error' | 'debug'>;
  /** Client address for the limit of connections per address. By default the address of the socket. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** The client's address for the allowlists of API keys. By default the address of the socket. */
  readonly clientIp?: (request: IncomingMessage) => string;
  /** Whether the request names this server as its host. By default every host is accepted. */
  readonly isOwnHost?: (request: IncomingMessage) => boolean;
}

interface HandshakeParts {
  readonly connections: OpenConnections;
  readonly protocols: {
    readonly own: Protocol;
    readonly binance: Protocol;
    readonly api: BinanceApi;
  };
  readonly userData: UserData | undefined;
  readonly cancelOnDisconnect: CancelOnDisconnect | undefined;
  /** Whether the server is stopping, or another one may be the leader. */
  readonly isUnavailable: () => boolean;
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

const socketAddress = (request: IncomingMessage): string => request.socket.remoteAddress ?? '';

export class Handshake {
  private readonly webSockets: WebSocketServer;
  private readonly allowedOrigins: ReadonlySet<string>;
  /** Connection errors are expected, but without a listener the event would end the process. */
  private readonly ignoreSocketError = (error: Error): void =>
    this.options.log.debug({ err: error }, 'stream socket failed');

  constructor(
    private readonly options: HandshakeOptions,
    private readonly parts: HandshakeParts,
  ) {
    const { allowedOrigins } = options.config.streams;
    this.allowedOrigins = allowedOrigins;
    this.webSockets = this.createWebSocketServer();
  }

  /** Answers the request in every case. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', this.ignoreSocketError);
    const address = this.admit(request);
    if ('status' in address) return this.reject(socket, address);
    const resume = this.parts.userData === undefined ? 'none' : parseResumeRequest(address);
    if (resume !== 'none' && 'problem' in resume) return this.reject(socket, invalidResumeRejection(resume.problem));
    const needsTimer = this.parts.cancelOnDisconnect !== undefined && address.cancelOnDisconnect.length > 0;
    if (resume === 'none' && !needsTimer) return this.acceptUpgrade(request, socket, head, address);
    this.acceptAfterLookups(request, socket, head, { address, resume, needsTimer }).catch((error: unknown) => {
      this.options.log.error({ err: error }, 'a handshake failed');
      socket.destroy();
    });
  }

  private createWebSocketServer(): WebSocketServer {
    const { frameBytesMax, fragmentsMax, bufferedChunksMax, closeTimeoutMs } = this.options.config.streams;
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
    if (this.options.config.sandbox) webSockets.on('headers', (lines) => lines.push('X-Talad-Sandbox: on'));
    webSockets.on('wsClientError', (error, socket) => this.reject(socket, malformedHandshakeRejection(error.message)));
    return webSockets;
  }

  private reject(socket: Duplex, rejection: UpgradeRejection): void {
    const { headers } = rejection;
    rejectUpgrade(
      socket,
      this.options.config.sandbox ? { ...rejection, headers: { ...headers, 'X-Talad-Sandbox': 'on' } } : rejection,
    );
  }

  private admit(request: IncomingMessage): StreamRequest | UpgradeRejection {
    const { config, isOwnHost = () => true } = this.options;
    const { connections, isUnavailable } = this.parts;
    return admitUpgrade(request, {
      isMisdirected: !isOwnHost(request),
      isUnavailable: isUnavailable(),
      connections: connections.size,
      connectionsMax: config.streams.connectionsMax,
      connectionsOfAddress: connections.countOf(this.ownerOf(request)),
      connectionsPerAddressMax: config.streams.connectionsPerAddressMax,
      allowedOrigins: this.allowedOrigins,
    });
  }

  /** The address whose connections are limited together. */
  private ownerOf(request: IncomingMessage): string {
    const { addressOf = socketAddress } = this.options;
    return addressOf(request);
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
    const timer = needsTimer ? await this.parts.cancelOnDisconnect?.start(address) : undefined;
    if (timer !== undefined && 'status' in timer) return this.reject(socket, timer);
    const admitted = this.admit(request);
    if ('status' in admitted) {
      timer?.abandon();
      return this.reject(socket, admitted);
    }
    this.acceptUpgrade(request, socket, head, admitted, { after: resume === 'none' ? undefined : resume.after, timer });
  }

  /**
   * Undefined only if the listen keys are active, this server has published the position, and no event after it was
   * archived or lost. The client may have received the position from a server that is a moment ahead.
   */
  private async refuseResume({ listenKeys, after }: ResumePoint): Promise<UpgradeRejection | undefined> {
    try {
      if ((await this.parts.userData?.isReached(after)) === false) return unavailableRejection();
      const [areActive, archived] = await Promise.all([
        this.parts.userData?.areActive(listenKeys) ?? false,
        this.parts.userData?.archivedThrough(after) ?? 0,
      ]);
      if (!areActive) return listenKeyNotFoundRejection();
      return after < archived ? eventsArchivedRejection(archived) : undefined;
    } catch (error) {
      this.options.log.warn({ err: error }, 'listen keys could not be looked up');
      return unavailableRejection();
    }
  }

  private acceptUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    address: StreamRequest,
    { after, timer }: AcceptedParameters = {},
  ): void {
    const { connections } = this.parts;
    let isOpened = false;
    // `ws` calls back before it returns, or not at all if the handshake is malformed or the client has gone.
    this.webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      isOpened = true;
      const connection = connections.add(webSocket, socket, {
        owner: this.ownerOf(request),
        combined: address.combined,
        protocol: this.protocolOf(address, request),
      });
      connection.timer = timer;
      timer?.opened();
      connections.guard(connection, () => connection.openStreams(address.streams, after));
    });
    if (!isOpened) timer?.abandon();
  }

  private protocolOf({ isBinance, isApi }: StreamRequest, request: IncomingMessage): Protocol {
    const { own, binance, api } = this.parts.protocols;
    const { clientIp = socketAddress } = this.options;
    if (isApi) return api.connect(clientIp(request));
    return isBinance ? binance : own;
  }
}
