/** Checks whether a request is readable at all, before it is routed. */
import type { IncomingMessage } from 'node:http';

/** Maximum length of path and query together, in characters, before decoding. */
export const URI_LENGTH_MAX = 4 * 1024;

/**
 * A request without a `Host` header, or with two, may be meant for another server (RFC 9112 section 3.2). Node's parser
 * accepts a request line without a version (HTTP/0.9) together with the bytes that follow it; no real client sends one.
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
