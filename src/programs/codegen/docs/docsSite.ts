/** The pages of the documentation site, as `generated/docs.json`: its start page, and the pages of each document. */
import type { DocsData, DocsPage } from '../../../web/docs/pageData';
import { compare } from '../comparison/compare';
import { readDocumented } from '../comparison/documented';
import type { Documents } from '../documents/contractDocuments';
import type { Changelog } from '../review/releases';
import { changelogPage } from './changelogDocs';
import { comparisonPage } from './comparisonPage';
import { linksWithin, type SourceDocument, sourceDocuments } from './documentList';
import { withEarlierAddresses } from './earlierAddresses';
import { httpPages } from './httpDocs';
import { checkPageLinks, withHeadingLinks } from './pageLinks';
import { quickstartPages } from './quickstarts';
import { startPage } from './startPage';
import { streamPages } from './streamDocs';

export interface DocsSources {
  readonly specFolder: string;
  readonly changelog: Changelog;
}

export function docsPages(documents: Documents, { specFolder, changelog }: DocsSources): DocsPage[] {
  const sources = sourceDocuments(documents);
  const [main] = sources;
  if (main === undefined) throw new Error('no document is published');
  const sections = sources.map((source) => ({ source, pages: pagesOf(source, sources) }));
  // Guides may name operations and streams.
  const links = new Map(sources.slice(0, 3).flatMap((source) => [...linksWithin(source, sources)]));
  const quickstarts = quickstartPages({ specFolder, document: main.content, links });
  const changes = changelogPage(changelog, sources);
  const documented = readDocumented(specFolder);
  const comparison = comparisonPage(compare(documented, documents.binance, documents.binanceAsyncapi), documented);
  const start = startPage([...quickstarts, comparison, changes], sections);
  const all = [start, ...quickstarts, ...sections.flatMap(({ pages: own }) => own), comparison, changes];
  const pages = withEarlierAddresses(all).map((page) => ({ ...page, html: withHeadingLinks(page.html) }));
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
