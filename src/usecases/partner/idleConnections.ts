/**
 * Connections to partners. Each connection leads to an address that was checked, even if the host name has changed
 * since, and carries one request at a time. After a complete response it stays open briefly, because connecting takes
 * most of the time of a request.
 */
import { isIP, type LookupFunction, type Socket, connect as tcpConnect } from 'node:net';
import { connect as tlsConnect } from 'node:tls';
import { type buildConnector, Client, type Dispatcher } from 'undici';
import { removeInterimResponses } from '../../foundation/interimResponses';

const HEADER_BYTES_MAX = 8 * 1024;
/**
 * Shorter than the keep-alive timeout of any common server, so that both sides rarely close or reuse it at the same
 * time.
 */
const IDLE_TIMEOUT_MS = 1_000;

export class PartnerConnection {
  private readonly client: Client;
  private socket: Socket | undefined;
  /** Called when the socket has closed. One listener for each socket, because a connection is put back thousands of times. */
  onClosed: () => void = () => undefined;

  /** `addresses` are the allowed ones. `ca`: PEM certificates to trust instead of Node's list. */
  constructor(
    readonly origin: string,
    addresses: readonly string[],
    ca: string | undefined,
  ) {
    this.client = new Client(origin, {
      connect: this.createConnector(addresses, ca),
      pipelining: 1,
      maxHeaderSize: HEADER_BYTES_MAX,
      // Each request has its own deadline, so undici's timeouts are disabled.
      headersTimeout: 0,
      bodyTimeout: 0,
      keepAliveTimeout: IDLE_TIMEOUT_MS,
      keepAliveMaxTimeout: IDLE_TIMEOUT_MS,
    });
  }

  request(options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
    return this.client.request(options);
  }

  /** The remote address; undefined if the connection is closed. */
  get address(): string | undefined {
    return this.socket?.destroyed === false ? this.socket.remoteAddress : undefined;
  }

  /** Closes the connection immediately in any state, without waiting for the peer. */
  destroy(): void {
    // While the connection is being established, the client does not have the socket yet. Destroying the client alone
    // would then leave the socket open.
    this.socket?.destroy();
    // Without this, the client would reconnect after its request was aborted.
    this.client.destroy().catch(() => undefined);
  }

  /** Connects to a checked address. The host name is used for TLS only. */
  private createConnector(addresses: readonly string[], ca: string | undefined): buildConnector.connector {
    const lookup = pinnedLookup(addresses);
    return (target, callback) => {
      const host = target.hostname.replace(/^\[|\]$/g, '');
      const secure = target.protocol === 'https:';
      const address = { host, port: Number(target.port) || (secure ? 443 : 80), lookup };
      const socket = secure
        ? tlsConnect({
            ...address,
            ALPNProtocols: ['http/1.1'],
            ...(isIP(host) === 0 && { servername: host.replace(/\.$/, '') }),
            ...(ca !== undefined && { ca }),
          })
        : tcpConnect(address);
      this.socket = socket;
      socket.once('close', () => this.onClosed());
      socket.setNoDelay(true);
      const fail = (error: Error) => callback(error, null);
      socket.once('error', fail);
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        socket.off('error', fail);
        removeInterimResponses(socket);
        callback(null, socket);
      });
    };
  }
}

/** The idle connections of each origin. Their number is bounded by the number of concurrent requests. */
export class IdleConnections {
  private readonly byOrigin = new Map<string, PartnerConnection[]>();

  /**
   * Returns an idle connection to one of `addresses`, which were just checked. Other connections of the origin are
   * closed.
   */
  takeMatching(origin: string, addresses: readonly string[]): PartnerConnection | undefined {
    const idle = this.byOrigin.get(origin) ?? [];
    for (let connection = idle.pop(); connection !== undefined; connection = idle.pop()) {
      if (connection.address !== undefined && addresses.includes(connection.address)) return connection;
      connection.destroy();
    }
    this.byOrigin.delete(origin);
    return undefined;
  }

  add(connection: PartnerConnection): void {
    if (connection.address === undefined) return connection.destroy();
    const idle = this.byOrigin.get(connection.origin) ?? [];
    this.byOrigin.set(connection.origin, [...idle, connection]);
    connection.onClosed = () => this.remove(connection);
  }

  private remove(connection: PartnerConnection): void {
    connection.destroy();
    const left = (this.byOrigin.get(connection.origin) ?? []).filter((other) => other !== connection);
    if (left.length === 0) this.byOrigin.delete(connection.origin);
    else this.byOrigin.set(connection.origin, left);
  }
}

function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    const [first] = all;
    if (first === undefined) return callback(new Error('no checked address'), '', 0);
    return options.all === true ? callback(null, all) : callback(null, first.address, first.family);
  };
}
