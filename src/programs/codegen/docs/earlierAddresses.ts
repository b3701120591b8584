/**
 * Addresses from before each operation and each stream had a page of its own: `/docs`, `/docs/streams` and
 * `/docs/partner` were one page each, and links such as `/docs#createOrder` lead into them. A server never receives the
 * part after `#`, so it cannot redirect: these pages have an entry for each of the earlier anchors with a link to where
 * it is now. Where JavaScript runs, the browser goes there by itself.
 */
import type { DocsPage } from '../../../web/docs/pageData';
import { type Html, html } from '../../../web/framework/html';
import { anchorsOf } from './pageLinks';

/** The earlier page of each section. The other sections never had only one page. */
const EARLIER_PAGES: Readonly<Record<string, string>> = {
  '/docs/http': '/docs',
  '/docs/streams': '/docs/streams',
  '/docs/partner': '/docs/partner',
};

/** Anchors that the pages have only now. */
const NEW_ANCHORS = /^(samples|sample-.*|try-it.*|parameters|body|responses)$/;

export function withEarlierAddresses(pages: readonly DocsPage[]): DocsPage[] {
  return pages.map((page) => {
    const present = new Set(anchorsOf(page.html));
    const moved = pages
      .filter(({ section, path }) => EARLIER_PAGES[section] === page.path && path !== page.path)
      .flatMap(({ path, html: text }) => anchorsOf(text).map((id) => ({ id, target: `${path}#${id}` })))
      .filter(({ id }) => !present.has(id) && !NEW_ANCHORS.test(id));
    return moved.length === 0 ? page : { ...page, html: `${page.html}${listHtml(moved).text}` };
  });
}

function listHtml(moved: readonly { readonly id: string; readonly target: string }[]): Html {
  return html`<section><h2 id="earlier-addresses">Earlier addresses</h2>
<p>Chapters that were on this page, and where they are now.</p>
<ul class="moved">${moved.map(({ id, target }) => html`<li id="${id}" data-moved><a href="${target}">${id}</a></li>`)}</ul></section>
`;
}
