/** Header lines that do not depend on the operation, as the flat list that node's `writeHead` takes. */

/** What every answer carries, also one that is written without express. */
export function baseHeaders(requestId: string): string[] {
  return ['X-Request-Id', requestId, 'X-Content-Type-Options', 'nosniff', 'X-Frame-Options', 'DENY', 'Vary', 'Origin'];
}
