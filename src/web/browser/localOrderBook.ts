/**
 * A local order book, maintained as the contract describes for `depth`: buffer events, load a snapshot, apply the
 * events, and start again if an event is missing. Contains no network code.
 */
import type { components as Rest } from '../../../generated/openapi';
import type { components as Streams } from '../../../generated/streams';
import { type Amount, amountFrom } from '../../core/values/decimal';

export type DepthEvent = Streams['schemas']['DepthEvent'];
export type DepthSnapshot = Rest['schemas']['Depth'];
type Level = readonly [price: string, quantity: string];

/** Events buffered before the snapshot arrives. If there are more, the book starts again. */
const BUFFERED_EVENTS_MAX = 5_000;

export class LocalOrderBook {
  readonly bids = new BookSide(-1n);
  readonly asks = new BookSide(1n);
  private buffered: DepthEvent[] = [];
  /** The last update applied; undefined before the snapshot. */
  private lastUpdateId: number | undefined;

  /** Step 1: starts buffering events. */
  reset(): void {
    this.buffered = [];
    this.lastUpdateId = undefined;
  }

  /**
   * Steps 2 to 4. `retry`: the snapshot is older than the buffered events. `lost`: an event after the snapshot is
   * missing.
   */
  initialize(snapshot: DepthSnapshot): 'begun' | 'retry' | 'lost' {
    const [first] = this.buffered;
    if (first !== undefined && snapshot.lastUpdateId < first.U - 1) return 'retry';
    this.bids.replaceLevels(snapshot.bids);
    this.asks.replaceLevels(snapshot.asks);
    this.lastUpdateId = snapshot.lastUpdateId;
    return this.buffered.splice(0).every((event) => this.applyUpdate(event)) ? 'begun' : 'lost';
  }

  /** Returns false if an event is missing, so that the book must start again. */
  receiveEvent(event: DepthEvent): boolean {
    if (this.lastUpdateId !== undefined) return this.applyUpdate(event);
    this.buffered.push(event);
    return this.buffered.length <= BUFFERED_EVENTS_MAX;
  }

  private applyUpdate(event: DepthEvent): boolean {
    if (this.lastUpdateId === undefined || event.u <= this.lastUpdateId) return true;
    if (event.U > this.lastUpdateId + 1) return false;
    for (const [price = '', quantity = ''] of event.b) this.bids.setLevel(price, quantity);
    for (const [price = '', quantity = ''] of event.a) this.asks.setLevel(price, quantity);
    this.lastUpdateId = event.u;
    return true;
  }
}

/** The price levels of one side, best first. `rising` is 1 if the lowest price is the best (asks), otherwise -1. */
export class BookSide {
  private entries: { readonly at: Amount; readonly level: Level }[] = [];

  constructor(private readonly rising: 1n | -1n) {}

  bestLevels(count: number): Level[] {
    return this.entries.slice(0, count).map(({ level }) => level);
  }

  replaceLevels(levels: DepthSnapshot['bids']): void {
    this.entries = levels.map(([price, quantity]) => ({ at: amountFrom(price), level: [price, quantity] }));
  }

  /** Sets the quantity of a level; `"0"` removes it. Removing an unknown level has no effect. */
  setLevel(price: string, quantity: string): void {
    const at = amountFrom(price);
    const index = this.indexOf(at);
    const isThere = this.entries[index]?.at === at;
    if (quantity === '0') this.entries.splice(index, isThere ? 1 : 0);
    else this.entries.splice(index, isThere ? 1 : 0, { at, level: [price, quantity] });
  }

  /** Index of the price, or of the first worse price. */
  private indexOf(at: Amount): number {
    let [low, high] = [0, this.entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const entry = this.entries[middle];
      if (entry !== undefined && (entry.at - at) * this.rising < 0n) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
