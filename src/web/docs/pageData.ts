/** The pages of the documentation as the code generator writes them to `generated/docs.json`. The server adds the frame. */

/** The name of the file in `generated/`, and of the index for the search. */
export const DOCS_FILE = 'docs.json';
export const SEARCH_INDEX_FILE = 'docs.search.json';

export const DOCS_HOME = '/docs';
export const DOCS_SEARCH = '/docs/search';

export interface PageHeading {
  readonly title: string;
  /** The anchor of the heading. */
  readonly id: string;
}

export interface DocsPage {
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines and for lists of pages. */
  readonly description: string;
  /** The path of the first page of its section: of its document, or its own. */
  readonly section: string;
  /** The group of pages within the section, for example the tag of an operation, with its anchor on the first page. */
  readonly group?: PageHeading;
  /** What kind of page it is, shown before its title: the HTTP method, or `WS`. */
  readonly badge?: string;
  /** The path of the operation, or the address of the stream. */
  readonly call?: string;
  /** The chapters, which the navigation lists while the page is shown. */
  readonly chapters: readonly PageHeading[];
  /** The content with its `h1`. Addresses of the exchange contain a placeholder. */
  readonly html: string;
}

export interface DocsData {
  readonly pages: readonly DocsPage[];
}
