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

/**
 * The client's address. A trusted proxy appends the address of its own client to the header, so the last one is used.
 */
export function clientAddress({ socket, headers }: IncomingMessage, trustProxy: boolean): string {
  const peer = socket.remoteAddress ?? '';
  if (!trustProxy) return normalizeAddress(peer);
  const forwarded = headers['x-forwarded-for'];
  const last = (typeof forwarded === 'string' ? forwarded : '').split(',').pop()?.trim() ?? '';
  return normalizeAddress(isIP(last) === 0 ? peer : last);
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
