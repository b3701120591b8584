/** The script of the market's page: keeps what the page shows equal to the exchange, and draws the chart. The page is whole without it, and then stands still. */

import type { MarketNote } from '../market/note';
import { SHOWN } from '../market/shown';
import { accountViews, orderForms } from './accountViews';
import { Chart } from './chart';
import { find, setText } from './elements';
import { bookView, tickerView, tradesView } from './figureViews';
import { klineTableView, legendView } from './klineViews';
import { type Interval, Market, type State } from './market';
import { Painter } from './painter';

/** A reader is told only of what lasts. */
const TOLD_AFTER_MS = 1_500;

const root = find('#market');
const note = JSON.parse(root.dataset['market'] ?? '') as MarketNote;

let pointedMs: number | undefined;
const showTicker = tickerView(root, note);
const forms = orderForms(root, (side) => market.book[side].best(1)[0]?.[0]);
const showBook = bookView(root, note, forms.takePrice);
const showTrades = tradesView(root, note);
const showLegend = legendView(root, note);
const showTable = klineTableView(root, note, SHOWN.klines);
let isNewChart = true;

const painter = new Painter({
  ticker: () => market.ticker !== undefined && showTicker(market.ticker),
  book: () => showBook(market.book),
  trades: () => showTrades(market.trades.newest()),
  klines: () => {
    const klines = market.klines.all();
    if (isNewChart) chart.begin(klines);
    else chart.update(klines);
    isNewChart = false;
    showTable(klines);
    drawLegend();
  },
  legend: drawLegend,
  account: () => account?.draw(),
});

const account = accountViews(root, note, (part) => painter.mark(part));

const market = new Market({
  symbol: note.symbol,
  interval: chosenInterval(),
  tradesShown: SHOWN.trades,
  changed: (part) => painter.mark(part),
  stateChanged: tell,
});

const chart = new Chart(find('[data-chart]', root), {
  note,
  wantsOlder: () => void market.askOlderKlines(),
  pointed: (openMs) => {
    pointedMs = openMs;
    painter.mark('legend');
  },
});

find('.pills', root).addEventListener('change', () => {
  isNewChart = true;
  market.show(chosenInterval());
  const address = new URL(location.href);
  address.searchParams.set('interval', market.interval);
  // The page as it is now, for whoever loads it again or passes it on.
  history.replaceState(null, '', address);
});

market.start();

function drawLegend(): void {
  const klines = market.klines.all();
  showLegend(klines.find(({ openMs }) => openMs === pointedMs) ?? klines.at(-1));
}

function chosenInterval(): Interval {
  return find('[name="interval"]:checked', root).getAttribute('value') as Interval;
}

let telling: ReturnType<typeof setTimeout> | undefined;

/** Seen at once, by the look of the figures; said when it lasts. */
function tell(state: State): void {
  if (root.dataset['state'] === state) return;
  root.dataset['state'] = state;
  clearTimeout(telling);
  const line = find('[data-state]', root);
  const say = (): void => {
    line.hidden = false;
    line.dataset['state'] = state;
    setText(line, note.words[state]);
  };
  if (state === 'lost') telling = setTimeout(say, TOLD_AFTER_MS);
  else say();
}
