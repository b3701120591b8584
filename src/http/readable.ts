/** Whether a request can be read at all, before anybody asks what it wants. */
import type { IncomingMessage } from 'node:http';

/** Path and query, undecoded. */
export const URI_LENGTH_MAX = 4 * 1024;

/**
 * A request without a host, or with two, may be meant for somebody else (RFC 9112 section 3.2). One whose line names no version (HTTP/0.9) the parser
 * takes with whatever follows it; nobody who means us sends one.
 */
export function hasVersionAndHost({ rawHeaders, httpVersionMajor, httpVersionMinor }: IncomingMessage): boolean {
  if (httpVersionMajor !== 1) return false;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
}

export function isDecodable(text: string): boolean {
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
