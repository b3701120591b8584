/** The start page of the documentation: where to begin, the documents, and a list of everything that has a page. */
import { DOCS_HOME, type DocsPage } from '../../../web/docs/pageData';
import { type Html, html } from '../../../web/framework/html';
import { listedPages, type SourceDocument } from './documentList';

interface Section {
  readonly source: SourceDocument;
  readonly pages: readonly DocsPage[];
}

export function startPage(guides: readonly DocsPage[], sections: readonly Section[]): DocsPage {
  const starts = guides.filter(({ path, section }) => path !== section);
  const others = guides.filter(({ path }) => path === '/docs/changelog');
  const cards = sections.map(
    ({ source: { path, title, summary } }) =>
      html`<li class="card"><h3><a href="${path}">${title}</a></h3><p>${summary}</p></li>\n`,
  );
  return {
    path: DOCS_HOME,
    title: 'Documentation',
    description: 'Guides, every operation and every stream of the exchange, with samples.',
    section: DOCS_HOME,
    chapters: sections.map(({ source: { title, path } }) => ({ title, id: anchorOf(path) })),
    html: html`<h1>Documentation</h1>
<p class="lead">Guides, every operation and every stream of the exchange, generated from its contract.</p>
<h2 id="quickstarts">Start in five minutes</h2>
<ul class="points">
${starts.map(cardHtml)}</ul>
<h2 id="documents">Interfaces</h2>
<ul class="points">
${cards}${others.map(cardHtml)}</ul>
${sections.map(sectionHtml)}`.text,
  };
}

function cardHtml({ path, title, description }: DocsPage): Html {
  return html`<li class="card"><h3><a href="${path}">${title}</a></h3><p>${description}</p></li>\n`;
}

function sectionHtml({ source: { path, title }, pages }: Section): Html {
  const groups = new Map(pages.flatMap(({ group }) => (group === undefined ? [] : [[group.id, group.title] as const])));
  const isMain = path === '/docs/http';
  return html`<section class="group"><h2 id="${anchorOf(path)}">${title}</h2>
${[...groups].map(([id, name]) => {
  const own = pages.filter(({ group }) => group?.id === id);
  const heading = html`<h3 id="${isMain ? '' : `${anchorOf(path)}-`}${id}">${name}</h3>\n`;
  return html`${heading}${listedPages(own, isMain ? '' : `${anchorOf(path)}-`)}`;
})}</section>
`;
}

function anchorOf(path: string): string {
  return `all-${path.split('/').at(-1) ?? ''}`;
}
