/**
 * A consumer that maintains an order book by exactly the procedure that the contract documents under `depth`: buffer,
 * snapshot, apply. It throws if the stream breaks its guarantees.
 */
import type { components } from '../../generated/streams';
import { amountFrom } from '../../src/core/values/decimal';

export type DepthEvent = components['schemas']['DepthEvent'];
type Levels = readonly (readonly string[])[];

export interface Snapshot {
  readonly lastUpdateId: number;
  readonly bids: Levels;
  readonly asks: Levels;
}

export class DepthFollower {
  private buffered: DepthEvent[] = [];
  private readonly bids = new Map<string, string>();
  private readonly asks = new Map<string, string>();
  private lastU: number | undefined;
  private lastE = 0;
  /** Last update id of its book; undefined before the snapshot. */
  lastUpdateId: number | undefined;

  receive(event: DepthEvent): void {
    if (this.lastU !== undefined && event.U !== this.lastU + 1)
      throw new Error(`U is ${event.U} after a u of ${this.lastU}`);
    if (event.u < event.U || event.b.length + event.a.length === 0)
      throw new Error(`an event without a change: ${JSON.stringify(event)}`);
    if (event.E < this.lastE) throw new Error(`E fell from ${this.lastE} to ${event.E}`);
    this.lastU = event.u;
    this.lastE = event.E;
    if (this.lastUpdateId === undefined) this.buffered.push(event);
    else this.applyEvent(event);
  }

  /** Returns false if the snapshot is older than the buffered events; request another one. */
  applySnapshot(snapshot: Snapshot): boolean {
    const [first] = this.buffered;
    if (first !== undefined && snapshot.lastUpdateId < first.U - 1) return false;
    for (const [price = '', quantity = ''] of snapshot.bids) this.bids.set(price, quantity);
    for (const [price = '', quantity = ''] of snapshot.asks) this.asks.set(price, quantity);
    this.lastUpdateId = snapshot.lastUpdateId;
    for (const event of this.buffered.splice(0)) this.applyEvent(event);
    return true;
  }

  /** The book in the form of a snapshot of any depth. */
  get depth(): Snapshot {
    return { lastUpdateId: this.lastUpdateId ?? 0, bids: bestFirst(this.bids, -1n), asks: bestFirst(this.asks, 1n) };
  }

  private applyEvent(event: DepthEvent): void {
    const last = this.lastUpdateId ?? 0;
    if (event.u <= last) return;
    if (event.U > last + 1) throw new Error(`the book stands at ${last} and the next event begins at ${event.U}`);
    for (const [levels, book] of [
      [event.b, this.bids],
      [event.a, this.asks],
    ] as const) {
      for (const [price = '', quantity = ''] of levels) {
        if (quantity === '0') book.delete(price);
        else book.set(price, quantity);
      }
    }
    this.lastUpdateId = event.u;
  }
}

function bestFirst(levels: ReadonlyMap<string, string>, direction: 1n | -1n): Levels {
  return [...levels].sort(([a], [b]) => ((amountFrom(a) - amountFrom(b)) * direction < 0n ? -1 : 1));
}
