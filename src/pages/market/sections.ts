/** The public sections of a market's page. What stands in them has the shape that the script goes on filling: it makes no markup of its own. */
import { streamChannels } from '../../../generated/streams';
import type { MarketSymbol } from '../../core/model';
import { ARROWS, aligned, clockTime, cut, directionOf, grouped, minuteTime, percent } from '../figures';
import { type Html, html } from '../html';
import type { PageRequest } from '../page';
import { type LadderRow, ladderRows, spreadOf } from './ladder';
import { AMOUNT_DECIMALS_MAX, SHOWN } from './shown';
import { type Interval, type PublicData, unitsOf } from './view';

export interface Shown {
  readonly request: Pick<PageRequest, 'texts'>;
  readonly market: MarketSymbol;
  readonly data: PublicData;
}

export function tickerSection({ request: { texts }, market, data: { ticker } }: Shown): Html {
  const words = texts.market;
  const units = unitsOf(market);
  const direction = directionOf(ticker.priceChange);
  return html`<section aria-labelledby="h-ticker"><h2 class="unseen" id="h-ticker">${words.ticker}</h2>
<dl class="ticker">
<div class="last"><dt>${words.last} (${units.quote})</dt><dd data-ticker="last" class="${direction}">${price(ticker.lastPrice, market)}</dd></div>
<div><dt>${words.change}</dt><dd data-ticker="change" class="${direction}">${ARROWS[direction]} ${percent(ticker.priceChangePercent)}</dd></div>
<div><dt>${words.high}</dt><dd data-ticker="high">${price(ticker.highPrice, market)}</dd></div>
<div><dt>${words.low}</dt><dd data-ticker="low">${price(ticker.lowPrice, market)}</dd></div>
<div><dt>${words.volume(units.base)}</dt><dd data-ticker="volume">${grouped(ticker.volume)}</dd></div>
<div><dt>${words.volume(units.quote)}</dt><dd data-ticker="quoteVolume">${cut(ticker.quoteVolume, 2)}</dd></div>
</dl></section>`;
}

export function chartSection({ request: { texts }, market, data: { klines } }: Shown, open: Interval): Html {
  const words = texts.market;
  const choice = (interval: Interval): Html =>
    html`<label for="interval-${interval}"><input type="radio" name="interval" id="interval-${interval}" value="${interval}"${
      interval === open && html` checked`
    }><span aria-hidden="true">${interval}</span><span class="unseen">${words.intervals[interval]}</span></label>`;
  const row = ([openMs, ...figures]: (typeof klines)[number]): Html =>
    html`<tr><th scope="row">${minuteTime(openMs)}</th>${figures
      .slice(0, 5)
      .map(
        (figure, index) =>
          html`<td class="amount">${index < 4 ? price(String(figure), market) : amount(String(figure), market)}</td>`,
      )}</tr>`;
  const heads = [words.kline.open, words.kline.high, words.kline.low, words.kline.close, words.kline.volume];
  return html`<section class="card chart" aria-labelledby="h-chart"><h2 class="unseen" id="h-chart">${words.chart}</h2>
<fieldset class="pills"><legend class="unseen">${words.interval}</legend>${streamChannels.kline.values.interval.map(choice)}</fieldset>
<p class="legend" data-legend></p>
<div class="canvas" data-chart tabindex="0" role="application" aria-label="${words.chartHelp}"></div>
<noscript><p class="quiet">${words.withoutScripts}</p></noscript>
<details data-klines-shown><summary>${words.table}</summary><div class="wide" tabindex="0" role="region" aria-label="${words.table}"><table>
<thead><tr><th scope="col">${words.from}</th>${heads.map((head) => html`<th scope="col" class="amount">${head}</th>`)}</tr></thead>
<tbody data-klines>${klines.map(row)}</tbody></table></div></details>
<p class="credit"><a href="https://www.tradingview.com/" rel="noreferrer">${words.drawnBy}</a></p></section>`;
}

export function bookSection({ request: { texts }, market, data: { depth, ticker } }: Shown): Html {
  const words = texts.market;
  const units = unitsOf(market);
  const spread = spreadOf(depth.bids[0]?.[0], depth.asks[0]?.[0]);
  const side = (
    name: 'asks' | 'bids',
    caption: string,
    rows: readonly (LadderRow | undefined)[],
  ): Html => html`<table class="ladder ${name}">
<caption class="unseen">${caption}</caption>
<thead><tr><th scope="col">${words.price(units.quote)}</th><th scope="col" class="amount">${words.amount(units.base)}</th><th scope="col" class="amount">${words.total(units.base)}</th></tr></thead>
<tbody data-side="${name}">${rows.map((row) => ladderRow(row, market))}</tbody></table>`;
  const direction = directionOf(ticker.priceChange);
  // The best prices of both sides meet in the middle.
  return html`<section class="card book" aria-labelledby="h-book"><h2 id="h-book">${words.book}</h2>
${side('asks', words.asks, ladderRows(depth.asks, SHOWN.levels).reverse())}
<p class="middle"><strong class="number ${direction}" data-middle>${price(ticker.lastPrice, market)}</strong> <span class="quiet">${words.spread} <span class="number" data-spread>${
    spread === undefined ? '–' : price(spread, market)
  }</span></span></p>
${side('bids', words.bids, ladderRows(depth.bids, SHOWN.levels))}</section>`;
}

function ladderRow(row: LadderRow | undefined, market: MarketSymbol): Html {
  const figures = row && [price(row.price, market), amount(row.amount, market), amount(row.total, market)];
  return html`<tr><td>${figures?.[0]}</td><td class="amount">${figures?.[1]}</td><td class="amount">${figures?.[2]}</td></tr>`;
}

export function tradesSection({ request: { texts }, market, data: { trades } }: Shown): Html {
  const words = texts.market;
  const units = unitsOf(market);
  const row = (trade: PublicData['trades'][number] | undefined): Html => {
    // The taker decided it: where the buyer was the maker, somebody sold.
    const direction = trade?.m === true ? 'fall' : 'rise';
    if (trade === undefined) return html`<tr><td></td><td class="amount"></td><td class="amount"></td></tr>`;
    return html`<tr><td class="${direction}">${price(trade.p, market)} <span aria-hidden="true">${ARROWS[direction]}</span><span class="unseen">${
      trade.m ? words.sold : words.bought
    }</span></td><td class="amount">${amount(trade.q, market)}</td><td class="amount"><time datetime="${new Date(trade.T).toISOString()}">${clockTime(trade.T)}</time></td></tr>`;
  };
  const rows = Array.from({ length: SHOWN.trades }, (_, index) => trades[index]);
  return html`<section class="card trades"><h2 id="h-trades">${words.trades}</h2>
<div class="scroll" tabindex="0" role="region" aria-labelledby="h-trades"><table>
<caption class="unseen">${words.tradesOrder}</caption>
<thead><tr><th scope="col">${words.price(units.quote)}</th><th scope="col" class="amount">${words.amount(units.base)}</th><th scope="col" class="amount">${words.time}</th></tr></thead>
<tbody data-trades>${rows.map(row)}</tbody></table></div></section>`;
}

function price(decimal: string, { pricePrecision }: MarketSymbol): string {
  return aligned(decimal, pricePrecision);
}

function amount(decimal: string, { quantityPrecision }: MarketSymbol): string {
  return aligned(decimal, Math.min(quantityPrecision, AMOUNT_DECIMALS_MAX));
}
