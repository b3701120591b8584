/**
 * Callers' network addresses: one spelling for each, whose bucket it is, and whether an allowlist admits it.
 * An address comes from the socket, never from what a caller writes, unless a trusted proxy is configured.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';

const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** IPv4 in its plain form also when it came mapped into IPv6; without a zone. */
export function plainAddress(address: string): string {
  const mapped = MAPPED_V4.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const zone = address.indexOf('%');
  return zone === -1 ? address : address.slice(0, zone);
}

/** Whose call it is. Behind a proxy of one's own, which adds the address it heard from to the header, that is the header's last one. */
export function callerAddress({ socket, headers }: IncomingMessage, trustProxy: boolean): string {
  const peer = socket.remoteAddress ?? '';
  if (!trustProxy) return plainAddress(peer);
  const forwarded = headers['x-forwarded-for'];
  const last = (typeof forwarded === 'string' ? forwarded : '').split(',').pop()?.trim() ?? '';
  return plainAddress(isIP(last) === 0 ? peer : last);
}

/** Whoever holds an IPv6 /64 holds 2^64 addresses, so the whole network shares a bucket. */
export function rateOwner(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  if (tail === undefined) return groups.slice(0, 4).join(':');
  const tailGroups = tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: 8 - groups.length - tailGroups.length }, () => '0');
  return [...groups, ...zeros, ...tailGroups].slice(0, 4).join(':');
}

/** Undefined when the list is empty: every address is then admitted. The entries pass `isNetwork` of `handlers/networks.ts`. */
export function allowlistOf(networks: readonly string[]): BlockList | undefined {
  if (networks.length === 0) return undefined;
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const plain = plainAddress(address);
    const family = isIPv4(plain) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(plain, family);
    else if (plain === address) list.addSubnet(address, Number(prefix), family);
    // A mapped range: its first 96 bits are the mapping.
    else list.addSubnet(plain, Math.max(0, Number(prefix) - 96), 'ipv4');
  }
  return list;
}

export function admits(allowlist: BlockList | undefined, address: string): boolean {
  if (allowlist === undefined) return true;
  return allowlist.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}
