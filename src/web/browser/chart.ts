/**
 * The price chart. Only this file converts decimals to numbers, because positions on the screen are numbers. The legend
 * and the table show the exact text. The chart takes its colours from the page and follows the light and dark theme.
 */
import {
  type CandlestickData,
  CandlestickSeries,
  ColorType,
  createChart,
  type HistogramData,
  HistogramSeries,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  LineStyle,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { MarketPageData, OwnFill } from '../market/pageData';
import { ChartOverlays, type ShownIndicators } from './chartOverlays';
import { chartTime, openMsOf } from './chartTime';
import type { ChartKline } from './klineHistory';
import type { OpenOrder } from './liveAccount';

/** Klines visible initially. */
const VISIBLE_INITIALLY = 90;
/** Free space before the price axis, in klines. */
const MARGIN_KLINES = 3;
/** Older klines are loaded when fewer than this many remain to the left of the visible range. */
const LOAD_OLDER_BELOW = 20;
/** Klines scrolled, and factor zoomed, per key press. */
const STEP = 10;
const ZOOM = 1.25;

export interface ChartOptions {
  readonly data: MarketPageData;
  /** Called when the visible range comes close to the oldest kline. */
  readonly wantsOlder: () => void;
  /** Called with the open time of the kline under the pointer, or undefined. */
  readonly pointed: (openMs: number | undefined) => void;
  /** Called with the price at which the reader clicked. */
  readonly picked: (price: string) => void;
}

export class Chart {
  private readonly chart: IChartApi;
  private readonly candles: ISeriesApi<'Candlestick'>;
  private readonly volumes: ISeriesApi<'Histogram'>;
  private readonly last: IPriceLine;
  private readonly overlays: ChartOverlays;
  private shown: readonly ChartKline[] = [];
  private colours = { rise: '', fall: '', riseVolume: '', fallVolume: '' };

  constructor(container: HTMLElement, { data, wantsOlder, pointed, picked }: ChartOptions) {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const inner = document.createElement('div');
    // A canvas is not accessible to screen readers; the legend and the table are.
    inner.ariaHidden = 'true';
    container.append(inner);
    this.chart = createChart(inner, {
      autoSize: true,
      layout: { attributionLogo: false, fontSize: 11, fontFamily: getComputedStyle(container).fontFamily },
      handleScroll: { vertTouchDrag: false },
      kineticScroll: { touch: !isStill, mouse: false },
      timeScale: {
        timeVisible: true,
        secondsVisible: false,
        rightOffset: MARGIN_KLINES,
        lockVisibleTimeRangeOnResize: true,
      },
      localization: { locale: document.documentElement.lang, priceFormatter: priceFormat(data.priceDecimals) },
    });
    const minMove = 1 / 10 ** data.priceDecimals;
    this.candles = this.chart.addSeries(CandlestickSeries, {
      priceFormat: { type: 'price', precision: data.priceDecimals, minMove },
      // A hollow candle has no colour for its label, so the price line below shows the last price.
      lastValueVisible: false,
      priceLineVisible: false,
    });
    this.last = this.candles.createPriceLine({
      price: 0,
      lineStyle: LineStyle.Dotted,
      lineWidth: 1,
      lineVisible: false,
      axisLabelVisible: false,
    });
    this.volumes = this.chart.addSeries(HistogramSeries, {
      priceScaleId: 'volume',
      priceFormat: { type: 'volume' },
      lastValueVisible: false,
      priceLineVisible: false,
    });
    this.candles.priceScale().applyOptions({ scaleMargins: { top: 0.08, bottom: 0.24 } });
    this.chart.priceScale('volume').applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
    this.overlays = new ChartOverlays({ chart: this.chart, candles: this.candles, data });
    this.applyColours();
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.applyColours());
    this.chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
      if (range !== null && range.from < LOAD_OLDER_BELOW && this.shown.length > 0) wantsOlder();
    });
    this.chart.subscribeCrosshairMove(({ time }) => pointed(typeof time === 'number' ? openMsOf(time) : undefined));
    this.chart.subscribeClick(({ point, paneIndex }) => {
      const price = point === undefined || paneIndex !== 0 ? null : this.candles.coordinateToPrice(point.y);
      if (price !== null && price > 0) picked(price.toFixed(data.priceDecimals));
    });
    container.addEventListener('keydown', (event) => {
      if (this.handleKey(event.key)) event.preventDefault();
    });
  }

  /** Shows other klines and scrolls to the newest. */
  replaceKlines(klines: readonly ChartKline[]): void {
    this.draw(klines);
    const scale = this.chart.timeScale();
    scale.setVisibleLogicalRange({ from: klines.length - VISIBLE_INITIALLY, to: klines.length + MARGIN_KLINES });
  }

  /** Updates the klines of the same interval without scrolling. */
  updateKlines(klines: readonly ChartKline[]): void {
    const last = klines.at(-1);
    const isFurther = klines.length - this.shown.length;
    if (last === undefined || klines[0]?.openMs !== this.shown[0]?.openMs || isFurther < 0 || isFurther > 1)
      return this.draw(klines);
    for (const kline of klines.slice(-1 - isFurther)) {
      this.candles.update(candleOf(kline));
      this.volumes.update(this.volumeOf(kline));
    }
    this.shown = klines.slice();
    this.markLast();
    this.overlays.klinesChanged(this.shown);
  }

  /** Draws everything again, after a change of the time zone. */
  redraw(): void {
    this.draw(this.shown);
  }

  /** Marks the user's open orders and trades. */
  markOwn(orders: readonly OpenOrder[], fills: readonly OwnFill[]): void {
    this.overlays.markOrders(orders);
    this.overlays.markFills(fills, this.shown);
  }

  showIndicators(shown: ShownIndicators): void {
    this.overlays.showIndicators(shown, this.shown);
  }

  private draw(klines: readonly ChartKline[]): void {
    this.candles.setData(klines.map(candleOf));
    this.volumes.setData(klines.map((kline) => this.volumeOf(kline)));
    this.shown = klines.slice();
    this.markLast();
    this.overlays.klinesChanged(this.shown);
  }

  private markLast(): void {
    const last = this.shown.at(-1);
    const color = last !== undefined && isRising(last) ? this.colours.rise : this.colours.fall;
    this.last.applyOptions({
      price: Number(last?.close ?? 0),
      color,
      lineVisible: last !== undefined,
      axisLabelVisible: last !== undefined,
    });
  }

  private applyColours(): void {
    const style = getComputedStyle(document.documentElement);
    const colour = (name: string): string => style.getPropertyValue(name).trim();
    this.colours = {
      rise: colour('--rise'),
      fall: colour('--fall'),
      riseVolume: colour('--rise-volume'),
      fallVolume: colour('--fall-volume'),
    };
    const { rise, fall } = this.colours;
    const line = { color: colour('--line') };
    this.chart.applyOptions({
      layout: { background: { type: ColorType.Solid, color: colour('--card') }, textColor: colour('--quiet') },
      grid: { vertLines: line, horzLines: line },
      rightPriceScale: { borderColor: line.color },
      timeScale: { borderColor: line.color },
    });
    // Falling candles are filled and rising ones hollow, so that they differ without colours too.
    this.candles.applyOptions({
      upColor: colour('--card'),
      downColor: fall,
      borderUpColor: rise,
      borderDownColor: fall,
      wickUpColor: rise,
      wickDownColor: fall,
    });
    this.overlays.applyColours();
    if (this.shown.length > 0) this.draw(this.shown);
  }

  private volumeOf(kline: ChartKline): HistogramData<UTCTimestamp> {
    return {
      time: chartTime(kline.openMs),
      value: Number(kline.volume),
      color: isRising(kline) ? this.colours.riseVolume : this.colours.fallVolume,
    };
  }

  /** Returns false for keys without a function. */
  private handleKey(key: string): boolean {
    const scale = this.chart.timeScale();
    const range = scale.getVisibleLogicalRange();
    if (range === null) return false;
    const [from, to]: [number, number] = [range.from, range.to];
    const wider = ((to - from) * (ZOOM - 1)) / 2;
    const ranges: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [from - STEP, to - STEP],
      ArrowRight: [from + STEP, to + STEP],
      '+': [from + wider, to - wider],
      '=': [from + wider, to - wider],
      '-': [from - wider, to + wider],
      End: [this.shown.length - (to - from) + MARGIN_KLINES, this.shown.length + MARGIN_KLINES],
    };
    const wanted = Object.hasOwn(ranges, key) ? ranges[key] : undefined;
    if (wanted === undefined) return false;
    scale.setVisibleLogicalRange({ from: wanted[0], to: wanted[1] });
    return true;
  }
}

function isRising({ open, close }: ChartKline): boolean {
  return Number(close) >= Number(open);
}

function candleOf(kline: ChartKline): CandlestickData<UTCTimestamp> {
  return {
    time: chartTime(kline.openMs),
    open: Number(kline.open),
    high: Number(kline.high),
    low: Number(kline.low),
    close: Number(kline.close),
  };
}

/** Formats the labels of the price axis. */
function priceFormat(decimals: number): (price: number) => string {
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return (price) => format.format(price);
}
