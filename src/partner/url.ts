/**
 * What a partner's URL may look like: checked when an operator registers it and again at every call.
 * Pure: what a name resolves to is checked by `resolve.ts` at the moment of the call, because it may change.
 */
import { isIP } from 'node:net';
import { type AddressRules, addressAllowed } from './addresses';

/** Why a URL is refused. The operator reads these words. */
export type PartnerUrlFault =
  | 'not a URL'
  | 'longer than 2048 characters'
  | 'scheme must be https'
  | 'carries a user name or password'
  | 'carries a fragment'
  | 'port is reserved for other protocols'
  | 'host is inside our network';

const URL_CHARACTERS_MAX = 2048;
/** Below this, ports belong to protocols that are not HTTP; reaching one is never what a partner means. */
const UNPRIVILEGED_PORT_MIN = 1024;
const WEB_PORTS = new Set(['', '80', '443']);
/** Names that by definition stay inside (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`). */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|localdomain|home\.arpa|onion|invalid|test|example)$/;
const LOCALHOST_NAME = /(^|\.)localhost$/;

/** The reason why this URL cannot be a partner's, or undefined when it can. */
export function checkPartnerUrl(text: string, rules: AddressRules): PartnerUrlFault | undefined {
  const read = readPartnerUrl(text, rules);
  return read instanceof URL ? undefined : read;
}

/** The same check, handing out the parsed URL, so that what was checked is what is called. */
export function readPartnerUrl(text: string, rules: AddressRules): URL | PartnerUrlFault {
  if (text.length > URL_CHARACTERS_MAX) return 'longer than 2048 characters';
  if (!URL.canParse(text)) return 'not a URL';
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && rules.allowLoopback)) return 'scheme must be https';
  if (url.username !== '' || url.password !== '') return 'carries a user name or password';
  if (url.hash !== '') return 'carries a fragment';
  if (!WEB_PORTS.has(url.port) && Number(url.port) < UNPRIVILEGED_PORT_MIN)
    return 'port is reserved for other protocols';
  if (!hostAllowed(hostOf(url), rules)) return 'host is inside our network';
  return url;
}

/** The host without the brackets of an IPv6 literal and without a root dot. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

export function isLocalhost(host: string): boolean {
  return LOCALHOST_NAME.test(host);
}

/** Decimal, hexadecimal, octal and full-width spellings of an address are literals by now: the parser normalised them. */
function hostAllowed(host: string, rules: AddressRules): boolean {
  if (isIP(host) !== 0) return addressAllowed(host, rules);
  if (isLocalhost(host)) return rules.allowLoopback;
  // A name without a dot is completed by the machine's own search list.
  return host.includes('.') && !LOCAL_NAME.test(host);
}
