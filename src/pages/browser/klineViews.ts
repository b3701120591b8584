/** What the chart shows, in words: the kline in its legend, and the newest ones in the table below it. */
import { aligned, minuteTime } from '../figures';
import type { MarketNote } from '../market/note';
import { element, find, setText } from './elements';
import type { Kline } from './klines';

export function legendView(
  root: HTMLElement,
  { priceDecimals, amountDecimals, words }: MarketNote,
): (kline: Kline | undefined) => void {
  const legend = find('[data-legend]', root);
  return (kline) => {
    if (kline === undefined) return setText(legend, '');
    const { open, high, low, close, volume } = kline;
    const figures = Object.entries({ open, high, low, close }).map(
      ([name, figure]) => [name, aligned(figure, priceDecimals)] as const,
    );
    const all = [...figures, ['volume', aligned(volume, amountDecimals)] as const];
    setText(
      legend,
      `${minuteTime(kline.openMs)}  ${all.map(([name, figure]) => `${words[name as keyof MarketNote['words']]} ${figure}`).join('  ')}`,
    );
  };
}

/** As many rows as the page came with, the newest first; drawn only while they are shown. */
export function klineTableView(
  root: HTMLElement,
  { priceDecimals, amountDecimals }: MarketNote,
  rows: number,
): (klines: readonly Kline[]) => void {
  const details = find('[data-klines-shown]', root);
  const body = find('[data-klines]', root);
  let latest: readonly Kline[] = [];
  details.addEventListener('toggle', () => draw());
  return (klines) => {
    latest = klines;
    draw();
  };

  function draw(): void {
    if (!(details instanceof HTMLDetailsElement) || !details.open) return;
    const shown = latest.slice(-rows).reverse();
    while (body.children.length > shown.length) body.lastElementChild?.remove();
    while (body.children.length < shown.length) body.append(newRow());
    for (const [index, kline] of shown.entries()) {
      const { open, high, low, close, volume } = kline;
      const texts = [
        minuteTime(kline.openMs),
        ...[open, high, low, close].map((price) => aligned(price, priceDecimals)),
        aligned(volume, amountDecimals),
      ];
      for (const [cell, text] of texts.entries()) setText(body.children[index]?.children[cell], text);
    }
  }
}

function newRow(): HTMLTableRowElement {
  const row = element('tr');
  const head = element('th');
  head.scope = 'row';
  row.append(head, ...Array.from({ length: 5 }, () => element('td', '', 'amount')));
  return row;
}
