/** Draws ticker, order book and trades into the elements of the page. */

import type { MarketPageData } from '../market/pageData';
import { type PriceLevelRow, priceLevelRows, spread } from '../market/priceLevels';
import {
  ARROWS,
  formatClockTime,
  formatPercent,
  groupThousands,
  padDecimals,
  priceDirection,
  truncateDecimals,
} from '../numberFormat';
import { cellsOf, createElement, find, setClass, setText } from './domElements';
import type { LatestTrade } from './latestTrades';
import type { DisplayedTicker } from './liveMarket';
import type { LocalOrderBook } from './localOrderBook';

export function tickerView(root: HTMLElement, { priceDecimals }: MarketPageData): (ticker: DisplayedTicker) => void {
  const cell = (name: string): HTMLElement => find(`[data-ticker="${name}"]`, root);
  const middle = find('[data-middle]', root);
  const name = document.title;
  return (ticker) => {
    const direction = priceDirection(ticker.priceChange);
    const last = padDecimals(ticker.lastPrice, priceDecimals);
    setText(cell('last'), last);
    setText(middle, last);
    setText(cell('change'), `${ARROWS[direction]} ${formatPercent(ticker.priceChangePercent)}`);
    setText(cell('high'), padDecimals(ticker.highPrice, priceDecimals));
    setText(cell('low'), padDecimals(ticker.lowPrice, priceDecimals));
    setText(cell('volume'), groupThousands(ticker.volume));
    setText(cell('quoteVolume'), truncateDecimals(ticker.quoteVolume, 2));
    for (const coloured of [cell('last'), cell('change')]) setClass(coloured, direction);
    setClass(middle, `number ${direction}`);
    document.title = `${last} ${name}`;
  };
}

/** `chosen` is called with the price of a level that the user clicks. */
export function bookView(
  root: HTMLElement,
  { priceDecimals, amountDecimals }: MarketPageData,
  chosen: (price: string) => void,
): (book: LocalOrderBook) => void {
  const sides = { asks: find('[data-side="asks"]', root), bids: find('[data-side="bids"]', root) };
  const cells = { asks: cellsOf(sides.asks).reverse(), bids: cellsOf(sides.bids) };
  const shown = { asks: [] as (PriceLevelRow | undefined)[], bids: [] as (PriceLevelRow | undefined)[] };
  const spreadElement = find('[data-spread]', root);
  for (const name of ['asks', 'bids'] as const) {
    sides[name].addEventListener('click', ({ target }) => {
      const index = cells[name].findIndex(
        ([first]) => target instanceof Node && first?.parentElement?.contains(target),
      );
      const price = shown[name][index]?.price;
      if (price !== undefined) chosen(price);
    });
  }
  return (book) => {
    for (const name of ['asks', 'bids'] as const) {
      shown[name] = priceLevelRows(book[name].bestLevels(cells[name].length), cells[name].length);
      for (const [index, row] of shown[name].entries()) {
        const [price, amount, total] = cells[name][index] ?? [];
        setText(price, row === undefined ? '' : padDecimals(row.price, priceDecimals));
        setText(amount, row === undefined ? '' : padDecimals(row.amount, amountDecimals));
        setText(total, row === undefined ? '' : padDecimals(row.total, amountDecimals));
        price?.parentElement?.style.setProperty('--share', `${row?.share ?? 0}%`);
      }
    }
    const gap = spread(shown.bids[0]?.price, shown.asks[0]?.price);
    setText(spreadElement, gap === undefined ? '–' : padDecimals(gap, priceDecimals));
  };
}

export function tradesView(
  root: HTMLElement,
  { priceDecimals, amountDecimals, texts: words }: MarketPageData,
): (trades: readonly LatestTrade[]) => void {
  const body = find('[data-trades]', root);
  const rows = [...body.querySelectorAll('tr')];
  return (trades) => {
    for (const [index, row] of rows.entries()) {
      const trade = trades[index];
      const id = String(trade?.a ?? '');
      if (row.dataset['trade'] === id) continue;
      row.dataset['trade'] = id;
      row.replaceChildren(
        ...(trade === undefined ? [createElement('td'), createElement('td'), createElement('td')] : tradeCells(trade)),
      );
    }
  };

  function tradeCells({ p, q, T, m }: LatestTrade): HTMLElement[] {
    const direction = m ? 'fall' : 'rise';
    const price = createElement('td', `${padDecimals(p, priceDecimals)} `, direction);
    const arrow = createElement('span', ARROWS[direction]);
    arrow.ariaHidden = 'true';
    price.append(arrow, createElement('span', m ? words.sold : words.bought, 'unseen'));
    const when = createElement('td', '', 'amount');
    const time = createElement('time', formatClockTime(T));
    time.dateTime = new Date(T).toISOString();
    when.append(time);
    return [price, createElement('td', padDecimals(q, amountDecimals), 'amount'), when];
  }
}
