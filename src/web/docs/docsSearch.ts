/**
 * The search of the documentation: a page with the results, which works without JavaScript, and the index, with which
 * the browser searches by itself. The index is loaded with the first search.
 */
import type { PageRequest, PageResponse } from '../../api/http/calls/pageHandler';
import type { ThreadPool } from '../../foundation/threadPool';
import { type Html, html } from '../framework/html';
import { StaticResource } from '../framework/staticResource';
import { breadcrumbs } from './docsNavigation';
import { type DocsFrame, docsHeaders, renderDocs } from './docsPages';
import { readGeneratedFile } from './generatedFiles';
import { DOCS_HOME, DOCS_SEARCH, type DocsPage, SEARCH_INDEX_FILE } from './pageData';
import { type FoundPage, QUERY_LENGTH_MAX, type SearchInput } from './search';

export const SEARCH_INDEX_PATH = '/docs/search-index.json';
const RESULTS_MAX = 30;

export function searchIndexFile(frame: DocsFrame): StaticResource {
  const text = (): Promise<string> => readGeneratedFile(SEARCH_INDEX_FILE);
  return new StaticResource({ type: 'application/json; charset=utf-8', headers: docsHeaders(frame), text });
}

export class DocsSearch {
  constructor(
    private readonly pages: readonly DocsPage[],
    private readonly frame: DocsFrame,
    private readonly threads: Pick<ThreadPool, 'run'>,
  ) {}

  async answer({ queryText }: Pick<PageRequest, 'queryText'>): Promise<PageResponse> {
    const text = (new URLSearchParams(queryText).get('q') ?? '').trim().slice(0, QUERY_LENGTH_MAX);
    const input: SearchInput = { text, countMax: RESULTS_MAX };
    const found = text === '' ? [] : await this.threads.run<FoundPage[]>('searchDocs', input);
    const place = { path: DOCS_SEARCH, section: DOCS_HOME, chapters: [] };
    const page = {
      ...place,
      title: 'Search',
      description: 'Search the documentation of the exchange.',
      searched: text,
      main: html`${breadcrumbs(place, this.pages)}<h1>Search</h1>\n${resultsHtml(text, found)}`,
    };
    return {
      status: 200,
      headers: { ...docsHeaders(this.frame), 'Content-Type': 'text/html; charset=utf-8' },
      body: renderDocs(page, this.pages, this.frame),
    };
  }
}

function resultsHtml(text: string, found: readonly FoundPage[]): Html {
  if (text === '') return html`<p class="lead">Enter a word: an operation, a stream, a member or an error code.</p>`;
  if (found.length === 0)
    return html`<p class="lead">No page contains “${text}”. Try fewer words, or the <a href="${DOCS_HOME}">list of all pages</a>.</p>`;
  const count = found.length === RESULTS_MAX ? `The best ${RESULTS_MAX} pages` : pageCount(found.length);
  return html`<p class="lead">${count} for “${text}”.</p>
<ul class="index">
${found.map(
  ({ path, title, section, badge, description }) =>
    html`<li><span class="method ${badge.toLowerCase()}">${badge === '' ? 'GUIDE' : badge}</span> <span><a href="${path}">${title}</a> <span class="type">${section}</span></span> <span class="quiet">${description}</span></li>\n`,
)}</ul>
`;
}

function pageCount(count: number): string {
  return count === 1 ? 'One page' : `${count} pages`;
}
