/**
 * Headers that do not depend on the operation, as a list of names and values in turn, as Node's `writeHead` takes them.
 */

/** Sent if the public URL uses HTTPS: browsers then use nothing else for a year. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

/** Marks every answer of a sandbox, so that no client takes it for the exchange. */
export const SANDBOX_HEADER = ['X-Talad-Sandbox', 'on'] as const;

/** The headers of every response, including those that are written to the socket directly. */
export function baseHeaders(requestId: string, isSandbox: boolean): string[] {
  const headers = [
    'X-Request-Id',
    requestId,
    'X-Content-Type-Options',
    'nosniff',
    'X-Frame-Options',
    'DENY',
    'Vary',
    'Origin',
  ];
  if (isSandbox) headers.push(...SANDBOX_HEADER);
  return headers;
}
