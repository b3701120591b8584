/** Builds the search index of the documentation. */
import type { DocsPage } from '../../../web/docs/pageData';
import { buildSearchIndex, type SearchedPage } from '../../../web/docs/search';

export function searchIndex(pages: readonly DocsPage[]): string {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  return `${buildSearchIndex(pages.map((page) => searchedPage(page, titles.get(page.section) ?? '')))}\n`;
}

function searchedPage(
  { path, title, description, badge = '', call = '', html }: DocsPage,
  section: string,
): SearchedPage {
  const name = path.split('/').at(-1) ?? '';
  const headings = [...html.matchAll(/<h[2-6][^>]*>(.*?)<\/h[2-6]>/g)].map(([, inner = '']) => textOf(inner));
  return {
    path,
    title,
    section,
    badge,
    description,
    // The words of a name such as `createOrder` are found too.
    name: `${name} ${name.replace(/([a-z0-9])([A-Z])/g, '$1 $2')} ${call}`,
    headings: headings.join(' '),
    text: textOf(searchedPart(html)),
  };
}

/** The text of a page without samples and examples, which contain values of other pages, and without lists of links. */
function searchedPart(html: string): string {
  return html.replace(/<pre[\s\S]*?<\/pre>|<ul class="(?:index|moved)">[\s\S]*?<\/ul>/g, ' ');
}

function textOf(html: string): string {
  return html
    .replace(/<wbr>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp|#39);/g, ' ')
    .replace(/\s+/g, ' ');
}
