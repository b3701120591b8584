/** Validates the IP addresses and ranges of an API key's allowlist. `api/http/calls/addresses.ts` matches them. */
import { isIPv4, isIPv6 } from 'node:net';

/** True for an IPv4 or IPv6 address or a CIDR range of either. */
export function isIpRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (rest.length > 0 || !(isIPv4(address) || isIPv6(address))) return false;
  if (prefix === undefined) return true;
  return /^(0|[1-9]\d{0,2})$/.test(prefix) && Number(prefix) <= (isIPv4(address) ? 32 : 128);
}
