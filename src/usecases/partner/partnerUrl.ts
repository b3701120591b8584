/**
 * Validates a partner's URL, when an operator registers it and again before every request. Pure: the addresses of the
 * host are checked in `resolveHost.ts` at the time of the request, because they may change.
 */
import { isIP } from 'node:net';
import { type AddressPolicy, isAddressAllowed } from './addresses';

/** The reason why a URL is refused. Operators read these texts. */
export type PartnerUrlFault =
  | 'not a URL'
  | 'longer than 2048 characters'
  | 'scheme must be https'
  | 'carries a user name or password'
  | 'carries a fragment'
  | 'port is reserved for other protocols'
  | 'host is inside our network';

const URL_CHARACTERS_MAX = 2048;
/** Lower ports belong to protocols other than HTTP, which a request must not reach. */
const UNPRIVILEGED_PORT_MIN = 1024;
const WEB_PORTS = new Set(['', '80', '443']);
/** Names reserved for private networks (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`). */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|localdomain|home\.arpa|onion|invalid|test|example)$/;
const LOCALHOST_NAME = /(^|\.)localhost$/;

/** Returns the rule that the URL breaks; undefined if it is valid. */
export function checkPartnerUrl(text: string, rules: AddressPolicy): PartnerUrlFault | undefined {
  const read = parsePartnerUrl(text, rules);
  return read instanceof URL ? undefined : read;
}

/** Like `checkPartnerUrl`, but returns the parsed URL, so that the request uses exactly the URL that was checked. */
export function parsePartnerUrl(text: string, rules: AddressPolicy): URL | PartnerUrlFault {
  if (text.length > URL_CHARACTERS_MAX) return 'longer than 2048 characters';
  if (!URL.canParse(text)) return 'not a URL';
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && rules.allowLoopback)) return 'scheme must be https';
  if (url.username !== '' || url.password !== '') return 'carries a user name or password';
  if (url.hash !== '') return 'carries a fragment';
  if (!WEB_PORTS.has(url.port) && Number(url.port) < UNPRIVILEGED_PORT_MIN)
    return 'port is reserved for other protocols';
  if (!isHostAllowed(hostOf(url), rules)) return 'host is inside our network';
  return url;
}

/** The host without the brackets of an IPv6 literal and without a trailing dot. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

export function isLocalhost(host: string): boolean {
  return LOCALHOST_NAME.test(host);
}

/**
 * The URL parser has already normalized decimal, hexadecimal, octal and full-width spellings of addresses to literals.
 */
function isHostAllowed(host: string, rules: AddressPolicy): boolean {
  if (isIP(host) !== 0) return isAddressAllowed(host, rules);
  if (isLocalhost(host)) return rules.allowLoopback;
  // A name without a dot would be completed with the search domains of this machine.
  return host.includes('.') && !LOCAL_NAME.test(host);
}
