/** Cookies, read and written. With https, a cookie's name says that no other host and no plain connection can have set it (RFC 6265bis section 4.1.3.2). */

export interface CookieJar {
  /** The first one of that name; a name's prefix is ours to know. */
  get(name: string): string | undefined;
  /** A `Set-Cookie` line. Without `maxAgeSeconds` it lasts as long as the browser runs; with 0 it goes. */
  line(name: string, value: string, maxAgeSeconds?: number): string;
}

export function cookieJar(header: string | undefined, secure: boolean): CookieJar {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  const prefix = secure ? '__Host-' : '';
  return {
    get: (name) => cookies.get(`${prefix}${name}`),
    line: (name, value, maxAgeSeconds) => {
      const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
      return `${prefix}${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${age}`;
    },
  };
}
