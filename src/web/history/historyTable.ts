/** The table of the history page: the most important values of each entry, rounded for readers. */
import { amountFrom, formatAmount } from '../../core/values/decimal';
import { storedValue } from '../../store/connection/columnValues';
import { formatTime } from '../framework/formatTime';
import { type Html, html } from '../framework/html';
import type { PageContext, PageServices } from '../framework/page';
import { formats } from '../market/activity';
import { orderKind } from '../market/orderKind';
import type { Texts } from '../texts/texts';
import { bankName, formatWithUnit, networkName } from '../wallets/wallet';
import type { HistoryEntry } from './historyEntries';
import type { HistoryKind } from './historyFilter';

interface Column {
  readonly name: string;
  readonly isFigure?: true;
}

interface Rows {
  readonly columns: readonly Column[];
  readonly cells: (entry: HistoryEntry) => readonly (string | Html)[];
}

export function historyTable(
  request: PageContext<'fullSession'>,
  services: PageServices,
  kind: HistoryKind,
  entries: readonly HistoryEntry[],
): Html {
  const { texts, language } = request;
  const { columns, cells } = rowsOf(kind, texts, services);
  const heads: readonly Column[] = [{ name: texts.trading.time }, ...columns];
  const cell = (content: string | Html, index: number): Html =>
    html`<td role="cell" data-label="${heads[index]?.name}"${heads[index]?.isFigure && html` class="amount"`}>${content}</td>`;
  return html`<div class="wide" tabindex="0" role="group" aria-label="${texts.history.kinds[kind]}"><table class="list" role="table">
<thead role="rowgroup"><tr role="row">${heads.map(({ name, isFigure }) => html`<th role="columnheader" scope="col"${isFigure && html` class="amount"`}>${name}</th>`)}</tr></thead>
<tbody role="rowgroup">${entries.map(
    (entry) =>
      html`<tr role="row">${[formatTime(language, Date.parse(text(entry, 'created_at'))), ...cells(entry)].map(cell)}</tr>`,
  )}</tbody></table></div>`;
}

function text(entry: HistoryEntry, name: string): string {
  return String(entry[name] ?? '');
}

function rowsOf(kind: HistoryKind, texts: Texts, { engine: { committed } }: PageServices): Rows {
  const { history: words, trading } = texts;
  const { columns } = trading;
  const side = (entry: HistoryEntry): Html => {
    const isBuy = entry['side'] === 'buy';
    return html`<span class="${isBuy ? 'rise' : 'fall'}">${texts.market.order[isBuy ? 'buy' : 'sell']}</span>`;
  };
  const marketOf = (entry: HistoryEntry) =>
    storedValue(committed.symbol(text(entry, 'pair')), `symbol ${text(entry, 'pair')}`);
  const pair = (entry: HistoryEntry): string => text(entry, 'pair').toUpperCase().replace('_', '/');
  const money = (entry: HistoryEntry, amount: string): string =>
    `${formats(marketOf(entry)).money(amount)} ${marketOf(entry).quote.toUpperCase()}`;
  const amountWithUnit = (entry: HistoryEntry, name: string): string => {
    const asset = storedValue(committed.asset(text(entry, 'asset')), `asset ${text(entry, 'asset')}`);
    return formatWithUnit(amountFrom(text(entry, name)), asset);
  };
  const way = (entry: HistoryEntry): string =>
    typeof entry['network'] === 'string'
      ? networkName(texts, entry['network'])
      : typeof entry['bank_code'] === 'string'
        ? bankName(texts, entry['bank_code'])
        : texts.deposit.credited;
  const code = (entry: HistoryEntry, ...names: readonly string[]): Html =>
    html`${names
      .map((name) => text(entry, name))
      .filter((value) => value !== '')
      .map((value) => html`<code>${value}</code> `)}`;
  switch (kind) {
    case 'orders':
      return {
        columns: [
          ...[{ name: words.market }, { name: columns.side }, { name: columns.type }],
          ...[words.price, words.amount, columns.filled].map((name) => ({ name, isFigure: true }) as const),
          { name: columns.status },
        ],
        cells: (entry) => {
          const shown = formats(marketOf(entry));
          const terms = entry as unknown as Parameters<typeof orderKind>[0];
          return [
            ...[pair(entry), side(entry), trading.types[orderKind(terms)]],
            entry['type'] === 'market' ? '–' : shown.price(text(entry, 'price')),
            ...[shown.amount(text(entry, 'amount')), shown.amount(text(entry, 'filled'))],
            trading.statuses[entry['status'] as keyof typeof trading.statuses],
          ];
        },
      };
    case 'trades':
      return {
        columns: [
          ...[{ name: words.market }, { name: columns.side }],
          ...[words.price, words.amount, columns.fee, columns.total].map((name) => ({ name, isFigure: true }) as const),
          { name: columns.role },
        ],
        cells: (entry) => {
          const shown = formats(marketOf(entry));
          const fees = amountFrom(text(entry, 'fee')) + amountFrom(text(entry, 'vat'));
          return [
            ...[pair(entry), side(entry), shown.price(text(entry, 'price')), shown.amount(text(entry, 'amount'))],
            ...[money(entry, formatAmount(fees)), money(entry, text(entry, 'cost'))],
            entry['is_maker'] === true ? trading.maker : trading.taker,
          ];
        },
      };
    case 'deposits':
      return {
        columns: [
          ...[{ name: words.amount, isFigure: true } as const, { name: columns.status }, { name: words.way }],
          { name: words.transaction },
        ],
        cells: (entry) => [
          ...[amountWithUnit(entry, 'amount'), words.statuses[entry['status'] as keyof typeof words.statuses]],
          ...[way(entry), code(entry, 'txid')],
        ],
      };
    case 'withdrawals':
      return {
        columns: [
          ...[words.amount, texts.withdraw.fee].map((name) => ({ name, isFigure: true }) as const),
          ...[{ name: columns.status }, { name: words.way }, { name: texts.withdraw.to }, { name: words.transaction }],
        ],
        cells: (entry) => [
          ...[amountWithUnit(entry, 'amount'), amountWithUnit(entry, 'fee')],
          words.statuses[entry['status'] as keyof typeof words.statuses],
          ...[way(entry), code(entry, 'address', 'account_number', 'tag'), code(entry, 'txid')],
        ],
      };
  }
}
