/**
 * Network addresses of clients: their normalized form, the owner for rate limits, and allowlists. An address is the one
 * of the socket. A header is used only if a trusted proxy is configured.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';

const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** IPv4 without its mapping into IPv6, and IPv6 without a zone. */
export function normalizeAddress(address: string): string {
  const mapped = MAPPED_V4.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const zone = address.indexOf('%');
  return zone === -1 ? address : address.slice(0, zone);
}

/** The proxies whose headers are believed. `networks`: their addresses and CIDR ranges. */
export class TrustedProxies {
  private readonly networks: BlockList | undefined;
  /** Nearly all connections of a server behind a proxy come from one address, whose result is remembered. */
  private previous = { peer: '', isTrusted: false };

  constructor(networks: readonly string[]) {
    this.networks = createAllowlist(networks);
  }

  /** Why the address of the request may be that of a proxy instead of its client's; undefined if it is not. */
  doubtAbout({ socket, headers }: IncomingMessage): string | undefined {
    const isTrusted = this.includes(socket.remoteAddress ?? '');
    if (isTrusted && forwardedAddress(headers) !== undefined) return undefined;
    const name = Object.keys(headers).find((header) => FORWARDING_HEADERS.has(header));
    if (name === undefined) return undefined;
    if (isTrusted)
      return `a proxy sends ${name} and no address in X-Forwarded-For, so that all its clients have its address`;
    return this.networks === undefined
      ? `${name} was ignored, because TRUST_PROXY is off`
      : `${name} was ignored, because TRUST_PROXY does not list this address`;
  }

  /** Whether a connection from this address is one of a trusted proxy. */
  includes(peer: string): boolean {
    if (this.networks === undefined) return false;
    if (peer !== this.previous.peer)
      this.previous = { peer, isTrusted: isIP(peer) !== 0 && isAllowed(this.networks, normalizeAddress(peer)) };
    return this.previous.isTrusted;
  }
}

/**
 * The client's address. A trusted proxy appends the address of its own client to the header, so the last one is used.
 * The header of any other peer is ignored, because it may contain any address.
 */
export function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: TrustedProxies): string {
  const peer = socket.remoteAddress ?? '';
  if (!trustedProxies.includes(peer)) return normalizeAddress(peer);
  return normalizeAddress(forwardedAddress(headers) ?? peer);
}

/**
 * Headers in which proxies and clouds write the client's address. Only the first is read: a proxy that writes another one
 * passes on what the client has put into it.
 */
const FORWARDING_HEADERS: ReadonlySet<string> = new Set([
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-envoy-external-address',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'cloudfront-viewer-address',
  'fastly-client-ip',
  'fly-client-ip',
  'do-connecting-ip',
  'incap-client-ip',
  'ali-cdn-real-ip',
  'x-azure-clientip',
  'x-azure-socketip',
  'x-appengine-user-ip',
  'x-nf-client-connection-ip',
  'x-vercel-forwarded-for',
  'x-sucuri-clientip',
  'proxy-client-ip',
  'wl-proxy-client-ip',
]);

/** Some proxies write the port of their client behind its address. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/** The last address of X-Forwarded-For; undefined if that is none. */
function forwardedAddress(headers: IncomingMessage['headers']): string | undefined {
  const forwarded = headers['x-forwarded-for'];
  const last = (typeof forwarded === 'string' ? forwarded : '').split(',').pop()?.trim() ?? '';
  if (isIP(last) !== 0) return last;
  const [, v6, v4] = WITH_PORT.exec(last) ?? [];
  const address = v6 ?? v4 ?? '';
  return isIP(address) === 0 ? undefined : address;
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether the normalized address is one of this machine. */
export function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && isAllowed(LOOPBACK, address);
}

/** The key of a client's rate limit. An IPv6 /64 network shares one, because its user has 2^64 addresses. */
export function rateLimitOwner(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  if (tail === undefined) return groups.slice(0, 4).join(':');
  const tailGroups = tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: 8 - groups.length - tailGroups.length }, () => '0');
  return [...groups, ...zeros, ...tailGroups].slice(0, 4).join(':');
}

/** Undefined for an empty list, which allows every address. All entries satisfy `isIpRange`. */
export function createAllowlist(networks: readonly string[]): BlockList | undefined {
  if (networks.length === 0) return undefined;
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const plain = normalizeAddress(address);
    const family = isIPv4(plain) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(plain, family);
    else if (plain === address) list.addSubnet(address, Number(prefix), family);
    // A range of mapped IPv4 addresses: the first 96 bits are the mapping.
    else list.addSubnet(plain, Math.max(0, Number(prefix) - 96), 'ipv4');
  }
  return list;
}

export function isAllowed(allowlist: BlockList | undefined, address: string): boolean {
  if (allowlist === undefined) return true;
  return allowlist.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}
