/**
 * The headers of every page: nothing from elsewhere is loaded, run, framed or kept, and forms lead nowhere but here. Scripts are let in on a page that has
 * one of ours, and nowhere else; that one asks this origin alone, over HTTP and WebSocket, and no text ever becomes a script or markup in it.
 */
const NOTHING = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];
const OWN_SCRIPT = [
  "script-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

export interface PolicyOptions {
  /** People come by https. */
  readonly secure: boolean;
  /** The page has a script of ours. */
  readonly scripted: boolean;
}

export function policyHeaders({ secure, scripted }: PolicyOptions): Record<string, string> {
  return {
    'Content-Security-Policy': [...NOTHING, ...(scripted ? OWN_SCRIPT : [])].join('; '),
    // With no-referrer, a browser would call its own forms' origin null.
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(secure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
