/** The public sections of the market page. The script updates these elements and creates no markup of its own. */
import { streamChannels } from '../../../generated/streams';
import type { KlineInterval, MarketSymbol } from '../../core/model/model';
import { type Html, html } from '../framework/html';
import {
  ARROWS,
  formatPercent,
  groupThousands,
  padDecimals,
  priceDirection,
  truncateDecimals,
} from '../framework/numberFormat';
import type { PageContext } from '../framework/page';
import { AMOUNT_DECIMALS_MAX, DISPLAY_LIMITS } from './displayLimits';
import { marketTime, timeHeading } from './marketTimes';
import { type PublicData, unitNames } from './marketViews';
import { type PriceLevelRow, priceLevelRows, spread } from './priceLevels';

/** Powers of ten of the tick size. */
const GROUPING_POWERS = [0, 1, 2, 3, 4, 5] as const;

export interface SectionOptions {
  readonly request: Pick<PageContext, 'texts'>;
  readonly market: MarketSymbol;
  readonly data: PublicData;
}

export function tickerSection({ request: { texts }, market, data: { ticker } }: SectionOptions): Html {
  const words = texts.market;
  const units = unitNames(market);
  const direction = priceDirection(ticker.priceChange);
  return html`<section aria-labelledby="h-ticker"><h2 class="unseen" id="h-ticker">${words.ticker}</h2>
<dl class="ticker">
<div class="last"><dt>${words.last} (${units.quote})</dt><dd data-ticker="last" class="${direction}">${formatPrice(ticker.lastPrice, market)}</dd></div>
<div><dt>${words.change}</dt><dd data-ticker="change" class="${direction}">${ARROWS[direction]} ${formatPercent(ticker.priceChangePercent)}</dd></div>
<div><dt>${words.high}</dt><dd data-ticker="high">${formatPrice(ticker.highPrice, market)}</dd></div>
<div><dt>${words.low}</dt><dd data-ticker="low">${formatPrice(ticker.lowPrice, market)}</dd></div>
<div><dt>${words.volume(units.base)}</dt><dd data-ticker="volume">${groupThousands(ticker.volume)}</dd></div>
<div><dt>${words.volume(units.quote)}</dt><dd data-ticker="quoteVolume">${truncateDecimals(ticker.quoteVolume, 2)}</dd></div>
</dl></section>`;
}

export function chartSection(
  { request: { texts }, market, data: { klines } }: SectionOptions,
  open: KlineInterval,
): Html {
  const words = texts.market;
  const choice = (interval: KlineInterval): Html =>
    html`<label for="interval-${interval}"><input type="radio" name="interval" id="interval-${interval}" value="${interval}"${
      interval === open && html` checked`
    }><span aria-hidden="true">${interval}</span><span class="unseen">${words.intervals[interval]}</span></label>`;
  const row = ([openMs, ...figures]: (typeof klines)[number]): Html =>
    html`<tr><th scope="row">${marketTime(openMs)}</th>${figures
      .slice(0, 5)
      .map(
        (figure, index) =>
          html`<td class="amount">${index < 4 ? formatPrice(String(figure), market) : formatQuantity(String(figure), market)}</td>`,
      )}</tr>`;
  const tools = texts.trading.chart;
  const toggles = [
    ['average', tools.average, tools.averageHelp],
    ['strength', tools.strength, tools.strengthHelp],
    ['depth', tools.depth, tools.depthHelp],
  ] as const;
  const heads = [words.kline.open, words.kline.high, words.kline.low, words.kline.close, words.kline.volume];
  return html`<section class="card chart" aria-labelledby="h-chart"><h2 class="unseen" id="h-chart">${words.chart}</h2>
<div class="tools"><fieldset class="pills"><legend class="unseen">${words.interval}</legend>${streamChannels.kline.values.interval.map(choice)}</fieldset>
<div class="toggles needs-script" role="group" aria-label="${tools.tools}">${toggles.map(
    ([name, label, help]) =>
      html`<button class="toggle" type="button" aria-pressed="false" data-tool="${name}" title="${help}">${label}<span class="unseen">: ${help}</span></button>`,
  )}<button class="toggle" type="button" aria-pressed="false" data-tool="whole">${tools.whole}</button></div></div>
<p class="legend" data-legend></p>
<p class="keys needs-script">${tools.average} <b>7</b> <b>25</b> <b>99</b></p>
<div class="canvas" data-chart tabindex="0" role="application" aria-label="${words.chartHelp}"></div>
<figure class="depth" data-depth hidden><figcaption class="unseen">${tools.depthOf}</figcaption></figure>
<noscript><p class="quiet">${words.withoutJavaScript}</p></noscript>
<details data-klines-shown><summary>${words.table}</summary><div class="wide" tabindex="0" role="region" aria-label="${words.table}"><table>
<thead><tr><th scope="col">${timeHeading(words.from, texts)}</th>${heads.map((head) => html`<th scope="col" class="amount">${head}</th>`)}</tr></thead>
<tbody data-klines>${klines.map(row)}</tbody></table></div></details>
<p class="credit"><a href="https://www.tradingview.com/" rel="noreferrer">${words.drawnBy}</a></p></section>`;
}

export function bookSection({ request: { texts }, market, data: { depth, ticker } }: SectionOptions): Html {
  const words = texts.market;
  const units = unitNames(market);
  const gap = spread(depth.bids[0]?.[0], depth.asks[0]?.[0]);
  const side = (
    name: 'asks' | 'bids',
    caption: string,
    rows: readonly (PriceLevelRow | undefined)[],
  ): Html => html`<table class="ladder ${name}">
<caption class="unseen">${caption}</caption>
<thead><tr><th scope="col">${words.price(units.quote)}</th><th scope="col" class="amount">${words.amount(units.base)}</th><th scope="col" class="amount">${words.total(units.base)}</th></tr></thead>
<tbody data-side="${name}">${rows.map((row) => priceLevelRow(row, market))}</tbody></table>`;
  const direction = priceDirection(ticker.priceChange);
  // Asks are listed above the bids with the best price last, so that the best prices of both sides meet in the middle.
  return html`<section class="card book" aria-labelledby="h-book"><div class="row"><h2 id="h-book">${words.book}</h2>
<span class="grouping needs-script"><label class="unseen" for="grouping">${texts.trading.grouping}</label><select id="grouping" data-grouping>${priceSteps(market).map((step) => html`<option value="${step}">${groupThousands(step)}</option>`)}</select></span></div>
${side('asks', words.asks, priceLevelRows(depth.asks, DISPLAY_LIMITS.levels).reverse())}
<p class="middle"><strong class="number ${direction}" data-middle>${formatPrice(ticker.lastPrice, market)}</strong> <span class="quiet">${words.spread} <span class="number" data-spread>${
    gap === undefined ? '–' : formatPrice(gap, market)
  }</span></span></p>
${side('bids', words.bids, priceLevelRows(depth.bids, DISPLAY_LIMITS.levels))}</section>`;
}

/** The price steps into which the book can be grouped: the tick size and its multiples. */
function priceSteps({ pricePrecision }: MarketSymbol): readonly string[] {
  return GROUPING_POWERS.map((power) => {
    const decimals = pricePrecision - power;
    return decimals > 0 ? `0.${'1'.padStart(decimals, '0')}` : `1${'0'.repeat(-decimals)}`;
  });
}

function priceLevelRow(row: PriceLevelRow | undefined, market: MarketSymbol): Html {
  const figures = row && [
    formatPrice(row.price, market),
    formatQuantity(row.amount, market),
    formatQuantity(row.total, market),
  ];
  return html`<tr><td>${figures?.[0]}</td><td class="amount">${figures?.[1]}</td><td class="amount">${figures?.[2]}</td></tr>`;
}

export function tradesSection({ request: { texts }, market, data: { trades } }: SectionOptions): Html {
  const words = texts.market;
  const units = unitNames(market);
  const row = (trade: PublicData['trades'][number] | undefined): Html => {
    // The direction is the taker's: if the buyer was the maker, the taker sold.
    const direction = trade?.m === true ? 'fall' : 'rise';
    if (trade === undefined) return html`<tr><td></td><td class="amount"></td><td class="amount"></td></tr>`;
    return html`<tr><td class="${direction}">${formatPrice(trade.p, market)} <span aria-hidden="true">${ARROWS[direction]}</span><span class="unseen">${
      trade.m ? words.sold : words.bought
    }</span></td><td class="amount">${formatQuantity(trade.q, market)}</td><td class="amount">${marketTime(trade.T, 'clock')}</td></tr>`;
  };
  const rows = Array.from({ length: DISPLAY_LIMITS.trades }, (_, index) => trades[index]);
  return html`<section class="card trades"><h2 id="h-trades">${words.trades}</h2>
<div class="scroll" tabindex="0" role="region" aria-labelledby="h-trades"><table>
<caption class="unseen">${words.tradesOrder}</caption>
<thead><tr><th scope="col">${words.price(units.quote)}</th><th scope="col" class="amount">${words.amount(units.base)}</th><th scope="col" class="amount">${timeHeading(words.time, texts)}</th></tr></thead>
<tbody data-trades>${rows.map(row)}</tbody></table></div></section>`;
}

function formatPrice(decimal: string, { pricePrecision }: MarketSymbol): string {
  return padDecimals(decimal, pricePrecision);
}

function formatQuantity(decimal: string, { quantityPrecision }: MarketSymbol): string {
  return padDecimals(decimal, Math.min(quantityPrecision, AMOUNT_DECIMALS_MAX));
}
