/** The text of the chart: the legend with one kline, and the table with the newest klines. */

import { padDecimals } from '../framework/numberFormat';
import type { MarketPageData } from '../market/pageData';
import { createElement, find, setText } from './domElements';
import type { ChartKline } from './klineHistory';
import { shownMinute } from './timeZone';

export function legendView(
  root: HTMLElement,
  { priceDecimals, amountDecimals, texts: words }: MarketPageData,
): (kline: ChartKline | undefined) => void {
  const legend = find('[data-legend]', root);
  return (kline) => {
    if (kline === undefined) return setText(legend, '');
    const { open, high, low, close, volume } = kline;
    const figures = Object.entries({ open, high, low, close }).map(
      ([name, figure]) => [name, padDecimals(figure, priceDecimals)] as const,
    );
    const all = [...figures, ['volume', padDecimals(volume, amountDecimals)] as const];
    setText(
      legend,
      `${shownMinute(kline.openMs)}  ${all.map(([name, figure]) => `${words[name as keyof MarketPageData['texts']]}\u00a0${figure}`).join('  ')}`,
    );
  };
}

/** A table with the given number of rows, newest first. It is drawn only while it is open. */
export function klineTableView(
  root: HTMLElement,
  { priceDecimals, amountDecimals }: MarketPageData,
  rows: number,
): (klines: readonly ChartKline[]) => void {
  const details = find('[data-klines-shown]', root);
  const body = find('[data-klines]', root);
  let latest: readonly ChartKline[] = [];
  details.addEventListener('toggle', () => drawRows());
  return (klines) => {
    latest = klines;
    drawRows();
  };

  function drawRows(): void {
    if (!(details instanceof HTMLDetailsElement) || !details.open) return;
    const shown = latest.slice(-rows).reverse();
    while (body.children.length > shown.length) body.lastElementChild?.remove();
    while (body.children.length < shown.length) body.append(newRow());
    for (const [index, kline] of shown.entries()) {
      const { open, high, low, close, volume } = kline;
      const texts = [
        shownMinute(kline.openMs),
        ...[open, high, low, close].map((price) => padDecimals(price, priceDecimals)),
        padDecimals(volume, amountDecimals),
      ];
      for (const [cell, text] of texts.entries()) setText(body.children[index]?.children[cell], text);
    }
  }
}

function newRow(): HTMLTableRowElement {
  const row = createElement('tr');
  const head = createElement('th');
  head.scope = 'row';
  row.append(head, ...Array.from({ length: 5 }, () => createElement('td', '', 'amount')));
  return row;
}
