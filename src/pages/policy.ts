/** The headers of every page: nothing from elsewhere is loaded, run, framed or kept. Scripts are not let in at all. */
export interface PolicyOptions {
  /** Other origins to which the page's forms lead. */
  readonly formOrigins: readonly string[];
  readonly secure: boolean;
}

export function policyHeaders({ formOrigins, secure }: PolicyOptions): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    // With no-referrer, a browser would call its own forms' origin null.
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(secure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
