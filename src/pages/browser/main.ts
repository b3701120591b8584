/**
 * The script of the market page: keeps the page up to date and draws the chart. Without JavaScript the page is complete
 * but does not update.
 */

import { DISPLAY_LIMITS } from '../market/displayLimits';
import type { MarketPageData } from '../market/pageData';
import { accountViews, orderForms } from './accountViews';
import { Chart } from './chart';
import { find, setText } from './domElements';
import { bookView, tickerView, tradesView } from './figureViews';
import { klineTableView, legendView } from './klineViews';
import { type ChartInterval, type ConnectionState, LiveMarket } from './liveMarket';
import { Painter } from './repaintScheduler';

/** A lost connection is reported only if it lasts this long. */
const LOST_SHOWN_AFTER_MS = 1_500;

const root = find('#market');
const pageData = JSON.parse(root.dataset['market'] ?? '') as MarketPageData;

let pointedMs: number | undefined;
const showTicker = tickerView(root, pageData);
const forms = orderForms(root, (side) => market.book[side].bestLevels(1)[0]?.[0]);
const showBook = bookView(root, pageData, forms.takePrice);
const showTrades = tradesView(root, pageData);
const showLegend = legendView(root, pageData);
const showTable = klineTableView(root, pageData, DISPLAY_LIMITS.klines);
let isNewChart = true;

const painter = new Painter({
  ticker: () => market.ticker !== undefined && showTicker(market.ticker),
  book: () => showBook(market.book),
  trades: () => showTrades(market.trades.newest()),
  klines: () => {
    const klines = market.klines.all();
    if (isNewChart) chart.replaceKlines(klines);
    else chart.updateKlines(klines);
    isNewChart = false;
    showTable(klines);
    drawLegend();
  },
  legend: drawLegend,
  account: () => account?.draw(),
});

const account = accountViews(root, pageData, (part) => painter.markChanged(part));

const market = new LiveMarket({
  symbol: pageData.symbol,
  interval: chosenInterval(),
  tradesShown: DISPLAY_LIMITS.trades,
  changed: (part) => painter.markChanged(part),
  stateChanged: showState,
});

const chart = new Chart(find('[data-chart]', root), {
  data: pageData,
  wantsOlder: () => void market.loadOlderKlines(),
  pointed: (openMs) => {
    pointedMs = openMs;
    painter.markChanged('legend');
  },
});

find('.pills', root).addEventListener('change', () => {
  isNewChart = true;
  market.showInterval(chosenInterval());
  const address = new URL(location.href);
  address.searchParams.set('interval', market.interval);
  // The address keeps the chosen interval when the page is reloaded or shared.
  history.replaceState(null, '', address);
});

market.start();

function drawLegend(): void {
  const klines = market.klines.all();
  showLegend(klines.find(({ openMs }) => openMs === pointedMs) ?? klines.at(-1));
}

function chosenInterval(): ChartInterval {
  return find('[name="interval"]:checked', root).getAttribute('value') as ChartInterval;
}

let stateTimer: ReturnType<typeof setTimeout> | undefined;

/** Changes the style of the figures immediately. The text about a lost connection appears only if it lasts. */
function showState(state: ConnectionState): void {
  if (root.dataset['state'] === state) return;
  root.dataset['state'] = state;
  clearTimeout(stateTimer);
  const line = find('[data-state]', root);
  const say = (): void => {
    line.hidden = false;
    line.dataset['state'] = state;
    setText(line, pageData.texts[state]);
  };
  if (state === 'lost') stateTimer = setTimeout(say, LOST_SHOWN_AFTER_MS);
  else say();
}
