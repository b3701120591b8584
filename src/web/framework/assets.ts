/**
 * Style sheets, script and icon of the pages. Their names contain a hash of their content, so that browsers may cache
 * them for ever.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Brand, BrandColors } from '../../foundation/branding/brand';
import { programPath } from '../../foundation/programFolder';
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

const CSS = 'text/css; charset=utf-8';
/** Without the colours and the logo of a brand, as the operators' console has them. */
export const stylesheet = readAsset('style.css', CSS);
export const icon = readAsset('icon.svg', 'image/svg+xml');

export interface Assets {
  /** The style sheet of all pages. */
  readonly stylesheet: StaticAsset;
  readonly docsStylesheet: StaticAsset;
  readonly icon: StaticAsset;
  /** Script and style sheets of the pages that have their own. */
  readonly live: Readonly<
    Record<
      'market' | 'markets' | 'passkeys' | 'account',
      { readonly stylesheets: readonly StaticAsset[]; readonly script: StaticAsset }
    >
  >;
  readonly docsScript: StaticAsset;
  find(path: string): StaticResource | undefined;
}

/**
 * Loads all assets, including the scripts that the build makes from `browser/`. Throws if one is missing, so that the
 * server does not start.
 */
export function loadAssets({ colors, logo }: Pick<Brand, 'colors' | 'logo'>): Assets {
  const coloured =
    colors === undefined
      ? stylesheet
      : makeAsset('style.css', CSS, Buffer.from(readPageFile('style.css') + colorRules(colors), 'utf8'));
  const docsStylesheet = readAsset('docs.css', CSS);
  const logoOrIcon =
    logo === undefined ? icon : makeAsset(logo.type === 'image/png' ? 'icon.png' : 'icon.svg', logo.type, logo.bytes);
  const script = (name: string): StaticAsset => readAsset(name, 'text/javascript; charset=utf-8');
  const style = (name: string): StaticAsset => readAsset(name, CSS);
  const marketStyle = style('market.css');
  const live = {
    market: { stylesheets: [marketStyle, style('trading.css')], script: script('market.js') },
    markets: { stylesheets: [marketStyle, style('markets.css')], script: script('markets.js') },
    passkeys: { stylesheets: [], script: script('passkeys.js') },
    account: { stylesheets: [style('account.css')], script: script('accountTools.js') },
  };
  const ofLivePages = Object.values(live).flatMap(({ stylesheets, script: own }) => [...stylesheets, own]);
  const docsScript = script('docs.js');
  const byPath = new Map(
    [coloured, docsStylesheet, docsScript, logoOrIcon, ...ofLivePages].map(({ path, file }) => [path, file]),
  );
  return { stylesheet: coloured, docsStylesheet, docsScript, icon: logoOrIcon, live, find: (path) => byPath.get(path) };
}

/** The brand's colours replace those of `style.css`. */
function colorRules(colors: NonNullable<Brand['colors']>): string {
  const rule = ({ accent, accentStrong, onAccent }: BrandColors): string =>
    `:root { --accent: ${accent}; --accent-strong: ${accentStrong}; --on-accent: ${onAccent}; }`;
  return `\n${rule(colors.light)}\n@media (prefers-color-scheme: dark) { ${rule(colors.dark)} }\n`;
}

function readPageFile(name: string): string {
  return readFileSync(programPath('src', 'web', name), 'utf8');
}

export function readAsset(name: string, type: string): StaticAsset {
  return makeAsset(name, type, Buffer.from(readPageFile(name), 'utf8'));
}

function makeAsset(name: string, type: string, bytes: Buffer): StaticAsset {
  const [stem = '', extension = ''] = name.split('.');
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
  return {
    path: `/assets/${stem}-${hash}.${extension}`,
    file: new StaticResource({ type, headers: HEADERS, text: async () => bytes }),
  };
}
