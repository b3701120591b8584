/**
 * Checks that a form was sent from one of the exchange's pages, by the headers `Origin` (RFC 6454 section 7) and
 * `Sec-Fetch-Site` (Fetch Metadata). Browsers set both themselves, so another site cannot forge them.
 */
import type { IncomingHttpHeaders } from 'node:http';

/**
 * `publicUrl` is the configured origin. If the client reached the exchange under another host name, the origin made of
 * its `Host` header and the configured scheme is accepted too.
 */
export function isSameOriginPost(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, host = '' } = headers;
  const site = headers['sec-fetch-site'];
  // `none`: the user sent the form again directly, for example by reloading the page or restoring the browser.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined) return origin === publicUrl || origin === `${new URL(publicUrl).protocol}//${host}`;
  // Every current browser sends at least one of the two headers.
  return site !== undefined;
}
