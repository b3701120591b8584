/**
 * The search of the documentation: the same index and options in the code generator, which builds the index, on the
 * server, and in the browser.
 */
import MiniSearch, { type Options } from 'minisearch';

/** What a result shows. */
export interface FoundPage {
  readonly path: string;
  readonly title: string;
  /** The name of its section. */
  readonly section: string;
  readonly badge: string;
  readonly description: string;
}

export interface SearchedPage extends FoundPage {
  /** The id of an operation or the name of a stream, and its path or address. */
  readonly name: string;
  readonly headings: string;
  readonly text: string;
}

/** The input of the job `searchDocs`. */
export interface SearchInput {
  readonly text: string;
  readonly countMax: number;
}

/** Longer texts are cut. */
export const QUERY_LENGTH_MAX = 100;
/** The words after these are ignored: the server answers others, too, and each word takes milliseconds. */
const WORDS_MAX = 8;

const OPTIONS: Options<SearchedPage> = {
  idField: 'path',
  fields: ['title', 'name', 'headings', 'text'],
  storeFields: ['path', 'title', 'section', 'badge', 'description'],
  searchOptions: {
    boost: { title: 6, name: 6, headings: 3 },
    // One letter begins a third of all words.
    prefix: (term) => term.length > 1,
    // One wrong letter in a word of five or more.
    fuzzy: (term) => (term.length >= 5 ? 1 : false),
    combineWith: 'AND',
  },
};

export function buildSearchIndex(pages: readonly SearchedPage[]): string {
  const index = new MiniSearch<SearchedPage>(OPTIONS);
  index.addAll(pages);
  return JSON.stringify(index);
}

/** The best pages for a text, the best one first. */
export type SearchPages = (text: string, countMax: number) => FoundPage[];

/** Pauses in between, because it takes 30 ms in which a server has to serve others. */
export async function loadSearchIndex(json: string): Promise<SearchPages> {
  const index = await MiniSearch.loadJSONAsync<SearchedPage>(json, OPTIONS);
  return (text, countMax) =>
    index
      .search(wordsOf(text.slice(0, QUERY_LENGTH_MAX)).slice(0, WORDS_MAX).join(' '))
      .slice(0, countMax)
      .map((found) => found as unknown as FoundPage);
}

/** As the index divides texts: at spaces and punctuation. */
function wordsOf(text: string): string[] {
  return [...new Set(text.split(/[\n\r\p{Z}\p{P}]+/u))].filter((word) => word !== '');
}
