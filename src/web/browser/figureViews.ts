/** Draws ticker, order book and trades into the elements of the page. */

import {
  ARROWS,
  formatPercent,
  groupThousands,
  padDecimals,
  priceDirection,
  truncateDecimals,
} from '../framework/numberFormat';
import type { MarketPageData } from '../market/pageData';
import { groupedPrice, groupLevels, type PriceLevelRow, priceLevelRows, spread } from '../market/priceLevels';
import { cellsOf, createElement, find, setClass, setText } from './domElements';
import type { LatestTrade } from './latestTrades';
import type { DisplayedTicker } from './liveMarket';
import type { LocalOrderBook } from './localOrderBook';
import { shownClock } from './timeZone';

/** Levels of each side that are united into price steps. */
const GROUPED_LEVELS = 5_000;

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

export interface BookViewOptions {
  /** Called with the price of a level that the user clicks. */
  readonly chosen: (price: string) => void;
  /** The prices of the user's orders in the book. */
  readonly ownPrices: (side: 'asks' | 'bids') => readonly string[];
  /** Called when the user chooses other price steps. */
  readonly regrouped: () => void;
}

export function bookView(
  root: HTMLElement,
  { priceDecimals, amountDecimals, texts: words }: MarketPageData,
  { chosen, ownPrices, regrouped }: BookViewOptions,
): (book: LocalOrderBook) => void {
  const grouping = find('[data-grouping]', root) as HTMLSelectElement;
  // Browsers keep the choice of a reloaded page, and its price steps are then shown at once.
  grouping.addEventListener('change', regrouped);
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
      const count = cells[name].length;
      const step = grouping.selectedIndex > 0 ? grouping.value : undefined;
      const levels =
        step === undefined
          ? book[name].bestLevels(count)
          : groupLevels(book[name].bestLevels(GROUPED_LEVELS), step, name);
      shown[name] = priceLevelRows(levels, count);
      const own = new Set(
        ownPrices(name).map((price) => (step === undefined ? price : groupedPrice(price, step, name))),
      );
      for (const [index, row] of shown[name].entries()) {
        const [price, amount, total] = cells[name][index] ?? [];
        setText(price, row === undefined ? '' : padDecimals(row.price, priceDecimals));
        setText(amount, row === undefined ? '' : padDecimals(row.amount, amountDecimals));
        setText(total, row === undefined ? '' : padDecimals(row.total, amountDecimals));
        const element = price?.parentElement;
        element?.style.setProperty('--share', `${row?.share ?? 0}%`);
        if (element && row !== undefined && own.has(row.price)) element.dataset['own'] = words.yourOrder;
        else if (element) delete element.dataset['own'];
      }
    }
    const gap = spread(book.bids.bestLevels(1)[0]?.[0], book.asks.bestLevels(1)[0]?.[0]);
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
    const time = createElement('time', shownClock(T));
    time.dataset['time'] = 'clock';
    time.dateTime = new Date(T).toISOString();
    when.append(time);
    return [price, createElement('td', padDecimals(q, amountDecimals), 'amount'), when];
  }
}
