/**
 * The script of the market page: keeps the page up to date and draws the chart. Without JavaScript the page is complete
 * but does not update.
 */

import { DISPLAY_LIMITS } from '../market/displayLimits';
import type { MarketPageData } from '../market/pageData';
import { accountViews } from './accountViews';
import { Chart } from './chart';
import { chartTools } from './chartTools';
import { depthView } from './depthView';
import { find, setText } from './domElements';
import { bookView, tickerView, tradesView } from './figureViews';
import { fillNotices, requestNotices } from './fillNotices';
import { klineTableView, legendView } from './klineViews';
import { linkedFields } from './linkedFields';
import { type ChartInterval, type ConnectionState, LiveMarket } from './liveMarket';
import { orderForms } from './orderForms';
import { orderSheet } from './orderSheet';
import { Painter } from './repaintScheduler';
import { isOn, type SettingName, turn } from './settings';
import { showTimes } from './timeZone';

/** A lost connection is reported only if it lasts this long. */
const LOST_SHOWN_AFTER_MS = 1_500;
/** Levels that a market order of the form may meet. */
const BOOK_LEVELS = 5_000;

const root = find('#market');
root.classList.add('scripted');
const pageData = JSON.parse(root.dataset['market'] ?? '') as MarketPageData;

let pointedMs: number | undefined;
const showTicker = tickerView(root, pageData);
const forms = orderForms(root, {
  best: (side) => market.book[side].bestLevels(1)[0]?.[0],
  linked: linkedFields({
    form: () => root.querySelector('#order form'),
    data: pageData,
    levelsFor: (side) => market.book[side === 'buy' ? 'asks' : 'bids'].bestLevels(BOOK_LEVELS),
    available: (asset) => account?.account.available.get(asset),
  }),
  texts: pageData.texts,
  done: () => root.querySelector('#order')?.dispatchEvent(new Event('orderdone')),
});
const showBook = bookView(root, pageData, {
  chosen: forms.takePrice,
  ownPrices: (side) =>
    [...(account?.account.orders.values() ?? [])]
      .filter((order) => (order.side === 'sell') === (side === 'asks') && order.stop_price === undefined)
      .map(({ price }) => price),
  regrouped: () => painter.markChanged('book'),
});
const showDepth = depthView(find('[data-depth]', root), (price) =>
  price.toLocaleString('en', { maximumFractionDigits: pageData.priceDecimals }),
);
const showTrades = tradesView(root, pageData);
const showLegend = legendView(root, pageData);
const showTable = klineTableView(root, pageData, DISPLAY_LIMITS.klines);
let isNewChart = true;

const painter = new Painter({
  ticker: () => market.ticker !== undefined && showTicker(market.ticker),
  book: () => {
    showBook(market.book);
    showDepth(market.book);
  },
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
  account: () => {
    if (account === undefined) return;
    account.draw();
    chart.markOwn([...account.account.orders.values()], [...account.account.fills.values()]);
    showBook(market.book);
  },
});

const account = accountViews(root, pageData, {
  changed: () => painter.markChanged('account'),
  filled: fillNotices(root, pageData),
});

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
  picked: forms.takePrice,
});

find('.chart .pills', root).addEventListener('change', () => {
  isNewChart = true;
  market.showInterval(chosenInterval());
  const address = new URL(location.href);
  address.searchParams.set('interval', market.interval);
  // The address keeps the chosen interval when the page is reloaded or shared.
  history.replaceState(null, '', address);
});

chartTools(root, {
  showIndicators: (shown) => chart.showIndicators(shown),
  depthShown: () => painter.markChanged('book'),
});
orderSheet(root, forms.chooseSide);
for (const box of root.querySelectorAll<HTMLInputElement>('[data-setting]')) {
  const name = box.dataset['setting'] as SettingName;
  box.checked = isOn(name);
  box.addEventListener('change', () => {
    turn(name, box.checked);
    if (name === 'notices' && box.checked) void requestNotices(root);
    if (name !== 'zone') return;
    showTimes(root);
    chart.redraw();
    painter.markChanged('klines');
  });
}
showTimes(root);
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
