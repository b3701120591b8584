/** What is drawn over the candles: moving averages, the relative strength index, and the user's orders and trades. */
import {
  createSeriesMarkers,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  type ISeriesMarkersPluginApi,
  LineSeries,
  LineStyle,
  type SeriesMarker,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import { padDecimals } from '../framework/numberFormat';
import type { MarketPageData, OwnFill } from '../market/pageData';
import { chartTime } from './chartTime';
import { movingAverage, relativeStrength } from './indicators';
import type { ChartKline } from './klineHistory';
import type { OpenOrder } from './liveAccount';

/** The usual lengths, in klines. */
const AVERAGES = [7, 25, 99] as const;
const STRENGTH_KLINES = 14;
/** Between these values a price is called neither overbought nor oversold. */
const STRENGTH_BOUNDS = [30, 70] as const;
const STRENGTH_PANE = 1;
/** Share of the chart's height. */
const STRENGTH_STRETCH = 0.3;

export interface ShownIndicators {
  readonly average: boolean;
  readonly strength: boolean;
}

export interface ChartOverlaysOptions {
  readonly chart: IChartApi;
  readonly candles: ISeriesApi<'Candlestick'>;
  readonly data: MarketPageData;
}

export class ChartOverlays {
  private averages: ISeriesApi<'Line'>[] = [];
  private strength: ISeriesApi<'Line'> | undefined;
  private readonly orderLines = new Map<number, { readonly line: IPriceLine; readonly text: string }>();
  private readonly markers: ISeriesMarkersPluginApi<Time>;
  private fills: readonly OwnFill[] = [];

  constructor(private readonly options: ChartOverlaysOptions) {
    this.markers = createSeriesMarkers(options.candles, []);
  }

  showIndicators({ average, strength }: ShownIndicators, klines: readonly ChartKline[]): void {
    const { chart } = this.options;
    if (average !== this.averages.length > 0) {
      for (const line of this.averages) chart.removeSeries(line);
      this.averages = average ? AVERAGES.map(() => chart.addSeries(LineSeries, PLAIN_LINE)) : [];
    }
    if (strength !== (this.strength !== undefined)) {
      if (this.strength !== undefined) chart.removeSeries(this.strength);
      this.strength = strength ? this.addStrength() : undefined;
    }
    this.applyColours();
    this.klinesChanged(klines);
  }

  klinesChanged(klines: readonly ChartKline[]): void {
    this.drawMarkers(klines);
    if (this.averages.length === 0 && this.strength === undefined) return;
    const closes = klines.map(({ close }) => Number(close));
    const points = (values: readonly (number | undefined)[]) =>
      values.map((value, index) => {
        const time = chartTime(klines[index]?.openMs ?? 0);
        return value === undefined ? { time } : { time, value };
      });
    for (const [index, line] of this.averages.entries())
      line.setData(points(movingAverage(closes, AVERAGES[index] ?? 1)));
    this.strength?.setData(points(relativeStrength(closes, STRENGTH_KLINES)));
  }

  /** Draws a line at the price of each order; for a stop order, at its stop price. */
  markOrders(orders: readonly OpenOrder[]): void {
    const { candles, data } = this.options;
    const wanted = new Map(orders.map((order) => [order.id, order]));
    for (const [id, { line, text }] of this.orderLines) {
      const order = wanted.get(id);
      if (order !== undefined && orderText(order, data) === text) wanted.delete(id);
      else {
        candles.removePriceLine(line);
        this.orderLines.delete(id);
      }
    }
    for (const [id, order] of wanted) {
      const text = orderText(order, data);
      const line = candles.createPriceLine({
        price: Number(order.stop_price ?? order.price),
        color: colourOf(order.side === 'buy' ? '--rise' : '--fall'),
        lineWidth: 1,
        lineStyle: LineStyle.Dashed,
        axisLabelVisible: true,
        title: text,
      });
      this.orderLines.set(id, { line, text });
    }
  }

  markFills(fills: readonly OwnFill[], klines: readonly ChartKline[]): void {
    this.fills = fills;
    this.drawMarkers(klines);
  }

  applyColours(): void {
    for (const [index, line] of this.averages.entries()) line.applyOptions({ color: colourOf(`--line-${index + 1}`) });
    this.strength?.applyOptions({ color: colourOf('--line-2') });
  }

  private drawMarkers(klines: readonly ChartKline[]): void {
    // Most readers have no trades here. A change of the marks makes the chart draw again.
    if (this.fills.length === 0) return;
    const { data } = this.options;
    const colours = { buy: colourOf('--rise'), sell: colourOf('--fall') };
    const markers = this.fills.flatMap((fill): SeriesMarker<UTCTimestamp>[] => {
      const kline = klineAt(klines, fill.timeMs);
      if (kline === undefined) return [];
      const isBuy = fill.side === 'buy';
      return [
        {
          time: chartTime(kline.openMs),
          position: isBuy ? 'belowBar' : 'aboveBar',
          shape: isBuy ? 'arrowUp' : 'arrowDown',
          color: colours[fill.side],
          text: isBuy ? data.texts.yourBuy : data.texts.yourSale,
        },
      ];
    });
    // One mark for each side of a kline is enough.
    const unique = new Map(markers.map((marker) => [`${marker.time} ${marker.position}`, marker]));
    this.markers.setMarkers([...unique.values()].sort((a, b) => Number(a.time) - Number(b.time)));
  }

  private addStrength(): ISeriesApi<'Line'> {
    const { chart } = this.options;
    const line = chart.addSeries(
      LineSeries,
      { ...PLAIN_LINE, priceFormat: { type: 'price', precision: 0, minMove: 1 }, lastValueVisible: true },
      STRENGTH_PANE,
    );
    for (const price of STRENGTH_BOUNDS)
      line.createPriceLine({
        price,
        lineWidth: 1,
        lineStyle: LineStyle.Dotted,
        color: colourOf('--edge'),
        axisLabelVisible: false,
      });
    chart.panes()[STRENGTH_PANE]?.setStretchFactor(STRENGTH_STRETCH);
    return line;
  }
}

const PLAIN_LINE = {
  lineWidth: 1,
  lastValueVisible: false,
  priceLineVisible: false,
  crosshairMarkerVisible: false,
} as const;

function orderText({ side, remaining_amount }: OpenOrder, { texts, amountDecimals }: MarketPageData): string {
  return `${texts[side]} ${padDecimals(remaining_amount, amountDecimals)}`;
}

/** The kline of this time; undefined if it is not loaded. */
function klineAt(klines: readonly ChartKline[], timeMs: number): ChartKline | undefined {
  const kline = klines.findLast(({ openMs }) => openMs <= timeMs);
  return kline !== undefined && timeMs <= kline.closeMs ? kline : undefined;
}

function colourOf(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
