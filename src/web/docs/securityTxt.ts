/**
 * `/.well-known/security.txt` (RFC 9116): where to report a security problem. It is generated for each request, because
 * it must name a time until which it is valid.
 */
import type { PageResponse } from '../../api/http/calls/pageHandler';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';
const VALIDITY_MS = 90 * 86_400_000;

export interface SecurityTxtOptions {
  /** A `mailto:`, `tel:` or `https:` address. */
  readonly contact: string;
  readonly publicUrl: string;
  readonly nowMs: number;
}

export function securityTxt({ contact, publicUrl, nowMs }: SecurityTxtOptions): PageResponse {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(nowMs + VALIDITY_MS).toISOString()}`,
    'Preferred-Languages: en, th',
    `Canonical: ${publicUrl}${SECURITY_TXT_PATH}`,
  ];
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=86400',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  };
  return { status: 200, headers, body: `${lines.join('\n')}\n` };
}
