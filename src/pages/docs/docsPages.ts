/**
 * The documentation pages. Their content is generated from the contract; this file adds the frame. They are the same
 * for every visitor and are served without database, session or cookie. Like the contract, they are in English.
 */
import { docsStylesheet } from '../framework/assets';
import { textsFor } from '../framework/language';
import { renderDocument } from '../framework/layout';
import { policyHeaders } from '../framework/policyHeaders';
import { StaticResource } from '../framework/staticResource';
import { type Html, html, trustedHtml } from '../html';
import { PLACEHOLDER_HOST, PLACEHOLDER_URL, readGeneratedFile, streamsProtocol } from './generatedFiles';

/** Path, name in the navigation, and file in `generated/` of each documentation page. */
const DOCS = [
  { path: '/docs', name: 'HTTP API', file: 'docs.http.html' },
  { path: '/docs/streams', name: 'Streams', file: 'docs.streams.html' },
  { path: '/docs/partner', name: 'For partners', file: 'docs.partner.html' },
  { path: '/docs/binance', name: 'For Binance clients', file: 'docs.binance.html' },
  { path: '/docs/binance-http', name: 'HTTP for Binance clients', file: 'docs.binanceHttp.html' },
  { path: '/docs/binance-streams', name: 'Streams for Binance clients', file: 'docs.binanceStreams.html' },
] as const;

export function docsPages(publicUrl: string): ReadonlyMap<string, StaticResource> {
  // Browsers revalidate on every visit, so that no outdated contract is shown; unchanged pages are answered with 304.
  const headers = {
    ...policyHeaders({ isHttps: publicUrl.startsWith('https:'), hasScript: false }),
    'Cache-Control': 'public, no-cache',
  };
  return new Map(
    DOCS.map(({ path, name, file }) => {
      const text = async (): Promise<string> =>
        renderDocs({ path, name, content: trustedHtml(withServerAddress(await readGeneratedFile(file), publicUrl)) });
      return [path, new StaticResource({ type: 'text/html; charset=utf-8', headers, text })];
    }),
  );
}

function renderDocs({
  path,
  name,
  content,
}: {
  readonly path: string;
  readonly name: string;
  readonly content: Html;
}): string {
  const texts = textsFor('en');
  const links = DOCS.map(
    (page) => html`<a href="${page.path}"${page.path === path && html` aria-current="page"`}>${page.name}</a>`,
  );
  return renderDocument({
    title: name,
    language: 'en',
    texts,
    stylesheets: [docsStylesheet],
    header: html`<nav aria-label="Documentation">${links}</nav>
<div class="end"><a href="/market">${texts.common.markets}</a><a href="/sign-in">${texts.common.signIn}</a></div>`,
    body: html`<div class="docs">
${content}</div>`,
    footer: html`<p>${texts.common.footer}</p>`,
  });
}

/** Replaces the placeholder address by this exchange's. An origin contains no characters that HTML would interpret. */
function withServerAddress(text: string, publicUrl: string): string {
  const { host } = new URL(publicUrl);
  return text
    .replaceAll(`ws://${PLACEHOLDER_HOST}`, `${streamsProtocol(publicUrl)}://${host}`)
    .replaceAll(PLACEHOLDER_URL, publicUrl);
}
