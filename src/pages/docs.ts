/**
 * The documentation: generated from the contract, framed here, the same for everybody, and served without looking at the database, a session or a cookie. It is
 * written in English, as the contract is.
 */
import { docsStylesheet } from './assets';
import { ANYBODYS_HOST, ANYBODYS_URL, generatedText, streamsProtocol } from './generated';
import { type Html, html, trustedHtml } from './html';
import { textsIn } from './language';
import { frame } from './layout';
import { policyHeaders } from './policy';
import { Representation } from './representation';

/** By path: what it is called, above all in the header, and its file in `generated/`. */
const DOCS = [
  { path: '/docs', name: 'HTTP API', file: 'docs.http.html' },
  { path: '/docs/streams', name: 'Streams', file: 'docs.streams.html' },
  { path: '/docs/partner', name: 'For partners', file: 'docs.partner.html' },
] as const;

export function docsPages(publicUrl: string): ReadonlyMap<string, Representation> {
  // Looked at anew by each visit, so that nobody reads of yesterday's contract, and sent only when it has changed.
  const headers = {
    ...policyHeaders({ secure: publicUrl.startsWith('https:'), scripted: false }),
    'Cache-Control': 'public, no-cache',
  };
  return new Map(
    DOCS.map(({ path, name, file }) => {
      const text = async (): Promise<string> =>
        framed({ path, name, content: trustedHtml(addressed(await generatedText(file), publicUrl)) });
      return [path, new Representation({ type: 'text/html; charset=utf-8', headers, text })];
    }),
  );
}

function framed({
  path,
  name,
  content,
}: {
  readonly path: string;
  readonly name: string;
  readonly content: Html;
}): string {
  const texts = textsIn('en');
  const places = DOCS.map(
    (place) => html`<a href="${place.path}"${place.path === path && html` aria-current="page"`}>${place.name}</a>`,
  );
  return frame({
    title: name,
    language: 'en',
    texts,
    stylesheets: [docsStylesheet],
    header: html`<nav aria-label="Documentation">${places}</nav>
<div class="end"><a href="/market">${texts.common.markets}</a><a href="/sign-in">${texts.common.signIn}</a></div>`,
    body: html`<div class="docs">
${content}</div>`,
    footer: html`<p>${texts.common.footer}</p>`,
  });
}

/** The exchange's own address in the place of the one that stands for any. An origin holds nothing that HTML would read. */
function addressed(text: string, publicUrl: string): string {
  const { host } = new URL(publicUrl);
  return text
    .replaceAll(`ws://${ANYBODYS_HOST}`, `${streamsProtocol(publicUrl)}://${host}`)
    .replaceAll(ANYBODYS_URL, publicUrl);
}
