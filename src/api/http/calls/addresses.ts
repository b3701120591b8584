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

  /** Whether the request has the header of a proxy, comes from none in the list, and the list is not empty. */
  ignoresHeaderOf({ socket, headers }: IncomingMessage): boolean {
    const { networks } = this;
    return networks !== undefined && 'x-forwarded-for' in headers && !this.includes(socket.remoteAddress ?? '');
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
  const forwarded = headers['x-forwarded-for'];
  const last = (typeof forwarded === 'string' ? forwarded : '').split(',').pop()?.trim() ?? '';
  return normalizeAddress(isIP(last) === 0 ? peer : last);
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
