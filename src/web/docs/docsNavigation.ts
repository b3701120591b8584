/** The navigation of the documentation: the table of contents beside each page, its place, and the pages around it. */
import { type Html, html } from '../framework/html';
import { DOCS_HOME, DOCS_SEARCH, type DocsPage } from './pageData';
import { QUERY_LENGTH_MAX } from './search';

interface Place extends Pick<DocsPage, 'path' | 'section' | 'chapters' | 'group'> {
  /** The text that the visitor has searched for. */
  readonly searched?: string;
}

/**
 * The table of contents, folded on a phone: all sections, and for the present one its groups and pages. Groups are
 * folded too, except for that of the present page.
 */
export function navigation(place: Place, pages: readonly DocsPage[]): Html {
  const sections = pages.filter(({ path, section }) => path === section);
  return html`<aside class="side" aria-label="Contents" tabindex="0">${searchForm(place)}<details class="contents" id="contents"><summary>Contents</summary>
<nav aria-label="Pages"><ul>
${sections.map((first) => {
  const isOpen = first.path === place.section;
  return html`<li>${pageLink(first, place)}${isOpen && sectionList(first, place, pages)}</li>\n`;
})}</ul></nav></details></aside>
`;
}

/** The script of the pages shows results below the field while the visitor types. */
function searchForm({ searched = '' }: Place): Html {
  return html`<form class="search" role="search" action="${DOCS_SEARCH}"><label for="search-text">Search the documentation</label>
<input id="search-text" type="search" name="q" value="${searched}" maxlength="${QUERY_LENGTH_MAX}" autocomplete="off" spellcheck="false"><button class="button plain" type="submit">Search</button></form>
`;
}

function sectionList(first: DocsPage, place: Place, pages: readonly DocsPage[]): Html {
  const own = pages.filter(({ section, path }) => section === first.path && path !== first.path);
  const groups = new Map(own.flatMap(({ group }) => (group === undefined ? [] : [[group.id, group.title] as const])));
  const chapters = place.path === first.path ? first.chapters.filter(({ id }) => !groups.has(id)) : [];
  const lists = [...groups].map(([id, title]) => {
    const listed = own.filter(({ group }) => group?.id === id);
    return html`<li><details${place.group?.id === id && html` open`}><summary>${title}</summary><ul>
${listed.map((page) => html`<li>${pageLink(page, place)}</li>\n`)}</ul></details></li>\n`;
  });
  const single = own.filter(({ group }) => group === undefined);
  return html`<ul>
${chapters.map(({ title, id }) => html`<li><a href="#${id}">${title}</a></li>\n`)}${lists}${single.map((page) => html`<li>${pageLink(page, place)}${page.path === place.path && chapterList(place)}</li>\n`)}</ul>`;
}

function chapterList({ chapters }: Place): Html | false {
  return (
    chapters.length > 0 &&
    html`<ul>${chapters.map(({ title, id }) => html`<li><a href="#${id}">${title}</a></li>\n`)}</ul>`
  );
}

function pageLink({ path, title }: DocsPage, place: Place): Html {
  return html`<a href="${path}"${path === place.path && html` aria-current="page"`}>${title}</a>`;
}

/** The pages above this one; nothing on the start page. */
export function breadcrumbs({ path, section, group }: Place, pages: readonly DocsPage[]): Html | undefined {
  if (path === DOCS_HOME) return undefined;
  const first = pages.find((page) => page.path === section);
  const above = [
    { href: DOCS_HOME, title: 'Documentation' },
    ...(first === undefined || path === section || section === DOCS_HOME
      ? []
      : [{ href: section, title: first.title }]),
    ...(group === undefined ? [] : [{ href: `${section}#${group.id}`, title: group.title }]),
  ];
  return html`<nav class="crumbs" aria-label="Breadcrumbs">${above.map(({ href, title }) => html`<a href="${href}">${title}</a>`)}</nav>\n`;
}

/** The previous and the next page of the section. */
export function neighbours({ path, section }: Place, pages: readonly DocsPage[]): Html | undefined {
  const own = pages.filter((page) => page.section === section);
  const index = own.findIndex((page) => page.path === path);
  const [previous, next] = [own[index - 1], own[index + 1]];
  if (own.length < 2) return undefined;
  return html`<nav class="neighbours" aria-label="Pages around this one">
${previous !== undefined && html`<a rel="prev" href="${previous.path}"><span class="quiet">Previous</span> ${previous.title}</a>\n`}${next !== undefined && html`<a rel="next" href="${next.path}"><span class="quiet">Next</span> ${next.title}</a>\n`}</nav>
`;
}
