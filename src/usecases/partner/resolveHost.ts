/**
 * Resolves a partner's host name once for each request and checks every address. The connection is made to one of these
 * addresses, never to the result of another lookup. It must never return an unchecked address.
 */
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type AddressPolicy, isAddressAllowed } from './addresses';
import { isLocalhost } from './partnerUrl';

/** Returns all addresses of a name; rejects or returns an empty list if it has none. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

export type ResolvedAddresses =
  | { readonly ok: true; readonly addresses: readonly string[] }
  | { readonly ok: false; readonly reason: 'unresolvable' | 'address_blocked' };

const DNS_TIMEOUT_MS = 1_000;
const DNS_TRIES = 2;
/**
 * Largest number of addresses that are tried. No regular host has more; a longer list would only cause many connection
 * attempts.
 */
const ADDRESSES_MAX = 16;

/**
 * Uses c-ares instead of getaddrinfo, because getaddrinfo occupies one of the four threads of the process's thread
 * pool. A partner with an unresponsive name server could then block file reads and key derivation. `servers`
 * (address:port) replace the name servers of the machine.
 */
export function createHostResolver(servers?: readonly string[]): ResolveHost {
  return async (host) => {
    const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES });
    if (servers !== undefined) resolver.setServers(servers);
    const families = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return families.flatMap((family) => (family.status === 'fulfilled' ? family.value : []));
  };
}

/**
 * One forbidden address refuses the whole name, because a mix of both kinds suggests an attempt to reach the forbidden
 * one.
 */
export async function resolveAllowedAddresses(
  host: string,
  resolve: ResolveHost,
  rules: AddressPolicy,
): Promise<ResolvedAddresses> {
  const addresses = await lookUp(host, resolve);
  if (addresses.length === 0) return { ok: false, reason: 'unresolvable' };
  if (!addresses.every((address) => isAddressAllowed(address, rules))) return { ok: false, reason: 'address_blocked' };
  return { ok: true, addresses: addresses.slice(0, ADDRESSES_MAX) };
}

async function lookUp(host: string, resolve: ResolveHost): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  // RFC 6761: localhost must not be sent to a name server.
  if (isLocalhost(host)) return ['127.0.0.1', '::1'];
  return resolve(host).catch(() => []);
}
