/** The klines of one interval, the oldest first, each following the one before it. Knows no network. */
import type { components as Rest } from '../../../generated/openapi';
import type { components as Streams } from '../../../generated/streams';

type Row = Rest['schemas']['KlineRow'];
export type KlineEvent = Streams['schemas']['KlineEvent'];

export interface Kline {
  readonly openMs: number;
  readonly closeMs: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
  readonly trades: number;
}

export class Klines {
  private klines: Kline[] = [];
  /** What came before the history that it belongs behind. */
  private early: Kline | undefined;
  private isBegun = false;

  all(): readonly Kline[] {
    return this.klines;
  }

  restart(): void {
    this.klines = [];
    this.early = undefined;
    this.isBegun = false;
  }

  /** False: what came meanwhile does not go on from it, so it is to be asked for again. */
  begin(rows: readonly Row[]): boolean {
    this.klines = rows.map(klineOf);
    this.isBegun = true;
    return this.early === undefined || this.put(this.early);
  }

  /** Older ones, in front. */
  prepend(rows: readonly Row[]): void {
    const first = this.klines[0]?.openMs ?? 0;
    this.klines = [...rows.map(klineOf).filter(({ openMs }) => openMs < first), ...this.klines];
  }

  /** False: one was lost. */
  take({ k }: KlineEvent): boolean {
    const kline = { openMs: k.t, closeMs: k.T, open: k.o, high: k.h, low: k.l, close: k.c, volume: k.v, trades: k.n };
    if (this.isBegun) return this.put(kline);
    this.early = kline;
    return true;
  }

  private put(kline: Kline): boolean {
    const last = this.klines.at(-1);
    if (last !== undefined && kline.openMs > last.closeMs + 1) return false;
    if (last === undefined || kline.openMs > last.openMs) this.klines.push(kline);
    // An answer may be newer than an event that was sent before it and comes after it.
    else if (kline.openMs === last.openMs && kline.trades >= last.trades) this.klines[this.klines.length - 1] = kline;
    return true;
  }
}

function klineOf([openMs, open, high, low, close, volume, closeMs, , trades]: Row): Kline {
  return { openMs, closeMs, open, high, low, close, volume, trades };
}
