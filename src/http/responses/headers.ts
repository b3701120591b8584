/**
 * Headers that do not depend on the operation, as a list of names and values in turn, as Node's `writeHead` takes them.
 */

/** The headers of every response, including those that are written to the socket directly. */
export function baseHeaders(requestId: string): string[] {
  return ['X-Request-Id', requestId, 'X-Content-Type-Options', 'nosniff', 'X-Frame-Options', 'DENY', 'Vary', 'Origin'];
}
