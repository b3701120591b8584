/** The few files that pages load. Each is named by its content, so a browser may keep it for ever and never has the wrong one. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Asset {
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export const stylesheet = asset('style.css', 'text/css; charset=utf-8');
export const docsStylesheet = asset('docs.css', 'text/css; charset=utf-8');
export const icon = asset('icon.svg', 'image/svg+xml');

export const assets: ReadonlyMap<string, Asset> = new Map([stylesheet, docsStylesheet, icon].map((entry) => [entry.path, entry]));

export const assetHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

function asset(file: string, type: string): Asset {
  const bytes = readFileSync(join(__dirname, file));
  const [stem = '', extension = ''] = file.split('.');
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
  return { path: `/assets/${stem}-${hash}.${extension}`, type, bytes };
}
