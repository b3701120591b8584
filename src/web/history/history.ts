/**
 * The user's history of orders, trades, deposits and withdrawals, with filters, and the same list as a CSV file with
 * exact values.
 */
import { stringify } from 'node:querystring';
import { csvHead, csvLines } from '../framework/csv';
import { type FieldErrors, field, selectField, viewWithForm } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { backLink } from '../framework/links';
import { type ListPage, readListPage } from '../framework/listPages';
import { type Download, definePage, type PageContext, type PageServices, type View } from '../framework/page';
import { rowsOnce } from '../framework/rowsOnce';
import { MARKETS_PATH } from '../market/marketList';
import { WALLETS_PATH } from '../wallets/wallet';
import { HISTORY_COLUMNS, type HistoryEntry, historyReader, positionOf } from './historyEntries';
import {
  HISTORY_KINDS,
  HISTORY_PATH,
  type HistorySelection,
  isOfMarkets,
  parseHistorySelection,
  readHistorySelection,
} from './historyFilter';
import { historyTable } from './historyTable';

const ROWS_SHOWN = 25;
const PAGES_MAX = 400;
const CSV_BATCH_ROWS = 500;
export const CSV_ROWS_MAX = 10_000;
/** Processor time that a file with the most rows takes, in microseconds. */
const DOWNLOAD_US = 100_000;

type Request = PageContext<'fullSession'>;

export const showHistory = definePage({
  method: 'get',
  path: HISTORY_PATH,
  access: 'fullSession',
  allowedAfterSignIn: true,
  handler: async (request, services) => {
    const query = readHistorySelection(request.query);
    const parsed = parseHistorySelection(query, services, request.texts);
    if ('errors' in parsed) return view(request, services, query, { errors: parsed.errors });
    const read = await historyReader(services, request.user.id, parsed.filter);
    const options = { read, positionOf, pageRows: ROWS_SHOWN, pagesMax: PAGES_MAX };
    return view(request, services, query, { errors: {}, page: await readListPage(request.query, options) });
  },
});

export const downloadHistory = definePage({
  method: 'get',
  costUs: DOWNLOAD_US,
  path: `${HISTORY_PATH}.csv`,
  access: 'fullSession',
  handler: async (request, services): Promise<View | Download> => {
    const query = readHistorySelection(request.query);
    const parsed = parseHistorySelection(query, services, request.texts);
    if ('errors' in parsed) return view(request, services, query, { errors: parsed.errors });
    const read = await historyReader(services, request.user.id, parsed.filter);
    const keyOf = (entry: HistoryEntry): string => positionOf(entry).join(' ');
    const rows = rowsOnce({ read, keyOf, pageRows: CSV_BATCH_ROWS, rowsMax: CSV_ROWS_MAX });
    const { value: first } = await rows.next();
    return {
      fileName: `${query.kind}.csv`,
      type: 'text/csv; charset=utf-8',
      content: csvParts(HISTORY_COLUMNS[query.kind], first ?? [], rows),
    };
  },
});

/** One batch after the other, so that only one is in memory. */
async function* csvParts(
  columns: readonly string[],
  first: readonly HistoryEntry[],
  rest: AsyncIterable<readonly HistoryEntry[]>,
): AsyncGenerator<string> {
  const lines = (entries: readonly HistoryEntry[]): string =>
    csvLines(
      columns,
      entries.map((entry) => columns.map((name) => entry[name])),
    );
  yield csvHead(columns) + lines(first);
  for await (const entries of rest) yield lines(entries);
}

interface Shown {
  readonly errors: FieldErrors;
  readonly page?: ListPage<HistoryEntry>;
}

function view(request: Request, services: PageServices, query: HistorySelection, { errors, page }: Shown): View {
  const { texts } = request;
  const words = texts.history;
  const { kind } = query;
  const tab = (each: (typeof HISTORY_KINDS)[number]): Html =>
    html`<a href="${HISTORY_PATH}?${stringify({ ...dates(query), kind: each })}"${each === kind && html` aria-current="page"`}>${words.kinds[each]}</a>`;
  return {
    ...viewWithForm(
      texts,
      { above: backLink('/account', texts.account.title), title: words.title, errors },
      html`<nav class="tabs" aria-label="${words.kindsLabel}">${HISTORY_KINDS.map(tab)}</nav>
${filterForm(request, services, query, errors)}
${page !== undefined && entriesSection(request, services, query, page)}`,
    ),
    live: 'account',
  };
}

function dates({ from, to }: HistorySelection): Readonly<Record<string, string>> {
  return { ...(from !== '' && { from }), ...(to !== '' && { to }) };
}

function filterForm(
  { texts }: Request,
  { engine: { committed } }: PageServices,
  { kind, of, from, to }: HistorySelection,
  errors: FieldErrors,
): Html {
  const words = texts.history;
  const [label, choices] = isOfMarkets(kind)
    ? [words.market, committed.symbols().map(({ symbol, base, quote }) => [symbol, pairName(base, quote)] as const)]
    : [words.asset, committed.assets().map(({ asset }) => [asset, asset.toUpperCase()] as const)];
  const isFiltered = of !== '' || from !== '' || to !== '';
  const day = { type: 'date', errors, required: false, width: 'short' } as const;
  return html`<form method="get" action="${HISTORY_PATH}" class="filters card" aria-label="${words.filter}" novalidate>
<input type="hidden" name="kind" value="${kind}">
${selectField({ name: 'of', label, value: of, prompt: words.all, choices, errors, required: false })}
${field({ name: 'from', label: words.from, value: from, ...day })}
${field({ name: 'to', label: words.to, value: to, ...day })}
<p class="actions"><button class="button" type="submit">${words.apply}</button>${isFiltered && html`<a href="${HISTORY_PATH}?kind=${kind}">${words.reset}</a>`}</p></form>`;
}

function entriesSection(
  request: Request,
  services: PageServices,
  query: HistorySelection,
  { rows, newer, older }: ListPage<HistoryEntry>,
): Html {
  const words = request.texts.history;
  if (rows.length === 0) return nothingFound(request, query, newer === undefined);
  const wanted = { kind: query.kind, ...(query.of !== '' && { of: query.of }), ...dates(query) };
  const link = (page: ListPage<unknown>['newer'], name: string): Html | false =>
    page !== undefined &&
    html`<a class="button plain" href="${HISTORY_PATH}?${stringify({ ...wanted, ...page })}">${name}</a>`;
  return html`${historyTable(request, services, query.kind, rows)}
${(newer ?? older) !== undefined && html`<nav class="actions" aria-label="${request.texts.trading.pages}">${link(newer, words.newer)}${link(older, words.older)}</nav>`}
<p><a href="${HISTORY_PATH}.csv?${stringify(wanted)}" download>${words.csv}</a><br><span class="quiet">${words.csvHint(CSV_ROWS_MAX.toLocaleString('en'))}</span></p>`;
}

/** A user without any entries is shown the way to the first one. */
function nothingFound({ texts }: Request, { kind, of, from, to }: HistorySelection, isWhole: boolean): Html {
  const words = texts.history;
  if (of !== '' || from !== '' || to !== '' || !isWhole) return html`<p class="quiet">${words.none}</p>`;
  const [path, name] = isOfMarkets(kind) ? [MARKETS_PATH, texts.common.markets] : [WALLETS_PATH, texts.common.wallets];
  return html`<p class="quiet">${words.empty[kind]}</p>
<p class="actions"><a class="button" href="${path}">${name}</a></p>`;
}

function pairName(base: string, quote: string): string {
  return `${base.toUpperCase()}/${quote.toUpperCase()}`;
}
