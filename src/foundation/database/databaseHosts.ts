/** The hosts of a database URL, which may name several: mysql://user:password@a:3306,b:3306,c:3306/name. */

/**
 * The URL once for each of its hosts, in their order. A URL with one host is returned as it is. The returned URLs are
 * not checked and may be invalid.
 */
export function urlsOfHosts(url: string): [string, ...string[]] {
  const [, before = '', hosts = '', after = ''] = /^([^/]*\/\/(?:[^/?#]*@)?)([^@/?#]*)(.*)$/s.exec(url) ?? [];
  const [first, ...others] = hosts.split(',').map((host) => `${before}${host}${after}`);
  return first === undefined || others.length === 0 ? [url] : [first, ...others];
}

/** Whether each part of the URL can be parsed, names a host (unless it is the only one) and a schema. */
export function isDatabaseUrl(url: string): boolean {
  const urls = urlsOfHosts(url);
  return urls.every((part) => {
    if (!/^mysql:\/\//.test(part) || !URL.canParse(part)) return false;
    const { hostname, pathname, searchParams } = new URL(part);
    return pathname.length >= 2 && (urls.length === 1 || (hostname !== '' && !searchParams.has('socketPath')));
  });
}
