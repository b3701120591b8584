/**
 * Pages of a list to which rows are added, and from which rows are removed, while a reader follows the links from page to
 * page. A link names the row at the edge of the page that is shown, and the next page begins after that row, wherever it
 * is by then. So no row is shown twice, and no row that stays in the list is left out. Lists are read by offset: the
 * number of the page says where to look first.
 */
import type { PageRange } from '../../store/connection/page';
import type { Fields } from './fields';

/** Where a row is in its list: numbers that decrease from each row to the next one, the first number first. */
export type RowPosition = readonly number[];

export interface ListPageOptions<Row> {
  readonly read: (range: PageRange) => Promise<readonly Row[]>;
  /** Must not change while the row is in the list. */
  readonly positionOf: (row: Row) => RowPosition;
  /** At least 2. Up to twice as many are read at once. */
  readonly pageRows: number;
  readonly pagesMax: number;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Rows in front of the first one. */
  readonly offset: number;
  /** Members of the query of the link to the page before this one, and to the next one; undefined if there is none. */
  readonly newer: PageQuery | undefined;
  readonly older: PageQuery | undefined;
}

type PageQuery = Readonly<Record<string, string>>;

/** The members of a query that choose a page. */
export const PAGE_MEMBERS = ['after', 'before', 'page'] as const;

/** The page that the query asks for. */
export async function readListPage<Row>(query: Fields, options: ListPageOptions<Row>): Promise<ListPage<Row>> {
  const { read, positionOf, pageRows, pagesMax } = options;
  const asked = query.textOrEmpty('page');
  const page = /^[1-9]\d{0,6}$/.test(asked) ? Math.min(Number(asked), pagesMax) : 1;
  const start = (page - 1) * pageRows;
  const edge = edgeOf(query);
  const found = edge === undefined ? undefined : await findPage(options, edge, start);
  const { rows, offset } = found ?? { rows: await read({ limit: pageRows + 1, offset: start }), offset: start };
  const shown = rows.slice(0, pageRows);
  const [first, last] = [shown[0], shown.at(-1)];
  const number = Math.floor(offset / pageRows) + 1;
  const hasOlder = rows.length > pageRows && number < pagesMax;
  return {
    rows: shown,
    offset,
    newer: offset === 0 ? undefined : linkQuery('before', first && positionOf(first), Math.max(1, number - 1)),
    older: hasOlder ? linkQuery('after', last && positionOf(last), number + 1) : undefined,
  };
}

/** Without a position if the page has no rows. */
function linkQuery(side: Edge['side'], position: RowPosition | undefined, page: number): PageQuery {
  return { ...(position !== undefined && { [side]: position.join('.') }), page: String(page) };
}

interface Edge {
  /** Whether the page begins behind the row, or ends in front of it. */
  readonly side: 'after' | 'before';
  readonly position: RowPosition;
}

/** Enough for some hundreds of rows that are added or leave between two pages, at 25 rows a page. */
const READS_MAX = 12;

/** The rows of the page and one more, if there is one. Undefined if the row is too far from where it was. */
async function findPage<Row>(
  { read, positionOf, pageRows }: ListPageOptions<Row>,
  { side, position }: Edge,
  start: number,
): Promise<{ readonly rows: readonly Row[]; readonly offset: number } | undefined> {
  const limit = 2 * pageRows;
  let offset = Math.max(0, side === 'after' ? start - 1 : start);
  for (let reads = 0; reads < READS_MAX; reads += 1) {
    const rows = await read({ limit, offset });
    const isEnd = rows.length < limit;
    const isBeyond = (row: Row): boolean => compare(positionOf(row), position) < (side === 'after' ? 0 : 1);
    const beyond = rows.findIndex(isBeyond);
    const index = beyond < 0 ? rows.length : beyond;
    // The page begins at the row of this index, which must not be the first one that was read, unless the list begins there.
    const begin = side === 'after' ? index : index - pageRows;
    if (offset > 0 && (side === 'after' ? begin < 1 : begin < 0)) offset = Math.max(0, offset - pageRows);
    else if (index === rows.length && !isEnd) offset += rows.length - 1;
    else if (side === 'after' && rows.length - index <= pageRows && !isEnd) offset += index - 1;
    else return { rows: rows.slice(Math.max(0, begin)), offset: offset + Math.max(0, begin) };
  }
  return undefined;
}

/** Negative if `a` is behind `b` in the list, 0 if both are the same. */
function compare(a: RowPosition, b: RowPosition): number {
  const different = b.findIndex((number, index) => number !== a[index]);
  return different < 0 ? 0 : (a[different] ?? 0) - (b[different] ?? 0);
}

function edgeOf(query: Fields): Edge | undefined {
  const side = (['after', 'before'] as const).find((name) => query.has(name));
  const text = side === undefined ? '' : query.textOrEmpty(side);
  if (side === undefined || !/^-?\d{1,15}(\.\d{1,15}){0,2}$/.test(text)) return undefined;
  return { side, position: text.split('.').map(Number) };
}
