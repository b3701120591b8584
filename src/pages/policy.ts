/** The headers of every page: nothing from elsewhere is loaded, run, framed or kept. Scripts are not let in at all, and forms lead nowhere but here. */
const POLICY = ["default-src 'none'", "style-src 'self'", "img-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"].join('; ');

/** `secure`: people come by https. */
export function policyHeaders(secure: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': POLICY,
    // With no-referrer, a browser would call its own forms' origin null.
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(secure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
