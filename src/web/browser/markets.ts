/** The script of the list of markets: filters while typing, keeps favourites in this browser, and updates prices. */
import type { components } from '../../../generated/streams';
import { ARROWS, formatPercent, padDecimals, priceDirection, truncateDecimals } from '../framework/numberFormat';
import { find, setText } from './domElements';
import { LiveSocket } from './liveSocket';
import { readSetting, writeSetting } from './settings';

type Ticker = components['schemas']['TickerEvent'];

const FAVOURITES = 'favourites';
const ONLY_FAVOURITES = 'favouritesOnly';

const root = find('#markets');
const rows = [...root.querySelectorAll<HTMLElement>('[data-symbol]')];
const search = find('#q', root) as HTMLInputElement;
const only = find('#favourites', root) as HTMLInputElement;
const favourites = new Set((readSetting(FAVOURITES) ?? '').split(',').filter(Boolean));

only.checked = readSetting(ONLY_FAVOURITES) === 'on';
only.addEventListener('change', () => {
  writeSetting(ONLY_FAVOURITES, only.checked ? 'on' : 'off');
  filter();
});
search.addEventListener('input', filter);
for (const shown of root.querySelectorAll<HTMLElement>('[data-favourites-shown], [data-star-head], .star'))
  shown.hidden = false;
for (const row of rows) {
  const button = find('.star button', row);
  const symbol = row.dataset['symbol'] ?? '';
  showStar(button, favourites.has(symbol));
  button.addEventListener('click', () => {
    const isFavourite = !favourites.has(symbol);
    if (isFavourite) favourites.add(symbol);
    else favourites.delete(symbol);
    writeSetting(FAVOURITES, [...favourites].join(','));
    showStar(button, isFavourite);
    filter();
  });
}
filter();

void new LiveSocket({
  address: () => '/ws/!ticker@arr',
  opened: () => undefined,
  frame: (frame) => {
    if (Array.isArray(frame)) for (const ticker of frame as Ticker[]) showTicker(ticker);
  },
  lost: () => undefined,
}).connect();

function showStar(button: HTMLElement, isFavourite: boolean): void {
  button.ariaPressed = String(isFavourite);
  setText(find('[aria-hidden]', button), isFavourite ? '★' : '☆');
}

function filter(): void {
  const wanted = search.value.trim().toUpperCase();
  for (const row of rows) {
    const isNamed = (row.dataset['name'] ?? '').includes(wanted);
    row.hidden = !isNamed || (only.checked && !favourites.has(row.dataset['symbol'] ?? ''));
  }
  find('[data-none]', root).hidden = rows.length === 0 || rows.some(({ hidden }) => !hidden);
}

function showTicker({ s, c, p, P, h, l, q }: Ticker): void {
  const row = rows.find(({ dataset }) => dataset['symbol'] === s);
  if (row === undefined) return;
  const cell = (name: string): HTMLElement => find(`[data-cell="${name}"]`, row);
  const price = (decimal: string): string => padDecimals(decimal, Number(row.dataset['decimals']));
  const direction = priceDirection(p);
  setText(cell('last'), price(c));
  setText(cell('change'), `${ARROWS[direction]} ${formatPercent(P)}`);
  cell('change').className = `amount ${direction}`;
  setText(cell('high'), price(h));
  setText(cell('low'), price(l));
  setText(cell('volume'), truncateDecimals(q, 0));
}
