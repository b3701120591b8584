/**
 * Style sheets, script and icon of the pages. Their names contain a hash of their content, so that browsers may cache
 * them for ever.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StaticResource } from './staticResource';

export interface StaticAsset {
  readonly path: string;
  readonly file: StaticResource;
}

const HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export const stylesheet = readAsset('style.css', 'text/css; charset=utf-8');
export const docsStylesheet = readAsset('docs.css', 'text/css; charset=utf-8');
export const icon = readAsset('icon.svg', 'image/svg+xml');

export interface Assets {
  /** Script and style sheets of the pages that have their own. */
  readonly live: Readonly<
    Record<
      'market' | 'markets' | 'passkeys',
      { readonly stylesheets: readonly StaticAsset[]; readonly script: StaticAsset }
    >
  >;
  find(path: string): StaticResource | undefined;
}

/**
 * Loads all assets, including the scripts that the build makes from `browser/`. Throws if one is missing, so that the
 * server does not start.
 */
export function loadAssets(): Assets {
  const script = (name: string): StaticAsset => readAsset(name, 'text/javascript; charset=utf-8');
  const style = (name: string): StaticAsset => readAsset(name, 'text/css; charset=utf-8');
  const marketStyle = style('market.css');
  const live = {
    market: { stylesheets: [marketStyle, style('trading.css')], script: script('market.js') },
    markets: { stylesheets: [marketStyle, style('markets.css')], script: script('markets.js') },
    passkeys: { stylesheets: [], script: script('passkeys.js') },
  };
  const ofLivePages = Object.values(live).flatMap(({ stylesheets, script: own }) => [...stylesheets, own]);
  const byPath = new Map([stylesheet, docsStylesheet, icon, ...ofLivePages].map(({ path, file }) => [path, file]));
  return { live, find: (path) => byPath.get(path) };
}

function readAsset(name: string, type: string): StaticAsset {
  const text = readFileSync(join(__dirname, '..', name), 'utf8');
  const [stem = '', extension = ''] = name.split('.');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return {
    path: `/assets/${stem}-${hash}.${extension}`,
    file: new StaticResource({ type, headers: HEADERS, text: async () => text }),
  };
}
