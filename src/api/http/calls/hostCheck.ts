/**
 * Whether a request is meant for this server. A web page of another site can have its own name resolve to the address
 * of this server (DNS rebinding); the browser then sends that name as the host.
 */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Config } from '../../../foundation/settings/config';
import { isLoopbackAddress } from './addresses';

/** `clientIp`: the client's normalized address. */
export type HostCheck = (request: IncomingMessage, clientIp: string) => boolean;

/** A name or an IPv4 address, or an IPv6 address in brackets; then perhaps a port. */
const AUTHORITY = /^(?:\[([0-9a-f:.]+)\]|([^:[\]@/]+?)\.?)(?::\d{1,5})?$/;
const ABSOLUTE_TARGET = /^https?:\/\/([^/?#]*)/i;
const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/**
 * Accepts the host of PUBLIC_URL and the address in HOST. Clients on this machine, such as operators and monitoring, may
 * also name the machine `localhost` or by a loopback address; if PUBLIC_URL does, everybody may. If PUBLIC_URL names no
 * single host, any IP address is accepted, because only a name can be one of another site. Ports are not compared,
 * because proxies often omit them.
 */
export function createHostCheck({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>): HostCheck {
  const publicHost = hostName(new URL(publicUrl).host) ?? '';
  const own = new Set([publicHost, ...(isLoopbackName(host) ? [] : [host.toLowerCase()])]);
  const acceptsAddresses = EVERY_ADDRESS.has(publicHost);
  const acceptsLoopback = acceptsAddresses || isLoopbackName(publicHost);
  const isPublic = (name: string): boolean =>
    own.has(name) || (acceptsLoopback && isLoopbackName(name)) || (acceptsAddresses && isIP(name) !== 0);
  // Nearly all requests have the same header, whose result is remembered.
  let accepted: string | null = null;
  return ({ url = '', headers }, clientIp) => {
    const authority = url.startsWith('/') ? headers.host : (ABSOLUTE_TARGET.exec(url)?.[1] ?? headers.host);
    // Only HTTP/1.0 permits a request without a host. No browser sends one.
    if (authority === undefined || authority === accepted) return true;
    const name = hostName(authority);
    if (name === undefined) return false;
    if (isPublic(name)) {
      accepted = authority;
      return true;
    }
    return isLoopbackName(name) && isLoopbackAddress(clientIp);
  };
}

/** In lower case and without the port; undefined if the text is not a host. */
function hostName(authority: string): string | undefined {
  const [, ipv6, name] = AUTHORITY.exec(authority.toLowerCase()) ?? [];
  return ipv6 ?? name;
}

function isLoopbackName(name: string): boolean {
  return name === 'localhost' || isLoopbackAddress(name);
}
