/** The networks to which IP addresses belong, for limits that a client must not evade with further addresses. */

/** Lengths of a network's prefix, in bits. */
export interface PrefixLengths {
  readonly ipv4: number;
  readonly ipv6: number;
}

/**
 * Returns the network that contains the address, such as `203.0.113.0/24` or `2001:db8:1:200::/56`. Two addresses are in
 * one network if the texts are equal. `address`: normalized, that is without a mapped IPv4 address and without a zone.
 */
export function ipNetwork(address: string, { ipv4, ipv6 }: PrefixLengths): string {
  if (!address.includes(':')) return `${maskGroups(address.split('.').map(Number), 8, ipv4).join('.')}/${ipv4}`;
  const groups = maskGroups(ipv6Groups(address), 16, ipv6).slice(0, Math.ceil(ipv6 / 16));
  return `${groups.map((group) => group.toString(16)).join(':')}::/${ipv6}`;
}

/** Sets all bits after the prefix to zero. */
function maskGroups(groups: readonly number[], groupBits: number, prefixBits: number): number[] {
  return groups.map((group, index) => {
    const kept = Math.min(groupBits, Math.max(0, prefixBits - index * groupBits));
    return group & ~(2 ** (groupBits - kept) - 1);
  });
}

/** The eight groups of an IPv6 address, which may abbreviate zeros and end with an IPv4 address. */
function ipv6Groups(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = groupsOf(head);
  if (tail === undefined) return before;
  const after = groupsOf(tail);
  return [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => 0), ...after];
}

function groupsOf(text: string): number[] {
  return text
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
}
