/** Files that browsers and search engines look for under fixed names. */
import type { StaticAsset } from '../framework/assets';
import { StaticResource } from '../framework/staticResource';

const HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Pages that show nothing to visitors, and operations, are not for search engines. */
const ROBOTS = `User-agent: *
Disallow: /account
Disallow: /wallets
Disallow: /portal
Disallow: /api/
`;

export function siteFiles(icon: StaticAsset): readonly (readonly [string, StaticResource])[] {
  return [
    [
      '/robots.txt',
      new StaticResource({ type: 'text/plain; charset=utf-8', headers: HEADERS, text: async () => ROBOTS }),
    ],
    // Pages name the icon themselves; this is for programs that ask for it without reading a page.
    ['/favicon.ico', icon.file],
  ];
}
