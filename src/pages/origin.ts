/** Whether a form was sent by a page of ours, as the browser says it (RFC 6454 section 7, Fetch Metadata). A page elsewhere cannot make it say anything else. */
import type { IncomingHttpHeaders } from 'node:http';

/** `publicUrl`: our origin. Whoever reached us under another name, which its `Host` tells, may come from there too, by the same scheme. */
export function isOwnPost(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, host = '' } = headers;
  const site = headers['sec-fetch-site'];
  // `none`: a person sent the form again themselves, as when a browser comes back.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined) return origin === publicUrl || origin === `${new URL(publicUrl).protocol}//${host}`;
  // Every browser of the last years sends one of the two.
  return site !== undefined;
}
