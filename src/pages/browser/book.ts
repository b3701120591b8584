/** A book kept by the procedure that the contract tells under `depth`: buffer, snapshot, apply, and begin again when a number is missing. Knows no network. */
import type { components as Rest } from '../../../generated/openapi';
import type { components as Streams } from '../../../generated/streams';
import { type Amount, amountFrom } from '../../core/decimal';

export type DepthEvent = Streams['schemas']['DepthEvent'];
export type Snapshot = Rest['schemas']['Depth'];
type Level = readonly [price: string, quantity: string];

/** Events that may wait for a snapshot: beyond it the snapshot is late, and the whole begins again. */
const WAITING_MAX = 5_000;

export class Book {
  readonly bids = new BookSide(-1n);
  readonly asks = new BookSide(1n);
  private waiting: DepthEvent[] = [];
  /** Of the book; undefined before the snapshot. */
  private lastUpdateId: number | undefined;

  /** Step 1: events are kept from now on. */
  restart(): void {
    this.waiting = [];
    this.lastUpdateId = undefined;
  }

  /** Steps 2 to 4. `ask_again`: the snapshot is older than what is kept. `lost`: the events kept do not go on from it. */
  begin(snapshot: Snapshot): 'begun' | 'ask_again' | 'lost' {
    const [first] = this.waiting;
    if (first !== undefined && snapshot.lastUpdateId < first.U - 1) return 'ask_again';
    this.bids.replace(snapshot.bids);
    this.asks.replace(snapshot.asks);
    this.lastUpdateId = snapshot.lastUpdateId;
    return this.waiting.splice(0).every((event) => this.apply(event)) ? 'begun' : 'lost';
  }

  /** False: one was lost, and the book is to be begun again. */
  take(event: DepthEvent): boolean {
    if (this.lastUpdateId !== undefined) return this.apply(event);
    this.waiting.push(event);
    return this.waiting.length <= WAITING_MAX;
  }

  private apply(event: DepthEvent): boolean {
    if (this.lastUpdateId === undefined || event.u <= this.lastUpdateId) return true;
    if (event.U > this.lastUpdateId + 1) return false;
    for (const [price = '', quantity = ''] of event.b) this.bids.put(price, quantity);
    for (const [price = '', quantity = ''] of event.a) this.asks.put(price, quantity);
    this.lastUpdateId = event.u;
    return true;
  }
}

/** The levels of a side, the best first. `rising`: 1 where the best price is the lowest. */
export class BookSide {
  private entries: { readonly at: Amount; readonly level: Level }[] = [];

  constructor(private readonly rising: 1n | -1n) {}

  best(count: number): Level[] {
    return this.entries.slice(0, count).map(({ level }) => level);
  }

  replace(levels: Snapshot['bids']): void {
    this.entries = levels.map(([price, quantity]) => ({ at: amountFrom(price), level: [price, quantity] }));
  }

  /** The level's new total; `"0"` removes it, also where there is none. */
  put(price: string, quantity: string): void {
    const at = amountFrom(price);
    const index = this.indexOf(at);
    const isThere = this.entries[index]?.at === at;
    if (quantity === '0') this.entries.splice(index, isThere ? 1 : 0);
    else this.entries.splice(index, isThere ? 1 : 0, { at, level: [price, quantity] });
  }

  /** Of the price, or of the first one that is worse. */
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
