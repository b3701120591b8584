/**
 * Lists of the console: a table with filters and pages, and the same list as CSV. Both come from one operation of the
 * contract, whose members are the columns.
 */

import { stringify } from 'node:querystring';
import type { OperationId } from '../../../../generated/operations';
import type { PageRange } from '../../../store/connection/page';
import type { SuccessBody } from '../../../usecases/operators/operatorAccess';
import { csvText } from '../../framework/csv';
import type { Fields } from '../../framework/fields';
import { field, notice, selectField } from '../../framework/forms';
import { type Html, html } from '../../framework/html';
import { type ListPage, PAGE_MEMBERS, readListPage } from '../../framework/listPages';
import type { View } from '../../framework/page';
import { rowsOnce } from '../../framework/rowsOnce';
import { type ConsolePage, defineConsolePage, type OperatorContext } from '../framework/consolePage';
import type { ConsoleTexts } from '../texts/consoleTexts';
import { fieldName, kindOf, shown, type ValueKind, valueName } from './display';
import { errorText } from './errors';
import { isOperationAllowed } from './links';

/** The operations that return a page of entries. */
export type ListOperation = {
  [Id in OperationId]: SuccessBody<Id> extends { readonly count: number; readonly items: readonly object[] }
    ? Id
    : never;
}[OperationId];

type ItemOf<Id extends ListOperation> =
  SuccessBody<Id> extends { readonly items: readonly (infer Item)[] } ? Item : never;

export interface Column<Item> {
  /** The member of the contract, or another name in `words.fields`. */
  readonly name: string;
  readonly value?: (item: Item, context: OperatorContext) => unknown;
  readonly kind?: ValueKind;
  /** The page that a value leads to. */
  readonly link?: (item: Item) => string;
  /** Not in the CSV file: a link to a form, for example. */
  readonly isOnPageOnly?: true;
  /** Not on the page: too long for a table. */
  readonly isInFileOnly?: true;
  /** The operation that its links lead to. Operators who may not call it do not see the column. */
  readonly operation?: OperationId;
}

export interface Filter {
  readonly name: string;
  /** A list to choose from; a text field if omitted. */
  readonly choices?: readonly string[];
  /** The value whose name is shown for a choice, if it is not the choice itself. */
  readonly choiceNames?: Readonly<Record<string, string>>;
}

export interface ListOptions<Id extends ListOperation> {
  readonly path: string;
  readonly operation: Id;
  readonly title: (words: ConsoleTexts) => string;
  readonly columns: readonly Column<ItemOf<Id>>[];
  readonly filters?: readonly Filter[];
  /** Path members and fixed query members of the operation. */
  readonly fixed?: (context: OperatorContext) => {
    readonly path?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string>>;
  };
  readonly above?: (context: OperatorContext) => Html | Promise<Html>;
  /** Lists are sorted by id, the newest first, except where this is true. */
  readonly isOldestFirst?: (context: OperatorContext) => boolean;
}

const ROWS = 50;
const PAGES_MAX = 1_000_000;
const CSV_PAGE_ROWS = 100;
const CSV_ROWS_MAX = 10_000;

/** The page of a list, and its CSV file at the same path with `.csv`. */
export function defineList<Id extends ListOperation>(options: ListOptions<Id>): ConsolePage[] {
  const { path, operation } = options;
  const shared = { method: 'get', access: 'operator', reads: operation } as const;
  return [
    defineConsolePage({ ...shared, path, handler: (context) => listView(context, options) }),
    defineConsolePage({
      ...shared,
      path: `${path}.csv`,
      handler: async (context) => {
        const rows = await allRows(context, options);
        if (rows.refused !== undefined) return refusedView(context, options, rows.refused);
        const columns = options.columns.filter(({ isOnPageOnly }) => isOnPageOnly !== true);
        const names = columns.map(({ name }) => name);
        const cells = rows.items.map((item) => columns.map((column) => cellValue(column, item, context)));
        const fileName = `${path.slice(path.lastIndexOf('/') + 1)}.csv`;
        return { fileName, type: 'text/csv; charset=utf-8', content: csvText(names, cells) };
      },
    }),
  ];
}

async function listView<Id extends ListOperation>(context: OperatorContext, options: ListOptions<Id>) {
  const { isOldestFirst } = options;
  let read = { count: 0, items: [] } as Read<ItemOf<Id>>;
  const page = await readListPage<ItemOf<Id>>(context.query, {
    read: async (range) => {
      read = await readRows(context, options, range);
      return read.refused === undefined ? read.items : [];
    },
    positionOf: (item) => [isOldestFirst?.(context) === true ? -idOf(item) : idOf(item)],
    pageRows: ROWS,
    pagesMax: PAGES_MAX,
  });
  if (read.refused !== undefined) return refusedView(context, options, read.refused);
  const title = options.title(context.words);
  return {
    title,
    html: html`<h1>${title}</h1>
${await options.above?.(context)}
${filterForm(context, options)}
${table(context, options.columns, page.rows, title)}
${pageLinks(context, page, read.count)}
${csvLink(context, options, read.count)}`,
  };
}

function refusedView<Id extends ListOperation>(
  context: OperatorContext,
  options: ListOptions<Id>,
  { status, text }: Refused,
): View {
  const title = options.title(context.words);
  return { status, title, html: html`<h1>${title}</h1>${notice(text, 'bad')}${filterForm(context, options)}` };
}

interface Refused {
  readonly status: number;
  readonly text: Html;
}

type Read<Item> =
  | { readonly refused: Refused }
  | { readonly refused?: undefined; readonly count: number; readonly items: readonly Item[] };

async function readRows<Id extends ListOperation>(
  context: OperatorContext,
  { operation, filters = [], fixed }: ListOptions<Id>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Read<ItemOf<Id>>> {
  const { path = {}, query = {} } = fixed?.(context) ?? {};
  const wanted = Object.fromEntries(
    filters.flatMap(({ name }) => {
      const value = context.query.textOrEmpty(name).trim();
      return value === '' ? [] : [[name, value]];
    }),
  );
  const paging = { limit: String(limit), offset: String(offset) };
  const result = await context.call(operation, { path, query: { ...wanted, ...query, ...paging } });
  if (result.error !== undefined) return { refused: { status: result.status, text: errorText(context, result.error) } };
  const { count, items } = result.body as { readonly count: number; readonly items: readonly ItemOf<Id>[] };
  return { count, items };
}

async function allRows<Id extends ListOperation>(context: OperatorContext, options: ListOptions<Id>) {
  let refused: Refused | undefined;
  const read = async (range: PageRange): Promise<readonly ItemOf<Id>[]> => {
    const page = await readRows(context, options, range);
    refused = page.refused;
    return page.refused === undefined ? page.items : [];
  };
  const keyOf = (item: ItemOf<Id>): string => String(idOf(item));
  const items: ItemOf<Id>[] = [];
  for await (const rows of rowsOnce({ read, keyOf, pageRows: CSV_PAGE_ROWS, rowsMax: CSV_ROWS_MAX }))
    items.push(...rows);
  return refused === undefined ? ({ items, refused } as const) : ({ refused } as const);
}

/** All lists are sorted by it. */
function idOf(item: unknown): number {
  return (item as { readonly id: number }).id;
}

function cellValue<Item>({ name, value }: Column<Item>, item: Item, context: OperatorContext): unknown {
  return value === undefined ? (item as Readonly<Record<string, unknown>>)[name] : value(item, context);
}

/** A table on wide screens; on phones each row is a card with the names of its values. The roles survive both. */
export function table<Item>(
  context: OperatorContext,
  columns: readonly Column<Item>[],
  items: readonly Item[],
  label: string,
): Html {
  if (items.length === 0) return html`<p class="quiet">${context.words.list.none}</p>`;
  const shownColumns = columns.filter(
    ({ isInFileOnly, operation }) =>
      isInFileOnly !== true && (operation === undefined || isOperationAllowed(context, operation)),
  );
  const names = shownColumns.map(({ name }) => fieldName(context, name));
  const cell = (column: Column<Item>, index: number, item: Item): Html => {
    const kind = column.kind ?? kindOf(column.name);
    const value = cellValue(column, item, context);
    const content = shown(context, value, kind);
    const link = value === null || value === '' ? undefined : column.link?.(item);
    const isLinked = link !== undefined && context.canOpen(link);
    return html`<td role="cell" data-label="${names[index]}"${kind === 'amount' && html` class="amount"`}>${isLinked ? html`<a href="${link}">${content}</a>` : content}</td>`;
  };
  return html`<div class="wide" role="group" tabindex="0" aria-label="${label}"><table class="list" role="table"><thead role="rowgroup"><tr role="row">${shownColumns.map(
    (column, index) =>
      html`<th role="columnheader" scope="col"${(column.kind ?? kindOf(column.name)) === 'amount' && html` class="amount"`}>${names[index]}</th>`,
  )}</tr></thead><tbody role="rowgroup">${items.map(
    (item) => html`<tr role="row">${shownColumns.map((column, index) => cell(column, index, item))}</tr>`,
  )}</tbody></table></div>`;
}

function filterForm<Id extends ListOperation>(context: OperatorContext, { path, filters = [] }: ListOptions<Id>): Html {
  if (filters.length === 0) return html``;
  const { words, query, params } = context;
  const control = ({ name, choices, choiceNames = {} }: Filter): Html => {
    const shared = { name, label: fieldName(context, name), value: query.textOrEmpty(name), required: false } as const;
    return choices === undefined
      ? field({ ...shared, verbatim: true, lengthMax: 256 })
      : selectField({
          ...shared,
          prompt: words.list.any,
          choices: choices.map((choice) => [choice, valueName(context, choiceNames[choice] ?? choice)] as const),
        });
  };
  return html`<form method="get" action="${filledPath(path, params)}" class="filters" role="search" aria-label="${words.list.filter}">${filters.map(control)}<button class="button plain" type="submit">${words.list.apply}</button></form>`;
}

function pageLinks(
  { words, path, query }: OperatorContext,
  { rows, offset, newer, older }: ListPage<unknown>,
  count: number,
): Html {
  if (newer === undefined && older === undefined) return html``;
  const link = (page: ListPage<unknown>['newer'], name: string): Html | false =>
    page !== undefined &&
    html`<a class="button plain" href="${path}?${stringify({ ...withoutPage(query), ...page })}">${name}</a>`;
  return html`<nav class="pages" aria-label="${words.list.pages}">
${link(newer, words.list.previous)}
<span>${words.list.range(Math.min(offset + 1, count), Math.min(offset + rows.length, count), count)}</span>
${link(older, words.list.next)}
</nav>`;
}

function csvLink<Id extends ListOperation>(
  { words, params, query }: OperatorContext,
  { path }: ListOptions<Id>,
  count: number,
): Html {
  if (count === 0) return html``;
  const { lang, ...wanted } = withoutPage(query);
  const search = stringify(wanted);
  return html`<p><a href="${filledPath(path, params)}.csv${search === '' ? '' : `?${search}`}" download>${words.list.csv}</a> <span class="quiet">${words.list.csvText}</span>${count > CSV_ROWS_MAX && html` <span class="quiet">${words.list.csvLimit(CSV_ROWS_MAX.toLocaleString('en'))}</span>`}</p>`;
}

function filledPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The members of the query that do not choose a page. */
function withoutPage(query: Fields): Readonly<Record<string, string>> {
  const isOfPage = (name: string): boolean => PAGE_MEMBERS.some((member) => member === name);
  return Object.fromEntries(Object.entries(query.all()).filter(([name]) => !isOfPage(name)));
}
