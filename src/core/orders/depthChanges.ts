/**
 * Collects the changes of one order book since the last update: each changed level once, with its latest total.
 * Applying the update to any state since the last one gives the present state. A gap in the update ids is a bug and
 * throws, because no change may be missing.
 */
import type { EngineEvent, LevelChange } from '../model/events';
import { assert } from '../values/assert';
import type { Amount } from '../values/decimal';

export interface ChangedLevel {
  readonly price: Amount;
  /** The level's new total; 0 if the level is gone. */
  readonly quantity: Amount;
}

export interface DepthUpdate {
  /** Update ids of the first and the last change included. */
  readonly firstId: number;
  readonly lastId: number;
  /** Changed levels, best price first. */
  readonly bids: readonly ChangedLevel[];
  readonly asks: readonly ChangedLevel[];
}

export class DepthChanges {
  private readonly bids = new Map<Amount, Amount>();
  private readonly asks = new Map<Amount, Amount>();
  private lastId: number;

  /** `publishedId`: the book's present update id. The collection begins with the change after it. */
  constructor(private publishedId: number) {
    this.lastId = publishedId;
  }

  /** Adds the next event that changed the book. */
  add({ bookUpdateId, levels }: Pick<EngineEvent, 'bookUpdateId' | 'levels'>): void {
    assert(bookUpdateId === this.lastId + 1, `book update ${bookUpdateId} follows ${this.lastId}`);
    this.lastId = bookUpdateId;
    for (const level of levels) this.sideOf(level.side).set(level.price, level.quantity);
  }

  /** The changes since the last call; undefined if there were none. */
  takeUpdate(): DepthUpdate | undefined {
    if (this.lastId === this.publishedId) return undefined;
    const update = {
      firstId: this.publishedId + 1,
      lastId: this.lastId,
      bids: takeSorted(this.bids, highestFirst),
      asks: takeSorted(this.asks, lowestFirst),
    };
    this.publishedId = this.lastId;
    return update;
  }

  private sideOf(side: LevelChange['side']): Map<Amount, Amount> {
    return side === 'buy' ? this.bids : this.asks;
  }
}

function takeSorted(
  levels: Map<Amount, Amount>,
  order: (a: ChangedLevel, b: ChangedLevel) => number,
): readonly ChangedLevel[] {
  const list = Array.from(levels, ([price, quantity]): ChangedLevel => ({ price, quantity })).sort(order);
  levels.clear();
  return list;
}

const lowestFirst = (a: ChangedLevel, b: ChangedLevel): number => (a.price < b.price ? -1 : 1);
const highestFirst = (a: ChangedLevel, b: ChangedLevel): number => (a.price < b.price ? 1 : -1);
