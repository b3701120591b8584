/** The pages of the documentation site, as `generated/docs.json`: its start page, and the pages of each document. */
import type { DocsData, DocsPage } from '../../pages/docs/pageData';
import type { Documents } from '../contractDocuments';
import { linksWithin, type SourceDocument, sourceDocuments } from './documentList';
import { withEarlierAddresses } from './earlierAddresses';
import { httpPages } from './httpDocs';
import { checkPageLinks, withHeadingLinks } from './pageLinks';
import { startPage } from './startPage';
import { streamPages } from './streamDocs';

export function docsPages(documents: Documents): DocsPage[] {
  const sources = sourceDocuments(documents);
  const sections = sources.map((source) => ({ source, pages: pagesOf(source, sources) }));
  const start = startPage(sections);
  const pages = withEarlierAddresses([start, ...sections.flatMap(({ pages: own }) => own)]).map((page) => ({
    ...page,
    html: withHeadingLinks(page.html),
  }));
  checkPageLinks(pages);
  return pages;
}

/** One page per line, so that a change of the contract shows which pages it changes. */
export function docsFile(pages: DocsData['pages']): string {
  return `{"pages":[\n${pages.map((page) => JSON.stringify(page)).join(',\n')}\n]}\n`;
}

function pagesOf(source: SourceDocument, all: readonly SourceDocument[]): DocsPage[] {
  const links = linksWithin(source, all);
  return source.content['channels'] === undefined ? httpPages(source, links) : streamPages(source, links);
}
