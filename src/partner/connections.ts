/**
 * Connections to partners: each to one of the addresses that were checked for it, whatever its name says by now, and with one call on it at a time. One whose
 * answer came whole is kept for a moment, because the next call to the same partner would otherwise spend most of its time on getting there.
 */
import { isIP, type LookupFunction, type Socket, connect as tcpConnect } from 'node:net';
import { connect as tlsConnect } from 'node:tls';
import { type buildConnector, Client, type Dispatcher } from 'undici';

const HEADER_BYTES_MAX = 8 * 1024;
/** Less than any server waits for a next request, so that hardly ever both ends act at once. */
const KEPT_MS = 1_000;

export class PartnerConnection {
  private readonly client: Client;
  private socket: Socket | undefined;

  /** `addresses` have been checked. `ca`: PEM certificates to trust instead of Node's own list. */
  constructor(
    readonly origin: string,
    addresses: readonly string[],
    ca: string | undefined,
  ) {
    this.client = new Client(origin, {
      connect: this.connector(addresses, ca),
      pipelining: 1,
      maxHeaderSize: HEADER_BYTES_MAX,
      // The deadline of the call is the only clock.
      headersTimeout: 0,
      bodyTimeout: 0,
      keepAliveTimeout: KEPT_MS,
      keepAliveMaxTimeout: KEPT_MS,
    });
  }

  request(options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
    return this.client.request(options);
  }

  /** Where it leads; undefined when it leads nowhere any more. */
  get address(): string | undefined {
    return this.socket?.destroyed === false ? this.socket.remoteAddress : undefined;
  }

  onceClosed(listener: () => void): void {
    this.socket?.once('close', listener);
  }

  /** At once, whatever it is doing: being made, being read, or done with. Nobody waits for a goodbye. */
  end(): void {
    // While it is being made, the client does not know the socket yet.
    this.socket?.destroy();
    // One that is left alone connects once more after its request was cut off.
    this.client.destroy().catch(() => undefined);
  }

  /** The name is used for TLS only. */
  private connector(addresses: readonly string[], ca: string | undefined): buildConnector.connector {
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
      socket.setNoDelay(true);
      const fail = (error: Error) => callback(error, null);
      socket.once('error', fail);
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        socket.off('error', fail);
        callback(null, socket);
      });
    };
  }
}

/** As many as calls were under way at once, for a moment. */
export class KeptConnections {
  private readonly byOrigin = new Map<string, PartnerConnection[]>();

  /** One that leads where a new one might lead too: to an address that was just checked. Any other one is ended. */
  take(origin: string, addresses: readonly string[]): PartnerConnection | undefined {
    const kept = this.byOrigin.get(origin) ?? [];
    for (let connection = kept.pop(); connection !== undefined; connection = kept.pop()) {
      if (connection.address !== undefined && addresses.includes(connection.address)) return connection;
      connection.end();
    }
    this.byOrigin.delete(origin);
    return undefined;
  }

  keep(connection: PartnerConnection): void {
    if (connection.address === undefined) return connection.end();
    const kept = this.byOrigin.get(connection.origin) ?? [];
    this.byOrigin.set(connection.origin, [...kept, connection]);
    connection.onceClosed(() => this.forget(connection));
  }

  private forget(connection: PartnerConnection): void {
    connection.end();
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
