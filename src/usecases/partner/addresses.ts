/**
 * Decides to which IP addresses a request to a partner may connect. Pure. It must never allow a request to this
 * machine, to the private network or to a cloud's metadata service.
 */
import { BlockList, isIP } from 'node:net';

export interface AddressPolicy {
  /** Allows 127.0.0.0/8 and ::1, for tests and the demo. */
  readonly allowLoopback: boolean;
}

/**
 * IANA's special-purpose IPv4 registry, multicast, class E, and a public address that a cloud uses for internal
 * services.
 */
const BLOCKED_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT, and a cloud's metadata service
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // a cloud's wire server
  ['169.254.0.0', 16], // link-local, and most clouds' metadata service
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];

/**
 * The first three leave only 2000::/3, the global unicast addresses. They exclude ::1, mapped and translated IPv4
 * (::ffff:0:0/96, 64:ff9b::/96, 64:ff9b:1::/48), unique-local fc00::/7, link-local fe80::/10 and multicast ff00::/8.
 */
const BLOCKED_IPV6: readonly (readonly [string, number])[] = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23], // protocol assignments, Teredo among them: it carries an IPv4 address
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: it carries an IPv4 address
  ['3fff::', 20], // documentation
];

/** One list for each family, because a combined list would match a mapped address against the other family's rules. */
const blocked = { ipv4: blockList('ipv4', BLOCKED_IPV4), ipv6: blockList('ipv6', BLOCKED_IPV6) };
const loopback = { ipv4: blockList('ipv4', [['127.0.0.0', 8]]), ipv6: blockList('ipv6', [['::1', 128]]) };

/** Whether a connection to this literal address is allowed. False for anything that is not a plain literal. */
export function isAddressAllowed(address: string, rules: AddressPolicy): boolean {
  const version = isIP(address);
  // A zone (`fe80::1%eth0`) names a network interface of this machine.
  if (version === 0 || address.includes('%')) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (rules.allowLoopback && loopback[family].check(address, family)) return true;
  return !blocked[family].check(address, family);
}

function blockList(family: 'ipv4' | 'ipv6', ranges: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [network, prefixBits] of ranges) list.addSubnet(network, prefixBits, family);
  return list;
}
