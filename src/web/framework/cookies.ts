/**
 * Reads and writes cookies. Over HTTPS, names have the prefix `__Host-`, so that neither another host nor a plain
 * connection can have set them (RFC 6265bis section 4.1.3.2).
 */

export interface CookieJar {
  /** The first cookie of that name. `name` is without the prefix. */
  get(name: string): string | undefined;
  /** A `Set-Cookie` header value. Without `maxAgeSeconds` the cookie lasts until the browser closes; 0 deletes it. */
  setCookieLine(name: string, value: string, maxAgeSeconds?: number): string;
}

export interface CookieScope {
  readonly path: string;
  readonly sameSite: 'Lax' | 'Strict';
}

export const WHOLE_SITE: CookieScope = { path: '/', sameSite: 'Lax' };

export function parseCookies(header: string | undefined, secure: boolean, { path, sameSite }: CookieScope): CookieJar {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  // `__Host-` requires the path `/`.
  const prefix = secure ? (path === '/' ? '__Host-' : '__Secure-') : '';
  return {
    get: (name) => cookies.get(`${prefix}${name}`),
    setCookieLine: (name, value, maxAgeSeconds) => {
      const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
      return `${prefix}${name}=${value}; Path=${path}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}${age}`;
    },
  };
}
