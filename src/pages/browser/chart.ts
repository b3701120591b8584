/**
 * The chart. It alone turns figures into numbers, because pixels are numbers: what stands in its legend and in the table below it is the exact text.
 * Its colours are the page's, and change with them.
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
import type { MarketNote } from '../market/note';
import type { Kline } from './klines';

/** Klines seen at first. */
const SEEN_AT_FIRST = 90;
/** Free klines' width before the axis. */
const AHEAD = 3;
/** When so few are left on the older side, more are asked for. */
const OLDER_WANTED_BELOW = 20;
/** What a key moves, in klines, and how much it widens or narrows. */
const STEP = 10;
const ZOOM = 1.25;

export interface ChartOptions {
  readonly note: MarketNote;
  /** Whoever looks has come near the oldest one. */
  readonly wantsOlder: () => void;
  /** The kline under the pointer; undefined: under none. */
  readonly pointed: (openMs: number | undefined) => void;
}

export class Chart {
  private readonly chart: IChartApi;
  private readonly candles: ISeriesApi<'Candlestick'>;
  private readonly volumes: ISeriesApi<'Histogram'>;
  private readonly last: IPriceLine;
  private shown: readonly Kline[] = [];
  private colours = { rise: '', fall: '', riseVolume: '', fallVolume: '' };

  constructor(container: HTMLElement, { note, wantsOlder, pointed }: ChartOptions) {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const inner = document.createElement('div');
    // The canvases say nothing to a screen reader: the legend and the table do.
    inner.ariaHidden = 'true';
    container.append(inner);
    this.chart = createChart(inner, {
      autoSize: true,
      layout: { attributionLogo: false, fontSize: 11, fontFamily: getComputedStyle(container).fontFamily },
      handleScroll: { vertTouchDrag: false },
      kineticScroll: { touch: !isStill, mouse: false },
      timeScale: { timeVisible: true, secondsVisible: false, rightOffset: AHEAD, lockVisibleTimeRangeOnResize: true },
      localization: { locale: document.documentElement.lang, priceFormatter: priceFormat(note.priceDecimals) },
    });
    const minMove = 1 / 10 ** note.priceDecimals;
    this.candles = this.chart.addSeries(CandlestickSeries, {
      priceFormat: { type: 'price', precision: note.priceDecimals, minMove },
      // A hollow one has no colour for its label: the line below has.
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
    this.takeColours();
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.takeColours());
    this.chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
      if (range !== null && range.from < OLDER_WANTED_BELOW && this.shown.length > 0) wantsOlder();
    });
    this.chart.subscribeCrosshairMove(({ time }) => pointed(typeof time === 'number' ? time * 1_000 : undefined));
    container.addEventListener('keydown', (event) => {
      if (this.move(event.key)) event.preventDefault();
    });
  }

  /** From now on these; the newest ones come into view. */
  begin(klines: readonly Kline[]): void {
    this.draw(klines);
    const scale = this.chart.timeScale();
    scale.setVisibleLogicalRange({ from: klines.length - SEEN_AT_FIRST, to: klines.length + AHEAD });
  }

  /** The same ones further on, and perhaps further back; what is in view stays where it is. */
  update(klines: readonly Kline[]): void {
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
  }

  private draw(klines: readonly Kline[]): void {
    this.candles.setData(klines.map(candleOf));
    this.volumes.setData(klines.map((kline) => this.volumeOf(kline)));
    this.shown = klines.slice();
    this.markLast();
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

  private takeColours(): void {
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
    // Falling ones are filled and rising ones hollow, which tells them apart without colours too.
    this.candles.applyOptions({
      upColor: colour('--card'),
      downColor: fall,
      borderUpColor: rise,
      borderDownColor: fall,
      wickUpColor: rise,
      wickDownColor: fall,
    });
    if (this.shown.length > 0) this.draw(this.shown);
  }

  private volumeOf(kline: Kline): HistogramData<UTCTimestamp> {
    return {
      time: timeOf(kline),
      value: Number(kline.volume),
      color: isRising(kline) ? this.colours.riseVolume : this.colours.fallVolume,
    };
  }

  /** False for keys that mean nothing here. */
  private move(key: string): boolean {
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
      End: [this.shown.length - (to - from) + AHEAD, this.shown.length + AHEAD],
    };
    const wanted = Object.hasOwn(ranges, key) ? ranges[key] : undefined;
    if (wanted === undefined) return false;
    scale.setVisibleLogicalRange({ from: wanted[0], to: wanted[1] });
    return true;
  }
}

function isRising({ open, close }: Kline): boolean {
  return Number(close) >= Number(open);
}

function timeOf({ openMs }: Kline): UTCTimestamp {
  return (openMs / 1_000) as UTCTimestamp;
}

function candleOf(kline: Kline): CandlestickData<UTCTimestamp> {
  return {
    time: timeOf(kline),
    open: Number(kline.open),
    high: Number(kline.high),
    low: Number(kline.low),
    close: Number(kline.close),
  };
}

/** For the axis. */
function priceFormat(decimals: number): (price: number) => string {
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return (price) => format.format(price);
}
