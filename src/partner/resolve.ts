/**
 * A partner's host becomes addresses here, once a call, and every one of them is checked; the connection then goes to
 * these and to nothing that a second lookup might say. It must never hand out an unchecked address.
 */
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type AddressRules, addressAllowed } from './addresses';
import { isLocalhost } from './url';

/** All addresses of a name; rejects or answers an empty list when it has none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export type Resolved =
  | { readonly ok: true; readonly addresses: readonly string[] }
  | { readonly ok: false; readonly reason: 'unresolvable' | 'address_blocked' };

const DNS_TIMEOUT_MS = 1_000;
const DNS_TRIES = 2;
/** More than any honest name has; the rest could only serve to make us try one after another. */
const ADDRESSES_MAX = 16;

/**
 * Asks the name servers through c-ares, not through getaddrinfo: that one would take one of four threads which the
 * whole process shares, so that a partner with a silent name server could stop our file reads and our key derivation.
 * `servers` (address:port) replace the machine's own.
 */
export function createResolve(servers?: readonly string[]): Resolve {
  return async (host) => {
    const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES });
    if (servers !== undefined) resolver.setServers(servers);
    const families = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return families.flatMap((family) => (family.status === 'fulfilled' ? family.value : []));
  };
}

/** One bad address refuses the name: whoever mixes good and bad ones wants us to fall back to the bad one. */
export async function checkedAddresses(host: string, resolve: Resolve, rules: AddressRules): Promise<Resolved> {
  const addresses = await addressesOf(host, resolve);
  if (addresses.length === 0) return { ok: false, reason: 'unresolvable' };
  if (!addresses.every((address) => addressAllowed(address, rules))) return { ok: false, reason: 'address_blocked' };
  return { ok: true, addresses: addresses.slice(0, ADDRESSES_MAX) };
}

async function addressesOf(host: string, resolve: Resolve): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  // RFC 6761: this name is never asked of a name server.
  if (isLocalhost(host)) return ['127.0.0.1', '::1'];
  return resolve(host).catch(() => []);
}
