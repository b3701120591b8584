/** The klines of one interval, oldest first, without gaps. Contains no network code. */
import type { components as Rest } from '../../../generated/openapi';
import type { components as Streams } from '../../../generated/streams';

type Row = Rest['schemas']['KlineRow'];
export type KlineEvent = Streams['schemas']['KlineEvent'];

export interface ChartKline {
  readonly openMs: number;
  readonly closeMs: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
  readonly trades: number;
}

export class KlineHistory {
  private klines: ChartKline[] = [];
  /** The latest event that arrived before the history. */
  private early: ChartKline | undefined;
  private isBegun = false;

  all(): readonly ChartKline[] {
    return this.klines;
  }

  reset(): void {
    this.klines = [];
    this.early = undefined;
    this.isBegun = false;
  }

  /** Returns false if the event that arrived meanwhile does not follow the rows, so that they must be loaded again. */
  initialize(rows: readonly Row[]): boolean {
    this.klines = rows.map(klineOf);
    this.isBegun = true;
    return this.early === undefined || this.setKline(this.early);
  }

  /** Adds older klines. */
  prepend(rows: readonly Row[]): void {
    const first = this.klines[0]?.openMs ?? 0;
    this.klines = [...rows.map(klineOf).filter(({ openMs }) => openMs < first), ...this.klines];
  }

  /** Returns false if a kline is missing. */
  receiveEvent({ k }: KlineEvent): boolean {
    const kline = { openMs: k.t, closeMs: k.T, open: k.o, high: k.h, low: k.l, close: k.c, volume: k.v, trades: k.n };
    if (this.isBegun) return this.setKline(kline);
    this.early = kline;
    return true;
  }

  private setKline(kline: ChartKline): boolean {
    const last = this.klines.at(-1);
    if (last !== undefined && kline.openMs > last.closeMs + 1) return false;
    if (last === undefined || kline.openMs > last.openMs) this.klines.push(kline);
    // A response may be newer than an event that was sent earlier and arrives later.
    else if (kline.openMs === last.openMs && kline.trades >= last.trades) this.klines[this.klines.length - 1] = kline;
    return true;
  }
}

function klineOf([openMs, open, high, low, close, volume, closeMs, , trades]: Row): ChartKline {
  return { openMs, closeMs, open, high, low, close, volume, trades };
}
