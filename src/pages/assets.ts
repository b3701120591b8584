/** The few files that pages load. Each is named by its content, so a browser may keep it for ever and never has the wrong one. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Representation } from './representation';

export interface Asset {
  readonly path: string;
  readonly file: Representation;
}

const HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export const stylesheet = asset('style.css', 'text/css; charset=utf-8');
export const docsStylesheet = asset('docs.css', 'text/css; charset=utf-8');
export const icon = asset('icon.svg', 'image/svg+xml');

export interface Assets {
  /** Pages with a script and a sheet of their own. */
  readonly live: Readonly<Record<'market', { readonly stylesheet: Asset; readonly script: Asset }>>;
  at(path: string): Representation | undefined;
}

/** With what the build makes of `browser/`; throws when it is missing, so that no server starts without. */
export function readAssets(): Assets {
  const market = {
    stylesheet: asset('market.css', 'text/css; charset=utf-8'),
    script: asset('market.js', 'text/javascript; charset=utf-8'),
  };
  const byPath = new Map(
    [stylesheet, docsStylesheet, icon, ...Object.values(market)].map(({ path, file }) => [path, file]),
  );
  return { live: { market }, at: (path) => byPath.get(path) };
}

function asset(name: string, type: string): Asset {
  const text = readFileSync(join(__dirname, name), 'utf8');
  const [stem = '', extension = ''] = name.split('.');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return {
    path: `/assets/${stem}-${hash}.${extension}`,
    file: new Representation({ type, headers: HEADERS, text: async () => text }),
  };
}
