/** The figures of the page: ticker, ladder and trades, in the elements that the page came with. */
import { ARROWS, aligned, clockTime, cut, directionOf, grouped, percent } from '../figures';
import { type LadderRow, ladderRows, spreadOf } from '../market/ladder';
import type { MarketNote } from '../market/note';
import type { Book } from './book';
import { cellsOf, element, find, setClass, setText } from './elements';
import type { Ticker } from './market';
import type { Trade } from './trades';

export function tickerView(root: HTMLElement, { priceDecimals }: MarketNote): (ticker: Ticker) => void {
  const cell = (name: string): HTMLElement => find(`[data-ticker="${name}"]`, root);
  const middle = find('[data-middle]', root);
  const name = document.title;
  return (ticker) => {
    const direction = directionOf(ticker.priceChange);
    const last = aligned(ticker.lastPrice, priceDecimals);
    setText(cell('last'), last);
    setText(middle, last);
    setText(cell('change'), `${ARROWS[direction]} ${percent(ticker.priceChangePercent)}`);
    setText(cell('high'), aligned(ticker.highPrice, priceDecimals));
    setText(cell('low'), aligned(ticker.lowPrice, priceDecimals));
    setText(cell('volume'), grouped(ticker.volume));
    setText(cell('quoteVolume'), cut(ticker.quoteVolume, 2));
    for (const coloured of [cell('last'), cell('change')]) setClass(coloured, direction);
    setClass(middle, `number ${direction}`);
    document.title = `${last} ${name}`;
  };
}

/** `chosen`: somebody pointed at a level, by its price. */
export function bookView(
  root: HTMLElement,
  { priceDecimals, amountDecimals }: MarketNote,
  chosen: (price: string) => void,
): (book: Book) => void {
  const sides = { asks: find('[data-side="asks"]', root), bids: find('[data-side="bids"]', root) };
  const cells = { asks: cellsOf(sides.asks).reverse(), bids: cellsOf(sides.bids) };
  const shown = { asks: [] as (LadderRow | undefined)[], bids: [] as (LadderRow | undefined)[] };
  const spread = find('[data-spread]', root);
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
      shown[name] = ladderRows(book[name].best(cells[name].length), cells[name].length);
      for (const [index, row] of shown[name].entries()) {
        const [price, amount, total] = cells[name][index] ?? [];
        setText(price, row === undefined ? '' : aligned(row.price, priceDecimals));
        setText(amount, row === undefined ? '' : aligned(row.amount, amountDecimals));
        setText(total, row === undefined ? '' : aligned(row.total, amountDecimals));
        price?.parentElement?.style.setProperty('--share', `${row?.share ?? 0}%`);
      }
    }
    const gap = spreadOf(shown.bids[0]?.price, shown.asks[0]?.price);
    setText(spread, gap === undefined ? '–' : aligned(gap, priceDecimals));
  };
}

export function tradesView(
  root: HTMLElement,
  { priceDecimals, amountDecimals, words }: MarketNote,
): (trades: readonly Trade[]) => void {
  const body = find('[data-trades]', root);
  const rows = [...body.querySelectorAll('tr')];
  return (trades) => {
    for (const [index, row] of rows.entries()) {
      const trade = trades[index];
      const id = String(trade?.a ?? '');
      if (row.dataset['trade'] === id) continue;
      row.dataset['trade'] = id;
      row.replaceChildren(...(trade === undefined ? [element('td'), element('td'), element('td')] : tradeCells(trade)));
    }
  };

  function tradeCells({ p, q, T, m }: Trade): HTMLElement[] {
    const direction = m ? 'fall' : 'rise';
    const price = element('td', `${aligned(p, priceDecimals)} `, direction);
    const arrow = element('span', ARROWS[direction]);
    arrow.ariaHidden = 'true';
    price.append(arrow, element('span', m ? words.sold : words.bought, 'unseen'));
    const when = element('td', '', 'amount');
    const time = element('time', clockTime(T));
    time.dateTime = new Date(T).toISOString();
    when.append(time);
    return [price, element('td', aligned(q, amountDecimals), 'amount'), when];
  }
}
