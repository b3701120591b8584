/** Pages of list queries. */

export interface PageRange {
  readonly limit: number;
  readonly offset: number;
}

/** One page of a list, and the number of items in the whole list. */
export interface CountedPage<Item> {
  readonly count: number;
  readonly items: readonly Item[];
}
