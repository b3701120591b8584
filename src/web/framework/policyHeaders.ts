/**
 * Security headers of every page. Pages load nothing from other origins, cannot be framed or cached, and their forms
 * can be sent to this origin only. Scripts may run only on pages that have one; such a script may connect to this
 * origin only, over HTTP and WebSocket, and Trusted Types prevents it from turning text into markup or code.
 */
const BASE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];
const SCRIPT_POLICY = [
  "script-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

export interface PolicyOptions {
  /** The public URL uses HTTPS. */
  readonly isHttps: boolean;
  /** The page has a script. */
  readonly hasScript: boolean;
}

export function policyHeaders({ isHttps: secure, hasScript: scripted }: PolicyOptions): Record<string, string> {
  return {
    'Content-Security-Policy': [...BASE_POLICY, ...(scripted ? SCRIPT_POLICY : [])].join('; '),
    // With `no-referrer`, browsers would send `Origin: null` with the exchange's own forms.
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(secure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
